//! The words that every game of Touchmove shares, and the contract between a game and the arbiter.
//!
//! A game says what is lawful; the arbiter says what happened, when, and what follows. Neither knows
//! the other's insides: they meet in [`Game`], in [`Footprint`] (what a hand does to make an act) and in
//! [`Law`] (the clause that every verdict carries).

mod contract;
mod explain;
mod footprint;
mod geometry;
mod law;
mod outcome;
mod seat;

pub use contract::{Game, Side, Winnable};
pub use explain::{Argument, Explain};
pub use footprint::{Footprint, Step};
pub use geometry::{Direction, Geometry, Ground, Label, Shade, Spot};
pub use law::Law;
pub use outcome::{Outcome, Reason, Score};
pub use seat::Seat;
