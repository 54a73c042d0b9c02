//! What can be wrong with a FEN, each with a name.

use std::fmt;

use crate::Refused;

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
    /// The first counter is missing.
    HalfmoveMissing,
    /// The second counter is missing.
    FullmoveMissing,
    /// Not one space between two fields and none elsewhere.
    Spaces,
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
    /// The letters are not in the order `KQkq`.
    CastlingOrder,
    /// Neither a square nor `-`.
    EnPassant,
    /// The first counter is no number, or too great.
    Halfmove,
    /// The second counter is no number, or too great.
    Fullmove,
    /// A number that is written with a zero in front.
    LeadingZero,
    /// The number of the move is 0; the first move has the number 1.
    FullmoveZero,
    /// More than six fields.
    TextBeyond,
}

impl FenReason {
    /// The reason as programs call it, such as `turn-missing`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::MenMissing => "men-missing",
            Self::TurnMissing => "turn-missing",
            Self::CastlingMissing => "castling-missing",
            Self::EnPassantMissing => "en-passant-missing",
            Self::HalfmoveMissing => "halfmove-missing",
            Self::FullmoveMissing => "fullmove-missing",
            Self::Spaces => "spaces",
            Self::Man => "man",
            Self::AdjacentDigits => "adjacent-digits",
            Self::LongRank => "long-rank",
            Self::ShortRank => "short-rank",
            Self::ManyRanks => "many-ranks",
            Self::FewRanks => "few-ranks",
            Self::Turn => "turn",
            Self::Castling => "castling",
            Self::CastlingRepeated => "castling-repeated",
            Self::CastlingOrder => "castling-order",
            Self::EnPassant => "en-passant",
            Self::Halfmove => "halfmove",
            Self::Fullmove => "fullmove",
            Self::LeadingZero => "leading-zero",
            Self::FullmoveZero => "fullmove-zero",
            Self::TextBeyond => "text-beyond",
        }
    }
}

impl fmt::Display for FenReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::MenMissing => "the men are missing",
            Self::TurnMissing => "the player to move is missing",
            Self::CastlingMissing => "the field on castling is missing",
            Self::EnPassantMissing => "the field on en passant is missing",
            Self::HalfmoveMissing => "the number of moves since a capture is missing",
            Self::FullmoveMissing => "the number of the move is missing",
            Self::Spaces => "between two fields is one space, and none elsewhere",
            Self::Man => "expected one of KQRBNPkqrbnp or a number from 1 to 8",
            Self::AdjacentDigits => "two numbers of empty squares in a row",
            Self::LongRank => "this rank has more than eight squares",
            Self::ShortRank => "this rank has fewer than eight squares",
            Self::ManyRanks => "there are more than eight ranks",
            Self::FewRanks => "there are fewer than eight ranks",
            Self::Turn => "the player to move is w or b",
            Self::Castling => "castling is some of KQkq, or -",
            Self::CastlingRepeated => "this letter was there before",
            Self::CastlingOrder => "the letters are in the order KQkq",
            Self::EnPassant => "en passant is a square, or -",
            Self::Halfmove => "expected the number of moves since a capture or a pawn move",
            Self::Fullmove => "expected the number of the move",
            Self::LeadingZero => "a number has no zero in front",
            Self::FullmoveZero => "the first move has the number 1",
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
