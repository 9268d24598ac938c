//! The kernel as the Python module `cardavia._kernel`.
//!
//! Checks what comes from Python and says what was wrong; all play is in `cardavia-core`.

use pyo3::prelude::*;

/// The native kernel; `cardavia.kernel` is its public face.
#[pymodule]
mod _kernel {
    use cardavia_core::{Position, State, greedy, trace as core_trace};
    use pyo3::exceptions::PyValueError;
    use pyo3::prelude::*;

    /// How the kernel was compiled: "release" or "debug".
    #[pyfunction]
    const fn build_profile() -> &'static str {
        if cfg!(debug_assertions) { "debug" } else { "release" }
    }

    fn read(bytes: &[u8]) -> PyResult<Position> {
        Position::from_bytes(bytes).map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// What every moment of the deal looks like.
    #[pyfunction]
    fn trace(position: &[u8]) -> PyResult<Vec<u8>> {
        let position = read(position)?;
        core_trace(position.dealt(), position.actions())
            .map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// What the rule of thumb would do at every moment of the deal.
    #[pyfunction]
    fn decisions(position: &[u8]) -> PyResult<Vec<u8>> {
        let position = read(position)?;
        let mut state = State::start(position.dealt());
        let mut codes = Vec::new();
        for &action in position.actions() {
            codes.extend(greedy::decide(&state).map(|one| one.code()));
            state.apply(action).map_err(|error| PyValueError::new_err(error.to_string()))?;
        }
        codes.extend(greedy::decide(&state).map(|one| one.code()));
        Ok(codes)
    }
}
