//! The numbers that a position's hash is made of.

use crate::{Bitboard, Color, File, Piece, Square};

/// What a man on a square gives.
#[inline]
pub(crate) fn man(piece: Piece, square: Square) -> u64 {
    MEN[piece.color.index()][piece.role.index()][square.index()]
}

/// What the rooks that may castle give.
pub(crate) fn castling(rooks: Bitboard) -> u64 {
    rooks.into_iter().fold(0, |hash, rook| hash ^ ROOKS[rook.index()])
}

/// What an en passant capture that can be made on this file gives.
pub(crate) fn en_passant(file: File) -> u64 {
    FILES[file.index()]
}

/// What it gives that this colour is to move.
pub(crate) fn turn(color: Color) -> u64 {
    match color {
        Color::White => 0,
        Color::Black => BLACK_TO_MOVE,
    }
}

/// What it gives that Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = numbers::<1>(4)[0];

static MEN: [[[u64; 64]; 6]; 2] = {
    let mut table = [[[0; 64]; 6]; 2];
    let mut n = 0;
    while n < 12 {
        table[n / 6][n % 6] = numbers(100 + n as u64);
        n += 1;
    }
    table
};

static ROOKS: [u64; 64] = numbers(2);

static FILES: [u64; 8] = numbers(3);

/// Numbers without a pattern: the generator "splitmix64", started anew for each `stream`.
const fn numbers<const N: usize>(stream: u64) -> [u64; N] {
    let mut list = [0; N];
    let mut state = stream << 32;
    let mut n = 0;
    while n < N {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        list[n] = mixed ^ (mixed >> 31);
        n += 1;
    }
    list
}
