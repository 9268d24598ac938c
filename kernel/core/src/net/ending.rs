//! The last tricks of a world, in which all cards are known, solved exactly.

use crate::search::Margins;
use crate::solve::solve_each;
use crate::state::{Phase, State};

/// From this trick on there is an exact answer in a fraction of a millisecond.
const FROM: u8 = 6;
/// An ending that needs more positions than this is left alone.
const MOST: u64 = 100_000;

/// What each legal action of the seat to move comes to at the end of the deal if everyone sees all
/// cards and plays as well as can be; `None` where that takes too long.
#[must_use]
pub fn solved(state: &State) -> Option<Margins> {
    if state.phase != Phase::Play || state.trick < FROM {
        return None;
    }
    let each = solve_each(state, MOST, &mut || true).ok()?;
    let team = usize::from(state.turn) % 2;
    let so_far = i64::from(state.score[team]) - i64::from(state.score[1 - team]);
    let mut margins = [0; 10];
    for (margin, (_, even_ahead)) in margins.iter_mut().zip(each) {
        let ahead = i64::from(even_ahead);
        *margin = so_far + if team == 0 { ahead } else { -ahead };
    }
    Some(margins)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dealt::Dealt;
    use crate::playout::random_action;
    use crate::rng::Rng;

    /// With one card left in each hand there is one way to go on.
    #[test]
    fn the_last_plays_come_to_what_they_come_to() {
        let mut rng = Rng::new(3, 0);
        let mut met = 0;
        for number in 0..60 {
            let mut state = State::start(&Dealt::shuffled(&mut rng, number % 8));
            while let Some(action) = random_action(&state, &mut rng) {
                // The seat that ends the eighth trick has the last choice of all.
                if state.phase == Phase::Play && state.trick == 8 && state.plays == 7 {
                    let team = usize::from(state.turn) % 2;
                    let found = solved(&state).unwrap();
                    for (action, margin) in state.legal_actions().iter().zip(found) {
                        let mut after = state;
                        after.apply(*action).unwrap();
                        while let Some(forced) = random_action(&after, &mut rng) {
                            after.apply(forced).unwrap();
                        }
                        let score = after.score().map(i64::from);
                        assert_eq!(score[team] - score[1 - team], margin);
                    }
                    met += 1;
                }
                state.apply(action).unwrap();
            }
        }
        assert!(met > 20);
    }

    #[test]
    fn early_tricks_are_left_alone() {
        assert_eq!(solved(&State::start(&Dealt::shuffled(&mut Rng::new(1, 0), 2))), None);
    }
}
