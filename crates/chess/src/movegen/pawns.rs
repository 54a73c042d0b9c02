//! The moves of all pawns at once, by shifting the whole set (CH-5.6.1 to CH-5.6.4a).

use crate::attacks::{self, Sliders};
use crate::make::{behind, color};
use crate::movegen::Visitor;
use crate::movegen::masks::Masks;
use crate::{Bitboard, Color, File, Position, Role, Square};

/// Everything that pawns of this colour attack.
#[inline(always)]
pub(super) fn attacks<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    west::<WHITE>(pawns) | east::<WHITE>(pawns)
}

#[inline(always)]
pub(super) fn generate<const WHITE: bool, S: Sliders, V: Visitor>(
    position: &Position,
    sliders: S,
    masks: &Masks,
    visitor: &mut V,
) {
    let us = color::<WHITE>();
    let enemies = position.side(!us);
    let empty = !masks.occupied;
    let pawns = position.squares(us.piece(Role::Pawn));
    let slanting = pawns & !masks.pinned_straight;
    let straight = pawns & !masks.pinned_slanting;

    let free = slanting & !masks.pinned_slanting;
    let held = slanting & masks.pinned_slanting;
    let aims = enemies & masks.resolving & visitor.asks();
    let to_west = (west::<WHITE>(free) | west::<WHITE>(held) & masks.pinned_slanting) & aims;
    let to_east = (east::<WHITE>(free) | east::<WHITE>(held) & masks.pinned_slanting) & aims;

    let free = straight & !masks.pinned_straight;
    let held = straight & masks.pinned_straight;
    let steps = (north::<WHITE>(free) | north::<WHITE>(held) & masks.pinned_straight) & empty;
    let aims = masks.resolving & visitor.asks();
    let doubles = north::<WHITE>(steps & third_rank::<WHITE>()) & empty & aims;
    let steps = steps & aims;

    let last = Bitboard::rank(us.last_rank());
    visitor.pawns::<WHITE>(to_west & !last, up::<WHITE>(7));
    visitor.pawns::<WHITE>(to_east & !last, up::<WHITE>(9));
    visitor.pawns::<WHITE>(steps & !last, up::<WHITE>(8));
    visitor.pawns::<WHITE>(doubles, up::<WHITE>(16));
    if ((to_west | to_east | steps) & last).any() {
        visitor.promotions::<WHITE>(to_west & last, up::<WHITE>(7));
        visitor.promotions::<WHITE>(to_east & last, up::<WHITE>(9));
        visitor.promotions::<WHITE>(steps & last, up::<WHITE>(8));
    }
    if let Some(to) = position.en_passant.lawful().filter(|to| visitor.asks().has(*to)) {
        for from in attacks::pawn(!us, to) & pawns {
            if en_passant_is_safe(position, sliders, from, to) {
                visitor.en_passant::<WHITE>(from, to);
            }
        }
    }
}

/// Whether the king is not attacked once the pawn on `from` has captured in passing on `to`: two
/// men leave a rank at once, so no pin shows it.
#[inline]
pub(crate) fn en_passant_is_safe<S: Sliders>(
    position: &Position,
    sliders: S,
    from: Square,
    to: Square,
) -> bool {
    let us = position.turn;
    let captured = Bitboard::of(behind(to));
    let occupied = (position.occupied() ^ from.into() ^ captured) | to.into();
    position.attackers_seen(sliders, position.king(us), !us, occupied).is_empty()
}

/// The square `up` places before `to`.
#[inline(always)]
pub(crate) const fn origin(to: Square, up: i8) -> Square {
    Square::from_index(to.number().wrapping_add_signed(-up))
}

/// The captures towards the a-file for White, the h-file for Black.
#[inline(always)]
fn west<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    if WHITE {
        Bitboard((pawns & !Bitboard::file(File::A)).0 << 7)
    } else {
        Bitboard((pawns & !Bitboard::file(File::H)).0 >> 7)
    }
}

/// The captures towards the h-file for White, the a-file for Black.
#[inline(always)]
fn east<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    if WHITE {
        Bitboard((pawns & !Bitboard::file(File::H)).0 << 9)
    } else {
        Bitboard((pawns & !Bitboard::file(File::A)).0 >> 9)
    }
}

/// One step forward.
#[inline(always)]
fn north<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    if WHITE { Bitboard(pawns.0 << 8) } else { Bitboard(pawns.0 >> 8) }
}

/// The rank that pawns reach by one step from their original squares.
#[inline(always)]
const fn third_rank<const WHITE: bool>() -> Bitboard {
    match color::<WHITE>() {
        Color::White => Bitboard(0xFF << 16),
        Color::Black => Bitboard(0xFF << 40),
    }
}

/// `places` forward.
#[inline(always)]
const fn up<const WHITE: bool>(places: i8) -> i8 {
    if WHITE { places } else { -places }
}
