//! The kernel as the Python module `cardavia._kernel`.
//!
//! Checks what comes from Python and says what was wrong; all play is in `cardavia-core`. Long calls
//! release the interpreter's lock, take a seed where they draw lots, and end before their work is
//! done when their time is up or their stop flag is set.

#![deny(unsafe_code)]

mod budget;
mod memory;
mod net;
mod playouts;
mod pool;
mod position;
mod search;
mod self_play;
mod solve;

use pyo3::prelude::*;

/// The native kernel; `cardavia.kernel` is its public face.
#[pymodule]
mod _kernel {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::budget::Stop;
    #[pymodule_export]
    use crate::net::{Net, duels, harvest, net_blocks, net_features, net_worths};
    #[pymodule_export]
    use crate::playouts::playouts;
    #[pymodule_export]
    use crate::position::{decisions, perft, trace};
    #[pymodule_export]
    use crate::search::{belief_size, judge, search, worlds};
    #[pymodule_export]
    use crate::self_play::SelfPlay;
    #[pymodule_export]
    use crate::solve::{solve_ending, solve_plays};

    /// How the kernel was compiled: "release" or "debug".
    #[pyfunction]
    const fn build_profile() -> &'static str {
        if cfg!(debug_assertions) { "debug" } else { "release" }
    }
}
