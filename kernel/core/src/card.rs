//! The 75 cards, known by their identity number `15 * suit + rank`, 0 (`P1`) to 74 (`Gs`).
//!
//! A card is a plain `u8`, so that hands are bytes and tables are indexed without a detour.

/// How many cards there are.
pub const CARDS: usize = 75;
/// The number after the last card's.
pub(crate) const END: u8 = 75;
/// How many suits there are, in the order P I K O G.
pub const SUITS: usize = 5;
/// How many ranks there are, in the order 1 to 9, Robai, Sota, Kaba, Rei, Un, Sun.
pub const RANKS: u8 = 15;

/// Stands where there is no card.
pub const NO_CARD: u8 = u8::MAX;

/// Clubs.
pub const PAO: u8 = 0;
/// Swords.
pub const ISU: u8 = 1;

/// The rank called 1.
pub const ONE: u8 = 0;
/// The rank called 2.
pub const TWO: u8 = 1;
/// The rank called 8.
pub const EIGHT: u8 = 7;
/// The rank called 9.
pub const NINE: u8 = 8;
/// The dragon.
pub const ROBAI: u8 = 9;
/// The maid.
pub const SOTA: u8 = 10;
/// The horseman.
pub const KABA: u8 = 11;
/// The warrior king.
pub const REI: u8 = 12;
/// The god of good fortune.
pub const UN: u8 = 13;
/// The dignitary.
pub const SUN: u8 = 14;

/// Pao Robai, a trump in every deal.
pub const TENKA: u8 = card(PAO, ROBAI);

/// The card of this suit (0 to 4) and rank (0 to 14).
#[must_use]
pub const fn card(suit: u8, rank: u8) -> u8 {
    RANKS * suit + rank
}

/// The printed suit of a card.
#[must_use]
pub const fn suit_of(card: u8) -> u8 {
    card / RANKS
}

/// The rank of a card; 0 is the card called 1.
#[must_use]
pub const fn rank_of(card: u8) -> u8 {
    card % RANKS
}

/// In a long suit 9 is the strongest number, in a round suit 1.
#[must_use]
pub const fn is_long(suit: u8) -> bool {
    suit <= ISU
}

/// Whether this number is a card's.
#[must_use]
pub const fn is_card(number: u8) -> bool {
    number < END
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identities_run_from_p1_to_gs() {
        assert_eq!((suit_of(0), rank_of(0)), (PAO, ONE));
        assert_eq!(card(4, SUN), 74);
        assert!(is_card(74) && !is_card(75));
    }

    #[test]
    fn every_card_is_its_suit_and_rank() {
        for identity in 0..75 {
            assert_eq!(card(suit_of(identity), rank_of(identity)), identity);
        }
    }

    #[test]
    fn pao_and_isu_are_long() {
        assert_eq!([0, 1, 2, 3, 4].map(is_long), [true, true, false, false, false]);
    }
}
