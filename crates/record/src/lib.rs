//! A game written down: a versioned, hash-chained log of inputs and the events that they led to.
//!
//! The log is the game. [`Session`] plays a game and writes its log at once; reading a log back plays it
//! again and judges every line anew, so a log that loads is a log that is right. Every game of the house
//! is in here, behind one closed door: the hall above never asks which game is played.

mod chain;
mod control;
mod deed;
mod event;
mod fault;
mod geometry;
mod heading;
mod line;
mod outcome;
mod pgn;
mod played;
mod refused;
mod session;
mod table;
mod told;

pub use chain::Hash;
pub use control::ControlText;
pub use deed::{Ask, DeedText, HallAsk};
pub use event::EventText;
pub use fault::{Fault, FaultKind};
pub use geometry::{GeometryText, GroundText, LabelText, SpotText, geometry};
pub use heading::{GAMES, Heading, rule_sets};
pub use line::Line;
pub use outcome::{OutcomeText, ReasonName};
pub use refused::{FindingText, Refused, Says};
pub use session::{PhaseName, Session, Step, verify};
pub use table::{ClockText, HandText, OwedText, StepText, TableText};
pub use told::{Shown, Told, ToldEvent};
