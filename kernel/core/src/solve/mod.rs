//! The exact worth of an ending in which all eight hands are known.
//!
//! The search is alpha-beta with a window of one question, "is the margin at least so much?", a
//! table of the positions between tricks, alike cards merged, and quick bounds. `docs/solver.md`
//! tells how it works and how fast it is.

mod layout;
mod memory;
mod order;
mod search;
mod tables;

#[cfg(test)]
mod brute;

use std::fmt;

use crate::action::Action;
use crate::playout;
use crate::state::{Phase, State};
use layout::Layout;
use search::{Node, Search, Spent};

/// An ending solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// By how much the even seats' points in what is left of the deal pass the odd seats', when
    /// everyone plays as well as can be; negative when the odd seats gain more.
    pub margin: i8,
    /// A play that reaches it.
    pub best: Action,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// Why an ending was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// Nobody is to play a card: the deal is before its first lead or over.
    NotPlaying,
    /// More than 64 cards count; from the second trick's lead on, there are no more.
    TooEarly,
    /// The budget was spent before the answer was known.
    Spent,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Self::NotPlaying => "nobody is to play a card; only the play can be solved",
            Self::TooEarly => "the first trick cannot be solved; from the second on, tricks can",
            Self::Spent => "the budget was spent before the answer was known",
        })
    }
}

impl std::error::Error for Unsolved {}

impl From<Spent> for Unsolved {
    fn from(_: Spent) -> Self {
        Self::Spent
    }
}

/// Find the worth of an ending and a best play.
///
/// `nodes` is how many positions may be looked at; `go_on` is asked at every 1,024th of them, and
/// the search gives up when it says no.
///
/// # Errors
/// Nobody is to play, it is too early, or the budget was spent.
pub fn solve(
    state: &State,
    nodes: u64,
    go_on: &mut impl FnMut() -> bool,
) -> Result<Solved, Unsolved> {
    let (mut search, root) = begin(state, nodes, go_on)?;
    let margin = search.margin(&root, guess(state))?;
    let best = search.best(&root, margin)?;
    let best = Action::play(search.layout.card[usize::from(best) - 1]);
    Ok(Solved { margin, best, nodes: search.nodes })
}

/// Find what each legal play is worth, as [`Solved::margin`], in the order of the legal actions.
///
/// # Errors
/// As [`solve`].
pub fn solve_each(
    state: &State,
    nodes: u64,
    go_on: &mut impl FnMut() -> bool,
) -> Result<Vec<(Action, i8)>, Unsolved> {
    let (mut search, root) = begin(state, nodes, go_on)?;
    let guess = guess(state);
    let mut margins = [0; 64];
    let mut each = Vec::new();
    for action in state.legal_actions().iter() {
        let power = search.layout.power_of(action.code()).unwrap_or(0);
        let alike = order::alike(&search, &root, power);
        if alike == power {
            let (next, gain) = root.after(&search.layout, power);
            margins[usize::from(power) - 1] = gain + search.margin(&next, guess - gain)?;
        }
        each.push((*action, margins[usize::from(alike) - 1]));
    }
    Ok(each)
}

fn begin<'a, G: FnMut() -> bool>(
    state: &State,
    nodes: u64,
    go_on: &'a mut G,
) -> Result<(Search<'a, G>, Node), Unsolved> {
    if state.phase != Phase::Play {
        return Err(Unsolved::NotPlaying);
    }
    let layout = Layout::of(state)?;
    let root = Node::of(state, &layout);
    Ok((Search::new(layout, root.alive.count_ones(), nodes, go_on), root))
}

/// What the rule of thumb makes of it.
fn guess(state: &State) -> i8 {
    let margin = |state: &State| state.score[0] - state.score[1];
    let mut end = *state;
    playout::greedy(&mut end);
    margin(&end) - margin(state)
}
