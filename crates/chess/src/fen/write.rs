//! Writing FEN.

use std::fmt;

use crate::{Castling, Color, File, Position, Rank, Setup, Square, Wing};

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

impl Position {
    /// The position as FEN. The square that a pawn crossed is named only if a pawn can lawfully
    /// capture there.
    pub fn fen(&self) -> String {
        self.fen_with(EnPassantText::Legal)
    }

    /// The position as FEN, the square that a pawn crossed as `en_passant` says.
    ///
    /// ```
    /// use touchmove_chess::{EnPassantText, Position};
    ///
    /// let start = Position::start();
    /// let position = start.play(start.read_san("e4")?).expect("lawful");
    /// let men = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq";
    /// assert_eq!(position.fen_with(EnPassantText::Always), format!("{men} e3 0 1"));
    /// assert_eq!(position.fen_with(EnPassantText::Legal), format!("{men} - 0 1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fen_with(&self, en_passant: EnPassantText) -> String {
        let en_passant = match en_passant {
            EnPassantText::Always => self.en_passant.square(),
            EnPassantText::Legal => self.en_passant.lawful(),
            EnPassantText::Never => None,
        };
        Setup { en_passant, ..Setup::from(self) }.fen()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.fen())
    }
}

impl Setup {
    /// The text in one piece: letter by letter through a formatter would take many times as long.
    pub(super) fn fen(&self) -> String {
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
        self.write_castling(&mut fen);
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

    /// The field on castling.
    pub(super) fn castling_field(&self) -> String {
        let mut field = String::new();
        self.write_castling(&mut field);
        field
    }

    fn write_castling(&self, fen: &mut String) {
        if self.castling == Castling::NONE {
            fen.push('-');
        }
        for color in Color::ALL {
            for wing in Wing::ALL.into_iter().filter(|wing| self.castling.has(color, *wing)) {
                fen.push(wing.fen_letter(color));
            }
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
