//! Threads to share work among, made once for each number of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

const MOST: usize = 256;

static POOLS: Mutex<Option<HashMap<usize, Arc<ThreadPool>>>> = Mutex::new(None);

/// A pool of that many threads; `None` for one, which is the caller's own.
pub fn pool(threads: usize) -> PyResult<Option<Arc<ThreadPool>>> {
    match threads {
        1 => Ok(None),
        2..=MOST => shared(threads).map(Some),
        _ => Err(PyValueError::new_err(format!("threads is {threads}; it can be 1 to {MOST}"))),
    }
}

fn shared(threads: usize) -> PyResult<Arc<ThreadPool>> {
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    let pools = pools.get_or_insert_default();
    if let Some(pool) = pools.get(&threads) {
        return Ok(Arc::clone(pool));
    }
    let built = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = Arc::new(built.map_err(|error| PyRuntimeError::new_err(error.to_string()))?);
    pools.insert(threads, Arc::clone(&pool));
    Ok(pool)
}
