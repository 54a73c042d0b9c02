//! Reading a book: blocks of a `[key]` and its `name: value` lines, blank lines and `#` comments
//! between them.

use crate::Language;
use std::fmt;

/// A fault in a book, and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookError {
    /// The file, seen from the root of the project.
    pub file: &'static str,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with an entry of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A field stands before the first `[key]`.
    NoKey,
    /// The line is neither a `[key]` nor `name: value`.
    NotAField,
    /// The book has no field of this name.
    UnknownField(&'static str),
    /// The entry has this field twice.
    RepeatedField(&'static str),
    /// The entry lacks this field, or it is empty.
    MissingField(&'static str),
    /// Another entry has this key.
    RepeatedKey(&'static str),
    /// Not a status, or one that lacks its reason.
    UnknownStatus(&'static str),
    /// A brace that does not open or close a blank.
    BrokenBlank(Language),
    /// The text in this language has other blanks than the English one.
    UnequalBlanks(Language),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.fault)
    }
}

impl std::error::Error for BookError {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoKey => f.write_str("a field stands before the first [key]"),
            Self::NotAField => f.write_str("expected `[key]` or `name: value`"),
            Self::UnknownField(name) => write!(f, "unknown field `{name}`"),
            Self::RepeatedField(name) => write!(f, "field `{name}` is given twice"),
            Self::MissingField(name) => write!(f, "field `{name}` is missing or empty"),
            Self::RepeatedKey(key) => write!(f, "key `{key}` is used twice"),
            Self::UnknownStatus(status) => write!(f, "`{status}` is no status"),
            Self::BrokenBlank(language) => write!(f, "the text in {language} has a broken blank"),
            Self::UnequalBlanks(language) => {
                write!(f, "the blanks of the text in {language} are not those of the English one")
            }
        }
    }
}

/// A file of `laws/` with its text.
#[derive(Clone, Copy)]
pub(crate) struct Book {
    pub(crate) file: &'static str,
    pub(crate) text: &'static str,
}

/// A block of a book.
pub(crate) struct Entry {
    pub(crate) key: &'static str,
    file: &'static str,
    /// The line of the key, counted from 1.
    line: usize,
    fields: Vec<(&'static str, &'static str)>,
}

impl Book {
    /// The entries of the book in order; what cannot be read is left out and told in `faults`.
    pub(crate) fn entries(self, names: &[&str], faults: &mut Vec<BookError>) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for (line, text) in (1..).zip(self.text.lines().map(str::trim)) {
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let read = match text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                Some(key) => {
                    entries.push(Entry { key, file: self.file, line, fields: Vec::new() });
                    Ok(())
                }
                None => read_field(text, names, entries.last_mut()),
            };
            if let Err(fault) = read {
                faults.push(BookError { file: self.file, line, fault });
            }
        }
        entries
    }
}

impl Entry {
    /// The value of the field, which must be there and not empty.
    pub(crate) fn field(&self, name: &'static str) -> Result<&'static str, Fault> {
        let found = self.fields.iter().find(|(given, value)| *given == name && !value.is_empty());
        found.map(|&(_, value)| value).ok_or(Fault::MissingField(name))
    }

    /// The fault with the place of this entry.
    pub(crate) fn at_fault(&self, fault: Fault) -> BookError {
        BookError { file: self.file, line: self.line, fault }
    }
}

/// Adds the field in `text` to its entry.
fn read_field(text: &'static str, names: &[&str], entry: Option<&mut Entry>) -> Result<(), Fault> {
    let (name, value) = text.split_once(':').ok_or(Fault::NotAField)?;
    if !names.contains(&name) {
        return Err(Fault::UnknownField(name));
    }
    let entry = entry.ok_or(Fault::NoKey)?;
    if entry.fields.iter().any(|(given, _)| *given == name) {
        return Err(Fault::RepeatedField(name));
    }
    entry.fields.push((name, value.trim()));
    Ok(())
}
