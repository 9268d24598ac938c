//! Many deals at once, written into arrays that Python owns.

use std::sync::Arc;

use cardavia_core::Lane;
use cardavia_core::observe::{CHOICES, OBSERVATION};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::memory::{Memory, check_apart};
use crate::pool::pool;

/// Deals that are played side by side, one choice each a step.
#[pyclass(module = "cardavia._kernel")]
pub struct SelfPlay {
    lanes: Vec<Lane>,
    pool: Option<Arc<ThreadPool>>,
    arrays: Arrays,
}

struct Arrays {
    choices: Memory<u8>,
    observations: Memory<u8>,
    legal: Memory<u8>,
    seats: Memory<u8>,
    done: Memory<u8>,
    scores: Memory<i8>,
}

/// One deal and its places in the arrays.
struct Row<'a> {
    lane: &'a mut Lane,
    choice: &'a mut u8,
    observation: &'a mut [u8],
    legal: &'a mut [u8],
    seat: &'a mut u8,
    done: &'a mut u8,
    score: &'a mut [i8],
}

#[pymethods]
impl SelfPlay {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn new(
        py: Python<'_>,
        deals: usize,
        seed: u64,
        threads: usize,
        choices: &Bound<'_, PyAny>,
        observations: &Bound<'_, PyAny>,
        legal: &Bound<'_, PyAny>,
        seats: &Bound<'_, PyAny>,
        done: &Bound<'_, PyAny>,
        scores: &Bound<'_, PyAny>,
    ) -> PyResult<Self> {
        let arrays = Arrays {
            choices: Memory::of(choices, "choices", deals)?,
            observations: Memory::of(observations, "observations", deals * OBSERVATION)?,
            legal: Memory::of(legal, "legal", deals * CHOICES)?,
            seats: Memory::of(seats, "seats", deals)?,
            done: Memory::of(done, "done", deals)?,
            scores: Memory::of(scores, "scores", deals * 2)?,
        };
        arrays.check_apart()?;
        let lanes = (0..deals as u64).map(|number| Lane::new(seed, number)).collect();
        let mut new = Self { lanes, pool: pool(threads)?, arrays };
        new.each(py, write);
        Ok(new)
    }

    /// Make each deal's choice and write what came of it; nothing when one of them is not legal.
    fn step(&mut self, py: Python<'_>) -> PyResult<()> {
        self.check()?;
        self.each(py, step);
        Ok(())
    }

    /// Choose for each deal any legal choice, each with the same chance.
    fn sample(&mut self, py: Python<'_>) {
        self.each(py, |row| *row.choice = row.lane.any_choice());
    }
}

impl SelfPlay {
    fn check(&mut self) -> PyResult<()> {
        let choices = self.arrays.slices().choices;
        let wrong =
            self.lanes.iter().zip(choices.iter()).position(|(lane, &one)| !lane.allows(one));
        let Some(deal) = wrong else { return Ok(()) };
        let (choice, seat) = (choices[deal], self.lanes[deal].turn());
        Err(PyValueError::new_err(format!(
            "deal {deal}: choice {choice} is not legal for seat {seat}; nothing was played"
        )))
    }

    fn each(&mut self, py: Python<'_>, act: impl Fn(Row<'_>) + Send + Sync) {
        let (lanes, pool, slices) = (&mut self.lanes, &self.pool, self.arrays.slices());
        py.detach(|| match pool {
            None => slices.rows(lanes).for_each(act),
            Some(pool) => pool.install(|| slices.rows_apart(lanes).with_min_len(64).for_each(act)),
        });
    }
}

impl Arrays {
    fn check_apart(&self) -> PyResult<()> {
        check_apart(vec![
            self.choices.range(),
            self.observations.range(),
            self.legal.range(),
            self.seats.range(),
            self.done.range(),
            self.scores.range(),
        ])
    }

    #[expect(unsafe_code, reason = "see `Memory::slice`")]
    fn slices(&mut self) -> Slices<'_> {
        // SAFETY: `check_apart` found no overlap when this was made, and `&mut self` keeps a second
        // call out. That Python programs leave the arrays alone meanwhile is in the documentation.
        unsafe {
            Slices {
                choices: self.choices.slice(),
                observations: self.observations.slice(),
                legal: self.legal.slice(),
                seats: self.seats.slice(),
                done: self.done.slice(),
                scores: self.scores.slice(),
            }
        }
    }
}

struct Slices<'a> {
    choices: &'a mut [u8],
    observations: &'a mut [u8],
    legal: &'a mut [u8],
    seats: &'a mut [u8],
    done: &'a mut [u8],
    scores: &'a mut [i8],
}

impl<'a> Slices<'a> {
    fn rows(self, lanes: &'a mut [Lane]) -> impl Iterator<Item = Row<'a>> {
        lanes
            .iter_mut()
            .zip(self.choices)
            .zip(self.observations.chunks_exact_mut(OBSERVATION))
            .zip(self.legal.chunks_exact_mut(CHOICES))
            .zip(self.seats)
            .zip(self.done)
            .zip(self.scores.chunks_exact_mut(2))
            .map(Row::from)
    }

    fn rows_apart(self, lanes: &'a mut [Lane]) -> impl IndexedParallelIterator<Item = Row<'a>> {
        lanes
            .par_iter_mut()
            .zip(self.choices)
            .zip(self.observations.par_chunks_exact_mut(OBSERVATION))
            .zip(self.legal.par_chunks_exact_mut(CHOICES))
            .zip(self.seats)
            .zip(self.done)
            .zip(self.scores.par_chunks_exact_mut(2))
            .map(Row::from)
    }
}

type Zipped<'a> = (
    (((((&'a mut Lane, &'a mut u8), &'a mut [u8]), &'a mut [u8]), &'a mut u8), &'a mut u8),
    &'a mut [i8],
);

impl<'a> From<Zipped<'a>> for Row<'a> {
    fn from(parts: Zipped<'a>) -> Self {
        let ((((((lane, choice), observation), legal), seat), done), score) = parts;
        Self { lane, choice, observation, legal, seat, done, score }
    }
}

fn write(row: Row<'_>) {
    let Row { lane, observation, legal, seat, .. } = row;
    *seat = lane.turn();
    lane.write(observation, legal);
}

fn step(row: Row<'_>) {
    let score = row.lane.step(*row.choice);
    *row.done = u8::from(score.is_some());
    if let Some(score) = score {
        row.score.copy_from_slice(&score);
    }
    write(row);
}
