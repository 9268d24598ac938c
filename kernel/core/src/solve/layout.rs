//! The cards that are still out, numbered anew so that a set of them is one word.
//!
//! A card's place is its bit: the plain suits one after the other, each rising by strength, then the
//! trumps. So the higher place wins between any two cards that can win a trick at all.

use crate::card::{NO_CARD, ROBAI, SUITS, card};
use crate::dealt::SEATS;
use crate::order::Order;
use crate::slots::each;
use crate::solve::Unsolved;
use crate::state::State;

/// How many places there are.
const PLACES: usize = 64;
/// A power that no card has.
const NO_POWER: u8 = u8::MAX;

/// Everything about the cards that does not change until the deal ends.
///
/// The power of a card is its place plus one; 0 is the power of no card.
pub(super) struct Layout {
    /// By seat: the cards that it holds at the root, and what lies on the table as a team's best.
    pub own: [u64; SEATS],
    /// By team: all of its seats' cards.
    pub team: [u64; 2],
    /// By kind: its cards.
    pub kinds: [u64; SUITS],
    /// By kind: its lowest place.
    pub shifts: [u32; SUITS],
    /// By seat: a Sun that it may keep when it is its only trump.
    pub lone: [u64; SEATS],
    /// By place: the seat.
    pub owner: [u8; PLACES],
    /// By place: the identity number.
    pub card: [u8; PLACES],
    /// By place: the kind.
    pub kind: [u8; PLACES],
    /// By the winner's power: the power of the trump that it makes a pair with.
    pub pair: [u8; PLACES + 1],
    /// By the winner's power: what that pair moves before the ninth trick.
    pub moves: [i8; PLACES + 1],
    pub trump: u8,
    pub dealer: u8,
}

impl Layout {
    /// Number the cards in the hands and the teams' best cards on the table.
    pub fn of(state: &State) -> Result<Self, Unsolved> {
        let owners = owners(state);
        let out: Vec<u8> = places(state.order()).filter(|&one| owners(one).is_some()).collect();
        if out.len() > PLACES {
            return Err(Unsolved::TooEarly);
        }
        let mut layout = Self::empty(state);
        for (place, &one) in out.iter().enumerate() {
            if let Some(seat) = owners(one) {
                layout.put(state, place, one, seat);
            }
        }
        layout.set_pairs(state);
        Ok(layout)
    }

    const fn empty(state: &State) -> Self {
        Self {
            own: [0; SEATS],
            team: [0; 2],
            kinds: [0; SUITS],
            shifts: [0; SUITS],
            lone: [0; SEATS],
            owner: [0; PLACES],
            card: [0; PLACES],
            kind: [0; PLACES],
            pair: [NO_POWER; PLACES + 1],
            moves: [0; PLACES + 1],
            trump: state.trump,
            dealer: state.dealer,
        }
    }

    fn put(&mut self, state: &State, place: usize, one: u8, seat: usize) {
        let (order, bit) = (state.order(), 1 << place);
        let kind = order.kind[usize::from(one)];
        self.own[seat] |= bit;
        self.team[seat % 2] |= bit;
        self.kinds[usize::from(kind)] |= bit;
        self.shifts[usize::from(kind)] = self.kinds[usize::from(kind)].trailing_zeros();
        self.owner[place] = [0, 1, 2, 3, 4, 5, 6, 7][seat];
        (self.card[place], self.kind[place]) = (one, kind);
        if one == order.sun && state.has_lone_sun(seat) {
            self.lone[seat] = bit;
        }
    }

    fn set_pairs(&mut self, state: &State) {
        let order = state.order();
        let robai = card(state.trump, ROBAI);
        let row = &order.strength[usize::from(state.trump)];
        for winner in ones(self.trumps()) {
            for loser in ones(self.trumps()) {
                let cards = [winner, loser].map(|power| self.card[usize::from(power) - 1]);
                let [high, low] = cards.map(|one| row[usize::from(one)]);
                if order.pair[usize::from(high)] == low && self.opposed(winner, loser) {
                    let five = state.hidden && cards.contains(&robai);
                    self.pair[usize::from(winner)] = loser;
                    self.moves[usize::from(winner)] = if five { 5 } else { 2 };
                }
            }
        }
    }

    /// Whether these two powers are held by different teams; else they can make no pair.
    fn opposed(&self, one: u8, other: u8) -> bool {
        let seat = |power: u8| self.owner[usize::from(power) - 1];
        seat(one) % 2 != seat(other) % 2
    }

    /// The trumps.
    pub const fn trumps(&self) -> u64 {
        self.kinds[self.trump as usize]
    }

    /// The power of a card, if it is among those numbered.
    pub fn power_of(&self, one: u8) -> Option<u8> {
        let all = self.team[0] | self.team[1];
        ones(all).find(|&power| self.card[usize::from(power) - 1] == one)
    }

    /// What a team wins with this power over the other team's best, in points moved to it.
    pub fn moved(&self, winner: u8, loser: u8, ninth: bool) -> i8 {
        if self.pair[usize::from(winner)] != loser {
            return 0;
        }
        if ninth { 5 } else { self.moves[usize::from(winner)] }
    }
}

/// The powers of a set, rising.
pub(super) fn ones(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let power = low_power(set)?;
        set &= set - 1;
        Some(power)
    })
}

fn low_power(set: u64) -> Option<u8> {
    (set != 0).then(|| power(set.trailing_zeros() + 1))
}

/// The power of the highest card of a set; 0 when it is empty.
pub(super) const fn high_power(set: u64) -> u8 {
    power(64 - set.leading_zeros())
}

#[expect(clippy::cast_possible_truncation, reason = "it is 64 at most")]
const fn power(number: u32) -> u8 {
    number as u8
}

/// By card the seat that holds it or has it on the table as its team's best.
fn owners(state: &State) -> impl Fn(u8) -> Option<usize> {
    let mut owners = [None; 256];
    for seat in 0..SEATS {
        for slot in each(state.held[seat]) {
            owners[usize::from(state.cards[seat][slot])] = Some(seat);
        }
    }
    for best in state.best.into_iter().filter(|best| best >> 3 > 0) {
        let seat = usize::from(best & 7);
        owners[usize::from(state.open[seat])] = Some(seat);
    }
    owners[usize::from(NO_CARD)] = None;
    move |one| owners[usize::from(one)]
}

/// All cards in the order of their places: by kind, the trumps last, and by strength.
fn places(order: &Order) -> impl Iterator<Item = u8> {
    let plain = (0..5).filter(|&kind| kind != order.trump).flat_map(|kind| of_kind(order, kind));
    plain.chain(of_kind(order, order.trump))
}

/// The cards of a kind, rising by strength.
fn of_kind(order: &Order, kind: u8) -> impl Iterator<Item = u8> {
    order.by_worth.iter().copied().filter(move |&one| order.kind[usize::from(one)] == kind)
}
