//! Who wins a trick.

use crate::card::{Card, Suit};
use crate::order::Order;

/// As many plays as a complete trick has.
pub const SEATS: usize = 8;

/// The index of the winning play: the highest trump, else the highest card of the led suit.
///
/// `None` when no card can win, which no real trick does: the led card is one of the plays.
#[must_use]
pub fn winner(trump: Suit, led: Suit, plays: &[Card; SEATS]) -> Option<usize> {
    let order = Order::new(trump);
    (0..SEATS)
        .map(|index| (order.strength(plays[index], led), index))
        .filter(|&(strength, _)| strength > 0)
        .max()
        .map(|(_, index)| index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Rank;

    fn plays(suit: Suit, ranks: [u8; SEATS]) -> [Card; SEATS] {
        ranks.map(|rank| Card::of(suit, Rank::new(rank).unwrap()))
    }

    #[test]
    fn highest_card_of_the_led_suit_wins() {
        let trick = plays(Suit::KOPPU, [8, 7, 0, 6, 9, 5, 4, 3]);
        assert_eq!(winner(Suit::PAO, Suit::KOPPU, &trick), Some(4));
    }

    #[test]
    fn one_trump_beats_the_led_suit() {
        let mut trick = plays(Suit::KOPPU, [14, 13, 12, 11, 10, 9, 8, 7]);
        trick[5] = Card::of(Suit::GURU, Rank::new(8).unwrap());
        assert_eq!(winner(Suit::GURU, Suit::KOPPU, &trick), Some(5));
    }

    #[test]
    fn tenka_is_a_trump_in_every_deal() {
        let mut trick = plays(Suit::GURU, [14, 13, 12, 11, 10, 9, 8, 7]);
        trick[7] = Card::TENKA;
        for trump in [Suit::PAO, Suit::ISU, Suit::KOPPU, Suit::OURU] {
            assert_eq!(winner(trump, Suit::GURU, &trick), Some(7));
        }
    }

    #[test]
    fn without_trump_or_led_suit_nobody_wins() {
        let trick = plays(Suit::GURU, [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(winner(Suit::KOPPU, Suit::OURU, &trick), None);
    }
}
