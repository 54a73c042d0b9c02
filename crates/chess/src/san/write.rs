//! Writing SAN: as short as can be without doubt, with `+` and `#`.

use crate::san::letters::Letters;
use crate::{Bitboard, Move, Position, Role, Square, Wing};

impl Position {
    /// `mv`, which is lawful here, as players write it: `Nf3`, `exd6`, `O-O`, `e8=Q#`.
    pub fn san(&self, mv: Move) -> String {
        let mut san = String::with_capacity(8);
        let role = self.role(mv.from());
        match (role, self.castles(mv).map(|(wing, _)| wing)) {
            (Role::King, Some(Wing::Short)) => san.push_str("O-O"),
            (Role::King, Some(Wing::Long)) => san.push_str("O-O-O"),
            (Role::Pawn, _) => write_pawn_move(mv, &mut san),
            (Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King, _) => {
                self.write_move(role, mv, &mut san);
            }
        }
        let next = self.play_lawful(mv);
        if next.is_check() {
            san.push(if next.legal_move_count() == 0 { '#' } else { '+' });
        }
        san
    }

    /// The same with the men named by `letters`: `♘f3`, `Cf3`, `马f3`.
    pub fn san_in(&self, mv: Move, letters: Letters) -> String {
        let mut san = String::with_capacity(16);
        for char in self.san(mv).chars() {
            match u8::try_from(char).ok().and_then(Role::from_letter) {
                Some(role) => san.push_str(letters.name(role)),
                None => san.push(char),
            }
        }
        san
    }

    fn write_move(&self, role: Role, mv: Move, san: &mut String) {
        san.push(role.letter());
        if self.squares(self.turn.piece(role)).many() {
            self.write_which(role, mv, san);
        }
        if self.occupied().has(mv.to()) {
            san.push('x');
        }
        push_square(mv.to(), san);
    }

    /// The file, the rank or both of the man that moves, if another of its kind can lawfully go
    /// there too.
    fn write_which(&self, role: Role, mv: Move, san: &mut String) {
        let mut others = Bitboard::EMPTY;
        self.each_move_of(role, mv.to().into(), |other| others |= other.from().into());
        others = others.without(mv.from());
        if others.is_empty() {
            return;
        }
        let (file, rank) = (mv.from().file(), mv.from().rank());
        let shares_file = (others & Bitboard::file(file)).any();
        let shares_rank = (others & Bitboard::rank(rank)).any();
        if !shares_file || shares_rank {
            san.push(file.letter());
        }
        if shares_file {
            san.push(rank.digit());
        }
    }
}

fn write_pawn_move(mv: Move, san: &mut String) {
    if mv.from().file() != mv.to().file() {
        san.push(mv.from().file().letter());
        san.push('x');
    }
    push_square(mv.to(), san);
    if let Some(role) = mv.promotion() {
        san.push('=');
        san.push(role.letter());
    }
}

fn push_square(square: Square, san: &mut String) {
    san.push(square.file().letter());
    san.push(square.rank().digit());
}
