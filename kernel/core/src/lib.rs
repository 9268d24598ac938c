//! Hachinin Meri for machines.
//!
//! The readable rules are the Python package `cardavia.rules`; this crate only repeats them where
//! a search needs speed, and `tests/kernel/` holds the two together. Where they differ, this crate
//! is wrong.
//!
//! What there is:
//!
//! - [`card`]: cards are bytes, 0 (`P1`) to 74 (`Gs`); [`Order`]: tables of strength by trump suit.
//! - [`Dealt`]: what was dealt. [`State`]: a deal at one moment, some 300 bytes to copy;
//!   [`State::legal_actions`], [`State::apply`], and for searchers [`State::legal_slots`] and
//!   [`State::use_slot`], which know a card by its slot in the hand.
//! - [`playout`]: play a deal to its end, at random or by the rule of thumb; [`Rng`].
//! - [`greedy`]: the decisions of `cardavia.players.greedy`, from what the seat to move may see.
//! - [`Position`]: a state with its whole past, and its byte string.
//! - [`Facts`]: what one seat knows, as a byte string; [`Belief`]: the worlds that fit them;
//!   [`search`]: what each action comes to in a world.
//! - [`observe`], [`Lane`]: what a seat may know as numbers, and deals for self-play.
//! - [`solve`]: the exact worth of an ending in which all hands are known.
//! - [`trace`], [`perft`]: what the comparison with the readable rules looks at.
//!
//! There are no threads, files, clocks or dependencies here.

#![forbid(unsafe_code)]

mod action;
mod apply;
mod belief;
pub mod card;
mod case;
mod dealt;
mod facts;
pub mod greedy;
mod lane;
mod legal;
mod mutant;
pub mod net;
pub mod observe;
mod order;
mod perft;
pub mod playout;
mod position;
mod recast;
mod rng;
mod rollout;
pub mod search;
mod sketch;
pub mod slots;
pub mod solve;
mod state;
mod tables;
mod trace;

pub use action::{Action, Actions, Deed};
pub use apply::Illegal;
pub use belief::Belief;
pub use dealt::{DealError, Dealt, NO_SEAT, SEATS};
pub use facts::{FACE_DOWN, FACTS_VERSION, Facts, FactsError, UNKNOWN_DISCARD};
pub use lane::Lane;
pub use mutant::Mutant;
#[cfg(feature = "mutants")]
pub use mutant::break_rule;
pub use order::{Order, STRENGTHS, order_of};
pub use perft::{Perft, perft};
pub use position::{MOST_ACTIONS, Position, PositionError, VERSION};
pub use rng::{Luck, Rng};
pub use state::{Phase, ROW, State, Taken};
pub use trace::{phase_number, trace};
