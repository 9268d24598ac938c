//! Which card beats which, under one trump suit.

use crate::card::{Card, Rank, Suit};

/// Every trump lies above every plain card.
const TRUMP: u8 = 32;
/// Above the nine numbers of a suit, which take the even places 2 to 18.
const FIGURES: u8 = 20;

/// The order of strength under one trump suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    trump: Suit,
}

impl Order {
    /// The order when this suit is trump.
    #[must_use]
    pub const fn new(trump: Suit) -> Self {
        Self { trump }
    }

    /// Whether the card is a trump: of the trump suit, or Tenka.
    #[must_use]
    pub fn is_trump(self, card: Card) -> bool {
        card.suit() == self.trump || card == Card::TENKA
    }

    /// How strong the card is in a trick to which `led` was led; 0 means that it cannot win.
    ///
    /// Only comparisons within one trick mean anything.
    #[must_use]
    pub fn strength(self, card: Card, led: Suit) -> u8 {
        if self.is_trump(card) {
            TRUMP + self.among_trumps(card)
        } else if card.suit() == led {
            among_plain(card)
        } else {
            0
        }
    }

    fn among_trumps(self, card: Card) -> u8 {
        match card.rank() {
            Rank::SUN => FIGURES + 6,
            Rank::UN => FIGURES + 5,
            Rank::SOTA => FIGURES + 4,
            // Tenka; when Pao is trump there is no other Robai among the trumps to tell it from.
            Rank::ROBAI if card.suit() != self.trump => FIGURES + 3,
            Rank::ROBAI => FIGURES + 2,
            Rank::REI => FIGURES + 1,
            Rank::KABA => FIGURES,
            _ => number(card),
        }
    }
}

fn among_plain(card: Card) -> u8 {
    match card.rank() {
        Rank::SUN => FIGURES + 5,
        Rank::UN => FIGURES + 4,
        Rank::REI => FIGURES + 3,
        Rank::KABA => FIGURES + 2,
        Rank::SOTA => FIGURES + 1,
        // Plain Isu Robai stands between 2 and 1, which are at 4 and 2.
        Rank::ROBAI if card.suit() == Suit::ISU => 3,
        Rank::ROBAI => FIGURES,
        _ => number(card),
    }
}

/// 2 to 18, even: 9 is the strongest number of a long suit, 1 of a round one.
const fn number(card: Card) -> u8 {
    let rank = card.rank().number();
    2 * if card.suit().is_long() { rank + 1 } else { 9 - rank }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LETTERS: &str = "PIKOG";
    const RANKS: &str = "123456789btkrus";

    fn card(name: &str) -> Card {
        let place = |letters: &str, i: usize| letters.find(name.as_bytes()[i] as char).unwrap();
        Card::new(u8::try_from(15 * place(LETTERS, 0) + place(RANKS, 1)).unwrap()).unwrap()
    }

    fn assert_descends(trump: Suit, led: Suit, names: &str) {
        let order = Order::new(trump);
        let strengths: Vec<u8> =
            names.split(' ').map(|name| order.strength(card(name), led)).collect();
        assert!(strengths.is_sorted_by(|a, b| a > b), "{names}: {strengths:?}");
        assert!(*strengths.last().unwrap() > 0, "{names}: the last cannot win");
    }

    #[test]
    fn round_trumps_descend() {
        assert_descends(
            Suit::KOPPU,
            Suit::OURU,
            "Ks Ku Kt Pb Kb Kr Kk K1 K2 K3 K4 K5 K6 K7 K8 K9 Os",
        );
    }

    #[test]
    fn long_trumps_descend() {
        assert_descends(
            Suit::ISU,
            Suit::GURU,
            "Is Iu It Pb Ib Ir Ik I9 I8 I7 I6 I5 I4 I3 I2 I1 Gs",
        );
    }

    #[test]
    fn pao_trumps_have_one_robai() {
        assert_descends(Suit::PAO, Suit::ISU, "Ps Pu Pt Pb Pr Pk P9 P8 P7 P6 P5 P4 P3 P2 P1 Is");
    }

    #[test]
    fn plain_round_suit_descends() {
        assert_descends(Suit::PAO, Suit::GURU, "Pb Gs Gu Gr Gk Gt Gb G1 G2 G3 G4 G5 G6 G7 G8 G9");
    }

    #[test]
    fn plain_isu_robai_stands_between_two_and_one() {
        assert_descends(Suit::PAO, Suit::ISU, "Is Iu Ir Ik It I9 I8 I7 I6 I5 I4 I3 I2 Ib I1");
    }

    #[test]
    fn plain_pao_has_no_robai() {
        assert_descends(Suit::OURU, Suit::PAO, "Pb O9 Ps Pu Pr Pk Pt P9 P8 P7 P6 P5 P4 P3 P2 P1");
    }

    #[test]
    fn another_plain_suit_cannot_win() {
        let order = Order::new(Suit::PAO);
        assert_eq!(order.strength(card("Ks"), Suit::OURU), 0);
    }
}
