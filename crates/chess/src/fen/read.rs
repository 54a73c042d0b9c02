//! Reading FEN, field by field; an error says at which byte.

use std::str::FromStr;

use crate::fen::{FenMode, FenReason, ParseFenError, Repair};
use crate::{Bitboard, Castling, Color, File, Piece, Role, Setup, Square, Variant, Wing};

/// Read as [`FenMode::Standard`].
impl FromStr for Setup {
    type Err = ParseFenError;

    fn from_str(text: &str) -> Result<Self, ParseFenError> {
        read(text, FenMode::Standard, Variant::Standard).map(|(setup, _)| setup)
    }
}

/// What `text` says, and what was put right to read it.
pub(super) fn read(
    text: &str,
    mode: FenMode,
    variant: Variant,
) -> Result<(Setup, Vec<Repair>), ParseFenError> {
    let mut reader = Reader { text, at: 0, mode, repairs: Vec::new() };
    let mut setup = Setup { variant, ..Setup::EMPTY };
    reader.spaces()?;
    let men = reader.next();
    let men = men.ok_or(ParseFenError { at: text.len(), reason: FenReason::MenMissing })?;
    reader.men(men, &mut setup)?;
    if let Some(field) = reader.needed(FenReason::TurnMissing)? {
        setup.turn = reader.turn(field)?;
    }
    if let Some(field) = reader.needed(FenReason::CastlingMissing)? {
        setup.castling = reader.castling(field, &setup)?;
        reader.castling_order(field, &setup)?;
    }
    if let Some(field) = reader.needed(FenReason::EnPassantMissing)? {
        setup.en_passant = reader.crossed(field)?;
    }
    match reader.next() {
        Some(field) => setup.halfmove = reader.counter(field, FenReason::Halfmove)?.unwrap_or(0),
        None => reader.odd(text.len(), FenReason::HalfmoveMissing)?,
    }
    match reader.next() {
        Some(field) => setup.fullmove = reader.fullmove(field)?,
        None => reader.odd(text.len(), FenReason::FullmoveMissing)?,
    }
    if let Some((at, _)) = reader.next() {
        reader.mend(at, FenReason::TextBeyond)?;
    }
    Ok((setup, reader.repairs))
}

/// A field and the place of its first byte.
type Field<'a> = (usize, &'a str);

/// The fields of a text with spaces between them, read as the mode has it.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    mode: FenMode,
    repairs: Vec<Repair>,
}

impl<'a> Reader<'a> {
    /// The next field, which only a lenient reader can do without.
    fn needed(&mut self, missing: FenReason) -> Result<Option<Field<'a>>, ParseFenError> {
        let field = self.next();
        if field.is_none() {
            self.mend(self.text.len(), missing)?;
        }
        Ok(field)
    }

    fn next(&mut self) -> Option<Field<'a>> {
        let bytes = self.text.as_bytes();
        let length = |from: usize, space: bool| {
            bytes[from..].iter().take_while(|byte| self.is_space(**byte) == space).count()
        };
        let start = self.at + length(self.at, true);
        self.at = start + length(start, false);
        (start < self.at).then(|| (start, &self.text[start..self.at]))
    }

    fn is_space(&self, byte: u8) -> bool {
        byte == b' '
            || (self.mode == FenMode::Lenient && (byte == b'_' || byte.is_ascii_whitespace()))
    }

    /// What only a lenient reader puts right.
    fn mend(&mut self, at: usize, reason: FenReason) -> Result<(), ParseFenError> {
        let error = ParseFenError { at, reason };
        match self.mode {
            FenMode::Strict | FenMode::Standard => return Err(error),
            FenMode::Lenient => self.repairs.push(Repair::Text(error)),
        }
        Ok(())
    }

    /// What only a strict reader refuses.
    fn odd(&mut self, at: usize, reason: FenReason) -> Result<(), ParseFenError> {
        match self.mode {
            FenMode::Strict | FenMode::Lenient => self.mend(at, reason),
            FenMode::Standard => Ok(()),
        }
    }

    fn spaces(&mut self) -> Result<(), ParseFenError> {
        if self.mode == FenMode::Standard {
            return Ok(());
        }
        let bytes = self.text.as_bytes();
        let is_odd = |at: &usize| {
            let is_inside = *at > 0 && *at + 1 < bytes.len();
            let is_alone = is_inside && !self.is_space(bytes[at - 1]);
            self.is_space(bytes[*at]) && (bytes[*at] != b' ' || !is_alone)
        };
        match (0..bytes.len()).find(is_odd) {
            Some(at) => self.odd(at, FenReason::Spaces),
            None => Ok(()),
        }
    }

    fn men(&mut self, (start, field): Field<'_>, setup: &mut Setup) -> Result<(), ParseFenError> {
        let (mut file, mut rank) = (0_u8, 7_u8);
        let mut after_digit = false;
        for (at, byte) in (start..).zip(field.bytes()) {
            let fail = |reason| Err(ParseFenError { at, reason });
            match byte {
                b'/' if file < 8 => return fail(FenReason::ShortRank),
                b'/' if rank == 0 => return fail(FenReason::ManyRanks),
                b'/' => (file, rank, after_digit) = (0, rank - 1, false),
                b'1'..=b'8' => {
                    if after_digit {
                        self.mend(at, FenReason::AdjacentDigits)?;
                    }
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

    fn turn(&mut self, (at, field): Field<'_>) -> Result<Color, ParseFenError> {
        let turn = match field {
            "w" => return Ok(Color::White),
            "b" => return Ok(Color::Black),
            _ if field.eq_ignore_ascii_case("w") || field.eq_ignore_ascii_case("white") => {
                Color::White
            }
            _ if field.eq_ignore_ascii_case("b") || field.eq_ignore_ascii_case("black") => {
                Color::Black
            }
            _ => return Err(ParseFenError { at, reason: FenReason::Turn }),
        };
        self.mend(at, FenReason::Turn)?;
        Ok(turn)
    }

    fn castling(
        &mut self,
        (start, field): Field<'_>,
        setup: &Setup,
    ) -> Result<Castling, ParseFenError> {
        if field == "-" {
            return Ok(Castling::NONE);
        }
        let mut rooks = Bitboard::EMPTY;
        for (at, byte) in (start..).zip(field.bytes()) {
            let rook = match byte {
                b'K' => setup.outer_rook(Color::White, Wing::Short),
                b'Q' => setup.outer_rook(Color::White, Wing::Long),
                b'k' => setup.outer_rook(Color::Black, Wing::Short),
                b'q' => setup.outer_rook(Color::Black, Wing::Long),
                b'A'..=b'H' if self.takes_files(setup) => on_file(byte, Color::White),
                b'a'..=b'h' if self.takes_files(setup) => on_file(byte, Color::Black),
                _ => return Err(ParseFenError { at, reason: FenReason::Castling }),
            };
            if rooks.has(rook) {
                self.mend(at, FenReason::CastlingRepeated)?;
            }
            rooks = rooks.with(rook);
        }
        Ok(Castling::with_rooks(rooks))
    }

    /// Whether rooks may be named by their files.
    fn takes_files(&self, setup: &Setup) -> bool {
        match setup.variant {
            Variant::Chess960 => true,
            Variant::Standard => self.mode != FenMode::Strict,
        }
    }

    /// Whether the letters are in the one order in which they are written.
    fn castling_order(
        &mut self,
        (at, field): Field<'_>,
        setup: &Setup,
    ) -> Result<(), ParseFenError> {
        if self.mode != FenMode::Standard
            && !setup.castling_fields().iter().any(|right| right == field)
        {
            self.odd(at, FenReason::CastlingOrder)?;
        }
        Ok(())
    }

    fn crossed(&mut self, (at, field): Field<'_>) -> Result<Option<Square>, ParseFenError> {
        if field == "-" {
            return Ok(None);
        }
        if let Ok(square) = field.parse() {
            return Ok(Some(square));
        }
        let square = field.to_ascii_lowercase().parse();
        let square = square.map_err(|_| ParseFenError { at, reason: FenReason::EnPassant })?;
        self.mend(at, FenReason::EnPassant)?;
        Ok(Some(square))
    }

    /// A number; `None` if a lenient reader passes over what is none.
    fn counter(
        &mut self,
        (at, field): Field<'_>,
        reason: FenReason,
    ) -> Result<Option<u32>, ParseFenError> {
        let is_number = field.bytes().all(|byte| byte.is_ascii_digit());
        let number = field.parse().ok().filter(|_| is_number);
        if number.is_none() {
            self.mend(at, reason)?;
        } else if field.len() > 1 && field.starts_with('0') {
            self.odd(at, FenReason::LeadingZero)?;
        }
        Ok(number)
    }

    fn fullmove(&mut self, field: Field<'_>) -> Result<u32, ParseFenError> {
        let number = self.counter(field, FenReason::Fullmove)?.unwrap_or(1);
        if number == 0 {
            // Some programs count from 0; a game does not.
            self.odd(field.0, FenReason::FullmoveZero)?;
        }
        Ok(number.max(1))
    }
}

impl Setup {
    /// The rook that is meant by the letter for this wing: in Chess960 the outermost (X-FEN).
    fn outer_rook(&self, color: Color, wing: Wing) -> Square {
        let home = wing.rook_home(color);
        match (self.variant, self.king(color)) {
            (Variant::Chess960, Some(king)) if king.rank() == color.first_rank() => {
                self.rooks_beyond(color, king, wing).next().unwrap_or(home)
            }
            (Variant::Standard | Variant::Chess960, _) => home,
        }
    }

    /// The rooks of `color` on this side of its king, the outermost first.
    pub(super) fn rooks_beyond(
        &self,
        color: Color,
        king: Square,
        wing: Wing,
    ) -> impl Iterator<Item = Square> {
        let rook = Some(color.piece(Role::Rook));
        let files: Vec<File> = match wing {
            Wing::Short => File::all().rev().take_while(|file| *file > king.file()).collect(),
            Wing::Long => File::all().take_while(|file| *file < king.file()).collect(),
        };
        let squares = files.into_iter().map(move |file| Square::new(file, king.rank()));
        squares.filter(move |square| self.man(*square) == rook)
    }
}

/// The square of the first rank on the file with this letter.
fn on_file(letter: u8, color: Color) -> Square {
    let file = File::from_letter(letter.to_ascii_lowercase());
    Square::new(file.expect("one of a to h"), color.first_rank())
}
