//! How many ways there are to play on: the usual proof that a generator is right, and measure of
//! its speed.

use crate::attacks::{Sliders, Task};
use crate::movegen::{self, Counter, Visit, Visitor};
use crate::{Bitboard, Move, Position, Role, Square, dispatch};

impl Position {
    /// How many sequences of `depth` lawful moves there are; 1 for depth 0.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal_move_count() as u64,
            2.. => dispatch::run(Perft { position: self, depth }),
        }
    }
}

/// From two moves on; the last one is counted and not played.
struct Perft<'a> {
    position: &'a Position,
    depth: u32,
}

impl Task for Perft<'_> {
    type Output = u64;

    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> u64 {
        let Self { position, depth } = self;
        let mut descent = Descent { position, depth: depth - 1, sliders, leaves: 0 };
        movegen::generate(position, sliders, &mut descent);
        descent.leaves
    }
}

/// Plays each move that it is told and counts on.
struct Descent<'a, S> {
    position: &'a Position,
    depth: u32,
    sliders: S,
    leaves: u64,
}

impl<S: Sliders> Descent<'_, S> {
    #[inline(always)]
    fn descend<const WHITE: bool>(&mut self, role: Role, mv: Move) {
        let mut position = self.position.clone();
        position.advance::<WHITE, S>(self.sliders, role, mv);
        self.leaves += if self.depth == 1 {
            let mut counter = Counter(0);
            self.sliders.run(Visit { position: &position, visitor: &mut counter });
            u64::from(counter.0)
        } else {
            self.sliders.run(Perft { position: &position, depth: self.depth })
        };
    }
}

impl<S: Sliders> Visitor for Descent<'_, S> {
    #[inline(always)]
    fn man<const WHITE: bool>(&mut self, role: Role, from: Square, targets: Bitboard) {
        for to in targets {
            self.descend::<WHITE>(role, Move::new(from, to));
        }
    }

    #[inline(always)]
    fn pawns<const WHITE: bool>(&mut self, targets: Bitboard, up: i8) {
        for to in targets {
            self.descend::<WHITE>(Role::Pawn, Move::new(movegen::origin(to, up), to));
        }
    }

    #[inline(always)]
    fn promotions<const WHITE: bool>(&mut self, targets: Bitboard, up: i8) {
        for to in targets {
            for role in Role::PROMOTIONS {
                let mv = Move::promoting(movegen::origin(to, up), to, role);
                self.descend::<WHITE>(Role::Pawn, mv);
            }
        }
    }

    #[inline(always)]
    fn en_passant<const WHITE: bool>(&mut self, from: Square, to: Square) {
        self.descend::<WHITE>(Role::Pawn, Move::new(from, to));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sliders::Portable;

    #[test]
    fn the_portable_way_counts_the_same() {
        // Published: chessprogramming wiki, perft results, position 2.
        let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
        let position = Position::from_fen(fen).expect("a position");
        assert_eq!(Portable.run(Perft { position: &position, depth: 4 }), 4_085_603);
    }
}
