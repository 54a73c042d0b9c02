//! Toy games, random players and a small world in which they play under the arbiter; for tests and fuzzing.

pub mod chance;
pub mod contract;
mod ledger;
pub mod player;
pub mod script;
pub mod toy;
pub mod world;
