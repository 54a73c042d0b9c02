//! What reaches the arbiter: requests of players, the passing of time, and what happened to the hall.

use touchmove_game::{Game, Seat};

use crate::Timestamp;

/// Something that the arbiter is asked to judge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input<G: Game> {
    /// A player does something.
    Deed {
        /// Who.
        seat: Seat,
        /// What.
        deed: Deed<G>,
    },
    /// Nobody did anything, but [`crate::Arbiter::deadline`] has come.
    Wake,
    /// The hall was down from this moment until now; no player's time may run for it.
    Outage {
        /// The last moment at which the hall was known to be up.
        from: Timestamp,
    },
}

/// Something that a player does. It is a request: on a guarded board the Laws may refuse it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed<G: Game> {
    /// The settings are checked; the game may start.
    Ready,
    /// "I adjust"; said again: done adjusting.
    Adjust,
    /// A hand is laid on the man at this point. An own man is taken up.
    Touch(G::Point),
    /// The man in hand is let go on this point.
    Release(G::Point),
    /// A captured man is taken off the board.
    Remove(G::Point),
    /// A new man is let go on a point.
    Place {
        /// The man.
        man: G::Man,
        /// The point.
        to: G::Point,
    },
    /// An act that is said.
    Say(G::Act),
    /// The clock is pressed.
    Press,
    /// A draw is offered.
    Offer,
    /// The offered draw is accepted.
    Accept,
    /// The offered draw is refused by word.
    Decline,
    /// The game is given up.
    Resign,
}
