//! The rule of thumb played to the end of a deal, quickly.
//!
//! Each decision is the one of [`greedy`](crate::greedy); what that looks up at every decision is
//! kept here from play to play, and the cards of a hand are compared side by side.

use crate::card::NO_CARD;
use crate::dealt::SEATS;
use crate::greedy::{choose, lead, nth_highest};
use crate::slots::{each, lowest};
use crate::state::{Phase, ROW, State};

/// Play by the rule of thumb to the end of the deal.
pub fn greedy(state: &mut State) {
    while state.phase == Phase::Declare {
        if state.may_declare() { state.declare() } else { state.pass() }
    }
    if state.phase == Phase::Discard {
        state.use_slot(choose(state));
    }
    let mut known = Known::of(state);
    while state.phase != Phase::Done {
        known.play_trick(state);
    }
}

/// What is kept about the hands.
struct Known {
    /// By seat and slot: the strength of the card where it can win; trumps from 16 on.
    power: [[u8; ROW]; SEATS],
    /// By seat: the strengths of the trumps that it holds, as bits.
    trumps: [u32; SEATS],
}

/// What lies on the table, as the seat to move sees it.
struct Table {
    /// By team: the best card face up.
    up: [u8; 2],
    /// By team: whether a trump lies face down.
    down: [bool; 2],
    /// The trumps that nobody has been shown, as bits.
    unseen: u32,
}

impl Known {
    fn of(state: &State) -> Self {
        let (order, mut known) = (state.order(), Self { power: [[0; ROW]; SEATS], trumps: [0; 8] });
        for seat in 0..SEATS {
            for slot in 0..9 {
                let card = usize::from(state.cards[seat][slot]);
                known.power[seat][slot] = order.strength[usize::from(order.kind[card])][card];
            }
            for slot in each(state.held[seat] & state.kinds[usize::from(state.trump)][seat]) {
                known.trumps[seat] |= 1 << known.power[seat][slot];
            }
        }
        known
    }

    #[inline]
    fn play_trick(&mut self, state: &mut State) {
        let mut table = self.table(state);
        for _ in state.plays..8 {
            let legal = state.legal_slots();
            let slot = if state.plays == 0 {
                lead(state, legal)
            } else {
                self.answer(state, &table, legal)
            };
            self.play(state, &mut table, slot);
        }
    }

    fn table(&self, state: &State) -> Table {
        let unseen = self.trumps.iter().fold(0, |all, bits| all | bits);
        let mut table = Table { up: [0; 2], down: [false; 2], unseen };
        for (seat, &card) in state.open.iter().enumerate().filter(|(_, card)| **card != NO_CARD) {
            table.put(
                state,
                seat,
                state.order().strength[usize::from(state.led)][usize::from(card)],
            );
        }
        table
    }

    /// The cheapest card that beats what is seen, unless a team-mate does that; else the weakest.
    #[inline]
    fn answer(&self, state: &State, table: &Table, legal: u16) -> usize {
        let seat = usize::from(state.turn);
        let [mut ours, mut theirs] = [table.up[seat % 2], table.up[1 - seat % 2]];
        if table.down != [false; 2] {
            let hidden = hidden_strength(table.unseen & !self.trumps[seat]);
            ours = if table.down[seat % 2] { ours.max(hidden) } else { ours };
            theirs = if table.down[1 - seat % 2] { theirs.max(hidden) } else { theirs };
        }
        let able =
            state.kinds[usize::from(state.led)][seat] | state.kinds[usize::from(state.trump)][seat];
        let winning = legal & able & stronger(&self.power[seat], theirs);
        lowest(if ours > theirs || winning == 0 { legal } else { winning })
    }

    #[inline]
    fn play(&mut self, state: &mut State, table: &mut Table, slot: usize) {
        let seat = usize::from(state.turn);
        let power = self.power[seat][slot];
        self.trumps[seat] &= !(1 << power);
        let able = state.plays == 0
            || (state.kinds[usize::from(state.led)][seat]
                | state.kinds[usize::from(state.trump)][seat])
                >> slot
                & 1
                == 1;
        let last = state.plays == 7;
        state.play_slot(slot);
        if !last {
            table.put(state, seat, if able { power } else { 0 });
        }
    }
}

impl Table {
    #[inline]
    fn put(&mut self, state: &State, seat: usize, strength: u8) {
        if strength >= 16 && state.led != state.trump {
            self.down[seat % 2] = true;
            self.unseen |= 1 << strength;
        } else {
            self.up[seat % 2] = self.up[seat % 2].max(strength);
        }
    }
}

/// The slots whose card is stronger than this.
#[inline]
fn stronger(power: &[u8; ROW], than: u8) -> u16 {
    (0..ROW).fold(0, |set, slot| set | u16::from(power[slot] > than) << slot)
}

#[inline]
fn hidden_strength(unseen: u32) -> u8 {
    nth_highest(unseen, unseen.count_ones() / 5)
}
