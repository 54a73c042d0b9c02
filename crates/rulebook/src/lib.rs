//! The rule book: the clauses of `laws/` as values, in three languages, and the sentences that say
//! which clause forbids what. It decides nothing.
//!
//! The books are part of the program and are read once, on first use. A test shows that the shipped
//! ones are without fault; an entry with a fault would be missing and nothing else ([`faults`]).

mod book;
mod clause;
mod language;
mod phrase;
#[cfg(test)]
mod script;
mod shelf;

pub use book::{BookError, Fault};
pub use clause::{Clause, Status, clause, clauses};
pub use language::{Language, UnknownLanguage, negotiate};
pub use phrase::{say, word};
pub use shelf::faults;
