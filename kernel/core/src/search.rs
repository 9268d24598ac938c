//! Which action promises most: each is tried, and the rest of the deal played by the rule of thumb.

use crate::action::Actions;
use crate::playout::greedy;
use crate::state::State;

/// By legal action, in the order of [`State::legal_actions`], points of the own team less those of
/// the others at the end of the deal, summed over worlds.
pub type Margins = [i64; 10];

/// Add to the margins what each legal action of the seat to move comes to.
pub fn judge(state: &State, margins: &mut Margins) {
    let team = usize::from(state.turn().unwrap_or(0)) % 2;
    for (action, margin) in state.legal_actions().iter().zip(margins) {
        let mut after = *state;
        if after.apply(*action).is_ok() {
            greedy(&mut after);
            let score = after.score();
            *margin += i64::from(score[team]) - i64::from(score[1 - team]);
        }
    }
}

/// The place of the best action: the first of those with the greatest margin.
#[must_use]
pub fn best(actions: &Actions, margins: &Margins) -> usize {
    let mut best = 0;
    for place in 1..actions.len() {
        if margins[place] > margins[best] {
            best = place;
        }
    }
    best
}
