//! What the king forbids to all men: found once for a position (CH-5.1.1a, CH-9.1b, CH-9.2a).

use crate::attacks::{BETWEEN, BISHOP_WAYS, KING, KNIGHT, PAWN, ROOK_WAYS, Sliders};
use crate::make::color;
use crate::movegen::pawns;
use crate::{Bitboard, Position, Role, Square};

/// What the king forbids.
pub(super) struct Masks {
    /// Where the king stands.
    pub(super) king: Square,
    /// Where any man stands.
    pub(super) occupied: Bitboard,
    /// The men that give check.
    pub(super) checkers: Bitboard,
    /// Where a man must go to end the check: everywhere if there is none (CH-9.2b).
    pub(super) resolving: Bitboard,
    /// The ways from the king along file and rank to those that pin, these included.
    pub(super) pinned_straight: Bitboard,
    /// The ways from the king along diagonals to those that pin, these included.
    pub(super) pinned_slanting: Bitboard,
}

impl Masks {
    #[inline(always)]
    pub(super) fn of<const WHITE: bool>(position: &Position) -> Self {
        let us = color::<WHITE>();
        let king = position.king(us);
        let enemies = position.side(!us);
        let occupied = position.occupied();
        let [enemy_pawns, knights, bishops, rooks, queens, _] = position.roles;
        let leapers = PAWN[us.index()][king.index()] & enemy_pawns | KNIGHT[king.index()] & knights;
        let mut masks = Self {
            king,
            occupied,
            checkers: leapers & enemies,
            resolving: Bitboard::FULL,
            pinned_straight: Bitboard::EMPTY,
            pinned_slanting: Bitboard::EMPTY,
        };
        let straight = ROOK_WAYS[king.index()] & (rooks | queens) & enemies;
        masks.pinned_straight = masks.look_along(straight);
        let slanting = BISHOP_WAYS[king.index()] & (bishops | queens) & enemies;
        masks.pinned_slanting = masks.look_along(slanting);
        if let Some(checker) = masks.checkers.first() {
            masks.resolving = BETWEEN[king.index()][checker.index()] | masks.checkers;
        }
        masks
    }

    /// Counts those of `sliders` as checkers that see the king; gives the ways of those who see him
    /// past one man.
    #[inline(always)]
    fn look_along(&mut self, sliders: Bitboard) -> Bitboard {
        let mut pinning = Bitboard::EMPTY;
        for slider in sliders {
            let between = BETWEEN[self.king.index()][slider.index()];
            let men = between & self.occupied;
            if men.is_empty() {
                self.checkers |= slider.into();
            } else if !men.many() {
                pinning |= between | slider.into();
            }
        }
        pinning
    }
}

/// The squares that the enemy attacks, seeing through our king, who cannot hide behind himself.
#[inline(always)]
pub(super) fn attacked_without_king<const WHITE: bool, S: Sliders>(
    position: &Position,
    sliders: S,
    masks: &Masks,
) -> Bitboard {
    let them = !color::<WHITE>();
    let enemies = position.side(them);
    let occupied = masks.occupied ^ masks.king.into();
    let [_, knights, bishops, rooks, queens, _] = position.roles;
    let enemy_pawns = position.squares(them.piece(Role::Pawn));
    let mut attacked = if WHITE {
        pawns::attacks::<false>(enemy_pawns)
    } else {
        pawns::attacks::<true>(enemy_pawns)
    };
    attacked |= KING[position.king(them).index()];
    for knight in knights & enemies {
        attacked |= KNIGHT[knight.index()];
    }
    for slider in (bishops | queens) & enemies {
        attacked |= sliders.bishop(slider, occupied);
    }
    for slider in (rooks | queens) & enemies {
        attacked |= sliders.rook(slider, occupied);
    }
    attacked
}
