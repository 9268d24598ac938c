//! What all have seen that a state forgets: who lacks which kind of card, who led it, what is gone.

use crate::action::{Action, Deed};
use crate::card::{CARDS, NO_CARD};
use crate::dealt::SEATS;
use crate::net::lanes::{KINDS, kind_of_lane, lanes, place_of_lane};
use crate::slots::each;
use crate::state::{Phase, State};

/// What all have seen of the play. Kinds are bits: 0 trumps, else 1 more than the suit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// By seat the kinds that it was seen not to hold; the Sun may be an exception.
    pub void: [u8; SEATS],
    /// By seat the kinds that it has led.
    pub led: [u8; SEATS],
    /// By kind the cards of finished tricks and those shown of the stock, as bits by place.
    pub gone: [u16; KINDS],
}

impl Signs {
    /// Note what the seat to move is about to do.
    pub fn note_action(&mut self, state: &State, action: Action) {
        if let Deed::Play(card) = action.deed() {
            if let Some(slot) = state.slot_of(usize::from(state.turn), card) {
                self.note(state, slot);
            }
        }
    }

    /// Note what the seat to move is about to play from this slot.
    pub fn note(&mut self, state: &State, slot: usize) {
        if state.phase != Phase::Play {
            return;
        }
        let seat = usize::from(state.turn);
        let card = state.cards[seat][slot];
        let kind = state.kind_number(card);
        if state.plays == 0 {
            self.note_lead(state, kind);
        } else if state.led != state.trump && !state.monchi {
            // Before the first Meri nobody has to follow a plain lead.
        } else {
            let led = if state.led == state.trump { 0 } else { 1 + usize::from(state.led) };
            if kind != led && kind != 0 {
                self.void[seat] |= 1 << led;
            }
        }
        if state.plays == 7 {
            self.note_trick(state, card);
        }
    }

    fn note_lead(&mut self, state: &State, kind: usize) {
        let seat = usize::from(state.turn);
        self.led[seat] |= 1 << kind;
        if state.trick == 1 {
            if kind == 0 {
                self.void[seat] |= ALL_SUITS & !(2 << state.trump);
            }
            for card in [state.stock[1], state.stock[2], state.discard] {
                self.mark_gone(state, card);
            }
        }
    }

    fn note_trick(&mut self, state: &State, last: u8) {
        for card in state.open.into_iter().filter(|card| *card != NO_CARD).chain([last]) {
            self.mark_gone(state, card);
        }
    }

    pub(crate) fn mark_gone(&mut self, state: &State, card: u8) {
        if usize::from(card) < CARDS {
            let lane = lanes(state.trump)[usize::from(card)];
            self.gone[kind_of_lane(lane)] |= 1 << place_of_lane(lane);
        }
    }
}

/// The five suits as bits of kinds.
const ALL_SUITS: u8 = 0b11_1110;

/// The cards of a seat that are known to all to have been played, open trick excepted.
pub(crate) fn played(state: &State, seat: usize) -> impl Iterator<Item = u8> + '_ {
    let row = &state.cards[seat];
    let filled =
        if state.phase == Phase::Discard && usize::from(state.turn) == seat { 10 } else { 9 };
    each(!state.held[seat] & ((1 << filled) - 1))
        .map(|slot| row[slot])
        .filter(move |&card| card != state.open[seat])
}
