//! Why something is forbidden, as values: the rule book turns them into a sentence in each language.

use crate::Law;

/// One reason for which a law forbids an attempt.
pub trait Explain {
    /// The clause that forbids it.
    fn law(&self) -> Law;

    /// Which sentence of the rule book says it, such as `blocked`.
    fn sentence(&self) -> &'static str;

    /// What the sentence speaks of: the names of its blanks and what fills them.
    fn arguments(&self) -> Vec<(&'static str, Argument)>;
}

/// What fills a blank of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A point of the board, by its name; the page marks it.
    Point(String),
    /// A man, by its drawing key such as `wN`; each language has its own word for it.
    Man(String),
    /// A number.
    Number(i64),
}
