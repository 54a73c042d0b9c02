//! Who has too little left to mate with, whatever both players do (CH-10.4a, CH-10.4b, F23-6.9).
//!
//! Each rule here is a fact about material alone, so it is sound in every position: a side that is
//! said to be short can never mate. The converse does not hold; a locked position can be dead with
//! many men.

use crate::{Bitboard, Color, Piece, Position, Role};

/// Why a side can never mate again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shortage {
    /// It has only its king.
    BareKing,
    /// It has a king and a knight, and the other side has nothing but queens beside the king: they
    /// can block no flight square of their king that the knight would have to guard.
    LoneKnight,
    /// It has bishops of one square colour only, and the other side has nothing that could take a
    /// square of the other colour from its king: no pawn, no knight, no bishop of the other colour.
    BishopsOfOneColor,
}

/// Why `color` can never mate again, if its material says so.
pub fn shortage(position: &Position, color: Color) -> Option<Shortage> {
    let count = |color: Color, role| position.squares(color.piece(role)).count();
    let own = |role| count(color, role);
    let theirs = |role| count(!color, role);
    if own(Role::Pawn) + own(Role::Rook) + own(Role::Queen) > 0 {
        return None;
    }
    match (own(Role::Knight), own(Role::Bishop)) {
        (0, 0) => Some(Shortage::BareKing),
        (1, 0) => {
            let helpers = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook].map(theirs);
            (helpers.iter().sum::<u32>() == 0).then_some(Shortage::LoneKnight)
        }
        (0, _) => {
            let bishops = position.roles[Role::Bishop.index()];
            let one_color =
                (bishops & Bitboard::LIGHT).is_empty() || (bishops & !Bitboard::LIGHT).is_empty();
            let helpers = theirs(Role::Pawn) + theirs(Role::Knight);
            (one_color && helpers == 0).then_some(Shortage::BishopsOfOneColor)
        }
        (_, _) => None,
    }
}

/// Whether `shortage` holds for `color`: counted man by man, without a word of [`shortage`].
pub fn certifies(position: &Position, color: Color, shortage: Shortage) -> bool {
    position.men().all(|(square, man)| {
        let Piece { color: side, role } = man;
        let is_own = side == color;
        let mates_alone = is_own && matches!(role, Role::Pawn | Role::Rook | Role::Queen);
        let fits = match shortage {
            Shortage::BareKing => !is_own || role == Role::King,
            Shortage::LoneKnight => match role {
                Role::King => true,
                Role::Queen => !is_own,
                Role::Knight => is_own,
                Role::Pawn | Role::Bishop | Role::Rook => false,
            },
            Shortage::BishopsOfOneColor => match role {
                Role::King => true,
                Role::Queen | Role::Rook => !is_own,
                Role::Bishop => position.men().all(|(other, piece)| {
                    piece.role != Role::Bishop || other.is_light() == square.is_light()
                }),
                Role::Pawn | Role::Knight => false,
            },
        };
        let counts = shortage != Shortage::LoneKnight
            || position.men().filter(|(_, man)| *man == color.piece(Role::Knight)).count() <= 1;
        fits && counts && !mates_alone
    })
}
