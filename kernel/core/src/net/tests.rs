//! What holds for any network.

use crate::belief::Belief;
use crate::belief::tests::told;
use crate::dealt::Dealt;
use crate::facts::Facts;
use crate::net::features::{FEATURES, all};
use crate::net::policy::{Brain, Game};
use crate::net::signs::Signs;
use crate::net::weights::{DEPTH, Net, NetError, OUTPUTS, WIDTH};
use crate::playout::random_action;
use crate::position::Position;
use crate::rng::Rng;
use crate::state::State;

/// The byte string of a network with random weights.
pub(crate) fn any_net(seed: u64) -> Vec<u8> {
    let mut rng = Rng::new(seed, 0);
    let mut bytes = vec![b'H', b'N', 2, 0];
    for size in [FEATURES, WIDTH, DEPTH, OUTPUTS] {
        bytes.extend(u16::try_from(size).unwrap().to_le_bytes());
    }
    let mut short = |bytes: &mut Vec<u8>, count: usize| {
        for _ in 0..count {
            let weight = i16::try_from(rng.below(401)).unwrap() - 200;
            bytes.extend(weight.to_le_bytes());
        }
    };
    short(&mut bytes, FEATURES * WIDTH + WIDTH + DEPTH * WIDTH);
    bytes.extend([0; 4 * DEPTH]);
    short(&mut bytes, OUTPUTS * DEPTH);
    bytes.extend([0; 4 * OUTPUTS]);
    bytes
}

fn features_of(state: &State, signs: &Signs, seat: usize) -> Vec<usize> {
    let mut on = Vec::new();
    all(state, signs, seat, |feature| on.push(feature));
    on.sort_unstable();
    on
}

fn signs_of(position: &Position) -> Signs {
    let (mut state, mut signs) = (State::start(position.dealt()), Signs::default());
    for &action in position.actions() {
        signs.note_action(&state, action);
        state.apply(action).unwrap();
    }
    signs
}

/// Random deals, with a look at each moment.
fn each_moment(deals: u8, mut look: impl FnMut(&Position, &mut Rng)) {
    let mut rng = Rng::new(12, 0);
    for number in 0..deals {
        let mut position = Position::start(Dealt::shuffled(&mut rng, number % 8));
        while let Some(action) = random_action(position.state(), &mut rng) {
            look(&position, &mut rng);
            position.apply(action).unwrap();
        }
    }
}

#[test]
fn what_is_kept_up_is_what_is_found_anew() {
    let net = Net::from_bytes(&any_net(1)).unwrap();
    let mut rng = Rng::new(4, 0);
    for number in 0..60 {
        let state = State::start(&Dealt::shuffled(&mut rng, number % 8));
        let mut game = Game::new(state, Signs::default(), [Brain::Net(&net); 2]);
        while let Some(action) = random_action(&game.state, &mut rng) {
            assert_eq!(game.worths(), net.think(&game.state, game.signs()));
            game.act(action);
        }
    }
}

#[test]
fn no_feature_is_on_twice() {
    each_moment(30, |position, _| {
        let seat = usize::from(position.state().turn().unwrap());
        let on = features_of(position.state(), &signs_of(position), seat);
        assert!(on.is_sorted_by(|a, b| a < b) && on.last() < Some(&FEATURES), "{on:?}");
    });
}

#[test]
fn features_tell_nothing_that_the_seat_may_not_know() {
    each_moment(40, |position, rng| {
        let seat = position.state().turn().unwrap();
        let facts = Facts::from_bytes(&told(position, seat)).unwrap();
        let world = Belief::of(facts).unwrap().world(rng).unwrap();
        let on = |position: &Position| {
            features_of(position.state(), &signs_of(position), usize::from(seat))
        };
        assert_eq!(on(position), on(&world));
    });
}

#[test]
fn each_team_keeps_its_own_network_in_mind() {
    let nets = [5, 6].map(|seed| Net::from_bytes(&any_net(seed)).unwrap());
    let mut rng = Rng::new(7, 0);
    for number in 0..30 {
        let state = State::start(&Dealt::shuffled(&mut rng, number % 8));
        let brains = [Brain::Net(&nets[0]), Brain::Net(&nets[1])];
        let mut game = Game::new(state, Signs::default(), brains);
        while let Some(action) = random_action(&game.state, &mut rng) {
            let net = &nets[usize::from(game.state.turn().unwrap() % 2)];
            assert_eq!(game.worths(), net.think(&game.state, game.signs()));
            game.act(action);
        }
    }
}

#[test]
fn malformed_networks_are_refused_with_the_reason() {
    let refused = |change: fn(&mut Vec<u8>)| {
        let mut bytes = any_net(3);
        change(&mut bytes);
        Net::from_bytes(&bytes).unwrap_err()
    };
    let length = any_net(3).len();
    assert_eq!(refused(|bytes| bytes[0] = 0), NetError::Magic);
    assert_eq!(refused(|bytes| bytes[2] = 9), NetError::Version(9));
    assert!(matches!(refused(|bytes| bytes[4] = 9), NetError::Shape(_)));
    assert_eq!(refused(|bytes| bytes.push(0)), NetError::Length(length + 1, length));
    let large = refused(|bytes| {
        let from = 12 + 2 * WIDTH * (FEATURES + 1);
        bytes[from..from + 2 * WIDTH * DEPTH].fill(0x7f);
    });
    assert_eq!(large, NetError::TooLarge(0));
}
