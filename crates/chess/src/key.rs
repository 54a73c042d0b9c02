//! What makes two positions the same for the rule on repetition (DR-3F.d, DR-3F.e).

use crate::{Bitboard, Castling, Color, Position, Square};

/// The placement, the player to move, the castlings still allowed, and the capture in passing that
/// can lawfully be made now. A crossed square where no capture is lawful does not count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    roles: [Bitboard; 6],
    white: Bitboard,
    turn: Color,
    castling: Castling,
    en_passant: Option<Square>,
}

impl Position {
    /// What the rule on repetition compares. The counters are no part of it.
    pub const fn key(&self) -> Key {
        Key {
            roles: self.roles,
            white: self.sides[0],
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant(),
        }
    }
}
