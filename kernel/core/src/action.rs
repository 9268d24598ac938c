//! What a seat can do, in one byte.

use crate::card::{END, is_card};

/// One choice, coded as in a position's byte string: 0 to 74 plays that card, 75 to 149 discards
/// the card 75 below, 150 declares, 151 passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Action(u8);

/// What an action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Show the native Robai and take the indicator.
    Declare,
    /// Let the next seat be asked.
    Pass,
    /// Lay this card aside.
    Discard(u8),
    /// Play this card.
    Play(u8),
}

impl Action {
    /// Declare.
    pub const DECLARE: Self = Self(2 * END);
    /// Pass.
    pub const PASS: Self = Self(2 * END + 1);

    /// The action of this code, if there is one.
    #[must_use]
    pub const fn new(code: u8) -> Option<Self> {
        if code <= Self::PASS.0 { Some(Self(code)) } else { None }
    }

    /// Play this card (0 to 74).
    #[must_use]
    pub const fn play(card: u8) -> Self {
        debug_assert!(is_card(card));
        Self(card)
    }

    /// Discard this card (0 to 74).
    #[must_use]
    pub const fn discard(card: u8) -> Self {
        debug_assert!(is_card(card));
        Self(END + card)
    }

    /// Its byte.
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// What it does.
    #[must_use]
    pub const fn deed(self) -> Deed {
        match self.0 {
            code if code < END => Deed::Play(code),
            code if code < 2 * END => Deed::Discard(code - END),
            code if code == Self::DECLARE.0 => Deed::Declare,
            _ => Deed::Pass,
        }
    }
}

/// The legal actions of a seat: at most ten, the card least worth keeping first.
#[derive(Clone, Copy, Debug)]
pub struct Actions {
    list: [Action; 10],
    count: usize,
}

impl Actions {
    pub(crate) const NONE: Self = Self { list: [Action::PASS; 10], count: 0 };

    pub(crate) fn push(&mut self, action: Action) {
        self.list[self.count] = action;
        self.count += 1;
    }
}

impl std::ops::Deref for Actions {
    type Target = [Action];

    fn deref(&self) -> &[Action] {
        &self.list[..self.count]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_one_deed() {
        for code in 0..152 {
            let action = Action::new(code).unwrap();
            let again = match action.deed() {
                Deed::Declare => Action::DECLARE,
                Deed::Pass => Action::PASS,
                Deed::Discard(card) => Action::discard(card),
                Deed::Play(card) => Action::play(card),
            };
            assert_eq!((action, action.code()), (again, code));
        }
        assert_eq!(Action::new(152), None);
    }
}
