//! What a seat believes and what its actions promise, from the facts of a view.

use cardavia_core::search::{Margins, judge as add_margins};
use cardavia_core::{Belief, Facts, FactsError, Rng, State};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rayon::prelude::*;

use crate::budget::{Budget, Stop};
use crate::pool::pool;
use crate::position::{read, wrong};

/// The codes of the legal actions, their margins, and in how many worlds these were found.
type Judgement = (Vec<u8>, Vec<i64>, u64);

/// Margins, and over how many worlds.
type Sum = (Margins, u64);

/// A judgement of depth 3 takes seconds.
const MOST_DEPTH: u32 = 3;

const NOTHING: Sum = ([0; 10], 0);

/// How many worlds fit the facts.
#[pyfunction]
pub fn belief_size(facts: &[u8]) -> PyResult<f64> {
    Ok(belief(facts)?.size())
}

/// So many worlds that fit the facts, as positions.
#[pyfunction]
pub fn worlds(py: Python<'_>, facts: &[u8], count: u64, seed: u64) -> PyResult<Vec<Py<PyBytes>>> {
    let facts = Facts::from_bytes(facts).map_err(wrong)?;
    let drawn = py.detach(|| {
        let belief = Belief::of(facts)?;
        let world = |number| Ok(belief.world(&mut Rng::new(seed, number))?.to_bytes());
        (0..count).map(world).collect::<Result<Vec<Vec<u8>>, FactsError>>()
    });
    let worlds = drawn.map_err(wrong)?;
    Ok(worlds.iter().map(|world| PyBytes::new(py, world).unbind()).collect())
}

/// What each legal action of the seat comes to, over worlds that fit the facts.
#[pyfunction]
#[pyo3(signature = (facts, worlds, seed, *, threads=1, seconds=None, stop=None))]
pub fn search(
    py: Python<'_>,
    facts: &[u8],
    worlds: u32,
    seed: u64,
    threads: usize,
    seconds: Option<f64>,
    stop: Option<&Bound<'_, Stop>>,
) -> PyResult<Judgement> {
    if worlds == 0 {
        return Err(PyValueError::new_err("worlds is 0; there has to be one at least"));
    }
    let facts = Facts::from_bytes(facts).map_err(wrong)?;
    let (budget, pool) = (Budget::new(stop, seconds)?, pool(threads)?);
    let run = |number, search: &Search| {
        // The first world is looked at whatever the time, so that there is always an answer.
        if number > 0 && budget.spent() { NOTHING } else { search.in_world(number) }
    };
    let (search, (margins, done)) = py
        .detach(|| -> Result<_, FactsError> {
            let search = Search::of(facts, seed)?;
            let sum = match pool {
                _ if search.like.legal_actions().len() == 1 => NOTHING,
                None => (0..worlds).map(|number| run(number, &search)).fold(NOTHING, add),
                Some(pool) => pool.install(|| {
                    let numbers = (0..worlds).into_par_iter().with_min_len(4);
                    numbers.map(|number| run(number, &search)).reduce(|| NOTHING, add)
                }),
            };
            Ok((search, sum))
        })
        .map_err(wrong)?;
    Ok(told(&search.like, &margins, done))
}

/// A belief, and a state that fits it.
struct Search {
    belief: Belief,
    like: State,
    seed: u64,
}

impl Search {
    fn of(facts: Facts, seed: u64) -> Result<Self, FactsError> {
        let (seat, belief) = (facts.seat(), Belief::of(facts)?);
        if belief.turn() != Some(seat) {
            return Err(FactsError::Turn(seat));
        }
        let like = *belief.world(&mut Rng::new(seed, 0))?.state();
        Ok(Self { belief, like, seed })
    }

    fn in_world(&self, number: u32) -> Sum {
        let mut rng = Rng::new(self.seed, u64::from(number));
        let mut margins = [0; 10];
        add_margins(&self.belief.state(&self.like, &mut rng), 1, &mut margins);
        (margins, 1)
    }
}

/// What each legal action of the seat to move comes to in a position that is known whole.
#[pyfunction]
pub fn judge(py: Python<'_>, position: &[u8], depth: u32) -> PyResult<Judgement> {
    if !(1..=MOST_DEPTH).contains(&depth) {
        return Err(PyValueError::new_err(format!(
            "depth is {depth}; it can be 1 to {MOST_DEPTH}"
        )));
    }
    let state = *read(position)?.state();
    let mut margins = [0; 10];
    py.detach(|| add_margins(&state, depth, &mut margins));
    Ok(told(&state, &margins, 1))
}

fn belief(facts: &[u8]) -> PyResult<Belief> {
    Facts::from_bytes(facts).and_then(Belief::of).map_err(wrong)
}

fn add(mut sum: Sum, one: Sum) -> Sum {
    sum.0.iter_mut().zip(one.0).for_each(|(all, more)| *all += more);
    (sum.0, sum.1 + one.1)
}

fn told(state: &State, margins: &Margins, done: u64) -> Judgement {
    let codes: Vec<u8> = state.legal_actions().iter().map(|action| action.code()).collect();
    let margins = margins[..codes.len()].to_vec();
    (codes, margins, done)
}
