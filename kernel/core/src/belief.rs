//! What a seat may think: all deals that fit what it knows, each with the same chance.
//!
//! A world says who was dealt which cards, which lie face down, and what was discarded, such that
//! every choice seen was legal. For the cards that the seat does not know, there are bins: the hand
//! of each other seat, its card that lies face down, the two unknown cards of the stock, and the
//! discard while it is unknown. All that legality asks is which classes of cards may lie in which
//! bin:
//!
//! - A seat that did not follow a Meri has no trump but the Sun, and the Sun only if it was seen to
//!   play no trump but the indicator that it took: only then can it have been dealt the Sun alone.
//! - A seat that under Monchi played neither the suit led nor a trump has none of that suit.
//! - A recipient that opened with a trump, or laid one aside, has trumps only.
//! - A card that lies face down is a trump.
//! - The native Robai lies with the seat that declared.
//!
//! Where the indicator may be in several places, the worlds fall into cases, drawn by how many worlds
//! they have: a recipient's card that lies face down is the indicator or not; an unknown discard is a
//! non-trump, or one of ten trumps, the indicator perhaps.
//!
//! Classes that may lie in the same bins are one row, bins that take the same classes one column of
//! [`Tables`]; how many of which row lie in which column is drawn by the number of worlds, and then
//! each row and each column is shuffled.

use crate::action::Action;
use crate::card::{END, NO_CARD};
use crate::case::Case;
use crate::dealt::{Dealt, NO_SEAT, SEATS};
use crate::facts::{Discard, FACE_DOWN, Facts, FactsError, Seen, UNKNOWN_DISCARD};
use crate::position::Position;
use crate::recast::Cast;
use crate::rng::Rng;
use crate::sketch::{Indicator, Place, Sketch};
use crate::state::State;

/// All worlds that fit what a seat knows.
#[derive(Debug)]
pub struct Belief {
    facts: Facts,
    seen: Seen,
    cases: Vec<Case>,
}

impl Belief {
    /// The belief of a seat that knows these facts.
    ///
    /// # Errors
    /// The facts contradict each other; [`world`](Self::world) finds what this does not.
    pub fn of(facts: Facts) -> Result<Self, FactsError> {
        let seen = Seen::of(&facts)?;
        let sketch = Sketch { facts: &facts, seen: &seen };
        let case = |(indicator, bins)| Case::new(&sketch, indicator, bins);
        let cases: Vec<Case> = sketch.cases().into_iter().filter_map(case).collect();
        if cases.is_empty() {
            return Err(FactsError::NoWorld);
        }
        Ok(Self { facts, seen, cases })
    }

    /// Whose belief it is.
    #[must_use]
    pub const fn seat(&self) -> u8 {
        self.facts.seat
    }

    /// Who has to act; `None` when the last trick of the deal is reached.
    #[must_use]
    pub fn turn(&self) -> Option<u8> {
        (self.seen.turn != NO_SEAT).then_some(self.seen.turn)
    }

    /// How many worlds there are, as far as a floating point number tells: the order of the two
    /// cards of the stock that are not yet shown counts.
    #[must_use]
    pub fn size(&self) -> f64 {
        self.cases.iter().map(|case| case.ways).sum()
    }

    /// A world: all have the same chance.
    ///
    /// # Errors
    /// The facts tell of a choice that was not legal.
    pub fn world(&self, rng: &mut Rng) -> Result<Position, FactsError> {
        let case = self.draw_case(rng);
        let mut world = World::new(self, case);
        case.deal(rng, |place, cards| world.put(place, cards));
        world.finish(self)
    }

    /// The state of a world, made from that of another one: as [`world`](Self::world) from the same
    /// random numbers, but quicker. Only once the discard is known to the seat.
    pub fn state(&self, like: &State, rng: &mut Rng) -> State {
        let case = self.draw_case(rng);
        let mut hidden = Cast::new(&self.facts, &self.seen);
        case.deal(rng, |place, cards| hidden.put(place, cards));
        like.recast(&hidden)
    }

    /// Lots are only drawn where there is a choice.
    fn draw_case(&self, rng: &mut Rng) -> &Case {
        if let [only] = &self.cases[..] {
            return only;
        }
        let mut lot = rng.unit() * self.size();
        let mut chosen = &self.cases[0];
        for case in &self.cases {
            chosen = case;
            if lot < case.ways {
                break;
            }
            lot -= case.ways;
        }
        chosen
    }
}

/// A world in the making.
struct World {
    hands: [Vec<u8>; SEATS],
    stock: [u8; 3],
    /// By seat the card that it laid face down.
    table: [u8; SEATS],
    discard: u8,
}

impl World {
    /// What the seat knows of it.
    fn new(belief: &Belief, case: &Case) -> Self {
        let (facts, seen) = (&belief.facts, &belief.seen);
        let mut hands = seen.played.clone();
        let discard = match seen.discard {
            Discard::Known(card) => card,
            _ if case.indicator == Indicator::LaidAside => facts.stock[0],
            _ => NO_CARD,
        };
        if seen.recipient != NO_SEAT {
            let hand = &mut hands[usize::from(seen.recipient)];
            hand.extend(Some(discard).filter(|card| *card != NO_CARD));
            hand.retain(|&card| card != facts.stock[0]);
        }
        hands[usize::from(facts.seat)] = facts.hand.to_vec();
        let table = [facts.stock[0]; SEATS]; // of a recipient that no other card is put to
        Self { hands, stock: facts.stock, table, discard }
    }

    fn put(&mut self, place: Place, cards: &[u8]) {
        match place {
            Place::Hand(seat) => self.hands[seat].extend(cards),
            Place::Table(seat) => {
                self.table[seat] = cards[0];
                self.hands[seat].extend(cards);
            }
            Place::Stock => self.stock[1..].copy_from_slice(cards),
            Place::Discard => self.discard = cards[0],
        }
    }

    fn finish(mut self, belief: &Belief) -> Result<Position, FactsError> {
        let unknown = belief.seen.discard == Discard::Unknown;
        if unknown && self.discard != self.stock[0] {
            self.hands[usize::from(belief.seen.recipient)].push(self.discard);
        }
        let dealt = self.dealt(belief.facts.dealer)?;
        let mut position = Position::start(dealt);
        for (place, &code) in belief.facts.actions.iter().enumerate() {
            let code = match code {
                FACE_DOWN => self.table[usize::from(position.state().turn().unwrap_or(0))],
                UNKNOWN_DISCARD => self.discard + END,
                code => code,
            };
            let action = Action::new(code).ok_or(FactsError::Action(place + 1, code))?;
            position.apply(action).map_err(|_| FactsError::Action(place + 1, code))?;
        }
        Ok(position)
    }

    fn dealt(&self, dealer: u8) -> Result<Dealt, FactsError> {
        let mut hands = [[0; 9]; SEATS];
        for (to, hand) in hands.iter_mut().zip(&self.hands) {
            if hand.len() != to.len() {
                return Err(FactsError::NoWorld);
            }
            to.copy_from_slice(hand);
        }
        Dealt::new(dealer, hands, self.stock).map_err(|_| FactsError::NoWorld)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::card::card;
    use crate::facts::FACTS_VERSION;
    use crate::playout::random_action;

    /// What a seat knows of a position, written down card by card.
    pub(crate) fn told(position: &Position, seat: u8) -> Vec<u8> {
        let (dealt, state) = (position.dealt(), position.state());
        let opened = position.actions().iter().any(|action| action.code() < END);
        let stock = dealt.stock().map(|card| if opened { card } else { NO_CARD });
        let mut bytes = vec![b'H', b'V', FACTS_VERSION, seat, dealt.dealer()];
        bytes.extend([dealt.stock()[0], stock[1], stock[2]]);
        bytes.extend(dealt.hands()[usize::from(seat)]);
        bytes.extend(u8::try_from(position.actions().len()));
        let mut replayed = State::start(dealt);
        let open = position.actions().len() - usize::from(state.plays());
        for (place, &action) in position.actions().iter().enumerate() {
            let mover = replayed.turn().unwrap();
            let trump = action.code() < END && replayed.order().is_trump(action.code());
            let down = place >= open && trump && !state.meri();
            let laid = (END..2 * END).contains(&action.code()) && !opened;
            bytes.push(match (mover == seat, down, laid) {
                (false, true, _) => FACE_DOWN,
                (false, _, true) => UNKNOWN_DISCARD,
                _ => action.code(),
            });
            replayed.apply(action).unwrap();
        }
        bytes
    }

    #[test]
    fn worlds_tell_the_seat_what_it_knows() {
        let mut rng = Rng::new(8, 0);
        for number in 0..40 {
            let mut position = Position::start(Dealt::shuffled(&mut rng, number));
            while let Some(action) = random_action(position.state(), &mut rng) {
                let seat = u8::try_from(rng.below(8)).unwrap();
                let facts = told(&position, seat);
                let belief = Belief::of(Facts::from_bytes(&facts).unwrap()).unwrap();
                assert_eq!(belief.turn(), position.state().turn());
                let world = belief.world(&mut rng).unwrap();
                assert_eq!(told(&world, seat), facts);
                if !facts.contains(&UNKNOWN_DISCARD) {
                    let (mut one, mut other) = (Rng::new(3, 0), Rng::new(3, 0));
                    let world = *belief.world(&mut one).unwrap().state();
                    assert_eq!(belief.state(position.state(), &mut other), world);
                }
                position.apply(action).unwrap();
            }
        }
    }

    fn refused(change: impl Fn(&mut Vec<u8>)) -> FactsError {
        let mut facts = told(&Position::start(Dealt::shuffled(&mut Rng::new(1, 0), 2)), 5);
        change(&mut facts);
        let belief = Facts::from_bytes(&facts).and_then(Belief::of);
        belief.and_then(|belief| belief.world(&mut Rng::new(1, 0))).unwrap_err()
    }

    #[test]
    fn what_no_seat_can_know_is_refused() {
        let more = |facts: &mut Vec<u8>, codes: &[u8]| {
            facts.extend(codes);
            facts[17] += u8::try_from(codes.len()).unwrap();
        };
        assert_eq!(refused(|facts| facts[1] = b'M'), FactsError::Magic);
        assert_eq!(refused(|facts| facts[2] = 9), FactsError::Version(9));
        assert_eq!(refused(|facts| facts[3] = 8), FactsError::Seat(8));
        assert_eq!(refused(|facts| facts.push(0)), FactsError::Length(19, 18));
        assert_eq!(refused(|facts| facts[8] = 99), FactsError::Card(99));
        assert_eq!(refused(|facts| facts[9] = facts[8]), FactsError::Twice(refused_card()));
        assert_eq!(refused(|facts| facts.swap(8, 9)), FactsError::Unsorted);
        assert_eq!(refused(|facts| more(facts, &[7])), FactsError::Action(1, 7));
        assert_eq!(refused(|facts| more(facts, &[150, 7])), FactsError::Action(2, 7));
        let face_down_lead = |facts: &mut Vec<u8>| more(facts, &[150, UNKNOWN_DISCARD, FACE_DOWN]);
        assert_eq!(refused(face_down_lead), FactsError::Action(3, FACE_DOWN));
    }

    fn refused_card() -> u8 {
        Dealt::shuffled(&mut Rng::new(1, 0), 2).hands()[5][0]
    }

    #[test]
    fn facts_that_contradict_each_other_have_no_world() {
        // The same card is played by two seats.
        let twice = refused(|facts| {
            let unseen =
                (0..END).find(|card| !facts[5..17].contains(card) && *card != card_of(facts));
            let one = unseen.unwrap();
            facts.extend([150, UNKNOWN_DISCARD, one, one]);
            facts[17] = 4;
        });
        assert!(matches!(twice, FactsError::NoWorld | FactsError::Action(..)), "{twice:?}");
    }

    /// The native Robai, which the declarer must have.
    fn card_of(facts: &[u8]) -> u8 {
        card(crate::card::suit_of(facts[5]), crate::card::ROBAI)
    }
}
