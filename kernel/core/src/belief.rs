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
use crate::dealt::{Dealt, NO_SEAT, SEATS};
use crate::facts::{Discard, FACE_DOWN, Facts, FactsError, Seen, UNKNOWN_DISCARD};
use crate::order::{Order, order_of};
use crate::position::Position;
use crate::rng::Rng;
use crate::tables::{Tables, factorial};

/// The classes after the five kinds.
const SUN: u8 = 5;
const ROBAI: u8 = 6;
const CLASSES: usize = 7;
const ANY: u8 = 0b111_1111;

/// Where a card can lie that the seat does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Hand(usize),
    Table(usize),
    Stock,
    Discard,
}

#[derive(Clone, Copy, Debug)]
struct Bin {
    place: Place,
    room: usize,
    /// The classes that it takes, as bits.
    takes: u8,
}

/// Bins that take the same classes.
#[derive(Debug)]
struct Column {
    takes: u8,
    bins: Vec<Bin>,
}

/// What the recipient did with the indicator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Indicator {
    /// What was seen: it is in hand unless it was played or laid aside for all to see.
    AsSeen,
    /// It is the card that lies face down.
    OnTable,
    /// It is the discard that the seat does not know.
    LaidAside,
}

/// One of the cases into which the worlds fall.
#[derive(Debug)]
struct Case {
    indicator: Indicator,
    rows: Vec<Vec<u8>>,
    columns: Vec<Column>,
    tables: Tables,
    /// In how many ways it can be, but for a factor that all cases share.
    ways: f64,
}

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
        let unknown = unknown_cards(&facts, &seen);
        let cases = Sketch { facts: &facts, seen: &seen }.cases(&unknown);
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
        for (bin, cards) in case.deal(rng) {
            world.put(bin, &cards);
        }
        world.finish(self)
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

/// The cards that the seat neither holds nor has seen, rising.
fn unknown_cards(facts: &Facts, seen: &Seen) -> Vec<u8> {
    let discard = if let Discard::Known(card) = seen.discard { card } else { NO_CARD };
    let played = seen.played.iter().flatten();
    let known = facts.hand.iter().chain(&facts.stock).chain(played).chain([&discard]);
    let mut unknown = [true; 256];
    known.for_each(|&card| unknown[usize::from(card)] = false);
    (0..END).filter(|&card| unknown[usize::from(card)]).collect()
}

/// From what is seen to what may lie where.
struct Sketch<'a> {
    facts: &'a Facts,
    seen: &'a Seen,
}

impl Sketch<'_> {
    /// The cases that have worlds.
    fn cases(&self, unknown: &[u8]) -> Vec<Case> {
        let recipient = usize::from(self.seen.recipient);
        let cases = if self.seen.discard == Discard::Unknown {
            self.discards().map(|(indicator, bins)| self.case(unknown, bins?, indicator)).into()
        } else if self.keeps_indicator(recipient) && self.seen.face_down[recipient] {
            [Indicator::AsSeen, Indicator::OnTable]
                .map(|indicator| self.case(unknown, self.bins(indicator)?, indicator))
                .into()
        } else {
            let indicator = Indicator::AsSeen;
            vec![self.bins(indicator).and_then(|bins| self.case(unknown, bins, indicator))]
        };
        cases.into_iter().flatten().collect()
    }

    /// The unknown discard is plain, or one of ten trumps; the indicator at last.
    fn discards(&self) -> [(Indicator, Option<Vec<Bin>>); 3] {
        let with = |indicator, discard: Option<u8>, hand: u8| {
            let mut bins = self.bins(indicator)?;
            let recipient = Place::Hand(usize::from(self.seen.recipient));
            for bin in bins.iter_mut().filter(|bin| bin.place == recipient) {
                bin.takes &= hand;
            }
            bins.extend(discard.map(|takes| Bin { place: Place::Discard, room: 1, takes }));
            Some(bins)
        };
        let (seen, laid) = (Indicator::AsSeen, Indicator::LaidAside);
        [
            (seen, with(seen, Some(self.plain()), ANY)),
            (seen, with(seen, Some(self.trumps()), self.trumps())),
            (laid, with(laid, None, self.trumps())),
        ]
    }

    /// `None` when there is no world like that.
    fn case(&self, unknown: &[u8], bins: Vec<Bin>, indicator: Indicator) -> Option<Case> {
        let columns = columns(bins);
        let (rows, allowed) = self.rows(unknown, &columns);
        let sizes: Vec<usize> = rows.iter().map(Vec::len).collect();
        let rooms: Vec<usize> = columns.iter().map(Column::room).collect();
        let fits = sizes.iter().sum::<usize>() == rooms.iter().sum::<usize>();
        let tables = Tables::new(&sizes, &rooms, &allowed);
        let mut ways = if fits { tables.total() } else { 0.0 };
        for &size in &sizes {
            ways *= factorial(size);
        }
        for column in &columns {
            ways *= factorial(column.room());
            for bin in column.bins.iter().filter(|bin| bin.place != Place::Stock) {
                ways /= factorial(bin.room);
            }
        }
        (ways > 0.0).then_some(Case { indicator, rows, columns, tables, ways })
    }

    /// By row its cards, rising, and the columns that they may lie in, as bits.
    fn rows(&self, unknown: &[u8], columns: &[Column]) -> (Vec<Vec<u8>>, Vec<u32>) {
        let mut classes: [Vec<u8>; CLASSES] = Default::default();
        for &card in unknown {
            classes[usize::from(self.class(card))].push(card);
        }
        let (mut rows, mut allowed): (Vec<Vec<u8>>, Vec<u32>) = (Vec::new(), Vec::new());
        for (class, cards) in classes.into_iter().enumerate().filter(|(_, cards)| !cards.is_empty())
        {
            let takes = |column: &Column| u32::from(column.takes >> class & 1);
            let set = (0..).zip(columns).fold(0, |set, (at, one)| set | takes(one) << at);
            if let Some(row) = allowed.iter().position(|&other| other == set) {
                rows[row].extend(cards);
            } else {
                rows.push(cards);
                allowed.push(set);
            }
        }
        (rows, allowed)
    }

    /// The bins but for the discard, those of the hands first; `None` when a hand is overfull.
    fn bins(&self, indicator: Indicator) -> Option<Vec<Bin>> {
        let others = || (0..SEATS).filter(|&seat| seat != usize::from(self.facts.seat));
        let hands: Option<Vec<Bin>> = others().map(|seat| self.hand(seat, indicator)).collect();
        let mut bins = hands?;
        for seat in others().filter(|&seat| self.seen.face_down[seat]) {
            let known = indicator == Indicator::OnTable && seat == usize::from(self.seen.recipient);
            let takes = self.takes(seat) & self.trumps();
            bins.push(Bin { place: Place::Table(seat), room: usize::from(!known), takes });
        }
        if self.facts.stock[1] == NO_CARD {
            bins.push(Bin { place: Place::Stock, room: 2, takes: ANY & !self.declared() });
        }
        bins.retain(|bin| bin.room > 0);
        Some(bins)
    }

    /// The cards of a hand that are not known; of the recipient's, the indicator is while it lasts.
    fn hand(&self, seat: usize, indicator: Indicator) -> Option<Bin> {
        let gone = self.seen.played[seat].len() + usize::from(self.seen.face_down[seat]);
        let kept = indicator == Indicator::AsSeen && self.keeps_indicator(seat);
        let room = 9_usize.checked_sub(gone + usize::from(kept))?;
        Some(Bin { place: Place::Hand(seat), room, takes: self.takes(seat) })
    }

    /// Whether the indicator is in this other hand, as far as was seen, instead of a card that was
    /// dealt to it.
    fn keeps_indicator(&self, seat: usize) -> bool {
        let indicator = self.facts.stock[0];
        let gone = match self.seen.discard {
            Discard::NotYet => true,
            Discard::Unknown => false,
            Discard::Known(card) => card == indicator,
        };
        seat == usize::from(self.seen.recipient)
            && seat != usize::from(self.facts.seat)
            && !gone
            && !self.seen.played[seat].contains(&indicator)
    }

    /// The classes that a seat can still hold.
    fn takes(&self, seat: usize) -> u8 {
        let void = self.seen.void[seat];
        let mut takes = ANY & !void;
        if void & self.trump() != 0 {
            takes &= !self.trumps();
            takes |= u8::from(self.may_be_lone(seat)) << SUN;
        }
        if usize::from(self.seen.declarer) == seat { takes } else { takes & !self.declared() }
    }

    /// Whether a seat can have been dealt the Sun as its only trump.
    fn may_be_lone(&self, seat: usize) -> bool {
        let taken =
            |card: u8| card == self.facts.stock[0] && usize::from(self.seen.recipient) == seat;
        self.seen.played[seat].iter().all(|&card| !self.seen.is_trump(card) || taken(card))
    }

    /// The class of the native Robai when somebody declared.
    fn declared(&self) -> u8 {
        u8::from(self.seen.declarer != NO_SEAT) << ROBAI
    }

    fn order(&self) -> &'static Order {
        order_of(crate::card::suit_of(self.facts.stock[0]))
    }

    fn trump(&self) -> u8 {
        1 << self.order().trump
    }

    fn trumps(&self) -> u8 {
        self.trump() | 1 << SUN | 1 << ROBAI
    }

    fn plain(&self) -> u8 {
        ANY & !self.trumps()
    }

    fn class(&self, card: u8) -> u8 {
        let order = self.order();
        match card {
            card if card == order.sun => SUN,
            card if card == order.native_robai => ROBAI,
            card => order.kind[usize::from(card)],
        }
    }
}

/// Bins that take the same, together; in the order of the first of each.
fn columns(bins: Vec<Bin>) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    for bin in bins {
        match columns.iter_mut().find(|column| column.takes == bin.takes) {
            Some(column) => column.bins.push(bin),
            None => columns.push(Column { takes: bin.takes, bins: vec![bin] }),
        }
    }
    columns
}

impl Column {
    fn room(&self) -> usize {
        self.bins.iter().map(|bin| bin.room).sum()
    }
}

impl Case {
    /// A bin's place and its cards, for every bin.
    fn deal(&self, rng: &mut Rng) -> Vec<(Place, Vec<u8>)> {
        let table = self.tables.draw(rng);
        let mut piles: Vec<Vec<u8>> = vec![Vec::new(); self.columns.len()];
        for (cards, counts) in self.rows.iter().zip(&table) {
            let mut cards = cards.clone();
            rng.shuffle(&mut cards);
            for (pile, &count) in piles.iter_mut().zip(counts) {
                pile.extend(cards.drain(..usize::from(count)));
            }
        }
        let mut dealt = Vec::new();
        for (column, pile) in self.columns.iter().zip(&mut piles) {
            rng.shuffle(pile);
            for bin in &column.bins {
                dealt.push((bin.place, pile.drain(..bin.room).collect()));
            }
        }
        dealt
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
mod tests {
    use super::*;
    use crate::card::card;
    use crate::facts::FACTS_VERSION;
    use crate::playout::random_action;
    use crate::state::State;

    /// What a seat knows of a position, written down card by card.
    fn told(position: &Position, seat: u8) -> Vec<u8> {
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
