//! A set-up: men on a board as somebody claims they stand, not yet looked at (CH-2.2, CH-2.4).

use crate::castling::{CORNERS, king_home};
use crate::{Bitboard, Castling, Color, Piece, Position, Role, Square, Variant};

/// What a FEN says, whether or not it is a position. [`Setup::validate`] is the only door from here
/// to a [`Position`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The man on each square, by [`Square::index`].
    pub men: [Option<Piece>; 64],
    /// Whose move it is.
    pub turn: Color,
    /// Where kings and rooks may have started.
    pub variant: Variant,
    /// The rooks with which their kings are said to be allowed to castle.
    pub castling: Castling,
    /// The square that a pawn is said to have just crossed.
    pub en_passant: Option<Square>,
    /// Moves of both players since a capture or a pawn move.
    pub halfmove: u32,
    /// The number of the move to be made.
    pub fullmove: u32,
}

impl Setup {
    /// The board without men, White to move.
    pub const EMPTY: Self = Self {
        men: [None; 64],
        turn: Color::White,
        variant: Variant::Standard,
        castling: Castling::NONE,
        en_passant: None,
        halfmove: 0,
        fullmove: 1,
    };

    /// The man on `square`.
    pub const fn man(&self, square: Square) -> Option<Piece> {
        self.men[square.index()]
    }

    /// The one king of `color`; `None` if there is none or more than one.
    pub(crate) fn king(&self, color: Color) -> Option<Square> {
        let king = Some(color.piece(Role::King));
        let mut kings = Square::all().filter(|square| self.man(*square) == king);
        kings.next().filter(|_| kings.next().is_none())
    }

    /// Puts `man` on `square`, or takes away what is there.
    pub const fn put(&mut self, square: Square, man: Option<Piece>) {
        self.men[square.index()] = man;
    }
}

impl Position {
    /// Chess960 if a king may castle that did not start as in standard chess, or with such a rook.
    pub fn variant(&self) -> Variant {
        let rooks = self.castling.rooks();
        let is_home = |color: Color| {
            (rooks & Bitboard::rank(color.first_rank())).is_empty()
                || self.king(color) == king_home(color)
        };
        if (rooks & !CORNERS).is_empty() && Color::ALL.into_iter().all(is_home) {
            Variant::Standard
        } else {
            Variant::Chess960
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let mut setup = Self {
            turn: position.turn,
            variant: position.variant(),
            castling: position.castling,
            en_passant: position.en_passant.square(),
            halfmove: position.halfmove,
            fullmove: position.fullmove,
            ..Self::EMPTY
        };
        for color in Color::ALL {
            for role in Role::ALL {
                let man = color.piece(role);
                for square in position.squares(man) {
                    setup.put(square, Some(man));
                }
            }
        }
        setup
    }
}
