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

/// What the network keeps, for some seats, of a deal in which the play has begun.
#[derive(Clone, Debug)]
pub struct Mind {
    sums: [Sums; SEATS],
    seats: Seats,
}

/// The seats that a mind is of: all, or those of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// All eight.
    All,
    /// The even ones for 0, the odd ones for 1.
    Team(usize),
}

impl Seats {
    fn each(self) -> impl Iterator<Item = usize> {
        let (first, step) = match self {
            Self::All => (0, 1),
            Self::Team(team) => (team, 2),
        };
        (first..SEATS).step_by(step)
    }
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
    /// What the network keeps of this state for these seats.
    #[must_use]
    pub fn of(net: &Net, state: &State, signs: &Signs, seats: Seats) -> Self {
        let mut mind = Self { sums: [net.first_bias; SEATS], seats };
        for seat in seats.each() {
            let sums = &mut mind.sums[seat];
            lasting(state, signs, seat, &mut |feature| add(sums, &net.first[feature]));
        }
        mind
    }

    /// Note what the seat to move is about to play from this slot.
    ///
    /// `before` and `after` are what all have seen without it and with it.
    pub fn note(&mut self, net: &Net, state: &State, slot: usize, before: &Signs, after: &Signs) {
        let seat = usize::from(state.turn);
        let lane = lanes(state.trump)[usize::from(state.cards[seat][slot])];
        // Of a seat that this mind is not of, the sums are not looked at.
        take(&mut self.sums[seat], &net.first[hand(lane)]);
        if after.void[seat] != before.void[seat] || after.led[seat] != before.led[seat] {
            self.add_signs(net, before, after, seat);
        }
        if state.plays == 0 && state.trick == 1 {
            self.show_stock(net, state);
        }
    }

    fn add_signs(&mut self, net: &Net, before: &Signs, after: &Signs, seat: usize) {
        for kind in 0..KINDS {
            let new = |now: u8, then: u8| (now & !then) >> kind & 1 == 1;
            let (voids, leads) =
                (new(after.void[seat], before.void[seat]), new(after.led[seat], before.led[seat]));
            if !voids && !leads {
                continue;
            }
            for looking in self.seats.each() {
                let (from, sums) = (relative(seat, looking), &mut self.sums[looking]);
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
            for seat in self.seats.each() {
                // The recipient knew its discard before.
                if card != state.discard || seat != usize::from(state.recipient) {
                    add(&mut self.sums[seat], row);
                }
            }
        }
    }

    /// Note that a trick with these cards by seat is finished, and another is to come.
    pub fn turn_over(&mut self, net: &Net, trump: u8, table: &[u8; SEATS]) {
        let lanes = lanes(trump);
        for looking in self.seats.each() {
            for (seat, &card) in table.iter().enumerate() {
                let from = relative(seat, looking);
                let row = &net.first[played_by(from, lanes[usize::from(card)])];
                add(&mut self.sums[looking], row);
            }
        }
    }

    /// What the seat to move thinks of each legal action.
    #[must_use]
    pub fn worths(&self, net: &Net, state: &State, signs: &Signs) -> Worths {
        let seat = usize::from(state.turn);
        let mut sums = self.sums[seat];
        let moment =
            passing(state, signs, seat, &mut |feature| add(&mut sums, &net.first[feature]));
        net.worths(&sums, state, &moment)
    }

    /// The slot that the network thinks best for the seat to move, which has to play a card.
    #[must_use]
    pub fn choose(&self, net: &Net, state: &State, signs: &Signs) -> usize {
        let legal = state.legal_slots();
        if legal.is_power_of_two() {
            return lowest(legal);
        }
        best_slot(legal, &self.worths(net, state, signs))
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
