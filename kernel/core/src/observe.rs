//! What one seat may know, as numbers for learning: everything that its view holds, and no more.
//!
//! Seats are relative: 0 is the seat that looks, 1 its left neighbour, and so on clockwise.
//!
//! The first 75 bytes say by card where it is:
//!
//! | code | the card |
//! |---|---|
//! | 0 | has not been seen |
//! | 1 | is in the own hand |
//! | 2 | is out of play: a side card that was shown, or the own discard |
//! | 3 | is the indicator, on the stock |
//! | 8 + seat | is the indicator, in that seat's hand |
//! | 16 + seat | lies in the open trick, played by that seat; face down only when it is the own card |
//! | 24 + 8 × (trick − 1) + seat | was played by that seat to the finished trick 1 to 8 |
//!
//! Then follow:
//!
//! | byte | what |
//! |---|---|
//! | 75 | phase: 0 declare, 1 discard, 2 play, 3 done |
//! | 76 | trump suit, 0 to 4 in the order P I K O G |
//! | 77 | indicator |
//! | 78 | dealer |
//! | 79 | recipient; 8 before |
//! | 80, 81 | how many seats were asked to declare, and 1 when the last of them did |
//! | 82 | number of the open trick, 1 to 8; 9 when the deal is done |
//! | 83 | 1 when the open trick is a Meri |
//! | 84 | 1 under Monchi |
//! | 85, 86 | points of the own and of the other team, plus 100 |
//! | 87 to 94 | who led, or is to lead, trick 1 to 8; 8 for tricks to come |
//! | 95 to 102 | by seat: 1 when its card in the open trick lies face down |
//! | 103 | led card; 75 when there is none |

use crate::card::{CARDS, END, NO_CARD};
use crate::dealt::{NO_SEAT, SEATS};
use crate::slots::each;
use crate::state::{Phase, State};
use crate::trace::phase_number;

/// Bytes of an observation.
pub const OBSERVATION: usize = 104;
/// Bytes of a mask of choices: 1 where legal; a card's own number, 75 to declare, 76 to pass.
pub const CHOICES: usize = 77;

/// The choice of declaring.
pub const DECLARE: u8 = 75;
/// The choice of passing.
pub const PASS: u8 = 76;

const UNSEEN: u8 = 0;
const OWN: u8 = 1;
const OUT: u8 = 2;
const ON_STOCK: u8 = 3;
const IN_HAND: u8 = 8;
const OPEN: u8 = 16;
const PLAYED: u8 = 24;

/// In which trick each seat has played which slot, and who led: what a state itself forgets.
#[derive(Clone, Copy, Debug)]
pub struct Past {
    /// By trick and seat the card; only finished tricks are looked at.
    cards: [[u8; SEATS]; 8],
    leaders: [u8; 8],
}

impl Default for Past {
    fn default() -> Self {
        Self { cards: [[NO_CARD; SEATS]; 8], leaders: [NO_SEAT; 8] }
    }
}

impl Past {
    /// Note what is about to be played from this slot by the seat to move.
    pub fn note(&mut self, state: &State, slot: usize) {
        if state.phase == Phase::Play {
            let (seat, trick) = (usize::from(state.turn), usize::from(state.trick) - 1);
            self.cards[trick][seat] = state.cards[seat][slot];
            if state.plays == 0 {
                self.leaders[trick] = state.turn;
            }
        }
    }
}

/// Write what `seat` may know; `past` has noted every play.
///
/// # Panics
/// `to` is not [`OBSERVATION`] bytes long.
pub fn observe(state: &State, past: &Past, seat: u8, to: &mut [u8]) {
    let (cards, rest) = to.split_at_mut(CARDS);
    cards.fill(UNSEEN);
    write_hand(state, seat, cards);
    write_stock(state, seat, cards);
    write_past(state, past, seat, cards);
    write_open(state, seat, cards);
    write_rest(state, past, seat, rest.try_into().expect("an observation has 104 bytes"));
}

/// Write which choices the seat to move has.
///
/// # Panics
/// `to` is not [`CHOICES`] bytes long.
pub fn write_choices(state: &State, to: &mut [u8]) {
    to.fill(0);
    if state.phase == Phase::Declare {
        to[usize::from(DECLARE)] = u8::from(state.may_declare());
        to[usize::from(PASS)] = 1;
    } else {
        for slot in each(state.legal_slots()) {
            to[usize::from(state.cards[usize::from(state.turn)][slot])] = 1;
        }
    }
}

const fn relative(seat: u8, to: u8) -> u8 {
    if seat == NO_SEAT { NO_SEAT } else { (seat + 8 - to) % 8 }
}

fn write_hand(state: &State, seat: u8, cards: &mut [u8]) {
    let (row, held) = state.hand(usize::from(seat));
    for slot in each(held) {
        cards[usize::from(row[slot])] = OWN;
    }
}

fn write_stock(state: &State, seat: u8, cards: &mut [u8]) {
    let indicator = usize::from(state.stock[0]);
    if state.recipient == NO_SEAT {
        cards[indicator] = ON_STOCK;
    } else if state.recipient != seat {
        cards[indicator] = IN_HAND + relative(state.recipient, seat);
    }
    if state.discard == NO_CARD {
        return;
    }
    let shown = state.plays > 0 || state.trick > 1;
    if shown || state.recipient == seat {
        cards[usize::from(state.discard)] = OUT;
    }
    for &card in state.stock[1..].iter().filter(|_| shown) {
        cards[usize::from(card)] = OUT;
    }
}

fn write_past(state: &State, past: &Past, seat: u8, cards: &mut [u8]) {
    for (trick, plays) in (0..state.trick - 1).zip(&past.cards) {
        for (other, &card) in (0..).zip(plays) {
            cards[usize::from(card)] = PLAYED + 8 * trick + relative(other, seat);
        }
    }
}

fn write_open(state: &State, seat: u8, cards: &mut [u8]) {
    for (other, &card) in (0..).zip(&state.open) {
        if card != NO_CARD && (other == seat || !face_down(state, card)) {
            cards[usize::from(card)] = OPEN + relative(other, seat);
        }
    }
}

/// Whether a card of the open trick lies face down: a trump on a plain lead.
fn face_down(state: &State, card: u8) -> bool {
    state.led != state.trump && state.order().is_trump(card)
}

fn write_rest(state: &State, past: &Past, seat: u8, to: &mut [u8; OBSERVATION - CARDS]) {
    let team = usize::from(seat % 2);
    let points = |team: usize| (100 + i16::from(state.score[team])).to_le_bytes()[0];
    to[..12].copy_from_slice(&[
        phase_number(state.phase),
        state.trump,
        state.stock[0],
        relative(state.dealer, seat),
        relative(state.recipient, seat),
        state.asked,
        u8::from(state.declared),
        state.trick,
        u8::from(state.meri()),
        u8::from(state.monchi),
        points(team),
        points(1 - team),
    ]);
    write_leaders(state, past, seat, &mut to[12..20]);
    for (other, &card) in (0..).zip(&state.open) {
        let lies = card != NO_CARD && face_down(state, card);
        to[20 + usize::from(relative(other, seat))] = u8::from(lies);
    }
    to[28] = state.led_card().unwrap_or(END);
}

fn write_leaders(state: &State, past: &Past, seat: u8, to: &mut [u8]) {
    for (at, &leader) in past.leaders.iter().enumerate() {
        let begun = at + 1 < usize::from(state.trick);
        to[at] = if begun { relative(leader, seat) } else { NO_SEAT };
    }
    if let Some(leader) = state.leader() {
        to[usize::from(state.trick) - 1] = relative(leader, seat);
    }
}
