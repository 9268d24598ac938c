//! Which card beats which, under each trump suit: tables made when the crate is compiled.

use crate::card::{
    CARDS, EIGHT, END, ISU, KABA, NINE, NO_CARD, ONE, PAO, RANKS, REI, ROBAI, SOTA, SUITS, SUN,
    TENKA, TWO, UN, card, is_long, rank_of, suit_of,
};
use crate::mutant::Mutant;

/// Strengths are below this, plain cards 1 to 15, trumps from 16 or 17 to 31.
pub const STRENGTHS: usize = 32;
/// The strength of the strongest trump, the Sun.
const TOP: u8 = 31;
/// A strength that no card has.
const NOTHING: u8 = u8::MAX;

/// Above the nine numbers of a suit, which take the even places 2 to 18.
const FIGURES: u8 = 20;

/// The tables of one trump suit. Tables by card are 256 long so that no index needs checking.
#[derive(Debug)]
pub struct Order {
    /// The trump suit.
    pub trump: u8,
    /// The Sun of the trump suit.
    pub sun: u8,
    /// The Robai of the trump suit.
    pub native_robai: u8,
    /// The kind of a card: its suit, and the trump suit for every trump, Tenka included.
    pub kind: [u8; 256],
    /// By the kind of the led card and by card: how strong it is; 0 cannot win.
    pub strength: [[u8; 256]; SUITS],
    /// All cards, the one least worth keeping first: plain ones by strength, then trumps.
    pub by_worth: [u8; CARDS],
    /// By card: its place in `by_worth`.
    pub worth: [u8; 256],
    /// By a winning card's strength: the strength of the opposing trump that it makes a pair with.
    pub pair: [u8; STRENGTHS],
    /// The two winning strengths that make a pair with the native Robai in it.
    pub robai_pairs: [u8; 2],
}

static ORDERS: [Order; SUITS] = orders(Mutant::None);

/// The order while this suit (0 to 4) is trump.
///
/// # Panics
/// When there is no such suit.
#[must_use]
pub fn order_of(trump: u8) -> &'static Order {
    #[cfg(feature = "mutants")]
    if let Some(flawed) = flawed::orders() {
        return &flawed[usize::from(trump)];
    }
    &ORDERS[usize::from(trump)]
}

#[cfg(feature = "mutants")]
mod flawed {
    use super::{Mutant, Order, SUITS, orders as made};
    use crate::mutant::broken;
    use std::sync::LazyLock;

    const FLAWS: [Mutant; 7] = [
        Mutant::TenkaIsPlain,
        Mutant::TenkaBelowRobai,
        Mutant::TrumpSotaIsLow,
        Mutant::IsuRobaiIsHigh,
        Mutant::RoundNumbersRise,
        Mutant::NumberPairsSwapped,
        Mutant::TenkaPairsAsRobai,
    ];
    static ORDERS: LazyLock<[[Order; SUITS]; 7]> = LazyLock::new(|| FLAWS.map(made));

    pub(super) fn orders() -> Option<&'static [Order; SUITS]> {
        FLAWS.iter().position(|&flaw| broken(flaw)).map(|at| &ORDERS[at])
    }
}

const fn orders(flaw: Mutant) -> [Order; SUITS] {
    [made(0, flaw), made(1, flaw), made(2, flaw), made(3, flaw), made(4, flaw)]
}

const fn made(trump: u8, flaw: Mutant) -> Order {
    let own = own_strengths(trump, flaw);
    let mut order = Order {
        trump,
        sun: card(trump, SUN),
        native_robai: card(trump, ROBAI),
        kind: [0; 256],
        strength: [[0; 256]; SUITS],
        by_worth: [0; CARDS],
        worth: [0; 256],
        pair: [NOTHING; STRENGTHS],
        robai_pairs: [0; 2],
    };
    order = with_strengths(order, &own, flaw);
    order = with_worth(order, &own);
    with_pairs(order, &own, flaw)
}

const fn is_trump(one: u8, trump: u8, flaw: Mutant) -> bool {
    suit_of(one) == trump || (one == TENKA && !flaw.is(Mutant::TenkaIsPlain))
}

/// Each card's strength where it can win: trumps from 31 down, plain cards from 1 up.
const fn own_strengths(trump: u8, flaw: Mutant) -> [u8; CARDS] {
    let mut own = [0; CARDS];
    let mut one = 0;
    while one < END {
        own[one as usize] = if is_trump(one, trump, flaw) {
            TOP - rivals(one, trump, flaw, true)
        } else {
            1 + rivals(one, trump, flaw, false)
        };
        one += 1;
    }
    own
}

/// How many cards of its own kind are above this one, or below it.
const fn rivals(one: u8, trump: u8, flaw: Mutant, above: bool) -> u8 {
    let place = place_of(one, trump, flaw);
    let (mut count, mut other) = (0, 0);
    while other < END {
        if kind_of(other, trump, flaw) == kind_of(one, trump, flaw) {
            let theirs = place_of(other, trump, flaw);
            count += if above { theirs > place } else { theirs < place } as u8;
        }
        other += 1;
    }
    count
}

const fn kind_of(one: u8, trump: u8, flaw: Mutant) -> u8 {
    if is_trump(one, trump, flaw) { trump } else { suit_of(one) }
}

/// A number that rises with strength among cards of one kind.
const fn place_of(one: u8, trump: u8, flaw: Mutant) -> u8 {
    if is_trump(one, trump, flaw) {
        place_among_trumps(one, trump, flaw)
    } else {
        place_among_plain(one, flaw)
    }
}

const fn place_among_trumps(one: u8, trump: u8, flaw: Mutant) -> u8 {
    match rank_of(one) {
        SUN => FIGURES + 7,
        UN => FIGURES + 6,
        SOTA if flaw.is(Mutant::TrumpSotaIsLow) => FIGURES,
        SOTA => FIGURES + 5,
        // Tenka; when Pao is trump there is no other Robai among the trumps to tell it from.
        ROBAI if suit_of(one) != trump && !flaw.is(Mutant::TenkaBelowRobai) => FIGURES + 4,
        ROBAI if suit_of(one) == trump => FIGURES + 3,
        REI => FIGURES + 2,
        KABA => FIGURES + 1,
        ROBAI => FIGURES,
        _ => place_of_number(one, flaw),
    }
}

const fn place_among_plain(one: u8, flaw: Mutant) -> u8 {
    match rank_of(one) {
        SUN => FIGURES + 5,
        UN => FIGURES + 4,
        REI => FIGURES + 3,
        KABA => FIGURES + 2,
        SOTA => FIGURES + 1,
        // Plain Isu Robai stands between 2 and 1, which are at 4 and 2.
        ROBAI if suit_of(one) == ISU && !flaw.is(Mutant::IsuRobaiIsHigh) => 3,
        ROBAI => FIGURES,
        _ => place_of_number(one, flaw),
    }
}

/// 2 to 18, even: 9 is the strongest number of a long suit, 1 of a round one.
const fn place_of_number(one: u8, flaw: Mutant) -> u8 {
    let rises = is_long(suit_of(one)) || flaw.is(Mutant::RoundNumbersRise);
    2 * if rises { rank_of(one) + 1 } else { 9 - rank_of(one) }
}

const fn with_strengths(mut order: Order, own: &[u8; CARDS], flaw: Mutant) -> Order {
    let mut one = 0;
    while one < END {
        let kind = kind_of(one, order.trump, flaw);
        order.kind[one as usize] = kind;
        let mut led = 0;
        while led < 5 {
            if kind == led || kind == order.trump {
                order.strength[led as usize][one as usize] = own[one as usize];
            }
            led += 1;
        }
        one += 1;
    }
    order
}

const fn with_worth(mut order: Order, own: &[u8; CARDS]) -> Order {
    let (mut strength, mut place) = (0, 0_u8);
    while strength <= TOP {
        let mut one = 0;
        while one < END {
            if own[one as usize] == strength {
                order.by_worth[place as usize] = one;
                order.worth[one as usize] = place;
                place += 1;
            }
            one += 1;
        }
        strength += 1;
    }
    order
}

const fn with_pairs(mut order: Order, own: &[u8; CARDS], flaw: Mutant) -> Order {
    let trump = order.trump;
    let long = is_long(trump) != flaw.is(Mutant::NumberPairsSwapped);
    let numbers = if long { (TWO, ONE) } else { (EIGHT, NINE) };
    let pairs = [(SUN, UN), (UN, SOTA), (SOTA, ROBAI), (ROBAI, REI), numbers];
    let mut at = 0;
    while at < pairs.len() {
        let (winner, loser) = (card(trump, pairs[at].0), card(trump, pairs[at].1));
        order.pair[own[winner as usize] as usize] = own[loser as usize];
        at += 1;
    }
    order.robai_pairs = [own[card(trump, SOTA) as usize], own[order.native_robai as usize]];
    if flaw.is(Mutant::TenkaPairsAsRobai) && trump != PAO {
        order.pair[own[TENKA as usize] as usize] = own[card(trump, REI) as usize];
    }
    order
}

impl Order {
    /// Whether the card is a trump: of the trump suit, or Tenka.
    #[must_use]
    pub fn is_trump(&self, card: u8) -> bool {
        self.kind[usize::from(card)] == self.trump && card != NO_CARD
    }
}

// The tables by card are indexed by whole bytes, of which only the first 75 are cards.
const _: () = assert!(CARDS == SUITS * RANKS as usize && CARDS == END as usize);

#[cfg(test)]
mod tests {
    use super::*;

    const LETTERS: &str = "PIKOG";
    const RANK_LETTERS: &str = "123456789btkrus";

    fn named(name: &str) -> u8 {
        let place = |letters: &str, i: usize| letters.find(name.as_bytes()[i] as char).unwrap();
        u8::try_from(15 * place(LETTERS, 0) + place(RANK_LETTERS, 1)).unwrap()
    }

    fn suit(letter: &str) -> u8 {
        u8::try_from(LETTERS.find(letter).unwrap()).unwrap()
    }

    fn assert_descends(trump: &str, led: &str, names: &str) {
        let order = order_of(suit(trump));
        let row = &order.strength[usize::from(suit(led))];
        let strengths: Vec<u8> =
            names.split(' ').map(|name| row[usize::from(named(name))]).collect();
        assert!(strengths.is_sorted_by(|a, b| a > b), "{names}: {strengths:?}");
        assert!(*strengths.last().unwrap() > 0, "{names}: the last cannot win");
    }

    #[test]
    fn round_trumps_descend() {
        assert_descends("K", "O", "Ks Ku Kt Pb Kb Kr Kk K1 K2 K3 K4 K5 K6 K7 K8 K9 Os");
    }

    #[test]
    fn long_trumps_descend() {
        assert_descends("I", "G", "Is Iu It Pb Ib Ir Ik I9 I8 I7 I6 I5 I4 I3 I2 I1 Gs");
    }

    #[test]
    fn pao_trumps_have_one_robai() {
        assert_descends("P", "I", "Ps Pu Pt Pb Pr Pk P9 P8 P7 P6 P5 P4 P3 P2 P1 Is");
    }

    #[test]
    fn plain_round_suit_descends() {
        assert_descends("P", "G", "Pb Gs Gu Gr Gk Gt Gb G1 G2 G3 G4 G5 G6 G7 G8 G9");
    }

    #[test]
    fn plain_isu_robai_stands_between_two_and_one() {
        assert_descends("P", "I", "Is Iu Ir Ik It I9 I8 I7 I6 I5 I4 I3 I2 Ib I1");
    }

    #[test]
    fn plain_pao_has_no_robai() {
        assert_descends("O", "P", "Pb O9 Ps Pu Pr Pk Pt P9 P8 P7 P6 P5 P4 P3 P2 P1");
    }

    #[test]
    fn another_plain_suit_cannot_win() {
        assert_eq!(order_of(PAO).strength[3][usize::from(named("Ks"))], 0);
    }

    #[test]
    fn worth_puts_every_card_once_and_trumps_last() {
        for trump in 0..5 {
            let order = order_of(trump);
            let mut cards = order.by_worth;
            assert_eq!(cards[CARDS - 1], order.sun);
            cards.sort_unstable();
            assert!(cards.iter().enumerate().all(|(at, &one)| usize::from(one) == at));
        }
    }
}
