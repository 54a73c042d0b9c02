//! Two ways to find what sliders attack: arithmetic that runs anywhere, and a table indexed by
//! PEXT.

use crate::attacks::{BISHOP_WAYS, ROOK_WAYS, Sliders, Task};
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

#[cfg(any(test, target_arch = "x86_64"))]
/// Every attack set of every slider, one after the other; `PEXT` of the men on its ways counts from
/// its first.
pub(crate) struct Table {
    rook: [Entry; 64],
    bishop: [Entry; 64],
    attacks: Box<[Bitboard; Self::LEN]>,
}

#[cfg(any(test, target_arch = "x86_64"))]
/// Where the attack sets of one slider are.
#[derive(Clone, Copy, Default)]
struct Entry {
    /// The squares where a man cuts its attack short.
    blockers: Bitboard,
    /// The place of its first set.
    first: usize,
}

#[cfg(any(test, target_arch = "x86_64"))]
impl Table {
    /// 107,648 sets, and room up to a power of two so that an index is cut and not compared.
    const LEN: usize = 1 << 17;

    /// Fills the table by arithmetic.
    pub(crate) fn new() -> Self {
        let mut attacks = vec![Bitboard::EMPTY; Self::LEN].into_boxed_slice();
        let mut first = 0;
        let mut fill = |ways: &[Bitboard; 64], sees: fn(Square, Bitboard) -> Bitboard| {
            let mut entries = [Entry::default(); 64];
            for square in Square::all() {
                let blockers = ways[square.index()] & !edge_beyond(square);
                entries[square.index()] = Entry { blockers, first };
                for occupied in subsets(blockers) {
                    attacks[first] = sees(square, occupied);
                    first += 1;
                }
            }
            entries
        };
        let rook = fill(&ROOK_WAYS, |square, occupied| Portable.rook(square, occupied));
        let bishop = fill(&BISHOP_WAYS, |square, occupied| Portable.bishop(square, occupied));
        let attacks = attacks.try_into().unwrap_or_else(|_| unreachable!("made with this length"));
        Self { rook, bishop, attacks }
    }

    /// What a rook on `square` attacks, with the processor's `pext`.
    #[inline(always)]
    pub(crate) fn rook(&self, square: Square, pext: impl Fn(Bitboard) -> usize) -> Bitboard {
        self.look_up(self.rook[square.index()], pext)
    }

    /// What a bishop on `square` attacks, with the processor's `pext`.
    #[inline(always)]
    pub(crate) fn bishop(&self, square: Square, pext: impl Fn(Bitboard) -> usize) -> Bitboard {
        self.look_up(self.bishop[square.index()], pext)
    }

    #[inline(always)]
    fn look_up(&self, entry: Entry, pext: impl Fn(Bitboard) -> usize) -> Bitboard {
        self.attacks[(entry.first + pext(entry.blockers)) & (Self::LEN - 1)]
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

#[cfg(any(test, target_arch = "x86_64"))]
/// The squares at the edge where a man cuts nothing short, for a slider on `square`.
fn edge_beyond(square: Square) -> Bitboard {
    let files = Bitboard::file(crate::File::A) | Bitboard::file(crate::File::H);
    let ranks = Bitboard::rank(crate::Rank::FIRST) | Bitboard::rank(crate::Rank::EIGHTH);
    (files & !Bitboard::file(square.file())) | (ranks & !Bitboard::rank(square.rank()))
}

#[cfg(any(test, target_arch = "x86_64"))]
/// Every subset, in the order in which `PEXT` counts them.
fn subsets(set: Bitboard) -> impl Iterator<Item = Bitboard> {
    let next = move |subset: &Bitboard| {
        let next = Bitboard(subset.0.wrapping_sub(set.0) & set.0);
        next.any().then_some(next)
    };
    std::iter::successors(Some(Bitboard::EMPTY), next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_and_table_agree_with_walking() {
        let table = Table::new();
        let mut seed = 1_u64;
        for _ in 0..200 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let men = Bitboard(seed & seed.rotate_left(17));
            for square in Square::all() {
                let rook = walk(square, men, [(0, 1), (1, 0), (0, -1), (-1, 0)]);
                assert_eq!(Portable.rook(square, men), rook, "rook {square} {men:?}");
                assert_eq!(table.rook(square, |mask| pext(men, mask)), rook, "rook {square}");
                let bishop = walk(square, men, [(1, 1), (1, -1), (-1, -1), (-1, 1)]);
                assert_eq!(Portable.bishop(square, men), bishop, "bishop {square} {men:?}");
                assert_eq!(table.bishop(square, |mask| pext(men, mask)), bishop, "bishop {square}");
            }
        }
    }

    /// PEXT as its makers describe it, bit by bit.
    fn pext(source: Bitboard, mask: Bitboard) -> usize {
        mask.into_iter()
            .enumerate()
            .map(|(place, square)| usize::from(source.has(square)) << place)
            .sum()
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
