//! Reading FEN, field by field; an error says at which byte.

use std::str::FromStr;

use crate::fen::{FenReason, ParseFenError};
use crate::{Bitboard, Castling, Color, Piece, Setup, Square, Wing};

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
        let bytes = self.text.as_bytes();
        let length = |from: usize, space: bool| {
            bytes[from..].iter().take_while(|byte| (**byte == b' ') == space).count()
        };
        let start = self.at + length(self.at, true);
        self.at = start + length(start, false);
        (start < self.at).then(|| (start, &self.text[start..self.at]))
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
