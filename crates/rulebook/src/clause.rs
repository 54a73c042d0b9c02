//! The clauses of the rule book: what each one says, where it comes from, and what the program does
//! with it.

use crate::Language;
use crate::book::{Entry, Fault};
use crate::phrase::Wording;
use crate::shelf::SHELF;
use touchmove_game::Law;

/// A clause of the rule book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    /// The id by which verdicts cite it.
    pub law: Law,
    /// The section it stands in, `a` to `s`; its title is the [`crate::word`] `section.<letter>`.
    pub section: char,
    /// Where the rule is written down: the source documents S0, S1 and S2 with their article and
    /// line, or the article of FIDE's Laws of 2023.
    pub source: &'static str,
    /// What the program does with it.
    pub status: Status,
    pub(crate) wording: Wording,
}

/// What the program does with a clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// A room decides it, and a test named after it shows so.
    Decided,
    /// It cannot be otherwise; the reason says why.
    ByConstruction(&'static str),
    /// No program can or should decide it; the reason says why.
    OutOfScope(&'static str),
    /// The room that will decide it.
    Planned(&'static str),
    /// Not a rule.
    Background,
}

/// The clause with this id, such as `CH-7.2.1a`; also how an id that was read becomes a [`Law`].
pub fn clause(id: &str) -> Option<&'static Clause> {
    SHELF.by_id.get(id).map(|&index| &SHELF.clauses[index])
}

/// Every clause, in the order of the book.
pub fn clauses() -> &'static [Clause] {
    &SHELF.clauses
}

impl Clause {
    /// What a player reads.
    pub const fn text(&self, language: Language) -> &'static str {
        self.wording.text(language)
    }

    /// The names of an entry's fields.
    pub(crate) const FIELDS: [&str; 5] = ["status", "source", "en", "zh-Hans", "zh-Hant"];

    /// The clause that an entry of a book of `section` is.
    pub(crate) fn read(section: char, entry: &Entry) -> Result<Self, Fault> {
        Ok(Self {
            law: Law::new(entry.key),
            section,
            source: entry.field("source")?,
            status: Status::read(entry.field("status")?)?,
            wording: Wording::read(entry)?,
        })
    }
}

impl Status {
    fn read(text: &'static str) -> Result<Self, Fault> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (kind, rest) {
            ("decided", "") => Ok(Self::Decided),
            ("background", "") => Ok(Self::Background),
            (_, "") => Err(Fault::UnknownStatus(text)),
            ("by-construction", reason) => Ok(Self::ByConstruction(reason)),
            ("out-of-scope", reason) => Ok(Self::OutOfScope(reason)),
            ("planned", room) => Ok(Self::Planned(room)),
            (_, _) => Err(Fault::UnknownStatus(text)),
        }
    }
}
