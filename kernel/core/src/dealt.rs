//! What was dealt: dealer, eight hands of nine and the stock.

use std::fmt;

use crate::card::{CARDS, END, is_card};
use crate::rng::Rng;

/// How many seats there are; even seats play against odd ones.
pub const SEATS: usize = 8;
/// Stands where there is no seat.
pub const NO_SEAT: u8 = 8;

/// A deal before anyone acts. Its hands rise by identity number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealt {
    dealer: u8,
    hands: [[u8; 9]; SEATS],
    stock: [u8; 3],
}

/// Why hands and stock are no deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealError {
    /// This dealer is no seat.
    Dealer(u8),
    /// This number is no card.
    Card(u8),
    /// This card is there twice.
    Twice(u8),
}

impl fmt::Display for DealError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealer(seat) => write!(to, "the dealer is {seat}; a seat is 0 to 7"),
            Self::Card(number) => write!(to, "{number} is no card; a card is 0 (P1) to 74 (Gs)"),
            Self::Twice(card) => write!(to, "card {card} was dealt twice; all 75 are different"),
        }
    }
}

impl std::error::Error for DealError {}

impl Dealt {
    /// The deal of these cards; hands may come in any order.
    ///
    /// # Errors
    /// A dealer who is no seat, a number that is no card, or a card that is there twice.
    pub fn new(dealer: u8, mut hands: [[u8; 9]; SEATS], stock: [u8; 3]) -> Result<Self, DealError> {
        if usize::from(dealer) >= SEATS {
            return Err(DealError::Dealer(dealer));
        }
        let mut seen = [false; CARDS];
        for &card in hands.as_flattened().iter().chain(&stock) {
            if !is_card(card) {
                return Err(DealError::Card(card));
            }
            if std::mem::replace(&mut seen[usize::from(card)], true) {
                return Err(DealError::Twice(card));
            }
        }
        for hand in &mut hands {
            hand.sort_unstable();
        }
        Ok(Self { dealer, hands, stock })
    }

    /// A deal of shuffled cards. The kernel's own shuffle is for experiments; the deals of a match
    /// are those of `cardavia.rules`.
    #[must_use]
    pub fn shuffled(rng: &mut Rng, dealer: u8) -> Self {
        let mut deck = DECK;
        rng.shuffle(&mut deck);
        let (mut hands, mut stock) = ([[0; 9]; SEATS], [0; 3]);
        let (dealt, rest) = deck.split_at(9 * SEATS);
        hands.as_flattened_mut().copy_from_slice(dealt);
        stock.copy_from_slice(rest);
        for hand in &mut hands {
            hand.sort_unstable();
        }
        Self { dealer: dealer % 8, hands, stock }
    }

    /// The dealer's seat.
    #[must_use]
    pub const fn dealer(&self) -> u8 {
        self.dealer
    }

    /// The hands by seat, each rising by identity number.
    #[must_use]
    pub const fn hands(&self) -> &[[u8; 9]; SEATS] {
        &self.hands
    }

    /// The three cards that remained, the indicator first.
    #[must_use]
    pub const fn stock(&self) -> &[u8; 3] {
        &self.stock
    }
}

const DECK: [u8; CARDS] = {
    let mut deck = [0; CARDS];
    let mut card = 0;
    while card < END {
        deck[card as usize] = card;
        card += 1;
    }
    deck
};

#[cfg(test)]
mod tests {
    use super::*;

    fn in_order() -> ([[u8; 9]; SEATS], [u8; 3]) {
        let (mut hands, mut stock) = ([[0; 9]; SEATS], [0; 3]);
        hands.as_flattened_mut().copy_from_slice(&DECK[..72]);
        stock.copy_from_slice(&DECK[72..]);
        (hands, stock)
    }

    #[test]
    fn hands_are_sorted() {
        let (mut hands, stock) = in_order();
        hands[3].reverse();
        assert_eq!(Dealt::new(2, hands, stock).unwrap().hands(), &in_order().0);
    }

    #[test]
    fn what_is_no_deal_is_refused() {
        let (hands, stock) = in_order();
        assert_eq!(Dealt::new(8, hands, stock), Err(DealError::Dealer(8)));
        assert_eq!(Dealt::new(0, hands, [72, 73, 75]), Err(DealError::Card(75)));
        assert_eq!(Dealt::new(0, hands, [72, 0, 74]), Err(DealError::Twice(0)));
    }

    #[test]
    fn shuffled_deals_are_deals() {
        let mut rng = Rng::new(3, 0);
        for dealer in 0..8 {
            let dealt = Dealt::shuffled(&mut rng, dealer);
            assert_eq!(Dealt::new(dealer, *dealt.hands(), *dealt.stock()), Ok(dealt));
        }
    }
}
