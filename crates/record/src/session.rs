//! A game together with its log: judged, written down, and read back.

use serde::Serialize;
use touchmove_arbiter::{Arbiter, Phase};

use crate::chain::Hash;
use crate::deed::Ask;
use crate::fault::{Fault, FaultKind};
use crate::heading::{AnyGame, Heading, Opening};
use crate::line::{Line, Written, read};
use crate::outcome::OutcomeText;
use crate::played::{Place, Play, Played, outcome};
use crate::refused::Refused;
use crate::told::Told;

/// A game under its arbiter together with its log.
pub struct Session {
    heading: Heading,
    opening: Opening,
    play: Box<dyn Play>,
}

/// A line that was judged and is not so yet: first it is stored, then [`Session::commit`] lets it be so.
#[derive(Debug)]
pub struct Step {
    /// The line to store.
    pub line: Line,
    pub(crate) written: Written,
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// Not begun.
    Waiting,
    /// Being played.
    Running,
    /// Over.
    Over,
}

impl Session {
    /// A new game, the first line of its log, and what is told of it.
    ///
    /// # Errors
    /// A [`FaultKind`] if no such game can be played.
    pub fn begin(heading: Heading) -> Result<(Self, Line, Told), FaultKind> {
        let line = Line::write(0, heading.created, &heading);
        let (session, told) = Self::from_heading(heading, &line)?;
        Ok((session, line, told))
    }

    /// The game whose log begins with `text`.
    ///
    /// # Errors
    /// A [`Fault`] if that is no heading of a game that is known here.
    pub fn read_first(text: &str) -> Result<(Self, Told), Fault> {
        let at_heading = |kind| Fault { line: 0, kind };
        let heading: Heading = read(text).map_err(at_heading)?;
        let line =
            Line { number: 0, at: heading.created, text: text.to_owned(), hash: Hash::of(text) };
        Self::from_heading(heading, &line).map_err(at_heading)
    }

    /// Lets the next line of a log be so, if its input, judged anew, leads to the events that it says.
    ///
    /// # Errors
    /// A [`Fault`] otherwise; the game is unchanged then.
    pub fn read_line(&mut self, text: &str) -> Result<Told, Fault> {
        let line = self.next_number();
        let written: Written = read(text).map_err(|kind| Fault { line, kind })?;
        self.play.obey(&written, Hash::of(text)).map_err(|kind| Fault { line, kind })
    }

    /// Judges what `by` asks for at `at` (milliseconds since 1970) and changes nothing. `Ok(None)` means that
    /// nothing happened and nothing is to be stored. `command` is the name that the sender gave it.
    ///
    /// At or after [`Session::deadline`] only [`Ask::WAKE`] is judged; call it with that very moment first.
    ///
    /// # Errors
    /// [`Refused`] if the Laws forbid it.
    pub fn judge(
        &self,
        at: u64,
        by: Option<u8>,
        command: Option<&str>,
        ask: &Ask,
    ) -> Result<Option<Step>, Refused> {
        self.play.judge(at, by, command, ask)
    }

    /// Lets a step be so that [`Session::judge`] gave, now that its line is stored.
    ///
    /// # Panics
    /// If another step was committed since: one game has one writer.
    pub fn commit(&mut self, step: Step) -> Told {
        self.play
            .obey(&step.written, step.line.hash)
            .expect("judging is pure and nothing happened since")
    }

    /// What was agreed on.
    pub const fn heading(&self) -> &Heading {
        &self.heading
    }

    /// The number of the next line.
    pub fn next_number(&self) -> u64 {
        self.place().next
    }

    /// The hash of the last line.
    pub fn head(&self) -> &Hash {
        &self.place().head
    }

    /// The moment of the last line, in milliseconds since 1970.
    pub fn last_at(&self) -> u64 {
        self.place().last_at
    }

    /// When [`Ask::WAKE`] has something to say, if nothing happens before; in milliseconds since 1970.
    pub fn deadline(&self) -> Option<u64> {
        self.play.deadline()
    }

    /// How far the game is.
    pub fn phase(&self) -> PhaseName {
        match self.play.phase() {
            Phase::Waiting(_) => PhaseName::Waiting,
            Phase::Running => PhaseName::Running,
            Phase::Over(_) => PhaseName::Over,
        }
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<OutcomeText> {
        outcome(self.play.phase()).map(OutcomeText::from)
    }

    /// How many acts were made.
    pub fn acts_made(&self) -> usize {
        self.place().moves.len()
    }

    /// The moves made, as players write them down.
    pub fn notation(&self) -> impl Iterator<Item = &str> {
        self.place().moves.iter().map(|moved| moved.notation.as_str())
    }

    /// The game in PGN export format, with clock times.
    pub fn pgn(&self) -> String {
        crate::pgn::write(
            &self.heading,
            &self.opening,
            &self.place().moves,
            outcome(self.play.phase()),
        )
    }

    pub(crate) fn place(&self) -> &Place {
        self.play.place()
    }

    fn from_heading(heading: Heading, line: &Line) -> Result<(Self, Told), FaultKind> {
        let agreement = heading.understand()?;
        let play: Box<dyn Play> = match agreement.game {
            AnyGame::Chess(game) => {
                let arbiter = Arbiter::new(game, agreement.rules, agreement.control);
                Box::new(Played::new(arbiter, line))
            }
        };
        let told = play.told_first(line);
        if heading.names.len() != told.table.sides.len() {
            return Err(FaultKind::Names(heading.names.len()));
        }
        Ok((Self { heading, opening: agreement.opening, play }, told))
    }
}

/// Reads a whole log and judges every line anew.
///
/// # Errors
/// The first [`Fault`]: the log is right up to the line before it.
pub fn verify<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Session, Fault> {
    let mut lines = lines.into_iter();
    let first = lines.next().ok_or(Fault { line: 0, kind: FaultKind::Empty })?;
    let (mut session, _) = Session::read_first(first)?;
    for line in lines {
        session.read_line(line)?;
    }
    Ok(session)
}
