//! Positions from Python: byte strings, as `cardavia_core::Position` describes them.

use cardavia_core::{Action, Position, State, greedy, perft as count, trace as traced};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::budget::{Budget, Stop};

/// Read a position, or raise `ValueError`.
pub fn read(bytes: &[u8]) -> PyResult<Position> {
    Position::from_bytes(bytes).map_err(wrong)
}

/// A kernel error as `ValueError`.
pub fn wrong(error: impl std::error::Error) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// What the rules say about every moment of the deal.
#[pyfunction]
pub fn trace(position: &[u8]) -> PyResult<Vec<u8>> {
    let position = read(position)?;
    traced(position.dealt(), position.actions()).map_err(wrong)
}

/// What the rule of thumb would do at every moment of the deal, as codes of actions.
#[pyfunction]
pub fn decisions(position: &[u8]) -> PyResult<Vec<u8>> {
    let position = read(position)?;
    let mut state = State::start(position.dealt());
    let mut codes = Vec::new();
    for &action in position.actions() {
        codes.extend(greedy::decide(&state).map(Action::code));
        state.apply(action).map_err(wrong)?;
    }
    codes.extend(greedy::decide(&state).map(Action::code));
    Ok(codes)
}

/// How many ways there are to the end of the deal, and the even seats' points summed over them.
#[pyfunction]
#[pyo3(signature = (position, *, seconds=None, stop=None))]
pub fn perft(
    py: Python<'_>,
    position: &[u8],
    seconds: Option<f64>,
    stop: Option<&Bound<'_, Stop>>,
) -> PyResult<Option<(u64, i64)>> {
    let state = *read(position)?.state();
    let budget = Budget::new(stop, seconds)?;
    let counted = py.detach(|| count(&state, &mut || !budget.spent()));
    Ok(counted.map(|sum| (sum.leaves, sum.even)))
}
