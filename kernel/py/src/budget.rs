//! How long a call may go on: until it is told to stop, or until its time is up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A flag that ends the calls that were given it, from any thread.
#[pyclass(frozen, module = "cardavia._kernel")]
#[derive(Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
}

#[pymethods]
impl Stop {
    #[new]
    fn new() -> Self {
        Self::default()
    }

    /// End every call that was given this flag, now and later.
    fn set(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Whether it was set.
    fn is_set(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }
}

/// What ends a call before its work is done.
pub struct Budget {
    flag: Option<Arc<AtomicBool>>,
    until: Option<Instant>,
}

impl Budget {
    /// A budget that ends with the flag, or after this many seconds.
    pub fn new(stop: Option<&Bound<'_, Stop>>, seconds: Option<f64>) -> PyResult<Self> {
        let duration = seconds.map(Duration::try_from_secs_f64).transpose().map_err(|_| {
            PyValueError::new_err("seconds has to be a number that is not negative, or None")
        })?;
        let until = duration.and_then(|duration| Instant::now().checked_add(duration));
        Ok(Self { flag: stop.map(|stop| Arc::clone(&stop.get().flag)), until })
    }

    /// Whether it is spent.
    pub fn spent(&self) -> bool {
        self.flag.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
