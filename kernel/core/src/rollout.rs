//! The rule of thumb played to the end of a deal, quickly.
//!
//! Each decision is the one of [`greedy`](crate::greedy); what that looks up at every decision is
//! kept here from play to play, and the cards of a hand are compared side by side.

use crate::card::NO_CARD;
use crate::dealt::SEATS;
use crate::greedy::{choose, lead, nth_highest};
use crate::legal::Followers;
use crate::slots::{each, lowest};
use crate::state::{Phase, ROW, SEAT_BITS, State};

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

    fn play_trick(&mut self, state: &mut State) {
        let mut table = self.table(state);
        if state.plays == 0 {
            let (seat, slot) = (usize::from(state.turn), lead(state, state.lead_slots()));
            state.play_slot(slot);
            table.put(state.meri(), seat, self.spend(seat, slot));
        }
        self.follow(state, &mut table);
        state.finish_trick();
    }

    /// Let the seats that have not played yet follow.
    fn follow(&mut self, state: &mut State, table: &mut Table) {
        let (Followers { legal, able }, meri) = (state.followers(), state.meri());
        for seat in (usize::from(state.leader) + usize::from(state.plays)..)
            .take(8 - usize::from(state.plays))
        {
            let seat = seat % SEATS;
            let slot = self.answer(seat, table, legal[seat], able[seat]);
            let power = self.spend(seat, slot);
            let strength = if able[seat] >> slot & 1 == 1 { power } else { 0 };
            state.held[seat] &= !(1 << slot);
            state.best[seat % 2] = state.best[seat % 2].max(strength << 3 | SEAT_BITS[seat]);
            table.put(meri, seat, strength);
        }
    }

    /// The strength of a slot's card where it can win; from now on its seat holds it no more.
    #[inline]
    fn spend(&mut self, seat: usize, slot: usize) -> u8 {
        let power = self.power[seat][slot];
        self.trumps[seat] &= !(1 << power);
        power
    }

    fn table(&self, state: &State) -> Table {
        let unseen = self.trumps.iter().fold(0, |all, bits| all | bits);
        let mut table = Table { up: [0; 2], down: [false; 2], unseen };
        for (seat, &card) in state.open.iter().enumerate().filter(|(_, card)| **card != NO_CARD) {
            let strength = state.order().strength[usize::from(state.led)][usize::from(card)];
            table.put(state.meri(), seat, strength);
        }
        table
    }

    /// The cheapest card that beats what is seen, unless a team-mate does that; else the weakest.
    #[inline]
    fn answer(&self, seat: usize, table: &Table, legal: u16, able: u16) -> usize {
        let [mut ours, mut theirs] = [table.up[seat % 2], table.up[1 - seat % 2]];
        if table.down != [false; 2] {
            let hidden = hidden_strength(table.unseen & !self.trumps[seat]);
            ours = if table.down[seat % 2] { ours.max(hidden) } else { ours };
            theirs = if table.down[1 - seat % 2] { theirs.max(hidden) } else { theirs };
        }
        let winning = legal & able & stronger(&self.power[seat], theirs);
        lowest(if ours > theirs || winning == 0 { legal } else { winning })
    }
}

impl Table {
    #[inline]
    fn put(&mut self, meri: bool, seat: usize, strength: u8) {
        if strength >= 16 && !meri {
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
