//! Why an attempt is forbidden: every clause that forbids it, as a value that the rule book can put
//! into words.

mod finding;
mod king;
mod lesson;
mod pawn;
mod pieces;
mod promotion;
mod verdict;

use touchmove_game::Step;

use crate::castling::king_home;
use crate::make::wing;
use crate::{Move, Piece, Position, Role, Square};

pub use finding::Finding;
pub use lesson::Lesson;

/// Every clause that forbids `attempt` to the player to move; empty if a lawful move does just
/// this.
///
/// Castling is attempted by carrying the king two squares, promotion by carrying the pawn and then
/// by placing the new man.
///
/// ```
/// use touchmove_chess::{Finding, Position, why_not};
/// use touchmove_game::{Explain, Step};
///
/// let position = Position::from_fen("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1")?;
/// let attempt = Step::Carry { from: "e2".parse()?, to: "c3".parse()? };
/// let findings = why_not(&position, &attempt);
/// assert!(matches!(findings[..], [Finding::Pinned { .. }]));
/// assert_eq!(findings[0].law().id(), "CH-9.1b");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn why_not(position: &Position, attempt: &Step<Square, Piece>) -> Vec<Finding> {
    match *attempt {
        Step::Carry { from, to } => carry(position, from, to),
        Step::Place { man, to } => promotion::place(position, man, to),
    }
}

/// Every clause that forbids `mv` to the player to move, what is said of promotion included; empty
/// if it is lawful.
pub fn why_not_move(position: &Position, mv: Move) -> Vec<Finding> {
    let mut findings = carry(position, mv.from(), mv.to());
    promotion::choice(position, mv, &mut findings);
    findings
}

/// Why the man on `from` may not be carried to `to`.
fn carry(position: &Position, from: Square, to: Square) -> Vec<Finding> {
    let Some(man) = position.man(from) else { return vec![Finding::Nobody { at: from }] };
    if man.color != position.turn() {
        return vec![Finding::NotYours { man, at: from }];
    }
    if from == to {
        return vec![Finding::Stays { man, at: from }];
    }
    let mut is_lawful = false;
    position.each_move_of(man.role, to.into(), |mv| is_lawful |= mv.from() == from);
    if is_lawful {
        return Vec::new();
    }
    if man.role == Role::King
        && from == king_home(man.color)
        && let Some(wing) = wing(from, to)
    {
        return king::castling(position, wing);
    }
    let mut findings = Vec::new();
    if let Some(there) = position.man(to) {
        if there.color == man.color {
            findings.push(Finding::OwnMan { man, by: there, at: to });
        } else if there.role == Role::King {
            findings.push(Finding::KingTaken { man: there, at: to });
        }
    }
    match man.role {
        Role::Pawn => pawn::ways(position, man, from, to, &mut findings),
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
            pieces::ways(position, man, from, to, &mut findings);
        }
    }
    if position.man(to).is_none_or(|there| there.color != man.color) {
        king::safety(position, man, from, to, &mut findings);
    }
    findings
}
