//! What the player that learns thinks, from the facts of a view.

use cardavia_core::net::{Brain, Game, Manner, draw, judge as play_on, recall, solved};
use cardavia_core::search::{Margins, judge as by_thumb};
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

/// The codes of the legal actions; for each its margins summed over worlds, and the summed squares of
/// by how much its margin times the number of actions passes the sum of theirs; over how many worlds;
/// and what the network thinks of each in 1/1024² of a point from here on.
type Pondered = (Vec<u8>, Vec<(i64, i64)>, u64, Vec<i32>);

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
/// weight; the weights are evened until they are as even as `even` worlds of equal weight. Where there
/// are so many actions that they would be tried more than `tries` times in all, there are the fewer
/// worlds of each kind.
#[pyfunction]
#[pyo3(signature = (net, facts, candidates, worlds, seed, manner, even, *, tries=None, threads=1, seconds=None, stop=None))]
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
    tries: Option<u32>,
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
    let found = py.detach(|| -> Result<_, FactsError> {
        let like = belief.world(&mut Rng::new(seed, 0))?;
        let like = Game::new(*like.state(), signs_of(&like), [Brain::Net(net); 2]);
        let (codes, worths) = thought(&like);
        let all = f64::from(worlds) * codes.len() as f64;
        let share = tries.map_or(1.0, |tries| (f64::from(tries) / all).min(1.0));
        let (candidates, worlds) = (shared(candidates, share), shared(worlds, share));
        let even = even * share;
        let alike = even >= f64::from(candidates);
        // The first is looked at whatever the time, so that there is always an answer.
        let weigh = |number: u32| -> Result<Option<_>, FactsError> {
            if number > 0 && for_weighing.spent() {
                return Ok(None);
            }
            let world = belief.world(&mut Rng::new(seed, u64::from(number)))?;
            Ok(Some(if alike {
                (Game::new(*world.state(), signs_of(&world), [Brain::Net(net); 2]), 0.0)
            } else {
                recall(net, &world, seat, &manner)
            }))
        };
        let weighed: Vec<Option<(Game<'_>, f64)>> = match &pool {
            None => (0..candidates).map(weigh).collect::<Result<_, _>>()?,
            Some(pool) => pool
                .install(|| (0..candidates).into_par_iter().map(weigh).collect::<Result<_, _>>())?,
        };
        let (games, logs): (Vec<_>, Vec<_>) = weighed.into_iter().flatten().unzip();
        let counts = draw(&logs, worlds, even, &mut Rng::new(seed, DRAWING));
        let drawn: Vec<(&Game<'_>, u32)> =
            games.iter().zip(counts).filter(|(_, count)| *count > 0).collect();
        let try_in = |(number, &(game, count)): (usize, &(&Game<'_>, u32))| {
            if number > 0 && budget.spent() {
                NOTHING
            } else {
                in_world(game, number, count, codes.len())
            }
        };
        let sum = match &pool {
            None => drawn.iter().enumerate().map(try_in).fold(NOTHING, add),
            Some(pool) => {
                pool.install(|| drawn.par_iter().enumerate().map(try_in).reduce(|| NOTHING, add))
            }
        };
        Ok((codes, worths, sum))
    });
    let (codes, worths, (margins, squares, done)) = found.map_err(wrong)?;
    let sums = (0..codes.len()).map(|place| (margins[place], squares[place])).collect();
    Ok((codes, sums, done, worths))
}

/// So much of a number, one at least.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is no larger")]
fn shared(number: u32, share: f64) -> u32 {
    (f64::from(number) * share).max(1.0) as u32
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

/// Margins, squares and worlds, as in [`Pondered`].
type Sum = (Margins, [i64; 10], u64);

/// Of four worlds, the one in which all go on by the rule of thumb; no solved one.
const THUMB: usize = 2;

const NOTHING: Sum = ([0; 10], [0; 10], 0);

/// Not all players play like the network: in every fourth world all go on by the rule of thumb, and
/// in the last tricks every second world is solved.
fn in_world(game: &Game<'_>, number: usize, count: u32, actions: usize) -> Sum {
    let exact = if number % 2 == 1 { solved(&game.state) } else { None };
    let margins = exact.unwrap_or_else(|| {
        let mut margins = [0; 10];
        if number % 4 == THUMB {
            by_thumb(&game.state, 1, &mut margins);
        } else {
            play_on(game, &mut margins);
        }
        margins
    });
    let all: i64 = margins[..actions].iter().sum();
    let ahead = margins.map(|margin| margin * actions as i64 - all);
    let times = i64::from(count);
    let squares = ahead.map(|ahead| ahead * ahead * times);
    (margins.map(|margin| margin * times), squares, u64::from(count))
}

fn add(mut sum: Sum, one: Sum) -> Sum {
    sum.0.iter_mut().zip(one.0).for_each(|(all, more)| *all += more);
    sum.1.iter_mut().zip(one.1).for_each(|(all, more)| *all += more);
    (sum.0, sum.1, sum.2 + one.2)
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
