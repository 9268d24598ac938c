//! Endings solved exactly.

use cardavia_core::solve::{self, Unsolved};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::budget::{Budget, Stop};
use crate::position::read;

/// The margin of an ending, the code of a best play and how many positions were looked at; `None`
/// when the budget ran out.
#[pyfunction]
#[pyo3(signature = (position, *, nodes=u64::MAX, seconds=None, stop=None))]
pub fn solve_ending(
    py: Python<'_>,
    position: &[u8],
    nodes: u64,
    seconds: Option<f64>,
    stop: Option<&Bound<'_, Stop>>,
) -> PyResult<Option<(i8, u8, u64)>> {
    let state = *read(position)?.state();
    let budget = Budget::new(stop, seconds)?;
    let solved = py.detach(|| solve::solve(&state, nodes, &mut || !budget.spent()));
    Ok(answered(solved)?.map(|one| (one.margin, one.best.code(), one.nodes)))
}

/// The code of each legal play and the margin that it leads to; `None` when the budget ran out.
#[pyfunction]
#[pyo3(signature = (position, *, nodes=u64::MAX, seconds=None, stop=None))]
pub fn solve_plays(
    py: Python<'_>,
    position: &[u8],
    nodes: u64,
    seconds: Option<f64>,
    stop: Option<&Bound<'_, Stop>>,
) -> PyResult<Option<Vec<(u8, i8)>>> {
    let state = *read(position)?.state();
    let budget = Budget::new(stop, seconds)?;
    let solved = py.detach(|| solve::solve_each(&state, nodes, &mut || !budget.spent()));
    let codes = |each: Vec<(cardavia_core::Action, i8)>| {
        each.into_iter().map(|(action, margin)| (action.code(), margin)).collect()
    };
    Ok(answered(solved)?.map(codes))
}

fn answered<T>(solved: Result<T, Unsolved>) -> PyResult<Option<T>> {
    match solved {
        Ok(answer) => Ok(Some(answer)),
        Err(Unsolved::Spent) => Ok(None),
        Err(error) => Err(PyValueError::new_err(error.to_string())),
    }
}
