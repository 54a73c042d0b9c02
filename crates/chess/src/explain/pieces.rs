//! How king, queen, rook, bishop and knight move, and who stands in their way (CH-4.2, CH-5.1.1a to
//! CH-5.5a).

use crate::attacks::{BETWEEN, BISHOP_WAYS, KING, KNIGHT, ROOK_WAYS};
use crate::explain::Finding;
use crate::{Bitboard, Piece, Position, Role, Square};

/// Adds why `man`, no pawn, does not go from `from` to `to`.
pub(super) fn ways(
    position: &Position,
    man: Piece,
    from: Square,
    to: Square,
    findings: &mut Vec<Finding>,
) {
    let ways = match man.role {
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => KNIGHT[from.index()],
        Role::Bishop => BISHOP_WAYS[from.index()],
        Role::Rook => ROOK_WAYS[from.index()],
        Role::Queen => BISHOP_WAYS[from.index()] | ROOK_WAYS[from.index()],
        Role::King => KING[from.index()],
    };
    if !ways.has(to) {
        findings.push(Finding::WrongWay { man, from, to });
    } else if man.role != Role::Knight {
        for at in BETWEEN[from.index()][to.index()] & position.occupied() {
            let by = position.man(at).expect("the square is occupied");
            findings.push(Finding::Blocked { man, by, at });
        }
    }
}
