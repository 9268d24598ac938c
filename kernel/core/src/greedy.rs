//! The rule of thumb: the decisions of `cardavia.players.greedy`.
//!
//! It is given the referee's state but looks only at what the seat to move may see: its own hand,
//! the open trick with other seats' face-down trumps unknown, and which trumps have not been shown.
//! The latter are those that other seats hold or have laid face down; that they are looked up there
//! tells no more than subtracting the shown ones from all.

use crate::action::Action;
use crate::card::{NO_CARD, suit_of};
use crate::dealt::SEATS;
use crate::order::STRENGTHS;
use crate::slots::{each, highest, lowest};
use crate::state::{Phase, State};

/// With this many trumps the highest is led.
const MANY_TRUMPS: u32 = 3;

/// What the rule of thumb does; `None` when the deal is done.
#[must_use]
pub fn decide(state: &State) -> Option<Action> {
    let chosen = |state: &State| state.cards[usize::from(state.turn)][choose(state)];
    match state.phase {
        Phase::Declare => Some(if state.may_declare() { Action::DECLARE } else { Action::PASS }),
        Phase::Discard => Some(Action::discard(chosen(state))),
        Phase::Play => Some(Action::play(chosen(state))),
        Phase::Done => None,
    }
}

/// The slot from which the rule of thumb discards or plays; in these two phases only.
#[must_use]
pub fn choose(state: &State) -> usize {
    let legal = state.legal_slots();
    if legal.is_power_of_two() {
        return lowest(legal);
    }
    match state.phase {
        Phase::Discard => discard(state, legal),
        _ if state.plays == 0 => lead(state, legal),
        _ => answer(state, legal),
    }
}

/// The weakest card of the shortest plain suit.
fn discard(state: &State, legal: u16) -> usize {
    let cards = &state.cards[usize::from(state.turn)];
    let mut lengths = [0_u8; 5];
    for slot in each(state.held[usize::from(state.turn)]) {
        lengths[usize::from(suit_of(cards[slot]))] += 1;
    }
    let length = |slot: &usize| lengths[usize::from(suit_of(cards[*slot]))];
    each(legal).min_by_key(length).unwrap_or_else(|| lowest(legal))
}

/// With many trumps the highest, which draws the others' out; else the strongest plain card.
pub(crate) fn lead(state: &State, legal: u16) -> usize {
    let trumps = legal & state.kinds[usize::from(state.trump)][usize::from(state.turn)];
    let plain = legal & !trumps;
    highest(if trumps.count_ones() >= MANY_TRUMPS || plain == 0 { legal } else { plain })
}

/// The cheapest card that beats what is seen, unless a team-mate does that; else the weakest.
fn answer(state: &State, legal: u16) -> usize {
    let [ours, theirs] = strongest(state);
    if ours > theirs { lowest(legal) } else { cheapest_winner(state, legal, theirs) }
}

fn cheapest_winner(state: &State, legal: u16, theirs: u8) -> usize {
    let seat = usize::from(state.turn);
    let strength = &state.order().strength[usize::from(state.led)];
    let able =
        state.kinds[usize::from(state.led)][seat] | state.kinds[usize::from(state.trump)][seat];
    each(legal & able)
        .find(|&slot| strength[usize::from(state.cards[seat][slot])] > theirs)
        .unwrap_or_else(|| lowest(legal))
}

/// The strength of the best card that either team has in the trick, the own team's first.
fn strongest(state: &State) -> [u8; 2] {
    let order = state.order();
    let strength = &order.strength[usize::from(state.led)];
    let mut best = [0; 2];
    let mut face_down = [false; 2];
    for (seat, &card) in state.open.iter().enumerate().filter(|(_, card)| **card != NO_CARD) {
        let side = (seat + usize::from(state.turn)) % 2;
        if state.led != state.trump && order.is_trump(card) {
            face_down[side] = true;
        } else {
            best[side] = u8::max(best[side], strength[usize::from(card)]);
        }
    }
    if face_down == [false; 2] {
        return best;
    }
    let hidden = hidden_strength(state);
    [0, 1].map(|side| if face_down[side] { best[side].max(hidden) } else { best[side] })
}

/// What a trump face down is taken for: stronger than four fifths of those not yet seen.
fn hidden_strength(state: &State) -> u8 {
    let unseen = unseen_trumps(state);
    nth_highest(unseen, unseen.count_ones() / 5)
}

/// The highest bit of a set after this many above it.
pub(crate) fn nth_highest(mut bits: u32, skipped: u32) -> u8 {
    for _ in 0..skipped {
        bits &= !(1 << bits.ilog2());
    }
    u8::try_from(bits.ilog2()).unwrap_or(0)
}

/// By strength, the trumps that the seat to move neither holds nor has seen.
fn unseen_trumps(state: &State) -> u32 {
    let order = state.order();
    let strength = &order.strength[usize::from(state.trump)];
    let trumps = &state.kinds[usize::from(state.trump)];
    let mut unseen = 0;
    for seat in (0..SEATS).filter(|&seat| seat != usize::from(state.turn)) {
        for slot in each(state.held[seat] & trumps[seat]) {
            unseen |= 1 << strength[usize::from(state.cards[seat][slot])];
        }
    }
    for &card in &state.open {
        unseen |= u32::from(state.led != state.trump) << strength[usize::from(card)];
    }
    unseen & ALL_TRUMPS
}

/// Strengths 16 to 31; plain cards and empty places are left out.
const ALL_TRUMPS: u32 = !0xFFFF;
const _: () = assert!(STRENGTHS == 32);
