//! What the player that learns thinks, from the facts of a view.

use cardavia_core::net::{Brain, Game, Manner, draw, judge as play_on, recall, solved};
use cardavia_core::search::Margins;
use cardavia_core::{Belief, Facts, FactsError, Rng};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::budget::{Budget, Stop};
use crate::net::{Net, signs_of};
use crate::pool::pool;
use crate::position::{read, wrong};

/// The codes of the legal actions, and what each is worth in 1/1024² of a point.
type Thought = (Vec<u8>, Vec<i32>);

/// The codes of the legal actions, their margins summed over worlds, over how many, and what the
/// network thinks of each in 1/1024² of a point from here on.
type Pondered = (Vec<u8>, Vec<i64>, u64, Vec<i32>);

/// The stream of the lots by which weighed worlds are drawn; worlds have the streams from 0 on.
const DRAWING: u64 = u64::MAX;

/// What the network thinks of each legal action of the seat that knows these facts.
#[pyfunction]
pub fn net_think(net: &Bound<'_, Net>, facts: &[u8]) -> PyResult<Thought> {
    let (_, belief) = believed(facts)?;
    let world = belief.world(&mut Rng::new(0, 0)).map_err(wrong)?;
    let net = [Brain::Net(&net.get().weights); 2];
    Ok(thought(&Game::new(*world.state(), signs_of(&world), net)))
}

/// The logarithm of the chance that in this position the seats but one did what they did, if they
/// choose by the network's worths in this manner: a heat and a slip.
#[pyfunction]
pub fn net_recall(
    net: &Bound<'_, Net>,
    position: &[u8],
    seat: u8,
    manner: (f64, f64),
) -> PyResult<f64> {
    let manner = manner_of(manner)?;
    Ok(recall(&net.get().weights, &read(position)?, seat, &manner).1)
}

/// What each legal action comes to, over worlds weighed by how the others have played.
///
/// So many `candidates` that fit the facts are drawn and weighed, and from them so many `worlds`, by
/// weight; the weights are evened until they are as even as `even` worlds of equal weight.
#[pyfunction]
#[pyo3(signature = (net, facts, candidates, worlds, seed, manner, even, *, threads=1, seconds=None, stop=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub fn net_ponder(
    py: Python<'_>,
    net: &Bound<'_, Net>,
    facts: &[u8],
    candidates: u32,
    worlds: u32,
    seed: u64,
    manner: (f64, f64),
    even: f64,
    threads: usize,
    seconds: Option<f64>,
    stop: Option<&Bound<'_, Stop>>,
) -> PyResult<Pondered> {
    if candidates == 0 || worlds == 0 {
        return Err(PyValueError::new_err("there has to be one candidate and one world at least"));
    }
    let (seat, belief) = believed(facts)?;
    let (budget, pool) = (Budget::new(stop, seconds)?, pool(threads)?);
    let for_weighing = Budget::new(stop, seconds.map(|seconds| seconds / 3.0))?;
    let (net, manner) = (&net.get().weights, manner_of(manner)?);
    // The first is looked at whatever the time, so that there is always an answer.
    let weigh = |number: u32| -> Result<Option<_>, FactsError> {
        if number > 0 && for_weighing.spent() {
            return Ok(None);
        }
        belief
            .world(&mut Rng::new(seed, u64::from(number)))
            .map(|world| Some(recall(net, &world, seat, &manner)))
    };
    let found = py.detach(|| -> Result<_, FactsError> {
        let weighed: Vec<Option<(Game<'_>, f64)>> = match &pool {
            None => (0..candidates).map(weigh).collect::<Result<_, _>>()?,
            Some(pool) => pool
                .install(|| (0..candidates).into_par_iter().map(weigh).collect::<Result<_, _>>())?,
        };
        let (games, logs): (Vec<_>, Vec<_>) = weighed.into_iter().flatten().unzip();
        let counts = draw(&logs, worlds, even, &mut Rng::new(seed, DRAWING));
        let drawn: Vec<(&Game<'_>, u32)> =
            games.iter().zip(counts).filter(|(_, count)| *count > 0).collect();
        let try_in = |(place, &(game, count)): (usize, &(&Game<'_>, u32))| {
            if place > 0 && budget.spent() { NOTHING } else { in_world(game, place, count) }
        };
        let (margins, done) = match &pool {
            None => drawn.iter().enumerate().map(try_in).fold(NOTHING, add),
            Some(pool) => {
                pool.install(|| drawn.par_iter().enumerate().map(try_in).reduce(|| NOTHING, add))
            }
        };
        Ok((thought(&games[0]), margins, done))
    });
    let ((codes, worths), margins, done) = found.map_err(wrong)?;
    let margins = margins[..codes.len()].to_vec();
    Ok((codes, margins, done, worths))
}

fn manner_of((heat, slip): (f64, f64)) -> PyResult<Manner> {
    if heat > 0.0 && slip > 0.0 && slip <= 1.0 {
        return Ok(Manner { heat, slip });
    }
    Err(PyValueError::new_err(format!(
        "heat {heat} and slip {slip} are no manner; the heat has to be above 0, the slip too, and \
         that at most 1"
    )))
}

type Sum = (Margins, u64);

const NOTHING: Sum = ([0; 10], 0);

/// In the last tricks every second world is solved: players there make fewer mistakes than the
/// network, though they know less than the solver.
fn in_world(game: &Game<'_>, place: usize, count: u32) -> Sum {
    let exact = if place % 2 == 1 { solved(&game.state) } else { None };
    let margins = exact.unwrap_or_else(|| {
        let mut margins = [0; 10];
        play_on(game, &mut margins);
        margins
    });
    (margins.map(|margin| margin * i64::from(count)), u64::from(count))
}

fn add(mut sum: Sum, one: Sum) -> Sum {
    sum.0.iter_mut().zip(one.0).for_each(|(all, more)| *all += more);
    (sum.0, sum.1 + one.1)
}

/// A belief and whose it is; that seat has to be the one to move.
fn believed(facts: &[u8]) -> PyResult<(u8, Belief)> {
    let facts = Facts::from_bytes(facts).map_err(wrong)?;
    let seat = facts.seat();
    let belief = Belief::of(facts).map_err(wrong)?;
    if belief.turn() == Some(seat) {
        Ok((seat, belief))
    } else {
        Err(wrong(FactsError::Turn(seat)))
    }
}

fn thought(game: &Game<'_>) -> Thought {
    let codes: Vec<u8> = game.state.legal_actions().iter().map(|one| one.code()).collect();
    let worths = game.worths()[..codes.len()].to_vec();
    (codes, worths)
}
