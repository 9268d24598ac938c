//! Which action promises most: each is tried, and the rest of the deal played in a fixed way.

use crate::action::Actions;
use crate::playout::greedy;
use crate::state::State;

/// By legal action, in the order of [`State::legal_actions`], points of the own team less those of
/// the others at the end of the deal, summed over worlds.
pub type Margins = [i64; 10];

/// Add to the margins what each legal action of the seat to move comes to.
///
/// At depth 1 all seats go on by the rule of thumb; at a greater depth all of them take the best
/// action by a judgement that is one less deep, and so see all cards.
pub fn judge(state: &State, depth: u32, margins: &mut Margins) {
    let team = usize::from(state.turn().unwrap_or(0)) % 2;
    for (action, margin) in state.legal_actions().iter().zip(margins) {
        let mut after = *state;
        if after.apply(*action).is_ok() {
            go_on(&mut after, depth);
            let score = after.score();
            *margin += i64::from(score[team]) - i64::from(score[1 - team]);
        }
    }
}

fn go_on(state: &mut State, depth: u32) {
    while depth > 1 && state.turn().is_some() {
        let actions = state.legal_actions();
        let mut margins = [0; 10];
        if actions.len() > 1 {
            judge(state, depth - 1, &mut margins);
        }
        if state.apply(actions[best(&actions, &margins)]).is_err() {
            return;
        }
    }
    greedy(state);
}

/// The place of the best action: the first of those with the greatest margin.
fn best(actions: &Actions, margins: &Margins) -> usize {
    let mut best = 0;
    for place in 1..actions.len() {
        if margins[place] > margins[best] {
            best = place;
        }
    }
    best
}
