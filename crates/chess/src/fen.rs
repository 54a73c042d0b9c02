//! Reading and writing FEN: the text in which set-ups and positions are passed on.

use std::fmt::{self, Write};
use std::str::FromStr;

use crate::{Bitboard, Castling, Color, File, Piece, Position, Rank, Refused, Setup, Square, Wing};

impl Position {
    /// The position before the first move (CH-2.3a to CH-2.3c).
    pub fn start() -> Self {
        Self::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
            .expect("this is the array of the laws")
    }

    /// The position that `text` describes.
    ///
    /// The two counters at the end may be missing. To let a set-up pass that no game can bring
    /// about, read a [`Setup`] and see [`Refused::forgive`].
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        let setup: Setup = text.parse().map_err(FenError::Text)?;
        setup.validate().map_err(FenError::Refused)
    }

    /// The position as FEN. The square that a pawn crossed is named only if a pawn can lawfully
    /// capture there.
    pub fn fen(&self) -> String {
        Setup { en_passant: self.en_passant(), ..Setup::from(self) }.to_string()
    }
}

impl FromStr for Setup {
    type Err = ParseFenError;

    fn from_str(text: &str) -> Result<Self, ParseFenError> {
        let mut fields = Fields { text, at: 0 };
        let mut setup = Self::EMPTY;
        read_men(fields.next_or(FenReason::MenMissing)?, &mut setup)?;
        setup.turn = read_turn(fields.next_or(FenReason::TurnMissing)?)?;
        setup.castling = read_castling(fields.next_or(FenReason::CastlingMissing)?)?;
        setup.en_passant = read_crossed(fields.next_or(FenReason::EnPassantMissing)?)?;
        if let Some(field) = fields.next() {
            setup.halfmove = read_counter(field, FenReason::Halfmove)?;
            let field = fields.next_or(FenReason::FullmoveMissing)?;
            // Some programs count from 0; a game does not.
            setup.fullmove = read_counter(field, FenReason::Fullmove)?.max(1);
        }
        match fields.next() {
            Some((at, _)) => Err(ParseFenError { at, reason: FenReason::TextBeyond }),
            None => Ok(setup),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::all().rev() {
            if rank != Rank::EIGHTH {
                f.write_char('/')?;
            }
            let mut empty = 0;
            for file in File::all() {
                match self.man(Square::new(file, rank)) {
                    None => empty += 1,
                    Some(man) => {
                        write_empty(f, &mut empty)?;
                        f.write_char(man.fen_letter())?;
                    }
                }
            }
            write_empty(f, &mut empty)?;
        }
        let turn = match self.turn {
            Color::White => 'w',
            Color::Black => 'b',
        };
        write!(f, " {turn} ")?;
        if self.castling == Castling::NONE {
            f.write_char('-')?;
        }
        for color in Color::ALL {
            for wing in Wing::ALL.into_iter().filter(|wing| self.castling.has(color, *wing)) {
                f.write_char(wing.fen_letter(color))?;
            }
        }
        match self.en_passant {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove, self.fullmove)
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

/// A field and the place of its first byte.
type Field<'a> = (usize, &'a str);

/// The fields of a text, with any number of spaces between them.
struct Fields<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Fields<'a> {
    fn next_or(&mut self, reason: FenReason) -> Result<Field<'a>, ParseFenError> {
        self.next().ok_or(ParseFenError { at: self.text.len(), reason })
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = Field<'a>;

    fn next(&mut self) -> Option<Field<'a>> {
        let rest = &self.text[self.at..];
        let start = self.at + rest.find(|c| c != ' ')?;
        let length = self.text[start..].find(' ').unwrap_or(self.text.len() - start);
        self.at = start + length;
        Some((start, &self.text[start..self.at]))
    }
}

fn read_men((start, field): Field<'_>, setup: &mut Setup) -> Result<(), ParseFenError> {
    let (mut file, mut rank) = (0_u8, 7_u8);
    let mut after_digit = false;
    for (at, byte) in (start..).zip(field.bytes()) {
        let fail = |reason| Err(ParseFenError { at, reason });
        match byte {
            b'/' if file < 8 => return fail(FenReason::ShortRank),
            b'/' if rank == 0 => return fail(FenReason::ManyRanks),
            b'/' => (file, rank, after_digit) = (0, rank - 1, false),
            b'1'..=b'8' if after_digit => return fail(FenReason::AdjacentDigits),
            b'1'..=b'8' => {
                file += byte - b'0';
                after_digit = true;
                if file > 8 {
                    return fail(FenReason::LongRank);
                }
            }
            _ => {
                let Some(man) = Piece::from_fen_letter(byte) else {
                    return fail(FenReason::Man);
                };
                if file >= 8 {
                    return fail(FenReason::LongRank);
                }
                setup.put(Square::from_index(rank * 8 + file), Some(man));
                (file, after_digit) = (file + 1, false);
            }
        }
    }
    let at = start + field.len();
    match (file, rank) {
        (8, 0) => Ok(()),
        (8, _) => Err(ParseFenError { at, reason: FenReason::FewRanks }),
        (_, _) => Err(ParseFenError { at, reason: FenReason::ShortRank }),
    }
}

fn read_turn((at, field): Field<'_>) -> Result<Color, ParseFenError> {
    match field {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(ParseFenError { at, reason: FenReason::Turn }),
    }
}

fn read_castling((start, field): Field<'_>) -> Result<Castling, ParseFenError> {
    if field == "-" {
        return Ok(Castling::NONE);
    }
    let mut rooks = Bitboard::EMPTY;
    for (at, byte) in (start..).zip(field.bytes()) {
        let rook = match byte {
            b'K' => Wing::Short.rook_home(Color::White),
            b'Q' => Wing::Long.rook_home(Color::White),
            b'k' => Wing::Short.rook_home(Color::Black),
            b'q' => Wing::Long.rook_home(Color::Black),
            _ => return Err(ParseFenError { at, reason: FenReason::Castling }),
        };
        if rooks.has(rook) {
            return Err(ParseFenError { at, reason: FenReason::CastlingRepeated });
        }
        rooks = rooks.with(rook);
    }
    Ok(Castling::with_rooks(rooks))
}

fn read_crossed((at, field): Field<'_>) -> Result<Option<Square>, ParseFenError> {
    match field {
        "-" => Ok(None),
        _ => match field.parse() {
            Ok(square) => Ok(Some(square)),
            Err(_) => Err(ParseFenError { at, reason: FenReason::EnPassant }),
        },
    }
}

fn read_counter((at, field): Field<'_>, reason: FenReason) -> Result<u32, ParseFenError> {
    let is_number = field.bytes().all(|byte| byte.is_ascii_digit());
    let number = field.parse().ok().filter(|_| is_number);
    number.ok_or(ParseFenError { at, reason })
}

fn write_empty(f: &mut fmt::Formatter<'_>, empty: &mut u8) -> fmt::Result {
    if *empty > 0 {
        write!(f, "{empty}")?;
    }
    *empty = 0;
    Ok(())
}
