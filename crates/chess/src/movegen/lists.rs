//! What is asked of the generator: how many moves, which moves, whether this one.

use crate::attacks::{Sliders, Task};
use crate::movegen::{Visitor, generate, origin};
use crate::{Bitboard, Move, MoveList, Position, Role, Square, dispatch};

impl Position {
    /// Every lawful move, each once (CH-4.1 to CH-5.6, CH-9.1b).
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.visit(&mut list);
        list
    }

    /// How many lawful moves there are; quicker than making the list.
    pub fn legal_move_count(&self) -> usize {
        let mut counter = Counter(0);
        self.visit(&mut counter);
        counter.0 as usize
    }

    /// Whether `mv` is lawful.
    pub fn is_lawful(&self, mv: Move) -> bool {
        let mut found = false;
        if let Some(man) = self.man(mv.from()) {
            self.each_move_of(man.role, mv.to().into(), |lawful| found |= lawful == mv);
        }
        found
    }

    /// Calls `tell` with every lawful move of men of this kind to one of `targets`.
    pub(crate) fn each_move_of(&self, role: Role, targets: Bitboard, tell: impl FnMut(Move)) {
        self.visit(&mut Each { role, targets, tell });
    }

    fn visit<V: Visitor>(&self, visitor: &mut V) {
        dispatch::run(Visit { position: self, visitor });
    }
}

/// Tells a visitor the moves of a position.
pub(crate) struct Visit<'a, V> {
    pub(crate) position: &'a Position,
    pub(crate) visitor: &'a mut V,
}

impl<V: Visitor> Task for Visit<'_, V> {
    type Output = ();

    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) {
        generate(self.position, sliders, self.visitor);
    }
}

/// Counts moves.
pub(crate) struct Counter(pub(crate) u32);

impl Visitor for Counter {
    #[inline(always)]
    fn man<const WHITE: bool>(&mut self, _: Role, _: Square, targets: Bitboard) {
        self.0 += targets.count();
    }

    #[inline(always)]
    fn pawns<const WHITE: bool>(&mut self, targets: Bitboard, _: i8) {
        self.0 += targets.count();
    }

    #[inline(always)]
    fn promotions<const WHITE: bool>(&mut self, targets: Bitboard, _: i8) {
        self.0 += 4 * targets.count();
    }

    #[inline(always)]
    fn en_passant<const WHITE: bool>(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
}

impl Visitor for MoveList {
    #[inline(always)]
    fn man<const WHITE: bool>(&mut self, _: Role, from: Square, targets: Bitboard) {
        for to in targets {
            self.push(Move::new(from, to));
        }
    }

    #[inline(always)]
    fn pawns<const WHITE: bool>(&mut self, targets: Bitboard, up: i8) {
        for to in targets {
            self.push(Move::new(origin(to, up), to));
        }
    }

    #[inline(always)]
    fn promotions<const WHITE: bool>(&mut self, targets: Bitboard, up: i8) {
        for to in targets {
            for role in Role::PROMOTIONS {
                self.push(Move::promoting(origin(to, up), to, role));
            }
        }
    }

    #[inline(always)]
    fn en_passant<const WHITE: bool>(&mut self, from: Square, to: Square) {
        self.push(Move::new(from, to));
    }
}

/// Calls a function with each move of some men to some squares.
struct Each<F> {
    role: Role,
    targets: Bitboard,
    tell: F,
}

impl<F: FnMut(Move)> Visitor for Each<F> {
    #[inline(always)]
    fn wants(&self, role: Role) -> bool {
        self.role == role
    }

    #[inline(always)]
    fn asks(&self) -> Bitboard {
        self.targets
    }

    #[inline(always)]
    fn man<const WHITE: bool>(&mut self, _: Role, from: Square, targets: Bitboard) {
        for to in targets {
            (self.tell)(Move::new(from, to));
        }
    }

    #[inline(always)]
    fn pawns<const WHITE: bool>(&mut self, targets: Bitboard, up: i8) {
        for to in targets {
            (self.tell)(Move::new(origin(to, up), to));
        }
    }

    #[inline(always)]
    fn promotions<const WHITE: bool>(&mut self, targets: Bitboard, up: i8) {
        for to in targets {
            for role in Role::PROMOTIONS {
                (self.tell)(Move::promoting(origin(to, up), to, role));
            }
        }
    }

    #[inline(always)]
    fn en_passant<const WHITE: bool>(&mut self, from: Square, to: Square) {
        (self.tell)(Move::new(from, to));
    }
}
