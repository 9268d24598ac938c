//! Hachinin Meri for machines.
//!
//! The readable rules are the Python package `cardavia.rules`; this crate only repeats them where
//! a search needs speed, and `tests/kernel/` holds the two together. Where they differ, this crate
//! is wrong.

#![forbid(unsafe_code)]

mod card;
mod order;
mod trick;

pub use card::{Card, Rank, Suit};
pub use order::Order;
pub use trick::{SEATS, winner};
