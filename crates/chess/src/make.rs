//! What a move does to a copy of the position (CH-4.1, CH-4.3a, CH-5.1.2b, CH-5.6).

use crate::attacks::{self, Sliders, Task};
use crate::position::EnPassant;
use crate::{Bitboard, Color, Move, Position, Role, Square, Wing, dispatch, movegen, zobrist};

impl Position {
    /// The position after `mv`, if `mv` is lawful here.
    pub fn play(&self, mv: Move) -> Option<Self> {
        self.is_lawful(mv).then(|| self.play_lawful(mv))
    }

    /// The wing on which `mv` castles here and the rook's square; `None` if it is another move.
    pub fn castles(&self, mv: Move) -> Option<(Wing, Square)> {
        let (from, to) = (mv.from(), mv.to());
        let own = |role| self.squares(self.turn.piece(role));
        if !own(Role::King).has(from) {
            None
        } else if own(Role::Rook).has(to) {
            Some((Wing::between(from, to), to))
        } else {
            wing(from, to).map(|wing| (wing, wing.rook_home(self.turn)))
        }
    }

    /// The position after `mv`, which is one of [`Position::legal_moves`]. Nothing is checked: what
    /// another move gives is no position of any game.
    #[must_use]
    pub fn play_lawful(&self, mv: Move) -> Self {
        dispatch::run(Play { position: self, mv })
    }

    /// Becomes the position after `mv` by a man of this role. In place, because a copy of what was
    /// just written piece by piece would have to wait for it.
    #[inline]
    pub(crate) fn advance<const WHITE: bool, S: Sliders>(
        &mut self,
        sliders: S,
        role: Role,
        mv: Move,
    ) {
        let us = color::<WHITE>();
        let (from, to) = (mv.from(), mv.to());
        let crossed = self.en_passant;
        self.turn = !us;
        self.fullmove = self.fullmove.saturating_add(u32::from(!WHITE));
        self.halfmove = self.halfmove.saturating_add(1);
        self.hash ^= zobrist::BLACK_TO_MOVE;
        self.forget_en_passant();
        if self.side(!us).has(to) {
            self.toggle(!us, self.role(to), to);
            self.halfmove = 0;
        }
        if role == Role::King && self.side(us).has(to) {
            return self.castle_in_chess960(us, from, to);
        }
        self.carry(us, role, from, to);
        match role {
            Role::Pawn => self.finish_pawn_move::<WHITE, S>(sliders, crossed, mv),
            Role::King => self.finish_king_move::<WHITE>(from, to),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {}
        }
        self.lose_castling(Bitboard::of(from) | Bitboard::of(to));
    }

    /// The pawn has moved: the man captured in passing, the new man, the square crossed.
    #[inline]
    fn finish_pawn_move<const WHITE: bool, S: Sliders>(
        &mut self,
        sliders: S,
        en_passant: EnPassant,
        mv: Move,
    ) {
        let us = color::<WHITE>();
        self.halfmove = 0;
        if let Some(role) = mv.promotion() {
            self.toggle(us, Role::Pawn, mv.to());
            self.toggle(us, role, mv.to());
        } else if en_passant.square() == Some(mv.to()) {
            self.toggle(!us, Role::Pawn, behind(mv.to()));
        } else if mv.from().number() ^ mv.to().number() == 16 {
            self.remember_crossed(sliders, behind(mv.to()));
        }
    }

    /// The king has moved: the rook that castles with it, and no castling any more (CH-5.1.5a).
    #[inline]
    fn finish_king_move<const WHITE: bool>(&mut self, from: Square, to: Square) {
        let us = color::<WHITE>();
        self.lose_castling(Bitboard::rank(us.first_rank()));
        if let Some(wing) = wing(from, to) {
            self.carry(us, Role::Rook, wing.rook_home(us), wing.rook_target(us));
        }
    }

    /// King and rook have been taken up from these squares, wherever they stood.
    #[cold]
    #[inline(never)]
    fn castle_in_chess960(&mut self, us: Color, king: Square, rook: Square) {
        let wing = Wing::between(king, rook);
        self.lose_castling(Bitboard::rank(us.first_rank()));
        self.toggle(us, Role::King, king);
        self.toggle(us, Role::Rook, rook);
        self.toggle(us, Role::King, wing.king_target(us));
        self.toggle(us, Role::Rook, wing.rook_target(us));
    }

    /// Keeps `crossed` in mind; counts it in the hash if a pawn of the player to move can lawfully
    /// capture there (DR-3F.e).
    #[inline]
    pub(crate) fn remember_crossed<S: Sliders>(&mut self, sliders: S, crossed: Square) {
        let ready = attacks::pawn(!self.turn, crossed) & self.squares(self.turn.piece(Role::Pawn));
        if ready.is_empty() {
            self.en_passant = EnPassant::Idle(crossed);
            return;
        }
        let lawful =
            ready.into_iter().any(|from| movegen::en_passant_is_safe(self, sliders, from, crossed));
        self.en_passant = if lawful {
            self.hash ^= zobrist::en_passant(crossed.file());
            EnPassant::Lawful(crossed)
        } else {
            EnPassant::Exposing(crossed)
        };
    }

    #[inline]
    fn forget_en_passant(&mut self) {
        if let Some(square) = self.en_passant.lawful() {
            self.hash ^= zobrist::en_passant(square.file());
        }
        self.en_passant = EnPassant::None;
    }

    /// Castling with the rooks on `squares` is over (CH-5.1.5b).
    #[inline]
    fn lose_castling(&mut self, squares: Bitboard) {
        let lost = self.castling.rooks() & squares;
        if lost.any() {
            self.hash ^= zobrist::castling(lost);
            self.castling = self.castling.without(lost);
        }
    }

    #[inline]
    fn carry(&mut self, color: Color, role: Role, from: Square, to: Square) {
        let both = Bitboard::of(from) | Bitboard::of(to);
        self.roles[role.index()] ^= both;
        self.sides[color.index()] ^= both;
        let man = color.piece(role);
        self.hash ^= zobrist::man(man, from) ^ zobrist::man(man, to);
    }

    /// Takes the man off `square` if it stands there, puts it there if it does not.
    #[inline]
    pub(crate) fn toggle(&mut self, color: Color, role: Role, square: Square) {
        self.roles[role.index()] ^= square.into();
        self.sides[color.index()] ^= square.into();
        self.hash ^= zobrist::man(color.piece(role), square);
    }
}

/// The wing to which a king castles that goes from `from` to `to`; `None` if that is one step
/// (CH-5.1.2b).
#[inline]
pub(crate) const fn wing(from: Square, to: Square) -> Option<Wing> {
    match to.number().wrapping_sub(from.number()) {
        2 => Some(Wing::Short),
        254 => Some(Wing::Long),
        _ => None,
    }
}

/// The square between the ranks 3 and 4, or 5 and 6, on the other side of a pawn's double step:
/// where the pawn stands that crossed `square`, and the square that the pawn on `square` crossed.
#[inline]
pub(crate) const fn behind(square: Square) -> Square {
    Square::from_index(square.number() ^ 8)
}

#[inline]
pub(crate) const fn color<const WHITE: bool>() -> Color {
    if WHITE { Color::White } else { Color::Black }
}

struct Play<'a> {
    position: &'a Position,
    mv: Move,
}

impl Task for Play<'_> {
    type Output = Position;

    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> Position {
        let role = self.position.role(self.mv.from());
        let mut next = self.position.clone();
        match self.position.turn {
            Color::White => next.advance::<true, S>(sliders, role, self.mv),
            Color::Black => next.advance::<false, S>(sliders, role, self.mv),
        }
        next
    }
}
