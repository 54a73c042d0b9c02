//! Who sits at the board.

use std::fmt;

/// A place at the board, counted from 0 in the order in which the game seats its players.
///
/// A seat is not a colour: which side a seat plays is the game's to say, and it may say so late or
/// change it (see [`crate::Game::side`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat that every game has.
    pub const FIRST: Self = Self(0);
    /// The seat opposite, in games for two.
    pub const SECOND: Self = Self(1);

    /// The seat at `index`, counted from 0.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The place in a list that holds one value a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats, in order.
    pub fn all(count: u8) -> impl Iterator<Item = Self> {
        (0..count).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
