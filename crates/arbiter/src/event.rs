//! What happened: facts, in the past tense, with the clause behind each.

use touchmove_game::{Game, Law, Outcome, Seat};

use crate::Timestamp;

/// A fact of the game. It is logged, sent to everyone, and never taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event<G: Game> {
    /// A player has checked the settings.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The game began and the clock of the seat to act runs.
    Started {
        /// The clause.
        law: Law,
    },
    /// "I adjust": the player's next touches bind nothing.
    AdjustAnnounced {
        /// Who.
        seat: Seat,
        /// The clause.
        law: Law,
    },
    /// A man was put right on its point.
    Adjusted {
        /// Who did it.
        seat: Seat,
        /// Where.
        point: G::Point,
        /// The clause.
        law: Law,
    },
    /// The player is done adjusting.
    AdjustEnded {
        /// Who.
        seat: Seat,
        /// The clause.
        law: Law,
    },
    /// A man was touched. An own one is in the hand now.
    Touched {
        /// Who touched it.
        seat: Seat,
        /// Where it stands.
        point: G::Point,
    },
    /// The man in hand was put back where it came from. What it owes stays.
    PutBack {
        /// Who.
        seat: Seat,
        /// Where.
        point: G::Point,
    },
    /// A captured man was taken off the board.
    Removed {
        /// By whom.
        seat: Seat,
        /// Where it stood.
        point: G::Point,
        /// The clause.
        law: Law,
    },
    /// The man in hand was let go, but the act is not made yet: the king of a castling, a pawn on the last rank.
    Released {
        /// By whom.
        seat: Seat,
        /// Where it was taken up.
        from: G::Point,
        /// Where it stands now.
        to: G::Point,
        /// The clause.
        law: Law,
    },
    /// A new man was let go, but the act is not made yet.
    Placed {
        /// By whom.
        seat: Seat,
        /// The man.
        man: G::Man,
        /// Where it stands now.
        to: G::Point,
        /// The clause.
        law: Law,
    },
    /// The act is made and cannot be taken back.
    MoveMade {
        /// By whom.
        seat: Seat,
        /// The act.
        act: G::Act,
        /// The clause that says when it is made.
        law: Law,
    },
    /// A made move is completed.
    MoveCompleted {
        /// Whose.
        seat: Seat,
        /// Whether by the press of the clock, and not by the seat's next move.
        pressed: bool,
        /// The clause.
        law: Law,
    },
    /// A seat's next period began.
    PeriodBegan {
        /// Whose.
        seat: Seat,
        /// Which, counted from 0.
        period: usize,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        seat: Seat,
        /// Whether after the own move and before the press, as it ought to be.
        timely: bool,
        /// The clause.
        law: Law,
    },
    /// The offer was accepted.
    DrawAccepted {
        /// By whom.
        seat: Seat,
        /// The clause.
        law: Law,
    },
    /// The offer was refused.
    DrawDeclined {
        /// By whom.
        seat: Seat,
        /// The clause: by word, by a move, or by a touch.
        law: Law,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: Seat,
        /// The clause.
        law: Law,
    },
    /// A flag fell.
    FlagFell {
        /// Whose.
        seat: Seat,
        /// The clause.
        law: Law,
    },
    /// The hall was down; no clock ran.
    Outage {
        /// Since when.
        from: Timestamp,
        /// Until when.
        to: Timestamp,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}
