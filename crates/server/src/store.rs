//! The journal: where games are kept, so that what was acknowledged is never lost.
//!
//! Every game has its own numbered entries, and appending names the number that is expected next: whoever is
//! behind loses. Nothing numbers entries across games, and nobody listens here for news, so that many
//! halls can share one store.

mod reader;
mod schema;
mod sqlite;
mod writer;

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use touchmove_record::{Heading, Line};

use crate::standing::Standing;
use crate::token::TokenHash;

pub use sqlite::{OpenError, Sqlite, read_log};

/// What the store answers, some time later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A durable home for games.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new game with its first line. Durable when it answers.
    fn create(&self, game: NewGame) -> Answer<'_, ()>;

    /// Keeps the next line of a game. Durable when it answers.
    ///
    /// The line must have the number that is next, or else the answer is [`StoreError::Conflict`]; unless the game has an
    /// entry of the same command already: then nothing is kept, and the answer is that entry's number.
    fn append(&self, append: Append) -> Answer<'_, u64>;

    /// The game of this id.
    fn game(&self, id: &str) -> Answer<'_, Option<Game>>;

    /// The newest listed games.
    fn listed(&self, limit: usize) -> Answer<'_, Vec<Game>>;

    /// The ids of the games that are being played with a clock.
    fn ticking(&self) -> Answer<'_, Vec<String>>;

    /// The lines of a game, in order; none if there is no such game.
    fn lines(&self, id: &str) -> Answer<'_, Vec<Stored>>;

    /// Notes that the hall was up at this moment.
    fn beat(&self, at: u64) -> Answer<'_, ()>;

    /// The last moment at which the hall was known to be up.
    fn last_beat(&self) -> Answer<'_, Option<u64>>;

    /// Lets go of everything. What was acknowledged is durable already.
    fn close(&self) -> Answer<'_, ()>;
}

/// A game to be kept.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// What was agreed on.
    pub heading: Heading,
    /// Whether everyone in the hall sees it.
    pub listed: bool,
    /// The hashes of the tokens that hold the seats, in seat order.
    pub seats: Vec<TokenHash>,
    /// How it stands.
    pub standing: Standing,
    /// Its first line.
    pub line: Line,
}

/// A line to be kept.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game's id.
    pub game: Arc<str>,
    /// Who did it.
    pub by: Option<u8>,
    /// The sender's name for the command.
    pub command: Option<String>,
    /// The line.
    pub line: Line,
    /// How the game stands after it.
    pub standing: Standing,
}

/// A game that is kept, without its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// What was agreed on.
    pub heading: Heading,
    /// Whether everyone in the hall sees it.
    pub listed: bool,
    /// The hashes of the tokens that hold the seats, in seat order.
    pub seats: Vec<TokenHash>,
    /// How it stands.
    pub standing: Standing,
}

/// Who gave a command, and his name for it. The same name from another seat is another command.
pub type CommandName = (u8, String);

/// A line that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The line itself.
    pub text: String,
    /// The command that it answers.
    pub command: Option<CommandName>,
}

/// Why the store does not answer as asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Another number is next: the game went on without the asker.
    Conflict {
        /// The number.
        next: u64,
    },
    /// An earlier write failed, and nobody knows how much of it is on the disk: nothing is acknowledged any more
    /// until the hall is started anew.
    Stopped {
        /// What failed then.
        because: Arc<str>,
    },
    /// Reading failed, or what was read makes no sense.
    Unreadable(String),
    /// The store is closed.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict { next } => write!(f, "the next entry of the game is number {next}"),
            Self::Stopped { because } => write!(
                f,
                "writing has failed ({because}); the hall keeps nothing more until it is started anew"
            ),
            Self::Unreadable(error) => write!(f, "the store cannot be read: {error}"),
            Self::Closed => f.write_str("the store is closed"),
        }
    }
}

impl std::error::Error for StoreError {}
