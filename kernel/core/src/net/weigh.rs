//! How likely the worlds are that fit what a seat knows: by how the others would have played there.
//!
//! In a world each other seat's hand is known, and so what the network thinks of what that seat
//! could have done. Choices are taken to be made by those worths, the better ones more often
//! ([`Manner`]). A world in which what was seen is what its seats would have done weighs more than
//! one in which it is strange.

use crate::net::exact::{exp, ln};
use crate::net::mind::Worths;
use crate::net::policy::{Brain, Game};
use crate::net::signs::Signs;
use crate::net::weights::Net;
use crate::position::Position;
use crate::rng::Rng;
use crate::state::State;

/// How the other seats are taken to choose.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// In points: an action that is worth this much less is chosen e times less often.
    pub heat: f64,
    /// The chance that any legal action is chosen, whatever it is worth.
    pub slip: f64,
}

/// One point, in the unit of [`Worths`].
const POINT: f64 = (1 << 20) as f64;

/// A world, played up to now, and the logarithm of the chance of what its other seats did.
#[must_use]
pub fn recall<'a>(net: &'a Net, world: &Position, seat: u8, manner: &Manner) -> (Game<'a>, f64) {
    let state = State::start(world.dealt());
    let mut game = Game::new(state, Signs::default(), [Brain::Net(net); 2]);
    let mut log = 0.0;
    for &action in world.actions() {
        if game.state.turn() != Some(seat) {
            let legal = game.state.legal_actions();
            if let (2.., Some(place)) = (legal.len(), legal.iter().position(|&one| one == action)) {
                log += ln(manner.chance(&game.worths(), legal.len(), place));
            }
        }
        game.act(action);
    }
    (game, log)
}

impl Manner {
    /// The chance that of so many actions of these worths the one at this place is chosen.
    fn chance(&self, worths: &Worths, count: usize, place: usize) -> f64 {
        let worths = &worths[..count];
        let most = f64::from(worths.iter().copied().max().unwrap_or(0));
        let weight = |worth: i32| exp((f64::from(worth) - most) / (POINT * self.heat));
        let all: f64 = worths.iter().copied().map(weight).sum();
        let any = 1.0 / f64::from(u32::try_from(count).unwrap_or(1));
        (1.0 - self.slip) * weight(worths[place]) / all + self.slip * any
    }
}

/// How often each of the worlds is drawn when `draws` are drawn by weight.
///
/// Were a few worlds to have nearly all of the weight, the answer would hang on the cards of those
/// few; so the logarithms are scaled down until the weights are as even as those of `even` worlds
/// of equal weight at least.
#[must_use]
pub fn draw(logs: &[f64], draws: u32, even: f64, rng: &mut Rng) -> Vec<u32> {
    let weights = evened(logs, even);
    let step = weights.iter().sum::<f64>() / f64::from(draws);
    let (mut next, mut sum) = (rng.unit() * step, 0.0);
    let mut left = draws;
    let mut counts: Vec<u32> = Vec::with_capacity(weights.len());
    for weight in weights {
        sum += weight;
        let mut count = 0;
        while next < sum && left > 0 {
            (next, count, left) = (next + step, count + 1, left - 1);
        }
        counts.push(count);
    }
    // Rounding may have left one over.
    if let Some(last) = counts.last_mut() {
        *last += left;
    }
    counts
}

/// Steps of halving between no scaling and weights that are all the same.
const HALVINGS: u32 = 12;

fn evened(logs: &[f64], even: f64) -> Vec<f64> {
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let scaled =
        |scale: f64| -> Vec<f64> { logs.iter().map(|log| exp((log - most) * scale)).collect() };
    let whole = scaled(1.0);
    if evenness(&whole) >= even {
        return whole;
    }
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..HALVINGS {
        let middle = 0.5 * (low + high);
        if evenness(&scaled(middle)) < even { high = middle } else { low = middle }
    }
    scaled(low)
}

/// How many worlds of equal weight are as even as these: the square of the sum by the sum of squares.
fn evenness(weights: &[f64]) -> f64 {
    let sum: f64 = weights.iter().sum();
    sum * sum / weights.iter().map(|weight| weight * weight).sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_follow_the_weights() {
        let mut rng = Rng::new(1, 0);
        let logs = [3.0_f64.ln(), 1.0_f64.ln(), 4.0_f64.ln()];
        let counts = draw(&logs, 8000, 1.0, &mut rng);
        assert_eq!(counts, [3000, 1000, 4000]);
    }

    #[test]
    fn weights_are_evened_as_far_as_asked_for() {
        let logs: Vec<f64> = (0..100).map(f64::from).collect();
        let weights = evened(&logs, 40.0);
        let found = evenness(&weights);
        assert!((40.0..41.0).contains(&found), "{found}");
        assert!(weights.is_sorted());
        assert_eq!(draw(&logs, 50, 40.0, &mut Rng::new(2, 0)).iter().sum::<u32>(), 50);
    }

    #[test]
    fn better_actions_are_likelier() {
        let manner = Manner { heat: 1.0, slip: 0.0 };
        let mut worths = [0; 10];
        worths[1] = 1 << 20;
        let chances = [0, 1].map(|place| manner.chance(&worths, 2, place));
        assert!((chances[1] / chances[0] - std::f64::consts::E).abs() < 1e-9, "{chances:?}");
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
}
