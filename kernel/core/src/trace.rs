//! What is compared with the readable rules: everything that they say about each moment of a deal.

use crate::action::Action;
use crate::apply::Illegal;
use crate::dealt::{Dealt, NO_SEAT};
use crate::state::{Phase, State};

/// What a deal looks like before each action and after the last, as bytes.
///
/// Each moment: phase (0 declare, 1 discard, 2 play, 3 done); turn (8 when done); whether the open
/// trick is a Meri, plus 2 under Monchi, plus 4 while the Robai is hidden; the two scores as signed
/// bytes; how many tricks are finished; of the last two of these, the winner and what a combination
/// moved, 8 and 0 where there are none; how many actions are legal, and their codes, rising.
///
/// # Errors
/// One of the actions is not legal.
pub fn trace(dealt: &Dealt, actions: &[Action]) -> Result<Vec<u8>, Illegal> {
    let mut state = State::start(dealt);
    let mut bytes = Vec::with_capacity(20 * (actions.len() + 1));
    for &action in actions {
        write_moment(&state, &mut bytes);
        state.apply(action)?;
    }
    write_moment(&state, &mut bytes);
    Ok(bytes)
}

fn write_moment(state: &State, to: &mut Vec<u8>) {
    let flags = [state.meri(), state.monchi(), state.hidden_robai()];
    let flags = (0..).zip(flags).fold(0, |sum, (bit, set)| sum | u8::from(set) << bit);
    to.extend([phase_number(state.phase()), state.turn().unwrap_or(NO_SEAT), flags]);
    to.extend(state.score().map(|points| points.to_le_bytes()[0]));
    write_tricks(state, to);
    let mut codes: Vec<u8> = state.legal_actions().iter().map(|one| one.code()).collect();
    codes.sort_unstable();
    to.extend(u8::try_from(codes.len()));
    to.extend(codes);
}

fn write_tricks(state: &State, to: &mut Vec<u8>) {
    let done = state.tricks();
    to.extend(u8::try_from(done.len()));
    for back in [2, 1] {
        let taken = done.len().checked_sub(back).map(|at| done[at]);
        to.push(taken.map_or(NO_SEAT, |one| one.winner));
        to.push(taken.map_or(0, |one| one.moved.to_le_bytes()[0]));
    }
}

/// The number by which a phase is known outside.
#[must_use]
pub const fn phase_number(phase: Phase) -> u8 {
    match phase {
        Phase::Declare => 0,
        Phase::Discard => 1,
        Phase::Play => 2,
        Phase::Done => 3,
    }
}
