//! The 75 cards, known by their identity number `15 * suit + rank`.

/// How many suits and ranks there are.
const SUITS: u8 = 5;
const RANKS: u8 = 15;

/// A suit, by its number in the order P I K O G.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Suit(u8);

impl Suit {
    /// Clubs.
    pub const PAO: Self = Self(0);
    /// Swords.
    pub const ISU: Self = Self(1);
    /// Cups.
    pub const KOPPU: Self = Self(2);
    /// Coins.
    pub const OURU: Self = Self(3);
    /// Drums.
    pub const GURU: Self = Self(4);

    /// All five, in the order of their numbers.
    pub const ALL: [Self; SUITS as usize] =
        [Self::PAO, Self::ISU, Self::KOPPU, Self::OURU, Self::GURU];

    /// The suit with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < SUITS { Some(Self(number)) } else { None }
    }

    /// In a long suit 9 is the strongest number, in a round suit 1.
    #[must_use]
    pub const fn is_long(self) -> bool {
        self.0 <= Self::ISU.0
    }
}

/// A rank, by its number in the order 1 to 9, Robai, Sota, Kaba, Rei, Un, Sun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank(u8);

impl Rank {
    /// The dragon.
    pub const ROBAI: Self = Self(9);
    /// The maid.
    pub const SOTA: Self = Self(10);
    /// The horseman.
    pub const KABA: Self = Self(11);
    /// The warrior king.
    pub const REI: Self = Self(12);
    /// The god of good fortune.
    pub const UN: Self = Self(13);
    /// The dignitary.
    pub const SUN: Self = Self(14);

    /// The rank with this number, if there is one; 0 is the card called 1.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < RANKS { Some(Self(number)) } else { None }
    }

    /// The place of this rank in the deck's order of names, 0 to 14.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A card, by its identity number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// Pao Robai, a trump in every deal.
    pub const TENKA: Self = Self::of(Suit::PAO, Rank::ROBAI);

    /// The card with this identity number, 0 (`P1`) to 74 (`Gs`).
    #[must_use]
    pub const fn new(identity: u8) -> Option<Self> {
        if identity < SUITS * RANKS { Some(Self(identity)) } else { None }
    }

    /// The card of this suit and rank.
    #[must_use]
    pub const fn of(suit: Suit, rank: Rank) -> Self {
        Self(RANKS * suit.0 + rank.0)
    }

    /// The printed suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit(self.0 / RANKS)
    }

    /// The rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank(self.0 % RANKS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identities_run_from_p1_to_gs() {
        assert_eq!(Card::new(0).map(|c| (c.suit(), c.rank())), Some((Suit::PAO, Rank(0))));
        assert_eq!(Card::new(74), Some(Card::of(Suit::GURU, Rank::SUN)));
        assert_eq!(Card::new(75), None);
    }

    #[test]
    fn every_card_is_its_suit_and_rank() {
        for card in (0..75).filter_map(Card::new) {
            assert_eq!(Card::of(card.suit(), card.rank()), card);
        }
    }

    #[test]
    fn pao_and_isu_are_long() {
        assert_eq!(Suit::ALL.map(Suit::is_long), [true, true, false, false, false]);
    }

    #[test]
    fn numbers_outside_are_refused() {
        assert_eq!(Suit::new(5), None);
        assert_eq!(Rank::new(15), None);
    }
}
