//! How a deal goes on in the worlds that a seat ponders over, by their numbers.

use crate::net::ending::solved;
use crate::net::policy::{Brain, Game, judge};
use crate::net::weights::Net;
use crate::search::Margins;

/// How the teams go on in a world that this seat believes in.
///
/// Not all opponents play like the network, and what is best against those who do may be poor against
/// others: so in every second world they go on by the rule of thumb.
#[must_use]
pub fn brains(net: &Net, seat: u8, number: usize) -> [Brain<'_>; 2] {
    let mut brains = [Brain::Net(net); 2];
    if number % 2 == 0 {
        brains[1 - usize::from(seat) % 2] = Brain::Thumb;
    }
    brains
}

/// What each action comes to in a world, of those whose places are among the bits.
///
/// In the last tricks the worlds in which all would go on by the network are solved instead.
#[must_use]
pub fn outlook(game: &Game<'_>, number: usize, places: u16) -> Margins {
    let exact = if number % 2 == 1 { solved(&game.state) } else { None };
    exact.unwrap_or_else(|| {
        let mut margins = [0; 10];
        judge(game, places, &mut margins);
        margins
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dealt::Dealt;
    use crate::net::policy::ALL;
    use crate::net::signs::Signs;
    use crate::net::tests::any_net;
    use crate::playout::random_action;
    use crate::rng::Rng;
    use crate::state::State;

    #[test]
    fn opponents_go_on_by_the_rule_of_thumb_in_every_second_world() {
        let net = Net::from_bytes(&any_net(1)).unwrap();
        assert!(matches!(brains(&net, 3, 0), [Brain::Thumb, Brain::Net(_)]));
        assert!(matches!(brains(&net, 6, 4), [Brain::Net(_), Brain::Thumb]));
        for seat in 0..8 {
            assert!(matches!(brains(&net, seat, 5), [Brain::Net(_), Brain::Net(_)]));
        }
    }

    #[test]
    fn the_other_worlds_are_solved_once_they_can_be() {
        let net = Net::from_bytes(&any_net(2)).unwrap();
        let (mut rng, mut exact, mut played) = (Rng::new(9, 0), 0, 0);
        for dealer in 0..8 {
            let state = State::start(&Dealt::shuffled(&mut rng, dealer));
            let mut game = Game::new(state, Signs::default(), [Brain::Net(&net); 2]);
            while let Some(action) = random_action(&game.state, &mut rng) {
                let mut on = [0; 10];
                judge(&game, ALL, &mut on);
                assert_eq!(outlook(&game, 2, ALL), on);
                let expected = if let Some(best) = solved(&game.state) {
                    exact += 1;
                    best
                } else {
                    played += 1;
                    on
                };
                assert_eq!(outlook(&game, 1, ALL), expected);
                game.act(action);
            }
        }
        assert!(exact > 100 && played > 100);
    }
}
