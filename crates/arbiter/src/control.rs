//! Time controls: how much time the players agreed on (CK-4, CK-6).

use std::fmt;

use crate::Millis;

/// A time control, the same for every seat. Always valid: see [`TimeControl::new`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeControl {
    periods: Vec<Period>,
    transition: Transition,
    increment_first: IncrementFirst,
}

/// One period of a time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    /// How many moves are to be completed in this period. Without a number the period lasts until its time has
    /// run out.
    pub moves: Option<u32>,
    /// The time that the period grants.
    pub time: Millis,
    /// What each move adds or spares.
    pub bonus: Bonus,
}

/// What each move adds or spares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Nothing.
    None,
    /// Fischer: this much is added for each move, saved up if unused.
    Fischer(Millis),
    /// Bronstein: after a move the time used for it is given back, up to this much.
    Bronstein(Millis),
    /// US delay: the clock waits this long before it runs.
    Delay(Millis),
}

/// When the next period's time is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transition {
    /// As soon as the moves of the period are completed: a clock that counts moves.
    AtMoves,
    /// When the time has run out with the moves completed: a clock that does not count them.
    AtZero,
}

/// Whether the increment for the first move is on the clock before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IncrementFirst {
    /// The increment for each move is added before it, the first included.
    Before,
    /// It is added after the move.
    After,
}

impl TimeControl {
    /// The most periods that a control may have.
    pub const MAX_PERIODS: usize = 8;
    /// The longest time of a period or bonus: a hundred days.
    pub const MAX_TIME: Millis = Millis::minutes(100 * 24 * 60);

    /// A control of these periods, in order.
    ///
    /// # Errors
    /// A [`ControlError`] if the periods could not be played.
    pub fn new(
        periods: Vec<Period>,
        transition: Transition,
        increment_first: IncrementFirst,
    ) -> Result<Self, ControlError> {
        if periods.is_empty() || periods.len() > Self::MAX_PERIODS {
            return Err(ControlError::PeriodCount(periods.len()));
        }
        for (index, period) in periods.iter().enumerate() {
            if period.time > Self::MAX_TIME || period.bonus.time() > Self::MAX_TIME {
                return Err(ControlError::TooLong(index));
            }
            if period.moves == Some(0) {
                return Err(ControlError::NoMoves(index));
            }
            let after_unnumbered = index > 0 && periods[index - 1].moves.is_none();
            if period.moves.is_some() && after_unnumbered {
                return Err(ControlError::NumberAfterNone(index));
            }
        }
        if periods[0].time + at_start(periods[0].bonus, increment_first) == Millis::ZERO {
            return Err(ControlError::NoTime);
        }
        if periods.last().is_some_and(|last| last.moves.is_some()) {
            return Err(ControlError::LastNumbered);
        }
        Ok(Self { periods, transition, increment_first })
    }

    /// One period for the whole game with a Fischer increment, added before each move.
    ///
    /// # Errors
    /// A [`ControlError`] if there is no time at all or too much.
    pub fn fischer(time: Millis, increment: Millis) -> Result<Self, ControlError> {
        let bonus = if increment == Millis::ZERO { Bonus::None } else { Bonus::Fischer(increment) };
        let period = Period { moves: None, time, bonus };
        Self::new(vec![period], Transition::AtMoves, IncrementFirst::Before)
    }

    /// The periods, in order; at least one.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// When the next period's time is added.
    pub const fn transition(&self) -> Transition {
        self.transition
    }

    /// Whether the increment for the first move is on the clock before it.
    pub const fn increment_first(&self) -> IncrementFirst {
        self.increment_first
    }

    /// How many moves must have been completed when period `index` ends; `None` if it has no number.
    pub fn required(&self, index: usize) -> Option<u32> {
        self.periods[..=index]
            .iter()
            .try_fold(0_u32, |sum, period| period.moves.map(|moves| sum.saturating_add(moves)))
    }
}

impl Bonus {
    /// How much it adds or spares.
    pub const fn time(self) -> Millis {
        match self {
            Self::None => Millis::ZERO,
            Self::Fischer(time) | Self::Bronstein(time) | Self::Delay(time) => time,
        }
    }
}

/// What a player may use for the first move beside the period's own time.
fn at_start(bonus: Bonus, increment_first: IncrementFirst) -> Millis {
    match (bonus, increment_first) {
        (Bonus::Delay(time), _)
        | (Bonus::Fischer(time) | Bonus::Bronstein(time), IncrementFirst::Before) => time,
        (Bonus::None | Bonus::Fischer(_) | Bonus::Bronstein(_), _) => Millis::ZERO,
    }
}

/// Why periods make no time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ControlError {
    /// None, or more than [`TimeControl::MAX_PERIODS`].
    PeriodCount(usize),
    /// This period grants more than [`TimeControl::MAX_TIME`].
    TooLong(usize),
    /// This period asks for no move.
    NoMoves(usize),
    /// This period has a number of moves, but the one before it has none.
    NumberAfterNone(usize),
    /// The flag would fall before the first move.
    NoTime,
    /// The last period has a number of moves, but nothing follows.
    LastNumbered,
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PeriodCount(count) => {
                write!(f, "{count} periods; 1 to {} are possible", TimeControl::MAX_PERIODS)
            }
            Self::TooLong(index) => write!(f, "period {} is longer than 100 days", index + 1),
            Self::NoMoves(index) => write!(f, "period {} asks for no move", index + 1),
            Self::NumberAfterNone(index) => {
                write!(f, "period {} counts moves, but the one before does not", index + 1)
            }
            Self::NoTime => write!(f, "the flag would fall before the first move"),
            Self::LastNumbered => write!(f, "the last period counts moves, but nothing follows"),
        }
    }
}

impl std::error::Error for ControlError {}
