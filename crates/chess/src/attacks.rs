//! What each kind of man attacks: tables for the leapers, the ways of the sliders (CH-4.5, CH-5.1
//! to CH-5.6).
//!
//! How sliders find their blockers differs from processor to processor; the generator is written
//! against [`Sliders`], and `dispatch` chooses.

use crate::{Bitboard, Color, Square};

/// The squares that a king on this square attacks (CH-5.1.1a).
pub(crate) static KING: [Bitboard; 64] =
    leaps([(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]);

/// The squares that a knight on this square attacks (CH-5.5a).
pub(crate) static KNIGHT: [Bitboard; 64] =
    leaps([(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]);

/// The squares that a pawn of this colour on this square attacks (CH-5.6.2d).
pub(crate) static PAWN: [[Bitboard; 64]; 2] =
    [leaps([(-1, 1), (1, 1)]), leaps([(-1, -1), (1, -1)])];

/// The squares that a rook attacks on an empty board (CH-5.3).
pub(crate) static ROOK_WAYS: [Bitboard; 64] = ways([(0, 1), (1, 0), (0, -1), (-1, 0)]);

/// The squares that a bishop attacks on an empty board (CH-5.4a).
pub(crate) static BISHOP_WAYS: [Bitboard; 64] = ways([(1, 1), (1, -1), (-1, -1), (-1, 1)]);

/// The squares between two squares of a line, both left out; empty if they share no line.
pub(crate) static BETWEEN: [[Bitboard; 64]; 64] = between();

/// How sliding men see past the empty squares up to the first man, that man's square included.
pub(crate) trait Sliders: Copy {
    /// What a rook on `square` attacks.
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard;

    /// What a bishop on `square` attacks.
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard;

    /// Does `task` with code compiled for the processors that this way of seeing needs.
    fn run<T: Task>(self, task: T) -> T::Output;
}

/// Something to do with sliders.
pub(crate) trait Task {
    /// What comes of it.
    type Output;

    /// Does it. Inline, so that it is compiled for the processor at hand.
    fn run<S: Sliders>(self, sliders: S) -> Self::Output;
}

/// What a pawn of `color` on `square` attacks.
#[inline]
pub(crate) fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color.index()][square.index()]
}

/// The square this far from `square`, if on the board; for tables made while compiling.
const fn step(square: usize, (files, ranks): (i8, i8)) -> Option<usize> {
    #[expect(clippy::cast_possible_truncation, reason = "below 8")]
    let (file, rank) = ((square % 8) as i8 + files, (square / 8) as i8 + ranks);
    #[expect(clippy::cast_sign_loss, reason = "checked to be from 0 to 7")]
    if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        Some(rank as usize * 8 + file as usize)
    } else {
        None
    }
}

const fn leaps<const N: usize>(offsets: [(i8, i8); N]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut n = 0;
        while n < N {
            if let Some(to) = step(square, offsets[n]) {
                table[square].0 |= 1 << to;
            }
            n += 1;
        }
        square += 1;
    }
    table
}

const fn ways(directions: [(i8, i8); 4]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut n = 0;
        while n < 4 {
            let mut at = square;
            while let Some(to) = step(at, directions[n]) {
                table[square].0 |= 1 << to;
                at = to;
            }
            n += 1;
        }
        square += 1;
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "runs while compiling only")]
const fn between() -> [[Bitboard; 64]; 64] {
    let directions = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut square = 0;
    while square < 64 {
        let mut n = 0;
        while n < 8 {
            let mut at = square;
            let mut crossed = 0;
            while let Some(to) = step(at, directions[n]) {
                table[square][to] = Bitboard(crossed);
                crossed |= 1 << to;
                at = to;
            }
            n += 1;
        }
        square += 1;
    }
    table
}
