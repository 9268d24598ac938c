//! The solver against every way in which an ending can be played, counted out by the rules alone.

use super::{Unsolved, solve, solve_each};
use crate::action::Action;
use crate::dealt::Dealt;
use crate::greedy::choose;
use crate::playout::random_step;
use crate::rng::Rng;
use crate::slots::lowest;
use crate::state::{Phase, State};

/// No pruning, no table, no merging.
fn brute(state: &State) -> i8 {
    if state.phase() == Phase::Done {
        return state.score()[0] - state.score()[1];
    }
    let ends = state.legal_actions().iter().map(|&action| brute(&after(state, action))).collect();
    best_for(state, ends)
}

fn best_for(state: &State, ends: Vec<i8>) -> i8 {
    let even = state.turn().is_some_and(|seat| seat % 2 == 0);
    let best = if even { ends.into_iter().max() } else { ends.into_iter().min() };
    best.expect("a deal that is not done has a legal action")
}

fn after(state: &State, action: Action) -> State {
    let mut next = *state;
    next.apply(action).expect("the action is legal");
    next
}

/// How the cards before an ending are played.
#[derive(Clone, Copy, Debug)]
enum Before {
    /// Anyhow.
    Random,
    /// By the rule of thumb.
    Greedy,
    /// The least worth card first, so that trumps are kept and endings are full of them.
    Hoarding,
}

impl Before {
    fn step(self, state: &mut State, rng: &mut Rng) {
        match self {
            _ if state.phase() == Phase::Declare => random_step(state, rng),
            Self::Greedy => state.use_slot(choose(state)),
            Self::Hoarding if rng.below(8) > 0 => state.use_slot(lowest(state.legal_slots())),
            Self::Random | Self::Hoarding => random_step(state, rng),
        }
    }
}

/// A deal played down to so many cards in each hand, then `plays` cards further.
fn ending(before: Before, number: u64, cards: u32, plays: u32) -> State {
    let mut rng = Rng::new(11, number);
    let dealer = number.to_le_bytes()[0] % 8;
    let mut state = State::start(&Dealt::shuffled(&mut rng, dealer));
    while state.phase() < Phase::Play || state.hand(0).1.count_ones() > cards || state.plays() > 0 {
        before.step(&mut state, &mut rng);
    }
    for _ in 0..plays {
        random_step(&mut state, &mut rng);
    }
    state
}

fn check(state: &State) {
    let margin = |state: &State| state.score()[0] - state.score()[1];
    let solved = solve(state, u64::MAX, &mut || true).unwrap();
    let each = solve_each(state, u64::MAX, &mut || true).unwrap();
    let expected: Vec<(Action, i8)> = state
        .legal_actions()
        .iter()
        .map(|&action| (action, brute(&after(state, action)) - margin(state)))
        .collect();
    assert_eq!(each, expected, "{state:?}");
    let best = best_for(state, expected.iter().map(|one| one.1).collect());
    assert_eq!(solved.margin, best, "{state:?}");
    assert!(expected.contains(&(solved.best, best)), "{solved:?} {state:?}");
}

const ALL: [Before; 3] = [Before::Random, Before::Greedy, Before::Hoarding];

#[test]
fn two_cards_in_each_hand() {
    for number in 0..120 {
        for before in ALL {
            check(&ending(before, number, 2, 0));
        }
    }
}

#[test]
fn an_open_trick_with_three_cards_in_each_hand() {
    for number in 0..60 {
        for before in ALL {
            check(&ending(before, number, 3, 4 + u32::from(number.to_le_bytes()[0]) % 4));
        }
    }
}

#[test]
fn three_cards_in_each_hand() {
    for number in 0..2 {
        for before in ALL {
            check(&ending(before, number, 3, 0));
        }
    }
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let why = |state: &State, nodes, go_on| solve(state, nodes, &mut || go_on).unwrap_err();
    let start = State::start(&Dealt::shuffled(&mut Rng::new(1, 0), 0));
    assert_eq!(why(&start, u64::MAX, true), Unsolved::NotPlaying);
    let first = ending(Before::Random, 0, 9, 0);
    assert_eq!(why(&first, u64::MAX, true), Unsolved::TooEarly);
    let early = ending(Before::Random, 0, 7, 0);
    assert_eq!(why(&early, 2_000, true), Unsolved::Spent);
    assert_eq!(why(&early, u64::MAX, false), Unsolved::Spent);
    assert_eq!(solve_each(&early, 2_000, &mut || true), Err(Unsolved::Spent));
}
