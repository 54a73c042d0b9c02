//! The arbiter at a guarded board: hand, clock, offers, and what follows from them under the Laws.
//!
//! It does no I/O and reads no clock. [`Arbiter::decide`] judges what an input means at a moment and changes
//! nothing; [`Arbiter::apply`] lets an event be so and judges nothing; [`Arbiter::deadline`] says when to wake
//! it. The same inputs at the same moments give the same events for ever: that is why a log can be re-judged.

mod apply;
mod arbiter;
mod clock;
mod control;
mod decide;
mod duty;
mod event;
mod hand;
mod input;
pub mod laws;
mod refusal;
mod rules;
mod time;
pub mod touch;

pub use arbiter::{Arbiter, Owed, Phase};
pub use clock::{Bell, Clock, Face, Running};
pub use control::{Bonus, ControlError, IncrementFirst, Period, TimeControl, Transition};
pub use duty::{Duty, Man};
pub use event::Event;
pub use hand::Hand;
pub use input::{Deed, Input};
pub use refusal::Refusal;
pub use rules::{AgainstUnwinnable, CLASSIC, Decline, FIDE_2023_STANDARD, Loss, RuleSet};
pub use time::{Millis, Timestamp};
