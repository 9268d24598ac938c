//! The yardstick: deals played by follow-or-trump alone, as fast as we can write it.
//!
//! No first lead, Meri, Monchi, lone Sun, combinations or dealer's suit: who holds the led suit
//! plays it or a trump, else anything; the strongest card takes the trick and one point. It is given
//! everything that makes the full rules fast: slots instead of bit sets of cards, all seats side by
//! side, one random word a trick.

use std::hint::black_box;

use cardavia_core::slots::{Listed, lowest};
use cardavia_core::{Luck, Order, Rng, SEATS, State, order_of};

/// Hands that are ready to be played: nine slots a seat.
#[derive(Clone, Copy)]
pub struct Stripped {
    cards: [[u8; 16]; SEATS],
    kinds: [[u16; SEATS]; 5],
    held: [u16; SEATS],
    trump: u8,
    leader: u8,
    won: [i8; 2],
}

impl Stripped {
    /// The same hands, with the same seat to lead.
    pub fn of(state: &State) -> Self {
        let mut new = Self {
            cards: [[0; 16]; SEATS],
            kinds: [[0; SEATS]; 5],
            held: [0; SEATS],
            trump: state.trump(),
            leader: state.leader().unwrap_or(0),
            won: [0; 2],
        };
        for seat in 0..SEATS {
            let (cards, held) = state.hand(seat);
            (new.cards[seat], new.held[seat]) = (*cards, held);
            for kind in 0..5 {
                new.kinds[kind][seat] = state.slots_of_kind(kind, seat);
            }
        }
        new
    }

    /// Play to the end; the tricks of the even and the odd seats.
    pub fn play(&mut self, rng: &mut Rng) -> [i8; 2] {
        let order = order_of(self.trump);
        for _ in 0..8 {
            self.play_trick(order, Luck(rng.bits()));
        }
        self.play_last(order);
        self.won
    }

    #[inline]
    fn play_trick(&mut self, order: &Order, mut luck: Luck) {
        let leader = usize::from(self.leader);
        let leads = Listed::new(self.held[leader]);
        let slot = leads.at(luck.below(leads.count()));
        let led = usize::from(order.kind[usize::from(self.cards[leader][slot])]);
        let mut legal = self.legal(led);
        legal[leader] = 1 << slot;
        let best = self.play_all(&order.strength[led], &legal, &mut luck);
        self.take(best);
    }

    #[inline]
    fn legal(&self, led: usize) -> [u16; SEATS] {
        let (asked, trumps) = (&self.kinds[led], &self.kinds[usize::from(self.trump)]);
        let mut legal = [0; SEATS];
        for seat in 0..SEATS {
            legal[seat] = follow(self.held[seat], asked[seat], trumps[seat]);
        }
        legal
    }

    #[inline]
    fn play_all(&mut self, strength: &[u8; 256], legal: &[u16; SEATS], luck: &mut Luck) -> [u8; 2] {
        let mut best = [0; 2];
        for seat in 0..SEATS {
            let slots = Listed::new(legal[seat]);
            let slot = slots.at(luck.below(slots.count()));
            let key = strength[usize::from(self.cards[seat][slot])] << 3 | SEAT_BITS[seat];
            best[seat % 2] = u8::max(best[seat % 2], key);
            // The compiler would pack these eight into a vector, which takes longer.
            self.held[seat] = black_box(self.held[seat] & !(1 << slot));
        }
        best
    }

    /// The last cards, which nobody chooses.
    #[inline]
    fn play_last(&mut self, order: &Order) {
        let last = |seat: usize| usize::from(self.cards[seat][lowest(self.held[seat])]);
        let led = usize::from(order.kind[last(usize::from(self.leader))]);
        let mut best = [0; 2];
        for seat in 0..SEATS {
            let strength = order.strength[led][last(seat)];
            best[seat % 2] = u8::max(best[seat % 2], strength << 3 | SEAT_BITS[seat]);
        }
        self.take(best);
    }

    #[inline]
    fn take(&mut self, best: [u8; 2]) {
        let winner = best[0].max(best[1]) & 7;
        self.leader = winner;
        self.won[usize::from(winner & 1)] += 1;
    }
}

/// The led suit or a trump with a card of the led suit, and without one anything.
#[inline]
const fn follow(held: u16, asked: u16, trumps: u16) -> u16 {
    if held & asked == 0 { held } else { held & (asked | trumps) }
}

const SEAT_BITS: [u8; SEATS] = [0, 1, 2, 3, 4, 5, 6, 7];
