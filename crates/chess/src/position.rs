//! A position of the game: where the men stand, who moves, and what may still be done (CH-1.0,
//! CH-2.4).

use std::fmt;

use crate::attacks::{self, Sliders, Task};
use crate::{Bitboard, Castling, Color, Piece, Role, Square, dispatch};

/// A position, always valid: made from a [`crate::Setup`] by validation, or from a position by a
/// lawful move.
///
/// Two positions are equal if all is equal, the counters too. What the rule on repetition compares
/// is [`Position::key`].
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) roles: [Bitboard; 6],
    pub(crate) sides: [Bitboard; 2],
    pub(crate) hash: u64,
    pub(crate) castling: Castling,
    pub(crate) halfmove: u32,
    pub(crate) fullmove: u32,
    pub(crate) turn: Color,
    pub(crate) en_passant: EnPassant,
}

const _: () = assert!(size_of::<Position>() <= 96, "a position is copied at every move");

/// What the pawn move before allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum EnPassant {
    /// The last move was no double step.
    None,
    /// This square was crossed, but no pawn attacks it.
    Idle(Square),
    /// A pawn attacks the square that was crossed, but its capture would expose its king (CH-9.1b).
    Exposing(Square),
    /// A pawn can lawfully capture on the square that was crossed (CH-5.6.3a).
    Lawful(Square),
}

impl EnPassant {
    /// The square that was crossed.
    #[inline]
    pub(crate) const fn square(self) -> Option<Square> {
        match self {
            Self::None => None,
            Self::Idle(square) | Self::Exposing(square) | Self::Lawful(square) => Some(square),
        }
    }

    /// The square that was crossed, if a pawn can lawfully capture there.
    #[inline]
    pub(crate) const fn lawful(self) -> Option<Square> {
        match self {
            Self::None | Self::Idle(_) | Self::Exposing(_) => None,
            Self::Lawful(square) => Some(square),
        }
    }
}

impl Position {
    /// Whose move it is (CH-3.2).
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The man on `square`.
    pub fn man(&self, square: Square) -> Option<Piece> {
        let color = Color::ALL.into_iter().find(|color| self.side(*color).has(square))?;
        Some(color.piece(self.role(square)))
    }

    /// Every man with its square, a1 first.
    pub fn men(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied().into_iter().filter_map(|square| Some((square, self.man(square)?)))
    }

    /// Where the men of `color` stand.
    #[inline]
    pub const fn side(&self, color: Color) -> Bitboard {
        self.sides[color.index()]
    }

    /// Where the men of this kind stand.
    #[inline]
    pub const fn squares(&self, piece: Piece) -> Bitboard {
        Bitboard(self.roles[piece.role.index()].0 & self.sides[piece.color.index()].0)
    }

    /// Where any man stands.
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.sides[0].0 | self.sides[1].0)
    }

    /// Where the king of `color` stands.
    #[inline]
    pub const fn king(&self, color: Color) -> Square {
        self.squares(color.piece(Role::King)).lowest()
    }

    /// The castlings that are still allowed (CH-5.1.5).
    pub const fn castling(&self) -> Castling {
        self.castling
    }

    /// The square that the last move's pawn crossed, if a pawn can lawfully capture there
    /// (CH-5.6.3a, DR-3F.e).
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant.lawful()
    }

    /// How many moves, counting those of both players, since a capture or a pawn move (DR-50.a).
    pub const fn halfmove(&self) -> u32 {
        self.halfmove
    }

    /// The number of the move to be made, counted from 1 and up after each move of Black.
    pub const fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// A hash of all that [`Position::key`] compares.
    pub const fn zobrist(&self) -> u64 {
        self.hash
    }

    /// The men of `by` that attack `square`, whether or not they could lawfully move there (CH-4.5,
    /// CH-5.1.1b).
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_through(square, by, self.occupied())
    }

    /// The men that give check to the player to move (CH-9.1a).
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), !self.turn)
    }

    /// Whether the player to move is in check (CH-9.1a).
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// The men of `by` that would attack `square` if men stood on `occupied` only.
    pub(crate) fn attackers_through(
        &self,
        square: Square,
        by: Color,
        occupied: Bitboard,
    ) -> Bitboard {
        dispatch::run(Attackers { position: self, square, by, occupied })
    }

    /// [`Self::attackers_through`], with the sliders at hand.
    #[inline(always)]
    pub(crate) fn attackers_seen<S: Sliders>(
        &self,
        sliders: S,
        square: Square,
        by: Color,
        occupied: Bitboard,
    ) -> Bitboard {
        let [pawns, knights, bishops, rooks, queens, kings] = self.roles;
        let attackers = attacks::pawn(!by, square) & pawns
            | attacks::KNIGHT[square.index()] & knights
            | attacks::KING[square.index()] & kings
            | sliders.bishop(square, occupied) & (bishops | queens)
            | sliders.rook(square, occupied) & (rooks | queens);
        attackers & self.side(by) & occupied
    }

    /// The role of the man on `square`, which is not empty.
    #[inline]
    pub(crate) fn role(&self, square: Square) -> Role {
        let bit = |role: Role| (self.roles[role.index()].0 >> square.index() & 1) as usize;
        let index = bit(Role::Knight)
            + 2 * bit(Role::Bishop)
            + 3 * bit(Role::Rook)
            + 4 * bit(Role::Queen)
            + 5 * bit(Role::King);
        Role::ALL[index]
    }
}

/// The position as FEN.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.fen())
    }
}

struct Attackers<'a> {
    position: &'a Position,
    square: Square,
    by: Color,
    occupied: Bitboard,
}

impl Task for Attackers<'_> {
    type Output = Bitboard;

    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> Bitboard {
        self.position.attackers_seen(sliders, self.square, self.by, self.occupied)
    }
}
