//! Toy games: as small as can be, and as unlike chess as the contract allows.

mod search;
pub mod swap;
pub mod three;
