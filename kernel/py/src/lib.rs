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
mod ponder;
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
    use crate::net::{Net, duels, harvest, net_blocks, net_choices, net_features, net_worths};
    #[pymodule_export]
    use crate::playouts::playouts;
    #[pymodule_export]
    use crate::ponder::{net_ponder, net_recall, net_think};
    #[pymodule_export]
    use crate::position::{decisions, perft, trace};
    #[pymodule_export]
    use crate::search::{belief_size, judge, search, worlds};
    #[pymodule_export]
    use crate::self_play::SelfPlay;
    #[pymodule_export]
    use crate::solve::{solve_ending, solve_plays};

    /// Say plainly that a kernel was built for another processor, where its first long call would
    /// otherwise end the program.
    #[pymodule_init]
    fn init(_module: &Bound<'_, PyModule>) -> PyResult<()> {
        #[cfg(target_arch = "x86_64")]
        {
            let built = [cfg!(target_feature = "avx2"), cfg!(target_feature = "avx512bw")];
            let there = [is_x86_feature_detected!("avx2"), is_x86_feature_detected!("avx512bw")];
            if built.into_iter().zip(there).any(|(built, there)| built && !there) {
                return Err(pyo3::exceptions::PyImportError::new_err(
                    "the kernel was built for another processor; build it anew with `make clean \
                     setup`",
                ));
            }
        }
        Ok(())
    }

    /// How the kernel was compiled: "release" or "debug".
    #[pyfunction]
    const fn build_profile() -> &'static str {
        if cfg!(debug_assertions) { "debug" } else { "release" }
    }
}
