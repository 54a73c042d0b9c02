//! Reading and writing FEN: the text in which set-ups and positions are passed on.

mod read;
mod write;

use std::fmt;

use crate::{Position, Refused, Setup};

impl Position {
    /// The position before the first move (CH-2.3a to CH-2.3c).
    pub fn start() -> Self {
        Self::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
            .expect("this is the array of the laws")
    }

    /// The position that `text` describes.
    ///
    /// The two counters at the end may be missing.
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        let setup: Setup = text.parse().map_err(FenError::Text)?;
        setup.validate().map_err(FenError::Refused)
    }

    /// The position that `text` describes, even if no game can bring it about: for study, where
    /// [`Position::from_fen`] is for play. See [`Refused::forgive`] for what is forgiven.
    pub fn from_fen_forgiving(text: &str) -> Result<Self, FenError> {
        let setup: Setup = text.parse().map_err(FenError::Text)?;
        setup.validate().or_else(Refused::forgive).map_err(FenError::Refused)
    }

    /// The position as FEN. The square that a pawn crossed is named only if a pawn can lawfully
    /// capture there.
    pub fn fen(&self) -> String {
        Setup { en_passant: self.en_passant(), ..Setup::from(self) }.fen()
    }
}

/// Why a text gives no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenError {
    /// It is no FEN.
    Text(ParseFenError),
    /// It is FEN, but what it describes is no position.
    Refused(Refused),
}

/// Why a text is no FEN, and where it stops being one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseFenError {
    /// At which byte of the text, counted from 0.
    pub at: usize,
    /// What is wrong there.
    pub reason: FenReason,
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FenReason {
    /// The text is empty.
    MenMissing,
    /// The player to move is not named.
    TurnMissing,
    /// The field on castling is missing.
    CastlingMissing,
    /// The field on en passant is missing.
    EnPassantMissing,
    /// There is a first counter but no second.
    FullmoveMissing,
    /// Neither a man nor a number of empty squares.
    Man,
    /// Two numbers of empty squares, one after the other.
    AdjacentDigits,
    /// The rank goes on beyond eight squares.
    LongRank,
    /// The rank ends before eight squares.
    ShortRank,
    /// There are more than eight ranks.
    ManyRanks,
    /// There are fewer than eight ranks.
    FewRanks,
    /// The player to move is neither `w` nor `b`.
    Turn,
    /// Not one of `KQkq`, nor a single `-`.
    Castling,
    /// The same letter for the second time.
    CastlingRepeated,
    /// Neither a square nor `-`.
    EnPassant,
    /// The first counter is no number, or too great.
    Halfmove,
    /// The second counter is no number, or too great.
    Fullmove,
    /// More than six fields.
    TextBeyond,
}

impl fmt::Display for FenReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::MenMissing => "the men are missing",
            Self::TurnMissing => "the player to move is missing",
            Self::CastlingMissing => "the field on castling is missing",
            Self::EnPassantMissing => "the field on en passant is missing",
            Self::FullmoveMissing => "the number of the move is missing",
            Self::Man => "expected one of KQRBNPkqrbnp or a number from 1 to 8",
            Self::AdjacentDigits => "two numbers of empty squares in a row",
            Self::LongRank => "this rank has more than eight squares",
            Self::ShortRank => "this rank has fewer than eight squares",
            Self::ManyRanks => "there are more than eight ranks",
            Self::FewRanks => "there are fewer than eight ranks",
            Self::Turn => "the player to move is w or b",
            Self::Castling => "castling is some of KQkq, or -",
            Self::CastlingRepeated => "this letter was there before",
            Self::EnPassant => "en passant is a square, or -",
            Self::Halfmove => "expected the number of moves since a capture or a pawn move",
            Self::Fullmove => "expected the number of the move",
            Self::TextBeyond => "there is text beyond the six fields",
        })
    }
}

impl fmt::Display for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no FEN, at byte {}: {}", self.at, self.reason)
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Refused(refused) => refused.fmt(f),
        }
    }
}

impl std::error::Error for ParseFenError {}

impl std::error::Error for FenError {}
