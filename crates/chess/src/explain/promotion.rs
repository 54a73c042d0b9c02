//! What a pawn on the last rank may become (CH-5.6.4a, CH-5.6.4c).

use crate::explain::Finding;
use crate::{Move, Piece, Position, Role, Square};

/// Why `man` may not be placed on `to`.
pub(super) fn place(position: &Position, man: Piece, to: Square) -> Vec<Finding> {
    let mut findings = Vec::new();
    if man.color != position.turn() {
        findings.push(Finding::PromotionColor { man, at: to });
    }
    match man.role {
        Role::King => findings.push(Finding::PromotionKing { man, at: to }),
        Role::Pawn => findings.push(Finding::PromotionPawn { man, at: to }),
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {}
    }
    let mut is_reached = false;
    position.each_move_of(Role::Pawn, to.into(), |mv| is_reached |= mv.promotion().is_some());
    if !is_reached {
        findings.push(Finding::PromotionNowhere { man, at: to });
    }
    findings
}

/// Adds what is wrong with what `mv` says of promotion.
pub(super) fn choice(position: &Position, mv: Move, findings: &mut Vec<Finding>) {
    let Some(man) = position.man(mv.from()).filter(|man| man.color == position.turn()) else {
        return;
    };
    let arrives = man.role == Role::Pawn && mv.to().rank() == man.color.last_rank();
    let at = mv.to();
    match mv.promotion() {
        None if arrives && is_on_the_rank_before(man, mv.from()) => {
            findings.push(Finding::PromotionMissing { man, at });
        }
        Some(Role::King) if arrives => {
            findings.push(Finding::PromotionKing { man: man.color.piece(Role::King), at });
        }
        Some(role) if !arrives => {
            findings.push(Finding::PromotionNowhere { man: man.color.piece(role), at });
        }
        None | Some(_) => {}
    }
}

/// Whether one step takes the pawn on `from` to the last rank.
fn is_on_the_rank_before(man: Piece, from: Square) -> bool {
    from.offset(0, man.color.forward()).is_some_and(|to| to.rank() == man.color.last_rank())
}
