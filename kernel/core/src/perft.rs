//! Count every way in which a deal can end.

use crate::slots::each;
use crate::state::{Phase, State};

/// All ways to the end of a deal from a state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Perft {
    /// How many there are.
    pub leaves: u64,
    /// The even seats' points, summed over all of them.
    pub even: i64,
}

/// Count the ways to the end of the deal; `None` when `go_on` forbade to, which is asked at every
/// 1,024th end at the latest.
pub fn perft(state: &State, go_on: &mut impl FnMut() -> bool) -> Option<Perft> {
    let mut sum = Perft::default();
    count(state, go_on, &mut sum).then_some(sum)
}

fn count(state: &State, go_on: &mut impl FnMut() -> bool, sum: &mut Perft) -> bool {
    match state.phase() {
        Phase::Done => {
            sum.leaves += 1;
            sum.even += i64::from(state.score()[0]);
            sum.leaves % 1024 != 0 || go_on()
        }
        Phase::Declare => {
            let declared = !state.may_declare() || after(state, State::declare, go_on, sum);
            declared && after(state, State::pass, go_on, sum)
        }
        Phase::Discard | Phase::Play => each(state.legal_slots())
            .all(|slot| after(state, |state| state.use_slot(slot), go_on, sum)),
    }
}

fn after(
    state: &State,
    act: impl FnOnce(&mut State),
    go_on: &mut impl FnMut() -> bool,
    sum: &mut Perft,
) -> bool {
    let mut next = *state;
    act(&mut next);
    count(&next, go_on, sum)
}
