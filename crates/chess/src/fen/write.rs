//! Writing FEN.

use std::fmt;

use crate::{Castling, Color, File, Rank, Setup, Square, Wing};

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
        if self.castling == Castling::NONE {
            fen.push('-');
        }
        for color in Color::ALL {
            for wing in Wing::ALL.into_iter().filter(|wing| self.castling.has(color, *wing)) {
                fen.push(wing.fen_letter(color));
            }
        }
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
