//! Writing FEN.

use std::fmt;

use crate::{Bitboard, Castling, Color, File, Position, Rank, Setup, Square, Variant, Wing};

/// When the square that a pawn crossed is written.
///
/// Whatever is written, [`Position::key`] knows lawful captures only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EnPassantText {
    /// After every double step, as the PGN standard has it.
    Always,
    /// Only if a pawn can lawfully capture there, as most programs have it now.
    Legal,
    /// Never.
    Never,
}

/// How the rooks are named that may castle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingText {
    /// `KQkq`, the file of a rook in place of the letter if another stands further out (X-FEN).
    Letters,
    /// The files of the rooks, such as `HAha` (Shredder-FEN).
    Files,
}

impl Position {
    /// The position as FEN. The square that a pawn crossed is named only if a pawn can lawfully
    /// capture there.
    pub fn fen(&self) -> String {
        self.fen_with(EnPassantText::Legal, CastlingText::Letters)
    }

    /// The position as FEN, the square that a pawn crossed and the rooks that may castle as asked.
    ///
    /// ```
    /// use touchmove_chess::{CastlingText, EnPassantText, Position};
    ///
    /// let start = Position::start();
    /// let position = start.play(start.read_san("e4")?).expect("lawful");
    /// let men = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq";
    /// assert_eq!(position.fen_with(EnPassantText::Always, CastlingText::Letters), format!("{men} e3 0 1"));
    /// assert_eq!(position.fen_with(EnPassantText::Legal, CastlingText::Letters), format!("{men} - 0 1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fen_with(&self, en_passant: EnPassantText, castling: CastlingText) -> String {
        let en_passant = match en_passant {
            EnPassantText::Always => self.en_passant.square(),
            EnPassantText::Legal => self.en_passant.lawful(),
            EnPassantText::Never => None,
        };
        Setup { en_passant, ..Setup::from(self) }.fen(castling)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.fen(CastlingText::Letters))
    }
}

impl Setup {
    /// The text in one piece: letter by letter through a formatter would take many times as long.
    pub(super) fn fen(&self, castling: CastlingText) -> String {
        let mut fen = String::with_capacity(96);
        for rank in Rank::all().rev() {
            if rank != Rank::EIGHTH {
                fen.push('/');
            }
            write_rank(self, rank, &mut fen);
        }
        fen.push_str(match self.turn {
            Color::White => " w ",
            Color::Black => " b ",
        });
        self.write_castling(castling, &mut fen);
        fen.push(' ');
        match self.en_passant {
            Some(square) => {
                fen.push(square.file().letter());
                fen.push(square.rank().digit());
            }
            None => fen.push('-'),
        }
        for counter in [self.halfmove, self.fullmove] {
            fen.push(' ');
            fen.push_str(&counter.to_string());
        }
        fen
    }

    /// The field on castling in both forms.
    pub(super) fn castling_fields(&self) -> [String; 2] {
        [CastlingText::Letters, CastlingText::Files].map(|castling| {
            let mut field = String::new();
            self.write_castling(castling, &mut field);
            field
        })
    }

    fn write_castling(&self, castling: CastlingText, fen: &mut String) {
        if self.castling == Castling::NONE {
            fen.push('-');
        }
        for color in Color::ALL {
            let rooks = self.castling.rooks() & Bitboard::rank(color.first_rank());
            if rooks.any() {
                for file in File::all().rev().filter(|file| (rooks & Bitboard::file(*file)).any()) {
                    fen.push(self.castling_letter(castling, color, file));
                }
            }
        }
    }

    /// The letter for the rook that may castle from `file`.
    fn castling_letter(&self, castling: CastlingText, color: Color, file: File) -> char {
        let rook = Square::new(file, color.first_rank());
        let wing = match (castling, self.variant) {
            (CastlingText::Files, _) => None,
            (CastlingText::Letters, Variant::Standard) => {
                Wing::ALL.into_iter().find(|wing| wing.rook_home(color) == rook)
            }
            (CastlingText::Letters, Variant::Chess960) => self
                .king(color)
                .map(|king| (king, Wing::between(king, rook)))
                .filter(|(king, wing)| self.rooks_beyond(color, *king, *wing).next() == Some(rook))
                .map(|(_, wing)| wing),
        };
        match (wing, color) {
            (Some(wing), _) => wing.fen_letter(color),
            (None, Color::White) => file.letter().to_ascii_uppercase(),
            (None, Color::Black) => file.letter(),
        }
    }
}

fn write_rank(setup: &Setup, rank: Rank, fen: &mut String) {
    let mut empty = 0;
    for file in File::all() {
        match setup.man(Square::new(file, rank)) {
            None => empty += 1,
            Some(man) => {
                write_empty(&mut empty, fen);
                fen.push(man.fen_letter());
            }
        }
    }
    write_empty(&mut empty, fen);
}

fn write_empty(empty: &mut u8, fen: &mut String) {
    if *empty > 0 {
        fen.push(char::from(b'0' + *empty));
    }
    *empty = 0;
}
