//! Prints one line for each benchmark: its name, deals, seconds and answer, with tabs between.
//!
//! `python -m tools.bench` reads this. The benchmarks take turns, so that what else the machine does
//! strikes all alike, and the best round of each counts. Every round gives the same answer.

mod stripped;

use std::time::Instant;

use cardavia_core::{Dealt, Phase, Rng, State, playout};
use stripped::Stripped;

const STATES: u64 = 64;
const ROUNDS: usize = 150;
const DEALS: u64 = 2_000;

/// A benchmark: play deal number so-and-so to its end.
type Play<'a> = Box<dyn FnMut(usize, &mut Rng) -> [i8; 2] + 'a>;

fn main() {
    let states: Vec<State> = (0..STATES).map(before_the_lead).collect();
    let stripped: Vec<Stripped> = states.iter().map(Stripped::of).collect();
    let mut benchmarks: [(&str, Play); 4] = [
        ("random", Box::new(|at, rng| end_of(states[at], |state| playout::random(state, rng)))),
        ("stripped", Box::new(|at, rng| { stripped[at] }.play(rng))),
        ("greedy", Box::new(|at, _| end_of(states[at], playout::greedy))),
        ("dealt", Box::new(|at, rng| end_of(dealt(at, rng), |state| playout::random(state, rng)))),
    ];
    let mut figures = [(f64::MAX, 0); 4];
    for _ in 0..ROUNDS {
        for ((_, play), figure) in benchmarks.iter_mut().zip(&mut figures) {
            let (seconds, answer) = round(play);
            *figure = (figure.0.min(seconds), answer);
        }
    }
    for ((name, _), (seconds, answer)) in benchmarks.iter().zip(figures) {
        println!("{name}\t{DEALS}\t{seconds:.6}\t{answer:016x}");
    }
}

/// A deal whose exchange is done, by random choices.
fn before_the_lead(number: u64) -> State {
    let mut rng = Rng::new(1, number);
    let mut state = State::start(&Dealt::shuffled(&mut rng, number.to_le_bytes()[0] % 8));
    while state.phase() < Phase::Play {
        playout::random_step(&mut state, &mut rng);
    }
    state
}

fn dealt(at: usize, rng: &mut Rng) -> State {
    State::start(&Dealt::shuffled(rng, at.to_le_bytes()[0] % 8))
}

fn end_of(mut state: State, play: impl FnOnce(&mut State)) -> [i8; 2] {
    play(&mut state);
    state.score()
}

/// Seconds, and an answer in which every score counts.
fn round(play: &mut Play) -> (f64, u64) {
    let mut rng = Rng::new(2, 0);
    let (mut answer, mut at) = (0_u64, 0);
    let begun = Instant::now();
    for _ in 0..DEALS {
        let [even, odd] = play(at, &mut rng).map(|points| u64::from(points.to_le_bytes()[0]));
        answer = answer.wrapping_mul(0x0100_0000_01B3) ^ (even << 8 | odd);
        at = (at + 1) % 64;
    }
    (begun.elapsed().as_secs_f64(), answer)
}
