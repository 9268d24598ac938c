//! Play a deal to its end.
//!
//! Random play asks what all eight seats may play to a trick at once, by the same few operations on
//! eight sets side by side, which the compiler turns into vector instructions. That is allowed since
//! what a seat may play depends on the lead and its own hand alone, and who wins does not depend on
//! the order of the plays.

use crate::action::Action;
use crate::dealt::SEATS;
use crate::rng::{Luck, Rng};
pub use crate::rollout::greedy;
use crate::slots::Listed;
use crate::state::{Phase, SEAT_BITS, State};

/// How the seats choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Any legal action, each with the same chance.
    Random,
    /// As `cardavia.players.greedy`; it draws no lots.
    Greedy,
}

/// Play to the end of the deal and tell the score of the even and the odd seats.
pub fn playout(state: &mut State, policy: Policy, rng: &mut Rng) -> [i8; 2] {
    match policy {
        Policy::Random => random(state, rng),
        Policy::Greedy => greedy(state),
    }
    state.score()
}

/// Play any legal action, each with the same chance, to the end of the deal.
pub fn random(state: &mut State, rng: &mut Rng) {
    random_watched(state, rng, |_, _| {});
}

/// Let the seat to move do anything that is legal, each with the same chance.
///
/// Nothing happens when the deal is done.
pub fn random_step(state: &mut State, rng: &mut Rng) {
    if state.phase == Phase::Declare {
        if state.may_declare() && rng.below(2) == 0 { state.declare() } else { state.pass() }
    } else if state.phase != Phase::Done {
        let legal = Listed::new(state.legal_slots());
        state.use_slot(legal.at(rng.below(legal.count())));
    }
}

/// As `random_step`, but only choosing.
#[must_use]
pub fn random_action(state: &State, rng: &mut Rng) -> Option<Action> {
    let legal = state.legal_actions();
    let place = legal.len().checked_sub(1).map(|last| rng.below(last as u64 + 1))?;
    legal.get(usize::try_from(place).ok()?).copied()
}

/// As `random`; `watch` is told the leader and the cards by seat of every trick that is played from
/// its lead to its end.
pub(crate) fn random_watched(state: &mut State, rng: &mut Rng, watch: impl Fn(u8, &[u8; SEATS])) {
    while state.phase < Phase::Play || state.plays > 0 {
        random_step(state, rng);
    }
    if state.phase == Phase::Play {
        play_tricks(state, rng, watch);
    }
}

fn play_tricks(state: &mut State, rng: &mut Rng, watch: impl Fn(u8, &[u8; SEATS])) {
    let mut winner = state.turn;
    while state.trick < 9 {
        let mut luck = Luck(rng.bits());
        let legal = legal_of_all(state, &mut luck);
        watch(winner, &play_all(state, &legal, &mut luck));
        winner = state.tricks[usize::from(state.trick) - 1].winner;
        state.turn = winner;
        state.trick += 1;
    }
    state.play_ninth(winner);
}

/// What each seat may play once the leader has chosen; of the leader, its choice alone.
#[inline]
fn legal_of_all(state: &mut State, luck: &mut Luck) -> [u16; SEATS] {
    let leader = usize::from(state.turn);
    let leads = Listed::new(state.lead_slots());
    let slot = leads.at(luck.below(leads.count()));
    state.led = state.order().kind[usize::from(state.cards[leader][slot])];
    state.row = state.row_of(state.led);
    let mut legal = state.followers().legal;
    legal[leader] = 1 << slot;
    legal
}

#[inline]
fn play_all(state: &mut State, legal: &[u16; SEATS], luck: &mut Luck) -> [u8; SEATS] {
    let strength = &state.order().strength[usize::from(state.led)];
    let (mut best, mut played) = ([0; 2], [0; SEATS]);
    for seat in 0..SEATS {
        let slots = Listed::new(legal[seat]);
        let slot = slots.at(luck.below(slots.count()));
        let card = state.cards[seat][slot];
        let key = strength[usize::from(card)] << 3 | SEAT_BITS[seat];
        best[seat % 2] = u8::max(best[seat % 2], key);
        state.held[seat] &= !(1 << slot);
        played[seat] = card;
    }
    let meri = state.led == state.trump;
    state.settle(best, meri);
    state.monchi |= meri;
    played
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dealt::Dealt;
    use std::cell::RefCell;

    type Trick = (u8, [u8; SEATS]);

    /// Play the watched tricks one card after the other.
    fn assert_replays(mut state: State, quick: &State, tricks: &[Trick]) {
        for (leader, cards) in tricks {
            assert_eq!(state.turn(), Some(*leader));
            for seat in (0..SEATS).map(|step| (usize::from(*leader) + step) % SEATS) {
                state.apply(Action::play(cards[seat])).unwrap();
            }
        }
        assert_eq!((state.tricks(), state.score()), (quick.tricks(), quick.score()));
    }

    #[test]
    fn all_seats_at_once_is_one_seat_after_the_other() {
        for number in 0..2_000 {
            let mut rng = Rng::new(11, number);
            let mut state = State::start(&Dealt::shuffled(&mut rng, 5));
            while state.phase < Phase::Play {
                random_step(&mut state, &mut rng);
            }
            let (mut quick, tricks) = (state, RefCell::new(Vec::new()));
            let watch = |leader, cards: &[u8; SEATS]| tricks.borrow_mut().push((leader, *cards));
            random_watched(&mut quick, &mut rng, watch);
            assert_replays(state, &quick, &tricks.borrow());
        }
    }
}
