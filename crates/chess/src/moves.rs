//! A move in two bytes, and a list of moves that needs no heap.

use std::fmt;
use std::ops::Deref;

use crate::{Role, Square};

/// A move: from where to where, and what the pawn becomes. Its text is UCI, such as `e2e4` or
/// `e7e8q`.
///
/// A move means something only in a position. Castling is the king's move of two squares
/// (CH-5.1.2b), or to the rook's square if king or rook started elsewhere (Chess960); en passant the pawn's move to the square that was crossed (CH-5.6.3a).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

const _: () = assert!(size_of::<Move>() == 2, "lists of moves are written at every step");

impl Move {
    /// A move without promotion.
    #[inline]
    pub const fn new(from: Square, to: Square) -> Self {
        Self((from.number() as u16) | (to.number() as u16) << 6)
    }

    /// A move by which a pawn becomes a `role`; any role but the pawn's can be said, lawful are
    /// four (CH-5.6.4c).
    #[inline]
    pub const fn promoting(from: Square, to: Square, role: Role) -> Self {
        Self(Self::new(from, to).0 | (role as u16) << 12)
    }

    /// Where the man is taken up.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_index((self.0 & 63) as u8)
    }

    /// Where the man is let go; the king's square in castling.
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_index((self.0 >> 6 & 63) as u8)
    }

    /// What the pawn becomes.
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        match self.0 >> 12 {
            1 => Some(Role::Knight),
            2 => Some(Role::Bishop),
            3 => Some(Role::Rook),
            4 => Some(Role::Queen),
            5 => Some(Role::King),
            _ => None,
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Moves, up to as many as any set-up can have.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    /// More than can be. 218 is the most in a game, 270 the most known in a set-up.
    ///
    /// With q sliders, n knights and e squares to go to, the others make at most min(27q, 8e) +
    /// min(8n, 8e) moves, as a square is reached along 8 lines and by 8 knights; q + n + e = 64
    /// bounds this by 446. Eight pawns that promote add at most 72, castling 2.
    pub const CAPACITY: usize = 544;

    pub(crate) const fn new() -> Self {
        Self { moves: [Move(0); Self::CAPACITY], len: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
        }
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
