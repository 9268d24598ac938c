//! A state with its whole past, and the byte string in which it is handed over.
//!
//! Version 1, every number one byte:
//!
//! | offset | what |
//! |---|---|
//! | 0 | `b"HM"`, for Hachinin Meri |
//! | 2 | the version, 1 |
//! | 3 | the dealer, 0 to 7 |
//! | 4 | the hands as dealt: nine cards of seat 0, rising, then those of seats 1 to 7 |
//! | 76 | the stock: three cards, the indicator first |
//! | 79 | how many actions follow, 0 to 73 |
//! | 80 | the actions: 0 to 74 plays that card, 75 to 149 discards the card 75 below, 150 declares, 151 passes |
//!
//! Nothing follows. Each position has exactly one byte string, and reading it plays the actions
//! again by the rules.

use std::fmt;

use crate::action::Action;
use crate::apply::Illegal;
use crate::dealt::{DealError, Dealt, SEATS};
use crate::state::State;

/// The version that is written and read.
pub const VERSION: u8 = 1;
/// As many actions as a deal can have: eight times declaring or passing, a discard, 64 plays.
pub const MOST_ACTIONS: usize = 73;

const MAGIC: [u8; 2] = *b"HM";
const HANDS: usize = 4;
const STOCK: usize = 76;
const COUNT: usize = 79;
const ACTIONS: usize = 80;

/// A deal and what was done in it.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    dealt: Dealt,
    state: State,
    actions: [Action; MOST_ACTIONS],
    count: usize,
}

/// Why a byte string is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// It is this long, but has to be that long; at least 80.
    Length(usize, usize),
    /// It does not begin with `HM`.
    Magic,
    /// It is of this version.
    Version(u8),
    /// Its hands and stock are no deal.
    Deal(DealError),
    /// The hand of this seat does not rise.
    Unsorted(usize),
    /// The action at this place is coded as no action.
    Code(usize, u8),
    /// The action at this place is not legal.
    Illegal(usize, Illegal),
}

impl fmt::Display for PositionError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(found, wanted) => {
                write!(to, "a position of {found} bytes; this one has to have {wanted}")
            }
            Self::Magic => write!(to, "no position: it has to begin with the bytes HM"),
            Self::Version(found) => write!(to, "version {found}; only version {VERSION} is known"),
            Self::Deal(error) => write!(to, "{error}"),
            Self::Unsorted(seat) => {
                write!(to, "the hand of seat {seat} is not in rising order of identity numbers")
            }
            Self::Code(place, code) => {
                write!(to, "action {place} is coded {code}; codes are 0 to 151")
            }
            Self::Illegal(place, illegal) => write!(to, "action {place}: {illegal}"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// Before anyone has acted.
    #[must_use]
    pub fn start(dealt: Dealt) -> Self {
        let state = State::start(&dealt);
        Self { dealt, state, actions: [Action::PASS; MOST_ACTIONS], count: 0 }
    }

    /// What was dealt.
    #[must_use]
    pub const fn dealt(&self) -> &Dealt {
        &self.dealt
    }

    /// How the deal stands.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Every choice made so far.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions[..self.count]
    }

    /// Let the seat to move do this.
    ///
    /// # Errors
    /// The action is not legal; the position is as it was.
    pub fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        self.state.apply(action)?;
        self.actions[self.count] = action;
        self.count += 1;
        Ok(())
    }

    /// Its byte string.
    ///
    /// # Panics
    /// Never: there are at most 73 actions.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(ACTIONS + self.count);
        bytes.extend(MAGIC);
        bytes.extend([VERSION, self.dealt.dealer()]);
        bytes.extend(self.dealt.hands().as_flattened());
        bytes.extend(self.dealt.stock());
        bytes.push(u8::try_from(self.count).expect("there are at most 73 actions"));
        bytes.extend(self.actions().iter().map(|action| action.code()));
        bytes
    }

    /// Read a byte string.
    ///
    /// # Errors
    /// It is no position; the error says where and what would be right.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, PositionError> {
        check_frame(bytes)?;
        let mut position = Self::start(dealt(bytes)?);
        for (place, &code) in (1..).zip(&bytes[ACTIONS..]) {
            let action = Action::new(code).ok_or(PositionError::Code(place, code))?;
            let done = position.state.apply(action);
            done.map_err(|illegal| PositionError::Illegal(place, illegal))?;
            position.actions[place - 1] = action;
            position.count = place;
        }
        Ok(position)
    }
}

fn check_frame(bytes: &[u8]) -> Result<(), PositionError> {
    if !bytes.starts_with(&MAGIC) {
        return Err(PositionError::Magic);
    }
    match bytes.get(2) {
        Some(&VERSION) | None => {}
        Some(&found) => return Err(PositionError::Version(found)),
    }
    let count = usize::from(*bytes.get(COUNT).unwrap_or(&0));
    if bytes.len() != ACTIONS + count {
        return Err(PositionError::Length(bytes.len(), ACTIONS + count));
    }
    if count > MOST_ACTIONS {
        return Err(PositionError::Length(bytes.len(), ACTIONS + MOST_ACTIONS));
    }
    Ok(())
}

fn dealt(bytes: &[u8]) -> Result<Dealt, PositionError> {
    let (mut hands, mut stock) = ([[0; 9]; SEATS], [0; 3]);
    hands.as_flattened_mut().copy_from_slice(&bytes[HANDS..STOCK]);
    stock.copy_from_slice(&bytes[STOCK..COUNT]);
    if let Some(seat) = hands.iter().position(|hand| !hand.is_sorted()) {
        return Err(PositionError::Unsorted(seat));
    }
    Dealt::new(bytes[3], hands, stock).map_err(PositionError::Deal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playout::random_action;
    use crate::rng::Rng;

    fn finished() -> Position {
        let mut rng = Rng::new(5, 0);
        let mut position = Position::start(Dealt::shuffled(&mut rng, 3));
        while let Some(action) = random_action(position.state(), &mut rng) {
            position.apply(action).unwrap();
        }
        position
    }

    fn refused(change: impl Fn(&mut Vec<u8>)) -> PositionError {
        let mut bytes = finished().to_bytes();
        change(&mut bytes);
        Position::from_bytes(&bytes).unwrap_err()
    }

    #[test]
    fn every_moment_of_a_deal_comes_back() {
        let whole = finished();
        let mut position = Position::start(*whole.dealt());
        for &action in whole.actions() {
            position.apply(action).unwrap();
            let read = Position::from_bytes(&position.to_bytes()).unwrap();
            assert_eq!(read.state(), position.state());
            assert_eq!(read.actions(), position.actions());
        }
    }

    #[test]
    fn malformed_bytes_are_refused_with_the_reason() {
        let length = finished().to_bytes().len();
        assert_eq!(Position::from_bytes(&[]).unwrap_err(), PositionError::Magic);
        assert_eq!(Position::from_bytes(b"HM").unwrap_err(), PositionError::Length(2, 80));
        assert_eq!(refused(|bytes| bytes[0] = 0), PositionError::Magic);
        assert_eq!(refused(|bytes| bytes[2] = 2), PositionError::Version(2));
        assert_eq!(refused(|bytes| bytes.push(0)), PositionError::Length(length + 1, length));
        assert_eq!(refused(|bytes| bytes[3] = 9), PositionError::Deal(DealError::Dealer(9)));
        assert_eq!(refused(|bytes| bytes.swap(4, 5)), PositionError::Unsorted(0));
        assert_eq!(refused(|bytes| bytes[12] = 75), PositionError::Deal(DealError::Card(75)));
        assert_eq!(refused(|bytes| bytes[80] = 152), PositionError::Code(1, 152));
        let illegal = PositionError::Illegal(1, Illegal(Action::play(0)));
        assert_eq!(refused(|bytes| bytes[80] = 0), illegal);
    }

    #[test]
    fn too_many_actions_are_refused() {
        let found = refused(|bytes| {
            bytes.resize(80 + 74, 151);
            bytes[79] = 74;
        });
        assert_eq!(found, PositionError::Length(154, 153));
    }
}
