//! Networks from Python: byte strings, as `cardavia_core::net` describes them.

use cardavia_core::net::{
    BLOCKS, Brain, Crop, Game, Growth, Net as Weights, Of, Signs, bits_of, choices_of,
    duel as played_twice, harvest as grown,
};
use cardavia_core::{Dealt, Position, Rng, State};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rayon::prelude::*;

use crate::budget::{Budget, Stop};
use crate::pool::pool;
use crate::position::{read, wrong};

/// A network, ready to play.
#[pyclass(frozen, module = "cardavia._kernel")]
pub struct Net {
    /// What it is made of.
    pub weights: Weights,
}

#[pymethods]
impl Net {
    #[new]
    fn new(bytes: &[u8]) -> PyResult<Self> {
        Ok(Self { weights: Weights::from_bytes(bytes).map_err(wrong)? })
    }
}

/// The brain of a network, or the rule of thumb without one.
pub fn brain<'a>(net: Option<&'a Bound<'_, Net>>) -> Brain<'a> {
    net.map_or(Brain::Thumb, |net| Brain::Net(&net.get().weights))
}

/// What all have seen by the end of a position's past.
pub fn signs_of(position: &Position) -> Signs {
    let (mut state, mut signs) = (State::start(position.dealt()), Signs::default());
    for &action in position.actions() {
        signs.note_action(&state, action);
        if state.apply(action).is_err() {
            break; // cannot be: a position's actions are legal
        }
    }
    signs
}

/// Each block of features: its name, its size, and what its numbers stand for.
#[pyfunction]
pub fn net_blocks() -> Vec<(&'static str, usize, String)> {
    let of = |of| match of {
        Of::Lanes => "lanes".to_owned(),
        Of::Kinds => "kinds".to_owned(),
        Of::Suits(each) => format!("suits {each}"),
        Of::Other => "other".to_owned(),
    };
    BLOCKS.iter().map(|block| (block.name, block.size, of(block.of))).collect()
}

/// What the seat to move in a position knows: a bit for each feature, the lowest of a byte first.
#[pyfunction]
pub fn net_features(py: Python<'_>, position: &[u8]) -> PyResult<Py<PyBytes>> {
    let position = read(position)?;
    let bits = bits_of(position.state(), &signs_of(&position));
    Ok(PyBytes::new(py, &bits).unbind())
}

/// The numbers of the choices of the seat to move in a position, ten of them, and their roles.
#[pyfunction]
pub fn net_choices(py: Python<'_>, position: &[u8]) -> PyResult<(Py<PyBytes>, Py<PyBytes>)> {
    let position = read(position)?;
    let (choices, roles) = choices_of(position.state(), &signs_of(&position));
    let bytes = |bytes: &[u8]| PyBytes::new(py, bytes).unbind();
    Ok((bytes(&choices), bytes(&roles)))
}

/// What the network thinks of each legal action in a position: codes, and worths in 1/1024² of a
/// point from here on. Only what the seat to move may know is looked at.
#[pyfunction]
pub fn net_worths(net: &Bound<'_, Net>, position: &[u8]) -> PyResult<(Vec<u8>, Vec<i32>)> {
    let position = read(position)?;
    let game = Game::new(*position.state(), signs_of(&position), [brain(Some(net)); 2]);
    let codes: Vec<u8> = game.state.legal_actions().iter().map(|one| one.code()).collect();
    let worths = game.worths()[..codes.len()].to_vec();
    Ok((codes, worths))
}

/// Rows to learn from: their features as bits, choices, roles and margins, one after the other.
type Rows = (Py<PyBytes>, Py<PyBytes>, Py<PyBytes>, Py<PyBytes>);

/// Grow the deals of these numbers of a seed; one team plays by the first network, the other by any
/// of them. `None` stands for the rule of thumb.
#[pyfunction]
#[pyo3(signature = (nets, first, deals, seed, growth, *, threads=1, stop=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
#[expect(clippy::needless_pass_by_value, reason = "PyO3 reads a list of optional objects so")]
pub fn harvest(
    py: Python<'_>,
    nets: Vec<Option<Bound<'_, Net>>>,
    first: u64,
    deals: u64,
    seed: u64,
    growth: (f64, f64, f64),
    threads: usize,
    stop: Option<&Bound<'_, Stop>>,
) -> PyResult<Rows> {
    let brains: Vec<Brain<'_>> = nets.iter().map(|net| brain(net.as_ref())).collect();
    if brains.is_empty() {
        return Err(PyValueError::new_err("no brain to play by; the rule of thumb is None"));
    }
    let (random, trump_leads, kept) = growth;
    let growth = Growth { random, trump_leads, kept };
    let (pool, budget) = (pool(threads)?, Budget::new(stop, None)?);
    let numbers = first..first + deals;
    let grow = |number| {
        if budget.spent() { Crop::default() } else { grown(&brains, &growth, seed, number) }
    };
    let crops: Vec<Crop> = py.detach(|| match pool {
        None => numbers.map(grow).collect(),
        Some(pool) => pool.install(|| numbers.into_par_iter().map(grow).collect()),
    });
    let mut all = Crop::default();
    for crop in crops {
        all.append(crop);
    }
    let margins: Vec<u8> = all.margins.iter().map(|margin| margin.to_le_bytes()[0]).collect();
    let bytes = |bytes: &[u8]| PyBytes::new(py, bytes).unbind();
    Ok((bytes(&all.features), bytes(&all.choices), bytes(&all.roles), bytes(&margins)))
}

/// The deals of these numbers of a seed, each played twice with the teams exchanged: by deal the
/// first network's points less the other's, over both playings. Without a network, the rule of
/// thumb plays.
#[pyfunction]
#[pyo3(signature = (one, other, first, deals, seed, *, threads=1))]
pub fn duels(
    py: Python<'_>,
    one: Option<&Bound<'_, Net>>,
    other: Option<&Bound<'_, Net>>,
    first: u64,
    deals: u64,
    seed: u64,
    threads: usize,
) -> PyResult<Vec<i32>> {
    let (brains, pool) = ([brain(one), brain(other)], pool(threads)?);
    let end = first.checked_add(deals).ok_or_else(|| PyValueError::new_err("too many deals"))?;
    let play = |number| {
        let mut rng = Rng::new(seed, number);
        let dealer = u8::try_from(number % 8).unwrap_or(0);
        played_twice(&Dealt::shuffled(&mut rng, dealer), brains)
    };
    Ok(py.detach(|| match pool {
        None => (first..end).map(play).collect(),
        Some(pool) => pool.install(|| (first..end).into_par_iter().map(play).collect()),
    }))
}
