//! How long exact endings take: prints one line for each number of cards in every hand, with tabs
//! between: cards, positions, median, mean and longest time in milliseconds, mean positions looked
//! at, and an answer in which every margin counts.
//!
//! The endings come from deals between players by the rule of thumb. `python -m tools.bench` reads
//! this. Arguments are the numbers of cards; without any, 3, 4 and 5.

use std::time::Instant;

use cardavia_core::solve::solve;
use cardavia_core::{Dealt, Phase, Rng, State, greedy};

const POSITIONS: u64 = 200;

fn main() {
    let mut asked: Vec<u32> = std::env::args().skip(1).filter_map(|one| one.parse().ok()).collect();
    if asked.is_empty() {
        asked = vec![3, 4, 5];
    }
    for cards in asked {
        print(cards, (0..POSITIONS).map(|number| timed(&ending(number, cards))).collect());
    }
}

/// A deal played down to so many cards in each hand.
fn ending(number: u64, cards: u32) -> State {
    let mut state =
        State::start(&Dealt::shuffled(&mut Rng::new(3, number), number.to_le_bytes()[0] % 8));
    while state.phase() < Phase::Play || state.hand(0).1.count_ones() > cards || state.plays() > 0 {
        let action = greedy::decide(&state).expect("the deal goes on");
        state.apply(action).expect("the rule of thumb keeps to the rules");
    }
    state
}

/// Milliseconds, positions looked at, and the margin.
fn timed(state: &State) -> (f64, u64, i8) {
    let begun = Instant::now();
    let solved = solve(state, u64::MAX, &mut || true).expect("the budget has no end");
    (begun.elapsed().as_secs_f64() * 1e3, solved.nodes, solved.margin)
}

#[expect(clippy::cast_precision_loss, reason = "a mean need not be exact")]
fn print(cards: u32, mut timed: Vec<(f64, u64, i8)>) {
    let answer = timed.iter().fold(0_u64, |answer, (_, _, margin)| {
        answer.wrapping_mul(0x0100_0000_01B3) ^ u64::from(margin.to_le_bytes()[0])
    });
    timed.sort_by(|a, b| a.0.total_cmp(&b.0));
    let count = timed.len();
    let mean = timed.iter().map(|one| one.0).sum::<f64>() / count as f64;
    let nodes = timed.iter().map(|one| one.1).sum::<u64>() / count as u64;
    let (median, longest) = (timed[count / 2].0, timed[count - 1].0);
    println!("{cards}\t{count}\t{median:.4}\t{mean:.4}\t{longest:.3}\t{nodes}\t{answer:016x}");
}
