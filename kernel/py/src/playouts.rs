//! Many playouts of one position.

use cardavia_core::playout::{Policy, playout};
use cardavia_core::{Rng, State};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::budget::{Budget, Stop};
use crate::pool::pool;
use crate::position::read;

/// Playouts that share a stream of random numbers, and are done or left out together.
const CHUNK: u64 = 256;

#[derive(Clone, Copy, Default)]
struct Sum {
    done: u64,
    even: i64,
    squares: i64,
}

impl Sum {
    const fn add(self, other: Self) -> Self {
        Self {
            done: self.done + other.done,
            even: self.even + other.even,
            squares: self.squares + other.squares,
        }
    }
}

/// Play a position to its end `count` times; how often that was done, the even seats' points, and
/// their squares, summed.
#[pyfunction]
#[pyo3(signature = (position, policy, count, seed, *, threads=1, seconds=None, stop=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub fn playouts(
    py: Python<'_>,
    position: &[u8],
    policy: &str,
    count: u64,
    seed: u64,
    threads: usize,
    seconds: Option<f64>,
    stop: Option<&Bound<'_, Stop>>,
) -> PyResult<(u64, i64, i64)> {
    let state = *read(position)?.state();
    let policy = policy_of(policy)?;
    let (budget, pool) = (Budget::new(stop, seconds)?, pool(threads)?);
    let go_on = |_: &u64| !budget.spent();
    let run = |chunk| run_chunk(&state, policy, seed, chunk, count);
    let chunks = 0..count.div_ceil(CHUNK);
    let sum = py.detach(|| match pool {
        None => chunks.take_while(go_on).map(run).fold(Sum::default(), Sum::add),
        Some(pool) => pool.install(|| {
            chunks.into_par_iter().take_any_while(go_on).map(run).reduce(Sum::default, Sum::add)
        }),
    });
    Ok((sum.done, sum.even, sum.squares))
}

fn policy_of(name: &str) -> PyResult<Policy> {
    match name {
        "random" => Ok(Policy::Random),
        "greedy" => Ok(Policy::Greedy),
        _ => Err(PyValueError::new_err(format!("policy is {name:?}; there are random and greedy"))),
    }
}

fn run_chunk(state: &State, policy: Policy, seed: u64, chunk: u64, count: u64) -> Sum {
    let mut rng = Rng::new(seed, chunk);
    let mut sum = Sum::default();
    for _ in 0..CHUNK.min(count - chunk * CHUNK) {
        let mut copy = *state;
        let even = i64::from(playout(&mut copy, policy, &mut rng)[0]);
        sum = sum.add(Sum { done: 1, even, squares: even * even });
    }
    sum
}
