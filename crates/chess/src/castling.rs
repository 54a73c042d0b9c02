//! Which castlings are still allowed, and where king and rook go (CH-5.1.2).

use crate::{Bitboard, Color, File, Square};

/// To which side a king castles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// Towards the h-file, 0-0 (CH-5.1.2c).
    Short,
    /// Towards the a-file, 0-0-0.
    Long,
}

/// How the men stood at the start, as far as castling goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Variant {
    /// Kings on the e-file, rooks in the corners (CH-2.3b).
    #[default]
    Standard,
    /// Each king anywhere between his two rooks.
    Chess960,
}

/// The rooks with which their kings may still castle, by where they stand.
///
/// A right that is lost never comes back (CH-5.1.5c): there is no way to add a rook. The rook's
/// square is kept and not a flag, so that rooks that start elsewhere would need no other form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Castling(Bitboard);

impl Wing {
    /// Both, the short one first.
    pub const ALL: [Self; 2] = [Self::Short, Self::Long];

    /// The wing on which a king and a rook on these squares of one rank castle.
    pub(crate) fn between(king: Square, rook: Square) -> Self {
        if rook.file() > king.file() { Self::Short } else { Self::Long }
    }

    /// Where the rook of this wing stands at the start.
    pub const fn rook_home(self, color: Color) -> Square {
        let file = match self {
            Self::Short => File::H,
            Self::Long => File::A,
        };
        Square::new(file, color.first_rank())
    }

    /// Where the king goes (CH-5.1.2b).
    pub const fn king_target(self, color: Color) -> Square {
        let file = match self {
            Self::Short => File::G,
            Self::Long => File::C,
        };
        Square::new(file, color.first_rank())
    }

    /// The square that the king crosses, where the rook goes (CH-5.1.2b).
    pub const fn rook_target(self, color: Color) -> Square {
        let file = match self {
            Self::Short => File::F,
            Self::Long => File::D,
        };
        Square::new(file, color.first_rank())
    }

    /// The letter in FEN for `color`.
    pub const fn fen_letter(self, color: Color) -> char {
        match (self, color) {
            (Self::Short, Color::White) => 'K',
            (Self::Long, Color::White) => 'Q',
            (Self::Short, Color::Black) => 'k',
            (Self::Long, Color::Black) => 'q',
        }
    }
}

impl Castling {
    /// No castling at all.
    pub const NONE: Self = Self(Bitboard::EMPTY);

    /// The rights that these rooks give.
    pub const fn with_rooks(rooks: Bitboard) -> Self {
        Self(rooks)
    }

    /// The rooks with which their kings may still castle.
    #[inline]
    pub const fn rooks(self) -> Bitboard {
        self.0
    }

    /// The rook with which a king on `king` may still castle on this wing, other conditions aside.
    pub fn rook(self, king: Square, wing: Wing) -> Option<Square> {
        let is_there = |rook: &Square| match wing {
            Wing::Short => rook.file() > king.file(),
            Wing::Long => rook.file() < king.file(),
        };
        (self.0 & Bitboard::rank(king.rank())).into_iter().find(is_there)
    }

    /// Whether `color` may still castle on this wing with the rook of the corner, other conditions
    /// aside.
    #[inline]
    pub const fn has(self, color: Color, wing: Wing) -> bool {
        self.0.has(wing.rook_home(color))
    }

    /// The rights without those of rooks on `squares`.
    #[inline]
    pub(crate) const fn without(self, squares: Bitboard) -> Self {
        Self(Bitboard(self.0.0 & !squares.0))
    }
}

/// Where rooks stand that castle in standard chess.
pub(crate) const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);

/// Where the king of `color` stands at the start (CH-2.3b).
pub const fn king_home(color: Color) -> Square {
    Square::new(File::E, color.first_rank())
}
