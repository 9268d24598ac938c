//! What one seat knows of a deal, and the byte string in which it is handed over.
//!
//! Version 1, every number one byte; 255 stands for a card that the seat does not know:
//!
//! | offset | what |
//! |---|---|
//! | 0 | `b"HV"`, for a view of Hachinin Meri |
//! | 2 | the version, 1 |
//! | 3 | the seat, 0 to 7 |
//! | 4 | the dealer, 0 to 7 |
//! | 5 | the stock: the indicator, and the two cards that are shown with the opening play |
//! | 8 | the seat's nine cards as dealt, rising |
//! | 17 | how many actions follow, 0 to 73 |
//! | 18 | the actions as in a position; 152 is a discard that the seat does not know, 153 a trump face down |

use std::fmt;

use crate::action::Action;
use crate::card::{CARDS, END, NO_CARD, is_card};
use crate::dealt::{NO_SEAT, SEATS};
use crate::position::MOST_ACTIONS;

/// The version that is written and read.
pub const FACTS_VERSION: u8 = 1;
/// The code of a discard that the seat does not know.
pub const UNKNOWN_DISCARD: u8 = 152;
/// The code of another seat's trump that lies face down.
pub const FACE_DOWN: u8 = 153;

const MAGIC: [u8; 2] = *b"HV";
const STOCK: usize = 5;
const HAND: usize = 8;
const COUNT: usize = 17;
const ACTIONS: usize = 18;

/// What one seat knows: its cards, and what it saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    pub(crate) seat: u8,
    pub(crate) dealer: u8,
    pub(crate) stock: [u8; 3],
    pub(crate) hand: [u8; 9],
    pub(crate) actions: Vec<u8>,
}

/// Why a byte string tells no facts, or facts that no deal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactsError {
    /// It is this long, but has to be that long; at least 18.
    Length(usize, usize),
    /// It does not begin with `HV`.
    Magic,
    /// It is of this version.
    Version(u8),
    /// This is no seat.
    Seat(u8),
    /// This is no card.
    Card(u8),
    /// This card is in two places.
    Twice(u8),
    /// The hand does not rise.
    Unsorted,
    /// The action at this place has a code that cannot stand there.
    Action(usize, u8),
    /// Nothing that the other seats could hold fits.
    NoWorld,
    /// It is not this seat's turn.
    Turn(u8),
}

impl fmt::Display for FactsError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(found, wanted) => {
                write!(to, "facts of {found} bytes; these have to have {wanted}")
            }
            Self::Magic => write!(to, "no facts: they have to begin with the bytes HV"),
            Self::Version(found) => {
                write!(to, "version {found}; only version {FACTS_VERSION} is known")
            }
            Self::Seat(found) => write!(to, "{found} is no seat; a seat is 0 to 7"),
            Self::Card(found) => write!(to, "{found} is no card; a card is 0 (P1) to 74 (Gs)"),
            Self::Twice(card) => write!(to, "card {card} is in two places; all 75 are different"),
            Self::Unsorted => write!(to, "the hand is not in rising order of identity numbers"),
            Self::Action(place, code) => {
                write!(to, "action {place} is coded {code}, which cannot stand there")
            }
            Self::NoWorld => write!(to, "no deal fits these facts"),
            Self::Turn(seat) => write!(to, "it is not the turn of seat {seat}"),
        }
    }
}

impl std::error::Error for FactsError {}

impl Facts {
    /// Read a byte string.
    ///
    /// # Errors
    /// It tells no facts; the error says where and what would be right. That the actions fit
    /// together is found out by [`Belief::of`](crate::Belief::of).
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, FactsError> {
        check_frame(bytes)?;
        let (mut stock, mut hand) = ([0; 3], [0; 9]);
        stock.copy_from_slice(&bytes[STOCK..HAND]);
        hand.copy_from_slice(&bytes[HAND..COUNT]);
        let actions = bytes[ACTIONS..].to_vec();
        let facts = Self { seat: bytes[3], dealer: bytes[4], stock, hand, actions };
        facts.check()?;
        Ok(facts)
    }

    /// Whose knowledge this is.
    #[must_use]
    pub const fn seat(&self) -> u8 {
        self.seat
    }

    fn check(&self) -> Result<(), FactsError> {
        let no_seat = |seat: &&u8| usize::from(**seat) >= SEATS;
        if let Some(&seat) = [self.seat, self.dealer].iter().find(no_seat) {
            return Err(FactsError::Seat(seat));
        }
        let shown = self.stock[1..].iter().filter(|card| **card != NO_CARD);
        let mut seen = [false; CARDS];
        for &card in self.hand.iter().chain(&self.stock[..1]).chain(shown) {
            if !is_card(card) {
                return Err(FactsError::Card(card));
            }
            if std::mem::replace(&mut seen[usize::from(card)], true) {
                return Err(FactsError::Twice(card));
            }
        }
        if self.hand.is_sorted() { Ok(()) } else { Err(FactsError::Unsorted) }
    }
}

fn check_frame(bytes: &[u8]) -> Result<(), FactsError> {
    if !bytes.starts_with(&MAGIC) {
        return Err(FactsError::Magic);
    }
    match bytes.get(2) {
        Some(&FACTS_VERSION) | None => {}
        Some(&found) => return Err(FactsError::Version(found)),
    }
    let count = usize::from(*bytes.get(COUNT).unwrap_or(&0)).min(MOST_ACTIONS);
    if bytes.len() != ACTIONS + count {
        return Err(FactsError::Length(bytes.len(), ACTIONS + count));
    }
    Ok(())
}

/// What the recipient laid aside, as one seat knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Discard {
    NotYet,
    Unknown,
    Known(u8),
}

/// What follows at once from what a seat saw.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    /// The declarer and who took the indicator; `NO_SEAT` where there is none.
    pub(crate) declarer: u8,
    pub(crate) recipient: u8,
    pub(crate) discard: Discard,
    /// By seat the cards that it was seen to play.
    pub(crate) played: [Vec<u8>; SEATS],
    /// The seats whose card in the open trick lies face down.
    pub(crate) face_down: [bool; SEATS],
    /// By seat the kinds that it was seen not to hold, as bits; the Sun may be an exception.
    pub(crate) void: [u8; SEATS],
    /// Who has to act, `NO_SEAT` when nobody has.
    pub(crate) turn: u8,
    trump: u8,
    trick: Open,
    monchi: bool,
}

/// The open trick.
#[derive(Clone, Copy, Debug, Default)]
struct Open {
    plays: u8,
    led: u8,
    best: u8,
}

impl Seen {
    pub(crate) fn of(facts: &Facts) -> Result<Self, FactsError> {
        let mut seen = Self {
            declarer: NO_SEAT,
            recipient: NO_SEAT,
            discard: Discard::NotYet,
            played: Default::default(),
            face_down: [false; SEATS],
            void: [0; SEATS],
            turn: (facts.dealer + 1) % 8,
            trump: crate::card::suit_of(facts.stock[0]),
            trick: Open::default(),
            monchi: false,
        };
        for (place, &code) in facts.actions.iter().enumerate() {
            seen.act(facts, place, code).ok_or(FactsError::Action(place + 1, code))?;
        }
        Ok(seen)
    }

    fn act(&mut self, facts: &Facts, place: usize, code: u8) -> Option<()> {
        if self.recipient == NO_SEAT {
            self.say(place, code, facts.dealer)
        } else if self.discard == Discard::NotYet {
            self.lay_aside(code)
        } else {
            self.play(facts, code)
        }
    }

    fn say(&mut self, place: usize, code: u8, dealer: u8) -> Option<()> {
        if code == Action::DECLARE.code() {
            (self.declarer, self.recipient) = (self.turn, self.turn);
        } else if code != Action::PASS.code() {
            return None;
        } else if place == 7 {
            (self.recipient, self.turn) = (dealer, dealer);
        } else {
            self.turn = (self.turn + 1) % 8;
        }
        Some(())
    }

    fn lay_aside(&mut self, code: u8) -> Option<()> {
        self.discard = match code {
            UNKNOWN_DISCARD => Discard::Unknown,
            END..150 => Discard::Known(code - END),
            _ => return None,
        };
        if let Discard::Known(card) = self.discard {
            if self.is_trump(card) {
                self.void[usize::from(self.turn)] = self.plain();
            }
        }
        Some(())
    }

    fn play(&mut self, facts: &Facts, code: u8) -> Option<()> {
        if self.turn == NO_SEAT {
            return None;
        }
        if code == FACE_DOWN {
            let hidden = self.trick.plays > 0 && self.trick.led != self.trump;
            self.face_down[usize::from(self.turn)] = hidden && self.turn != facts.seat;
            return if self.face_down[usize::from(self.turn)] { self.next() } else { None };
        }
        if !is_card(code) {
            return None;
        }
        self.note_void(self.kind(code));
        self.played[usize::from(self.turn)].push(code);
        let row = &crate::order::order_of(self.trump).strength[usize::from(self.trick.led)];
        self.trick.best = self.trick.best.max(row[usize::from(code)] << 3 | self.turn);
        self.next()
    }

    /// What a play of this kind tells about the rest of the hand.
    fn note_void(&mut self, kind: u8) {
        let (seat, first) = (usize::from(self.turn), self.played.iter().all(Vec::is_empty));
        if self.trick.plays == 0 {
            self.trick.led = kind;
            if first && kind == self.trump {
                self.void[seat] |= self.plain();
            }
            return;
        }
        let bound = self.monchi || self.trick.led == self.trump;
        if bound && kind != self.trick.led && kind != self.trump {
            self.void[seat] |= 1 << self.trick.led;
        }
    }

    fn next(&mut self) -> Option<()> {
        self.turn = (self.turn + 1) % 8;
        self.trick.plays += 1;
        if self.trick.plays == 8 {
            if self.face_down != [false; SEATS] {
                return None;
            }
            self.monchi |= self.trick.led == self.trump;
            self.turn = if self.tricks() == 8 { NO_SEAT } else { self.trick.best & 7 };
            self.trick = Open::default();
        }
        Some(())
    }

    fn tricks(&self) -> usize {
        self.played.iter().map(Vec::len).sum::<usize>() / SEATS
    }

    /// What the recipient laid aside, if the seat knows it.
    pub(crate) const fn laid(&self) -> Option<u8> {
        if let Discard::Known(card) = self.discard { Some(card) } else { None }
    }

    fn kind(&self, card: u8) -> u8 {
        crate::order::order_of(self.trump).kind[usize::from(card)]
    }

    pub(crate) fn is_trump(&self, card: u8) -> bool {
        self.kind(card) == self.trump
    }

    /// The kinds that are not trump, as bits.
    const fn plain(&self) -> u8 {
        0b1_1111 & !(1 << self.trump)
    }
}
