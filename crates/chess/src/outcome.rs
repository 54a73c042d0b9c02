//! When a position ends the game: mate, stalemate, and too little to mate with (CH-10.1, CH-10.3a,
//! CH-10.4).

use touchmove_game::{Outcome, Reason, Seat};

use crate::{Color, Position, laws, material};

impl Position {
    /// Whether the player to move is checkmated (CH-9.2c).
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && self.legal_move_count() == 0
    }

    /// Whether the player to move is stalemated (CH-10.3a).
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && self.legal_move_count() == 0
    }

    /// The end of the game, if the position is one by what stands on the board.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.legal_move_count() == 0 {
            return Some(if self.is_check() {
                Outcome::won(seat(!self.turn), 2, Reason::Checkmate, laws::CHECKMATE)
            } else {
                Outcome::drawn(2, Reason::Stalemate, laws::STALEMATE)
            });
        }
        // Both sides are short just where the laws list it: kings alone, with one knight or bishop, or
        // with bishops of one square colour.
        let is_dead = Color::ALL.iter().all(|color| material::shortage(self, *color).is_some());
        is_dead.then(|| Outcome::drawn(2, Reason::DeadPosition, laws::DEAD_BY_MATERIAL))
    }
}

/// The seat that plays `color`.
pub(crate) const fn seat(color: Color) -> Seat {
    match color {
        Color::White => Seat::FIRST,
        Color::Black => Seat::SECOND,
    }
}
