//! What sliders attack, by arithmetic that runs anywhere; `table` is the quicker way where there is
//! PEXT.

use crate::attacks::{Sliders, Task};
use crate::{Bitboard, Square};

/// Attacks by subtraction: a borrow runs from the slider to the first man on the line.
#[derive(Clone, Copy)]
pub(crate) struct Portable;

impl Sliders for Portable {
    #[inline(always)]
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
        along(square, occupied, LINES[square.index()].file) | along_rank(square, occupied)
    }

    #[inline(always)]
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
        let lines = &LINES[square.index()];
        along(square, occupied, lines.rising) | along(square, occupied, lines.falling)
    }

    fn run<T: Task>(self, task: T) -> T::Output {
        task.run(self)
    }
}

/// The lines through a square, the square left out.
struct Lines {
    file: Bitboard,
    rising: Bitboard,
    falling: Bitboard,
}

static LINES: [Lines; 64] = {
    let mut lines = [const {
        Lines { file: Bitboard::EMPTY, rising: Bitboard::EMPTY, falling: Bitboard::EMPTY }
    }; 64];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square % 8, square / 8);
        let mut other = 0;
        while other < 64 {
            let bit = 1 << other;
            if other != square {
                if other % 8 == file {
                    lines[square].file.0 |= bit;
                }
                if other % 8 + rank == other / 8 + file {
                    lines[square].rising.0 |= bit;
                }
                if other % 8 + other / 8 == file + rank {
                    lines[square].falling.0 |= bit;
                }
            }
            other += 1;
        }
        square += 1;
    }
    lines
};

/// What a slider on this file of a rank attacks, by the men on the six inner files.
static RANK: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = inner << 1;
            let mut left = file;
            while left > 0 {
                left -= 1;
                table[file][inner] |= 1 << left;
                if occupied >> left & 1 != 0 {
                    break;
                }
            }
            let mut right = file + 1;
            while right < 8 {
                table[file][inner] |= 1 << right;
                if occupied >> right & 1 != 0 {
                    break;
                }
                right += 1;
            }
            inner += 1;
        }
        file += 1;
    }
    table
};

/// What a slider attacks along a line that crosses each rank at most once.
#[inline(always)]
fn along(square: Square, occupied: Bitboard, line: Bitboard) -> Bitboard {
    let men = (occupied & line).0;
    let slider = Bitboard::of(square).0;
    let upwards = men.wrapping_sub(slider);
    let downwards = men.swap_bytes().wrapping_sub(slider.swap_bytes()).swap_bytes();
    Bitboard((upwards ^ downwards) & line.0)
}

#[inline(always)]
fn along_rank(square: Square, occupied: Bitboard) -> Bitboard {
    let shift = 8 * square.rank().index();
    let inner = (occupied.0 >> (shift + 1) & 63) as usize;
    Bitboard(u64::from(RANK[square.file().index()][inner]) << shift)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_agrees_with_walking() {
        let mut seed = 1_u64;
        for _ in 0..200 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let men = Bitboard(seed & seed.rotate_left(17));
            for square in Square::all() {
                let rook = walk(square, men, [(0, 1), (1, 0), (0, -1), (-1, 0)]);
                assert_eq!(Portable.rook(square, men), rook, "rook {square} {men:?}");
                let bishop = walk(square, men, [(1, 1), (1, -1), (-1, -1), (-1, 1)]);
                assert_eq!(Portable.bishop(square, men), bishop, "bishop {square} {men:?}");
            }
        }
    }

    fn walk(square: Square, occupied: Bitboard, directions: [(i8, i8); 4]) -> Bitboard {
        let mut seen = Bitboard::EMPTY;
        for (files, ranks) in directions {
            let mut at = square;
            while let Some(to) = at.offset(files, ranks) {
                seen = seen.with(to);
                at = to;
                if occupied.has(to) {
                    break;
                }
            }
        }
        seen
    }
}
