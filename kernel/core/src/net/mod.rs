//! A player that learns: a network that knows the worth of each choice from what its seat may know.
//!
//! [`features`] says what a seat knows as a few of [`FEATURES`] bits, [`Net`] what that is worth, and
//! [`Mind`] keeps the sums of the first layer from play to play, so that a decision takes about a
//! microsecond. [`harvest`] plays deals and notes what each choice came to: what a network is
//! trained on. `docs/ai.md` tells how.

mod ending;
mod exact;
pub mod features;
mod harvest;
pub mod lanes;
mod mind;
mod outlook;
mod policy;
mod race;
mod signs;
#[cfg(test)]
mod tests;
mod weigh;
mod weights;

pub use ending::solved;
pub use features::{BLOCKS, Block, FEATURES, Of, ROLES};
pub use harvest::{Crop, Growth, NO_CHOICE, ROW_BYTES, bits_of, choices_of, harvest};
pub use mind::{Mind, Seats, Worths};
pub use outlook::{brains, outlook};
pub use policy::{ALL, Brain, Game, duel, judge};
pub use race::{Ahead, Race};
pub use signs::Signs;
pub use weigh::{Manner, recall};
pub use weights::{DEPTH, NET_VERSION, Net, NetError, OUTPUTS, WIDTH, WORTHS};
