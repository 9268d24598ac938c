//! Cards by what they are in a deal: as trumps by role, as plain cards by suit and strength.
//!
//! The sixteen trumps take the lanes 0 (the Sun) to 15; Tenka is 3 and the native Robai 4, also
//! when Pao is trump and they are one card. The plain cards of suit `s` take 16 + 15 s to
//! 30 + 15 s, the weakest first. So a card that plays the same part in two deals has the same lane
//! in both, and three suits that differ in nothing but their name, the round ones, can be exchanged.

use crate::card::{CARDS, PAO, SUITS};
use crate::order::order_of;
use crate::state::State;

/// How many lanes there are.
pub const LANES: usize = TRUMPS + SUITS * RANKS;
/// How many trumps there can be.
pub const TRUMPS: usize = 16;
/// How many cards a suit has.
pub const RANKS: usize = 15;
/// The kinds of cards: trumps, and the five suits.
pub const KINDS: usize = 6;

/// The strength of the trump Sun.
const TOP: u8 = 31;
/// Where Pao is trump: the strength of its Robai, from which on lanes are one further.
const PAO_ROBAI: u8 = 28;

/// By trump suit and card its lane.
static LANE: std::sync::LazyLock<[[u8; CARDS]; SUITS]> =
    std::sync::LazyLock::new(|| [0, 1, 2, 3, 4].map(lanes_under));

fn lanes_under(trump: u8) -> [u8; CARDS] {
    let order = order_of(trump);
    let mut lanes = [0; CARDS];
    for (card, lane) in lanes.iter_mut().enumerate() {
        let kind = order.kind[card];
        let strength = order.strength[usize::from(kind)][card];
        *lane = if kind == trump {
            TOP - strength + u8::from(trump == PAO && strength <= PAO_ROBAI)
        } else {
            // Pao has no Robai among its plain cards: its Sun shares the lane of the others' all the same.
            16 + 15 * kind + strength - u8::from(kind != PAO)
        };
    }
    lanes
}

/// The lanes of all cards under this trump suit.
#[must_use]
pub fn lanes(trump: u8) -> &'static [u8; CARDS] {
    &LANE[usize::from(trump)]
}

/// 0 for trumps, else 1 more than the suit.
#[must_use]
pub const fn kind_of_lane(lane: u8) -> usize {
    if (lane as usize) < TRUMPS { 0 } else { 1 + (lane as usize - TRUMPS) / RANKS }
}

/// How many stronger cards its kind has at most: its place, counted from the strongest.
#[must_use]
pub const fn place_of_lane(lane: u8) -> usize {
    if (lane as usize) < TRUMPS {
        lane as usize
    } else {
        RANKS - 1 - (lane as usize - TRUMPS) % RANKS
    }
}

/// The first lane of a kind.
#[must_use]
pub const fn first_lane(kind: usize) -> usize {
    if kind == 0 { 0 } else { TRUMPS + RANKS * (kind - 1) }
}

/// The places of a kind that no card has in this deal, as bits: that of Tenka where Pao is trump.
#[must_use]
pub const fn places_without(trump: u8, kind: usize) -> u16 {
    if trump == PAO && kind == 0 { 1 << 3 } else { 0 }
}

/// How many cards a kind has in this deal.
#[must_use]
pub const fn size_of_kind(trump: u8, kind: usize) -> u32 {
    match kind {
        0 => 16 - (trump == PAO) as u32,
        _ if kind == 1 + trump as usize => 0,
        1 => 14,
        _ => 15,
    }
}

impl State {
    /// 0 for a trump, else 1 more than the suit.
    #[must_use]
    pub(crate) fn kind_number(&self, card: u8) -> usize {
        let kind = self.order().kind[usize::from(card)];
        if kind == self.trump { 0 } else { 1 + usize::from(kind) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_lane_of_its_own() {
        for trump in 0..5 {
            let mut seen = [false; LANES];
            for &lane in lanes(trump) {
                assert!(!std::mem::replace(&mut seen[usize::from(lane)], true));
            }
            for kind in 0..KINDS {
                let of_kind = lanes(trump).iter().filter(|lane| kind_of_lane(**lane) == kind);
                assert_eq!(of_kind.count(), size_of_kind(trump, kind) as usize);
            }
        }
    }

    #[test]
    fn trumps_have_the_lane_of_their_role() {
        // Sun, Un, Sota, Tenka, native Robai, Rei.
        assert_eq!([74, 73, 70, 9, 69, 72].map(|card| lanes(4)[card]), [0, 1, 2, 3, 4, 5]);
        assert_eq!([14, 13, 10, 9, 12].map(|card| lanes(0)[card]), [0, 1, 2, 4, 5]);
    }

    #[test]
    fn the_place_is_counted_from_the_strongest() {
        // Plain Koppu Sun, and the 9, the weakest.
        assert_eq!([44, 38].map(|card| place_of_lane(lanes(4)[card])), [0, 14]);
        assert_eq!(place_of_lane(lanes(2)[44]), 0);
        // Plain Pao Sun and 1.
        assert_eq!([14, 0].map(|card| place_of_lane(lanes(2)[card])), [0, 13]);
    }
}
