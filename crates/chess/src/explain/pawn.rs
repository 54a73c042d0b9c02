//! How pawns move and capture (CH-5.6.1 to CH-5.6.3b).

use crate::explain::Finding;
use crate::make::behind;
use crate::{Piece, Position, Role, Square};

/// Adds why the pawn `man` does not go from `from` to `to`.
pub(super) fn ways(
    position: &Position,
    man: Piece,
    from: Square,
    to: Square,
    findings: &mut Vec<Finding>,
) {
    let aside = from.file().index().abs_diff(to.file().index());
    match (aside, ranks_forward(man, from, to)) {
        (_, ..=-1) => findings.push(Finding::PawnBackward { man, from, to }),
        (0, 1) => step(position, man, to, findings),
        (0, 2) => double_step(position, man, from, to, findings),
        (1, 1) => capture(position, man, from, to, findings),
        (_, _) => findings.push(Finding::WrongWay { man, from, to }),
    }
}

fn step(position: &Position, man: Piece, to: Square, findings: &mut Vec<Finding>) {
    if let Some(by) = position.man(to) {
        findings.push(Finding::PawnBlocked { man, by, at: to });
    }
}

fn double_step(
    position: &Position,
    man: Piece,
    from: Square,
    to: Square,
    findings: &mut Vec<Finding>,
) {
    if from.offset(0, -man.color.forward()).is_none_or(|s| s.rank() != man.color.first_rank()) {
        findings.push(Finding::PawnDouble { man, at: from });
    }
    let crossed = from.offset(0, man.color.forward()).expect("two ranks are ahead");
    for at in [crossed, to] {
        if let Some(by) = position.man(at) {
            findings.push(Finding::PawnDoubleBlocked { man, by, at });
        }
    }
}

/// A capture where nobody stands is lawful only in passing, and only at once.
fn capture(position: &Position, man: Piece, from: Square, to: Square, findings: &mut Vec<Finding>) {
    if position.man(to).is_some() || position.en_passant.square() == Some(to) {
        return;
    }
    let enemy = (!man.color).piece(Role::Pawn);
    let origin = to.offset(0, man.color.forward());
    let crossed_here = origin.is_some_and(|origin| {
        position.man(origin).is_none()
            && origin
                .offset(0, man.color.forward())
                .is_some_and(|s| s.rank() == man.color.last_rank())
    });
    let beside = behind(to);
    if crossed_here && beside.rank() == from.rank() && position.man(beside) == Some(enemy) {
        findings.push(Finding::EnPassantLapsed { man, by: enemy, at: beside });
    } else {
        findings.push(Finding::PawnCapture { man, at: to });
    }
}

/// How many ranks forward it is from `from` to `to`.
fn ranks_forward(man: Piece, from: Square, to: Square) -> i32 {
    let rank = |square: Square| i32::try_from(square.rank().index()).expect("below 8");
    (rank(to) - rank(from)) * i32::from(man.color.forward())
}
