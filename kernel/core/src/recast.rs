//! The same moment with other hidden cards, without playing up to it again.

use crate::card::{CARDS, NO_CARD};
use crate::dealt::{NO_SEAT, SEATS};
use crate::facts::{Facts, Seen};
use crate::sketch::Place;
use crate::slots;
use crate::state::{ROW, State};

/// Who has or had which card after the exchange.
pub(crate) struct Cast {
    owners: [u8; CARDS],
    /// Whether a card was played.
    played: [bool; CARDS],
    /// By seat its card that lies face down.
    table: [u8; SEATS],
    stock: [u8; 3],
    indicator_taken: bool,
}

impl Cast {
    /// What the seat knows.
    pub(crate) fn new(facts: &Facts, seen: &Seen) -> Self {
        let (owners, played, indicator) = ([NO_SEAT; CARDS], [false; CARDS], facts.stock[0]);
        let down = |seat| if seen.face_down[seat] { indicator } else { NO_CARD };
        let table = std::array::from_fn(down); // unless another card is put there
        let taken = seen.recipient != NO_SEAT;
        let mut cast = Self { owners, played, table, stock: facts.stock, indicator_taken: taken };
        for (seat, cards) in (0..).zip(&seen.played) {
            for &card in cards {
                cast.owners[usize::from(card)] = seat;
                cast.played[usize::from(card)] = true;
            }
        }
        for &card in &facts.hand {
            cast.owners[usize::from(card)] = facts.seat;
        }
        cast.owners[usize::from(indicator)] = seen.recipient;
        if let Some(card) = seen.laid() {
            cast.owners[usize::from(card)] = NO_SEAT;
        }
        cast
    }

    pub(crate) fn put(&mut self, place: Place, cards: &[u8]) {
        if place == Place::Stock {
            self.stock[1..].copy_from_slice(cards);
        }
        let (Place::Hand(seat) | Place::Table(seat)) = place else { return };
        for &card in cards {
            self.owners[usize::from(card)] = SEAT_NUMBERS[seat];
        }
        if place == Place::Table(seat) {
            self.table[seat] = cards[0];
        }
    }
}

const SEAT_NUMBERS: [u8; SEATS] = [0, 1, 2, 3, 4, 5, 6, 7];

impl State {
    /// This moment with the cards of a cast, of which it holds what its seats have been shown.
    pub(crate) fn recast(&self, cast: &Cast) -> Self {
        let mut state = *self;
        state.stock = cast.stock;
        state.cards = [[NO_CARD; ROW]; SEATS];
        state.held = [0; SEATS];
        state.lone = [0; SEATS];
        state.lone_seats = 0;
        state.fill_rows(&cast.owners);
        for seat in 0..SEATS {
            state.find_lone_sun(seat, cast.indicator_taken);
        }
        state.find_robai(cast);
        state.lay_open(cast);
        state
    }

    /// From the row after the exchange: the nine cards as dealt but for a plain discard, and the
    /// indicator.
    fn find_lone_sun(&mut self, seat: usize, indicator_taken: bool) {
        let mut trumps = self.kinds[usize::from(self.trump)][seat];
        if indicator_taken && seat == usize::from(self.recipient) {
            trumps &= !self.slot_of(seat, self.stock[0]).map_or(0, |slot| 1 << slot);
        }
        let sun = self.slot_of(seat, self.order().sun).map_or(0, |slot| 1 << slot);
        if sun != 0 && trumps == sun {
            self.lone_seats |= 1 << seat;
            self.lone[seat] = sun;
        }
    }

    fn find_robai(&mut self, cast: &Cast) {
        let robai = self.order().native_robai;
        self.robai_seat = match robai {
            card if card == self.stock[0] => NO_SEAT,
            card if card == self.discard => self.recipient,
            card => cast.owners[usize::from(card)],
        };
        let asked = (self.robai_seat + 15 - self.dealer) % 8;
        self.hidden = self.robai_seat != NO_SEAT && !self.declared && asked < self.asked;
    }

    /// Take what was played out of the hands, and what lies face down as it is.
    fn lay_open(&mut self, cast: &Cast) {
        let strength = &self.order().strength[usize::from(self.led.min(4))];
        self.best = [0; 2];
        for (seat, number) in SEAT_NUMBERS.into_iter().enumerate() {
            if cast.table[seat] != NO_CARD {
                self.open[seat] = cast.table[seat];
            }
            let open = self.open[seat];
            let gone = |slot: &usize| {
                let card = self.cards[seat][*slot];
                card == cast.table[seat] || cast.played[usize::from(card)]
            };
            let played = slots::each(self.held[seat]).filter(gone);
            self.held[seat] &= !played.fold(0, |set, slot| set | 1 << slot);
            if open != NO_CARD {
                let key = strength[usize::from(open)] << 3 | number;
                self.best[seat % 2] = self.best[seat % 2].max(key);
            }
        }
    }
}
