//! The state of a deal: plain bytes that are copied as they are.
//!
//! A hand is a row of slots, filled once and sorted by worth, the card least worth keeping first
//! ([`Order::by_worth`](crate::Order)). Playing a card only clears its slot's bit in `held`, and
//! which slots hold a suit never changes, so what may be played is a few operations on small sets.
//! A cleared slot keeps its card: who played what can always be read.

use crate::card::{CARDS, NO_CARD};
use crate::dealt::{Dealt, NO_SEAT, SEATS};
use crate::mutant::{Mutant, broken};
use crate::order::{Order, order_of};
use crate::slots;

/// Slots of a row. Ten are used at most; sixteen need no checking of an index of four bits.
pub const ROW: usize = 16;
/// The row of `kinds` in which no slot is set: to a lead of this kind any card may be played.
pub(crate) const FREE: u8 = 5;

/// The seats as bytes, to be put below a strength.
pub(crate) const SEAT_BITS: [u8; SEATS] = [0, 1, 2, 3, 4, 5, 6, 7];

/// What the seat to move has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Phase {
    /// Declare or pass.
    Declare,
    /// Discard one of ten cards.
    Discard,
    /// Play a card.
    Play,
    /// Nothing: the deal is over.
    Done,
}

/// A finished trick: who took it, and how many points a combination moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// The winner's seat.
    pub winner: u8,
    /// 0, 2 or 5.
    pub moved: i8,
}

/// The referee's state of a deal at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) cards: [[u8; ROW]; SEATS],
    pub(crate) kinds: [[u16; SEATS]; 6],
    pub(crate) held: [u16; SEATS],
    /// The slot of a Sun that its seat may keep when it is the only trump left.
    pub(crate) lone: [u16; SEATS],
    pub(crate) open: [u8; SEATS],
    pub(crate) tricks: [Taken; 9],
    /// Of either team's best play to the open trick: strength times 8, plus the seat.
    pub(crate) best: [u8; 2],
    pub(crate) score: [i8; 2],
    pub(crate) stock: [u8; 3],
    pub(crate) phase: Phase,
    pub(crate) trump: u8,
    pub(crate) dealer: u8,
    pub(crate) turn: u8,
    pub(crate) leader: u8,
    /// The kind of the led card, and the row of `kinds` to be followed: the same, or `FREE`.
    pub(crate) led: u8,
    pub(crate) row: u8,
    pub(crate) plays: u8,
    /// The number of the open trick, 1 to 9.
    pub(crate) trick: u8,
    pub(crate) asked: u8,
    pub(crate) recipient: u8,
    pub(crate) discard: u8,
    pub(crate) robai_seat: u8,
    pub(crate) lone_seats: u8,
    pub(crate) declared: bool,
    pub(crate) hidden: bool,
    pub(crate) monchi: bool,
}

impl State {
    /// The state before anyone has acted: the dealer's left is to declare or pass.
    #[must_use]
    pub fn start(dealt: &Dealt) -> Self {
        let trump = crate::card::suit_of(dealt.stock()[0]);
        let mut state = Self::empty(dealt.dealer(), *dealt.stock(), trump);
        state.fill(&owners(dealt));
        state
    }

    const fn empty(dealer: u8, stock: [u8; 3], trump: u8) -> Self {
        Self {
            cards: [[NO_CARD; ROW]; SEATS],
            kinds: [[0; SEATS]; 6],
            held: [0; SEATS],
            lone: [0; SEATS],
            open: [NO_CARD; SEATS],
            tricks: [Taken { winner: NO_SEAT, moved: 0 }; 9],
            best: [0; 2],
            score: [0; 2],
            stock,
            phase: Phase::Declare,
            trump,
            dealer,
            turn: (dealer + 1) % 8,
            leader: NO_SEAT,
            led: FREE,
            row: FREE,
            plays: 0,
            trick: 1,
            asked: 0,
            recipient: NO_SEAT,
            discard: NO_CARD,
            robai_seat: NO_SEAT,
            lone_seats: 0,
            declared: false,
            hidden: false,
            monchi: false,
        }
    }

    /// Put every card into its owner's row, the least worth first.
    fn fill(&mut self, owners: &[u8; CARDS]) {
        let order = self.order();
        self.fill_rows(owners);
        self.robai_seat = owners[usize::from(order.native_robai)];
        for seat in 0..SEATS {
            let trumps = self.kinds[usize::from(self.trump)][seat];
            let sun = self.slot_of(seat, order.sun).map_or(0, |slot| 1 << slot);
            let lone = trumps == sun && sun != 0 && !broken(Mutant::NoLoneSun);
            if lone || broken(Mutant::AnyLastSunIsLone) {
                self.lone_seats |= 1 << seat;
                self.lone[seat] = sun;
            }
        }
    }

    /// The same, for rows that are empty; nothing else is found out.
    pub(crate) fn fill_rows(&mut self, owners: &[u8; CARDS]) {
        let order = self.order();
        for &card in &order.by_worth {
            let seat = usize::from(owners[usize::from(card)]);
            if seat < SEATS {
                let count = self.held[seat].trailing_ones() as usize;
                self.cards[seat][count] = card;
                self.held[seat] |= 1 << count;
            }
        }
        for seat in 0..SEATS {
            self.lay_out(seat);
        }
    }

    /// Find out again which slots of a row hold what, after the row has changed.
    pub(crate) fn lay_out(&mut self, seat: usize) {
        let order = self.order();
        let count = self.held[seat].trailing_ones() as usize;
        let mut kinds = [0_u16; 6];
        for slot in 0..count {
            kinds[usize::from(order.kind[usize::from(self.cards[seat][slot])])] |= 1 << slot;
        }
        for (row, set) in self.kinds.iter_mut().zip(kinds) {
            row[seat] = set;
        }
        if self.lone_seats >> seat & 1 == 1 {
            self.lone[seat] = self.slot_of(seat, order.sun).map_or(0, |slot| 1 << slot);
        }
    }

    /// The slot in which a seat holds a card.
    pub(crate) fn slot_of(&self, seat: usize, card: u8) -> Option<usize> {
        slots::each(self.held[seat]).find(|&slot| self.cards[seat][slot] == card)
    }

    /// The order of strength of this deal.
    #[inline]
    #[must_use]
    pub fn order(&self) -> &'static Order {
        order_of(self.trump)
    }

    /// What has to be done now.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat that has to do it; `None` when the deal is done.
    #[must_use]
    pub fn turn(&self) -> Option<u8> {
        (self.phase != Phase::Done).then_some(self.turn)
    }

    /// The trump suit.
    #[must_use]
    pub const fn trump(&self) -> u8 {
        self.trump
    }

    /// The dealer's seat.
    #[must_use]
    pub const fn dealer(&self) -> u8 {
        self.dealer
    }

    /// The card that was turned up.
    #[must_use]
    pub const fn indicator(&self) -> u8 {
        self.stock[0]
    }

    /// Points of the even and the odd seats so far.
    #[must_use]
    pub const fn score(&self) -> [i8; 2] {
        self.score
    }

    /// Who took the indicator; `None` while the declaring goes on.
    #[must_use]
    pub fn recipient(&self) -> Option<u8> {
        (self.recipient != NO_SEAT).then_some(self.recipient)
    }

    /// What the recipient laid aside; `None` before.
    #[must_use]
    pub fn discard(&self) -> Option<u8> {
        (self.discard != NO_CARD).then_some(self.discard)
    }

    /// The seats that were asked to declare so far, and whether the last of them did.
    #[must_use]
    pub const fn declarations(&self) -> (u8, bool) {
        (self.asked, self.declared)
    }

    /// Whether a Meri was finished, so that plain leads must be followed.
    #[must_use]
    pub const fn monchi(&self) -> bool {
        self.monchi
    }

    /// Whether the native Robai was dealt to a seat that has passed.
    #[must_use]
    pub const fn hidden_robai(&self) -> bool {
        self.hidden
    }

    /// Whether the open trick is a Meri.
    #[must_use]
    pub const fn meri(&self) -> bool {
        self.plays > 0 && self.led == self.trump
    }

    /// How many cards lie in the open trick.
    #[must_use]
    pub const fn plays(&self) -> u8 {
        self.plays
    }

    /// Who leads the open trick or is to lead it; `None` outside the play.
    #[must_use]
    pub fn leader(&self) -> Option<u8> {
        let leader = if self.plays > 0 { self.leader } else { self.turn };
        (self.phase == Phase::Play).then_some(leader)
    }

    /// The card led to the open trick.
    #[must_use]
    pub fn led_card(&self) -> Option<u8> {
        (self.plays > 0).then(|| self.open[usize::from(self.leader)])
    }

    /// The card that a seat has played to the open trick.
    #[must_use]
    pub fn open_card(&self, seat: usize) -> Option<u8> {
        Some(self.open[seat]).filter(|&card| card != NO_CARD)
    }

    /// The finished tricks in their order.
    #[must_use]
    pub fn tricks(&self) -> &[Taken] {
        let done = if self.phase == Phase::Done { 9 } else { usize::from(self.trick) - 1 };
        &self.tricks[..done]
    }

    /// The number of the open trick, 1 to 8; 9 when the deal is done.
    #[must_use]
    pub const fn trick(&self) -> u8 {
        self.trick
    }

    /// A seat's slots: its cards by worth, and the set of the slots not yet played from.
    ///
    /// Slots outside the set hold what the seat has played.
    #[must_use]
    pub const fn hand(&self, seat: usize) -> (&[u8; ROW], u16) {
        (&self.cards[seat], self.held[seat])
    }

    /// The slots of a seat that hold cards of a kind, played ones included.
    #[must_use]
    pub const fn slots_of_kind(&self, kind: usize, seat: usize) -> u16 {
        self.kinds[kind][seat]
    }

    /// Whether a seat was dealt no trump but the trump Sun.
    #[must_use]
    pub const fn has_lone_sun(&self, seat: usize) -> bool {
        self.lone_seats >> seat & 1 == 1
    }

    /// The three cards that remained after the deal, the indicator first.
    #[must_use]
    pub const fn stock(&self) -> &[u8; 3] {
        &self.stock
    }
}

/// By card the seat that it was dealt to, 8 for the stock.
fn owners(dealt: &Dealt) -> [u8; CARDS] {
    let mut owners = [NO_SEAT; CARDS];
    for (seat, hand) in (0..NO_SEAT).zip(dealt.hands()) {
        for &card in hand {
            owners[usize::from(card)] = seat;
        }
    }
    owners
}

// Searchers copy states by the million.
const _: () = assert!(size_of::<State>() <= 320);
