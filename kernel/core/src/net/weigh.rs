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

#[cfg(test)]
mod tests {
    use super::*;

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
