//! What sliders attack, looked up in a table by the number that PEXT makes of the men on their ways.

use crate::attacks::{BISHOP_WAYS, ROOK_WAYS, Sliders};
use crate::sliders::Portable;
use crate::{Bitboard, File, Rank, Square};

/// Every attack set of every slider, one after the other; `PEXT` of the men on its ways counts from
/// its first.
pub(crate) struct Table {
    rook: [Entry; 64],
    bishop: [Entry; 64],
    attacks: Box<[Bitboard; Self::LEN]>,
}

/// Where the attack sets of one slider are.
#[derive(Clone, Copy, Default)]
struct Entry {
    /// The squares where a man cuts its attack short.
    blockers: Bitboard,
    /// The place of its first set.
    first: usize,
}

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

/// The squares at the edge where a man cuts nothing short, for a slider on `square`.
fn edge_beyond(square: Square) -> Bitboard {
    let files = Bitboard::file(File::A) | Bitboard::file(File::H);
    let ranks = Bitboard::rank(Rank::FIRST) | Bitboard::rank(Rank::EIGHTH);
    (files & !Bitboard::file(square.file())) | (ranks & !Bitboard::rank(square.rank()))
}

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
    fn the_table_agrees_with_arithmetic() {
        let table = Table::new();
        let mut seed = 2_u64;
        for _ in 0..200 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let men = Bitboard(seed & seed.rotate_left(17));
            for square in Square::all() {
                let rook = table.rook(square, |mask| pext(men, mask));
                assert_eq!(rook, Portable.rook(square, men), "rook {square} {men:?}");
                let bishop = table.bishop(square, |mask| pext(men, mask));
                assert_eq!(bishop, Portable.bishop(square, men), "bishop {square} {men:?}");
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
}
