//! What the network makes of a deal, kept up from play to play.
//!
//! For each seat the sums of the first layer over what lasts are kept, and each play adds or takes
//! away a few rows. A decision adds what holds for the moment alone.

use crate::dealt::SEATS;
use crate::net::features::{
    self, Moment, SAYING, hand, lasting, led, out, passing, played_by, relative, void,
};
use crate::net::lanes::{KINDS, LANES, lanes};
use crate::net::signs::Signs;
use crate::net::weights::{DECLARING, DEPTH, MOST, Net, ONE, WIDTH, WORTHS};
use crate::slots::{each, lowest};
use crate::state::{Phase, State};

type Sums = [i16; WIDTH];

/// The worth of each legal action in 1/1024² of a point, in the order of
/// [`State::legal_actions`](crate::State::legal_actions).
pub type Worths = [i32; 10];

/// What the network keeps of a deal in which the play has begun.
#[derive(Clone, Debug)]
pub struct Mind {
    sums: [Sums; SEATS],
    signs: Signs,
}

#[inline]
fn add(sums: &mut Sums, row: &Sums) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline]
fn take(sums: &mut Sums, row: &Sums) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(*weight);
    }
}

impl Mind {
    /// What the network keeps of this state.
    #[must_use]
    pub fn of(net: &Net, state: &State, signs: Signs) -> Self {
        let mut mind = Self { sums: [net.first_bias; SEATS], signs };
        for seat in 0..SEATS {
            let sums = &mut mind.sums[seat];
            lasting(state, &signs, seat, &mut |feature| add(sums, &net.first[feature]));
        }
        mind
    }

    /// The same moment with other hidden cards: what all have seen is taken from this one.
    ///
    /// `like` is the state that this mind is of.
    #[must_use]
    pub fn recast(&self, net: &Net, like: &State, state: &State) -> Self {
        let mut mind = self.clone();
        let lanes = lanes(state.trump);
        for seat in 0..SEATS {
            let sums = &mut mind.sums[seat];
            for (from, change) in [(like, take as fn(&mut Sums, &Sums)), (state, add)] {
                let (row, held) = from.hand(seat);
                for slot in each(held) {
                    change(sums, &net.first[hand(lanes[usize::from(row[slot])])]);
                }
            }
        }
        mind
    }

    /// What all have seen.
    #[must_use]
    pub const fn signs(&self) -> &Signs {
        &self.signs
    }

    /// Let the seat to move, whose deal is in the play, play from this slot.
    pub fn play(&mut self, net: &Net, state: &mut State, slot: usize) {
        let seat = usize::from(state.turn);
        let lane = lanes(state.trump)[usize::from(state.cards[seat][slot])];
        let before = self.signs;
        self.signs.note(state, slot);
        take(&mut self.sums[seat], &net.first[hand(lane)]);
        if self.signs.void[seat] != before.void[seat] || self.signs.led[seat] != before.led[seat] {
            self.add_signs(net, &before, seat);
        }
        if state.plays == 0 && state.trick == 1 {
            self.show_stock(net, state);
        }
        let mut table = state.open;
        table[seat] = state.cards[seat][slot];
        let last = state.plays == 7;
        state.use_slot(slot);
        if last && state.phase == Phase::Play {
            self.turn_over(net, state.trump, table);
        }
    }

    fn add_signs(&mut self, net: &Net, before: &Signs, seat: usize) {
        for kind in 0..KINDS {
            let new = |now: u8, then: u8| (now & !then) >> kind & 1 == 1;
            let (voids, leads) = (
                new(self.signs.void[seat], before.void[seat]),
                new(self.signs.led[seat], before.led[seat]),
            );
            for (looking, sums) in self.sums.iter_mut().enumerate() {
                let from = relative(seat, looking);
                if voids {
                    add(sums, &net.first[void(from, kind)]);
                }
                if leads {
                    add(sums, &net.first[led(from, kind)]);
                }
            }
        }
    }

    fn show_stock(&mut self, net: &Net, state: &State) {
        let lanes = lanes(state.trump);
        for card in [state.stock[1], state.stock[2], state.discard] {
            let row = &net.first[out(lanes[usize::from(card)])];
            for (seat, sums) in self.sums.iter_mut().enumerate() {
                // The recipient knew its discard before.
                if card != state.discard || seat != usize::from(state.recipient) {
                    add(sums, row);
                }
            }
        }
    }

    fn turn_over(&mut self, net: &Net, trump: u8, table: [u8; SEATS]) {
        let lanes = lanes(trump);
        for (looking, sums) in self.sums.iter_mut().enumerate() {
            for (seat, card) in table.into_iter().enumerate() {
                let from = relative(seat, looking);
                add(sums, &net.first[played_by(from, lanes[usize::from(card)])]);
            }
        }
    }

    /// What the seat to move thinks of each legal action.
    #[must_use]
    pub fn worths(&self, net: &Net, state: &State) -> Worths {
        let seat = usize::from(state.turn);
        let mut sums = self.sums[seat];
        let moment =
            passing(state, &self.signs, seat, &mut |feature| add(&mut sums, &net.first[feature]));
        net.worths(&sums, state, &moment)
    }

    /// The slot that the network thinks best for the seat to move, which has to play a card.
    #[must_use]
    pub fn choose(&self, net: &Net, state: &State) -> usize {
        let legal = state.legal_slots();
        if legal.is_power_of_two() {
            return lowest(legal);
        }
        best_slot(legal, &self.worths(net, state))
    }
}

/// Of the slots of a set the one with the greatest worth, of equal ones the first.
fn best_slot(legal: u16, worths: &Worths) -> usize {
    let mut best = (i32::MIN, 0);
    for (slot, &worth) in each(legal).zip(worths) {
        if worth > best.0 {
            best = (worth, slot);
        }
    }
    best.1
}

impl Net {
    /// What the seat to move thinks of each legal action, in any phase.
    #[must_use]
    pub fn think(&self, state: &State, signs: &Signs) -> Worths {
        let mut sums = self.first_bias;
        let seat = usize::from(state.turn);
        let moment =
            features::all(state, signs, seat, |feature| add(&mut sums, &self.first[feature]));
        self.worths(&sums, state, &moment)
    }

    fn worths(&self, sums: &Sums, state: &State, moment: &Moment) -> Worths {
        let first = sums.map(|sum| sum.clamp(0, MOST));
        let mut second = [0; DEPTH];
        for (number, row) in second.iter_mut().zip(self.second.iter().zip(&self.second_bias)) {
            *number = cut(dot(&first, row.0) + row.1);
        }
        let mut worths = [0; 10];
        let says = |number: usize| dot(&second, &self.last[number]) + self.last_bias[number];
        each_choice(state, moment, |at, choice, role| {
            worths[at] = says(choice) + says(WORTHS + role);
        });
        worths
    }
}

/// Tell of each legal action its place among them, the number of the choice, and its role.
pub(crate) fn each_choice(
    state: &State,
    moment: &Moment,
    mut tell: impl FnMut(usize, usize, usize),
) {
    let lanes = lanes(state.trump);
    let from = match state.phase {
        Phase::Declare => {
            let declares = usize::from(state.may_declare());
            if declares == 1 {
                tell(0, DECLARING, SAYING);
            }
            tell(declares, DECLARING + 1, SAYING);
            return;
        }
        Phase::Discard => LANES,
        _ => 0,
    };
    let cards = &state.cards[usize::from(state.turn)];
    for (at, slot) in each(state.legal_slots()).enumerate() {
        let card = cards[slot];
        tell(at, from + usize::from(lanes[usize::from(card)]), moment.role(state, card));
    }
}

#[inline]
fn dot<const N: usize>(numbers: &[i16; N], weights: &[i16; N]) -> i32 {
    numbers.iter().zip(weights).map(|(a, b)| i32::from(*a) * i32::from(*b)).sum()
}

/// A sum of the second layer as one of its numbers: 0 to [`MOST`].
#[inline]
fn cut(sum: i32) -> i16 {
    i16::try_from((sum / i32::from(ONE)).clamp(0, i32::from(MOST))).unwrap_or(MOST)
}
