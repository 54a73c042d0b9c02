//! What the king forbids: walking into attack, leaving him in it, and castling against its six
//! conditions (CH-5.1.1, CH-5.1.5, CH-5.1.6, CH-9.1b, CH-9.2a).

use crate::attacks::BETWEEN;
use crate::castling::king_home;
use crate::explain::Finding;
use crate::make::behind;
use crate::movegen::Lanes;
use crate::{Bitboard, Color, Piece, Position, Role, Square, Wing};

/// Adds who would attack the king if `man` went from `from` to `to`.
pub(super) fn safety(
    position: &Position,
    man: Piece,
    from: Square,
    to: Square,
    findings: &mut Vec<Finding>,
) {
    let (us, them) = (position.turn(), !position.turn());
    if man.role == Role::King {
        if crate::attacks::KING[from.index()].has(to) {
            let attackers = attackers_past_king(position, to);
            let finding = |(by, from)| into_attack(position, to, by, from);
            findings.extend(men(position, attackers).map(finding));
        }
        return;
    }
    let in_passing = man.role == Role::Pawn && position.en_passant.square() == Some(to);
    let captured = Bitboard::of(if in_passing { behind(to) } else { to });
    let occupied = (position.occupied() & !captured & !Bitboard::of(from)) | to.into();
    let king = position.king(us);
    let checkers = position.checkers();
    let attackers = position.attackers_through(king, them, occupied) & !captured;
    for (by, at) in men(position, attackers) {
        findings.push(if checkers.has(at) {
            Finding::CheckStands { by, from: at }
        } else if in_passing && BETWEEN[king.index()][at.index()].has(behind(to)) {
            Finding::Exposed { by, from: at }
        } else {
            Finding::Pinned { man, at: from, by, from: at }
        });
    }
}

/// Which of the six conditions of castling fail (CH-5.1.6e); the king stands on its original
/// square.
pub(super) fn castling(position: &Position, wing: Wing) -> Vec<Finding> {
    let us = position.turn();
    let mut findings = Vec::new();
    findings.extend(right(position, us, wing));
    let (king, lanes) = (king_home(us), Lanes::of(us, wing));
    let checkers = men(position, position.checkers());
    findings.extend(checkers.map(|(by, from)| Finding::CastlingInCheck { by, from }));
    let crossed = wing.rook_target(us);
    let attackers = men(position, attackers_past_king(position, crossed));
    findings.extend(attackers.map(|(by, from)| Finding::CastlingCrosses { at: crossed, by, from }));
    let target = wing.king_target(us);
    let attackers = men(position, attackers_past_king(position, target));
    findings.extend(attackers.map(|(by, from)| Finding::CastlingInto { at: target, by, from }));
    let between = men(position, lanes.empty & position.occupied());
    findings.extend(between.map(|(by, at)| Finding::CastlingBlocked { by, at }));
    debug_assert_eq!(king, position.king(us), "the caller has looked");
    findings
}

/// What has become of the right to castle, if it is gone (CH-5.1.5).
fn right(position: &Position, us: Color, wing: Wing) -> Option<Finding> {
    let other = match wing {
        Wing::Short => Wing::Long,
        Wing::Long => Wing::Short,
    };
    let at = wing.rook_home(us);
    if position.castling().has(us, wing) {
        None
    } else if position.man(at) != Some(us.piece(Role::Rook)) {
        Some(Finding::CastlingNoRook { at })
    } else if position.castling().has(us, other) {
        Some(Finding::CastlingRookMoved { at })
    } else {
        Some(Finding::CastlingKingMoved { at: king_home(us) })
    }
}

/// That the king may not go to `at`, attacked by the man on `from`, even if a pin holds that man
/// (CH-5.1.1b).
fn into_attack(position: &Position, at: Square, by: Piece, from: Square) -> Finding {
    let (us, them) = (position.turn(), !position.turn());
    let king = position.king(them);
    let occupied = position.occupied() & !Bitboard::of(from);
    let pinners = position.attackers_through(king, us, occupied)
        & !position.attackers(king, us)
        & !Bitboard::of(position.king(us));
    let holding = pinners.into_iter().find(|pinner| {
        *pinner != at && !BETWEEN[king.index()][pinner.index()].has(at) && by.role != Role::King
    });
    match holding {
        Some(pinner) => Finding::KingIntoPinned {
            at,
            by,
            from,
            pinner: position.man(pinner).expect("a man pins"),
            pinner_at: pinner,
        },
        None => Finding::KingInto { at, by, from },
    }
}

/// The enemies that attack `square` once our king has left his own.
fn attackers_past_king(position: &Position, square: Square) -> Bitboard {
    let us = position.turn();
    let occupied = position.occupied() & !Bitboard::of(position.king(us));
    position.attackers_through(square, !us, occupied | square.into()) & !Bitboard::of(square)
}

/// The men on `squares`.
fn men(position: &Position, squares: Bitboard) -> impl Iterator<Item = (Piece, Square)> {
    squares.into_iter().filter_map(|square| Some((position.man(square)?, square)))
}
