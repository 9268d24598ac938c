//! What the player that learns thinks, from the facts of a view.

use cardavia_core::net::{Ahead, Brain, Game, Manner, Race, brains, outlook, recall};
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

/// Of an action: by how much its margin times the number of contenders passes the sum of theirs, summed
/// over worlds, its square summed as well, and in how many worlds.
type Compared = (i64, i64, usize);

/// The codes of the legal actions; how far each is ahead of the contenders; how many these are, the sum
/// of all their margins, and in how many worlds; and what the network thinks of each action in 1/1024²
/// of a point from here on.
type Pondered = (Vec<u8>, Vec<Compared>, (usize, i64, usize), Vec<i32>);

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

/// What the legal actions come to, over worlds that fit these facts.
///
/// In each, every action is tried; the own team goes on by the network, the other by it or by the rule
/// of thumb. After every few worlds, actions that are worse beyond doubt are given up, and the others go
/// on. It ends after so many `worlds`, or when actions have been tried so many times.
#[pyfunction]
#[pyo3(signature = (net, facts, worlds, tries, seed, *, threads=1, seconds=None, stop=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub fn net_ponder(
    py: Python<'_>,
    net: &Bound<'_, Net>,
    facts: &[u8],
    worlds: usize,
    tries: usize,
    seed: u64,
    threads: usize,
    seconds: Option<f64>,
    stop: Option<&Bound<'_, Stop>>,
) -> PyResult<Pondered> {
    if worlds == 0 || tries == 0 {
        return Err(PyValueError::new_err("there has to be one world and one try at least"));
    }
    let (seat, belief) = believed(facts)?;
    let (budget, pool) = (Budget::new(stop, seconds)?, pool(threads)?);
    let net = &net.get().weights;
    let game_of = |number: usize| -> Result<Game<'_>, FactsError> {
        let world = belief.world(&mut Rng::new(seed, number as u64))?;
        Ok(Game::new(*world.state(), signs_of(&world), brains(net, seat, number)))
    };
    // The first is looked at whatever the time, so that there is always an answer.
    let try_in = |number: usize, open: u16| -> Result<Option<Margins>, FactsError> {
        if number > 0 && budget.spent() {
            return Ok(None);
        }
        Ok(Some(outlook(&game_of(number)?, number, open)))
    };
    let found = py.detach(|| -> Result<_, FactsError> {
        let (codes, worths) = thought(&game_of(0)?);
        let mut race = Race::of(codes.len());
        let mut left = tries;
        loop {
            let (first, contenders) = (race.worlds(), race.contenders().count());
            // One world, however few tries there are.
            let most = (left / contenders).max(usize::from(first == 0));
            let round = ROUND.min(worlds - first).min(most);
            left = left.saturating_sub(round * contenders);
            let numbers = first..first + round;
            let open = race.contenders().map(|place| 1 << place).sum();
            let try_in = |number| try_in(number, open);
            let rows: Vec<_> = match &pool {
                None => numbers.map(try_in).collect::<Result<_, _>>()?,
                Some(pool) => {
                    pool.install(|| numbers.into_par_iter().map(try_in).collect::<Result<_, _>>())?
                }
            };
            race.go_on(rows.into_iter().flatten());
            let in_time = race.worlds() == first + round;
            if round == 0 || !in_time || race.contenders().count() == 1 {
                return Ok((codes, worths, race));
            }
        }
    });
    let (codes, worths, race) = found.map_err(wrong)?;
    let ahead = |place| {
        let Ahead { sum, squares, worlds } = race.ahead(place);
        (sum, squares, worlds)
    };
    let ahead = (0..codes.len()).map(ahead).collect();
    Ok((codes, ahead, (race.contenders().count(), race.all(), race.worlds()), worths))
}

/// After so many worlds, actions are given up.
const ROUND: usize = 16;

fn manner_of((heat, slip): (f64, f64)) -> PyResult<Manner> {
    if heat > 0.0 && slip > 0.0 && slip <= 1.0 {
        return Ok(Manner { heat, slip });
    }
    Err(PyValueError::new_err(format!(
        "heat {heat} and slip {slip} are no manner; the heat has to be above 0, the slip too, and \
         that at most 1"
    )))
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
