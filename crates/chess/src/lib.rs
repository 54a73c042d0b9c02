//! The laws of chess: positions, lawful moves, notation, and why an attempt is forbidden.
//!
//! A [`Setup`] is what somebody claims (a FEN is one); a [`Position`] is what the laws accept. The
//! door between them is [`Setup::validate`], which names every [`Fault`] at once. From a position
//! come its [`Position::legal_moves`], and by [`Position::play`] the next position. [`why_not`]
//! answers for any attempt which clauses forbid it. [`Chess`] is all this as the arbiter sees it.
//!
//! ```
//! use touchmove_chess::{Fault, Position, Setup};
//!
//! let mut position = Position::start();
//! assert_eq!(position.legal_moves().len(), 20);
//! for san in ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6"] {
//!     let mv = position.read_san(san)?;
//!     position = position.play(mv).expect("what was read is lawful");
//! }
//! let mate = position.read_uci("h5f7")?;
//! assert_eq!(position.san(mate), "Qxf7#");
//!
//! let setup: Setup = "4k3/8/8/8/8/8/4Q3/3K4 w K - 0 1".parse()?;
//! let refused = setup.validate().unwrap_err();
//! assert!(matches!(
//!     refused.faults[..],
//!     [Fault::CastlingWithoutKing(_), Fault::CastlingWithoutRook { .. }, Fault::UnansweredCheck {
//! .. }] ));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The generator finds only lawful moves and can count them without a list; see `movegen` for how.
//! It runs with the instructions that the processor has; `dispatch` chooses.

#![expect(clippy::inline_always, reason = "the generator is compiled whole for each processor")]

mod attacks;
mod bitboard;
mod castling;
mod chess960;
mod dispatch;
mod explain;
mod fault;
mod fen;
mod game;
mod history;
mod key;
mod laws;
mod make;
mod material;
mod movegen;
mod moves;
mod outcome;
mod perft;
mod piece;
mod position;
mod san;
mod setup;
mod sliders;
mod square;
#[cfg(any(test, target_arch = "x86_64"))]
mod table;
mod uci;
mod validate;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use castling::{Castling, Variant, Wing};
pub use explain::{Finding, Lesson, why_not, why_not_move};
pub use fault::{Fault, Refused};
pub use fen::{
    CastlingText, EnPassantText, FenError, FenMode, FenReading, FenReason, ParseFenError, Repair,
};
pub use game::Chess;
pub use history::History;
pub use key::Key;
pub use laws::LAWS;
pub use material::{Shortage, certifies, shortage};
pub use moves::{Move, MoveList};
pub use piece::{Color, ParsePieceError, Piece, Role};
pub use position::Position;
pub use san::{Expected, Letters, SanError, SanMode, Written};
pub use setup::Setup;
pub use square::{File, ParseSquareError, Rank, Square};
pub use uci::{ParseMoveError, UciError};
