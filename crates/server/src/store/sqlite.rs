//! The store in one `SQLite` file: one thread writes, a few connections read.

use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::mpsc;
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tokio::sync::oneshot;

use super::reader::{self, Readers};
use super::schema::{Migrated, migrate};
use super::writer::{self, Reply, Work};
use super::{Answer, Append, Game, NewGame, Store, StoreError, Stored};

/// The name of the file in the data folder.
const FILE: &str = "touchmove.db";

/// The first `SQLite` without the bug by which resetting the write-ahead log could lose what was written (there
/// from 3.7.0 to 3.51.2).
const OLDEST_SQLITE: i32 = 3_051_003;

/// How long a statement waits for another program that uses the file.
const BUSY: Duration = Duration::from_secs(5);

/// How much of the file the writer keeps in memory, in KiB.
const CACHE: i32 = 64 * 1024;

/// How many pages are in the write-ahead log before they are brought home. Each time costs everyone who waits for that
/// commit, so it must not be at every large one; these are 40 MB.
const CHECKPOINT: u32 = 10_000;

/// Games in an `SQLite` file.
///
/// An entry is durable when it is answered: the write-ahead log is synchronised at every commit, and one
/// commit serves everyone who is waiting.
pub struct Sqlite {
    work: mpsc::Sender<Work>,
    readers: Readers,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl Sqlite {
    /// Opens the store in this folder; makes both if they are not there.
    ///
    /// # Errors
    /// An [`OpenError`] if that cannot be done safely.
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        check_version(rusqlite::version_number())?;
        fs::create_dir_all(folder).map_err(OpenError::Folder)?;
        let file = folder.join(FILE);
        let mut connection = Connection::open(&file)?;
        prepare(&connection)?;
        match migrate(&mut connection)? {
            Migrated::Newest => {}
            Migrated::TooNew(version) => return Err(OpenError::TooNew(version)),
        }
        let (work, inbox) = mpsc::channel();
        let writer = thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || writer::run(connection, &inbox))
            .map_err(OpenError::Folder)?;
        let readers = Readers::new(file);
        Ok(Self { work, readers, writer: Mutex::new(Some(writer)) })
    }

    /// Hands work to the writer and waits until it is durable.
    fn write(&self, work: impl FnOnce(Reply) -> Work) -> Answer<'_, u64> {
        let (reply, answer) = oneshot::channel();
        let sent = self.work.send(work(reply));
        Box::pin(async move {
            sent.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
    }
}

impl Store for Sqlite {
    fn create(&self, game: NewGame) -> Answer<'_, ()> {
        let durable = self.write(|reply| Work::Create(Box::new(game), reply));
        Box::pin(async move { durable.await.map(drop) })
    }

    fn append(&self, append: Append) -> Answer<'_, u64> {
        self.write(|reply| Work::Append(Box::new(append), reply))
    }

    fn game(&self, id: &str) -> Answer<'_, Option<Game>> {
        let id = id.to_owned();
        self.readers.read(move |file| reader::game(file, &id))
    }

    fn listed(&self, limit: usize) -> Answer<'_, Vec<Game>> {
        self.readers.read(move |file| reader::listed(file, limit))
    }

    fn ticking(&self) -> Answer<'_, Vec<String>> {
        self.readers.read(reader::ticking)
    }

    fn lines(&self, id: &str) -> Answer<'_, Vec<Stored>> {
        let id = id.to_owned();
        self.readers.read(move |file| reader::lines(file, &id))
    }

    fn beat(&self, at: u64) -> Answer<'_, ()> {
        let durable = self.write(|reply| Work::Beat(at, reply));
        Box::pin(async move { durable.await.map(drop) })
    }

    fn last_beat(&self) -> Answer<'_, Option<u64>> {
        self.readers.read(reader::last_beat)
    }

    fn close(&self) -> Answer<'_, ()> {
        // The writer is the last to close: it brings home what is in the write-ahead log, and takes the log away.
        self.readers.close();
        let durable = self.write(Work::Close);
        Box::pin(async move {
            durable.await?;
            let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
            let Some(writer) = writer else { return Ok(()) };
            let joined = tokio::task::spawn_blocking(move || writer.join());
            joined.await.map_err(|_| StoreError::Closed)?.map_err(|_| StoreError::Closed)
        })
    }
}

/// The lines of a game in the store of this folder, read while no hall, or another program, has it open.
///
/// # Errors
/// An [`OpenError`] if there is no store, or it cannot be read.
pub fn read_log(folder: &Path, game: &str) -> Result<Vec<String>, OpenError> {
    check_version(rusqlite::version_number())?;
    let file = open_to_read(&folder.join(FILE))?;
    let lines = reader::lines(&file, game).map_err(OpenError::Sqlite)?;
    Ok(lines.into_iter().map(|stored| stored.text).collect())
}

/// A connection that cannot write.
pub(super) fn open_to_read(file: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(BUSY)?;
    Ok(connection)
}

fn prepare(connection: &Connection) -> Result<(), OpenError> {
    connection.busy_timeout(BUSY)?;
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        return Err(OpenError::NoWriteAheadLog(mode));
    }
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", -CACHE)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
    Ok(())
}

fn check_version(version: i32) -> Result<(), OpenError> {
    if version < OLDEST_SQLITE { Err(OpenError::OldSqlite(version)) } else { Ok(()) }
}

/// Why the store cannot be opened.
#[derive(Debug)]
pub enum OpenError {
    /// The folder, or a thread, cannot be made.
    Folder(std::io::Error),
    /// This program was built with an `SQLite` that can lose what it wrote.
    OldSqlite(i32),
    /// A later program has written the file, in this version.
    TooNew(usize),
    /// The file system allows only this kind of journal.
    NoWriteAheadLog(String),
    /// `SQLite` refuses.
    Sqlite(rusqlite::Error),
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sqlite(error)
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(error) => write!(f, "the data folder cannot be used: {error}"),
            Self::OldSqlite(version) => write!(
                f,
                "built with SQLite {}.{}.{}, but 3.51.3 is the first that loses nothing",
                version / 1_000_000,
                version / 1000 % 1000,
                version % 1000
            ),
            Self::TooNew(version) => {
                write!(f, "the store was written by a later Touchmove (version {version})")
            }
            Self::NoWriteAheadLog(mode) => {
                write!(f, "the file system has no write-ahead log for SQLite, only `{mode}`")
            }
            Self::Sqlite(error) => write!(f, "the store cannot be opened: {error}"),
        }
    }
}

impl std::error::Error for OpenError {}

#[cfg(test)]
mod tests {
    use super::{OLDEST_SQLITE, OpenError, check_version};

    #[test]
    fn an_sqlite_that_can_lose_writes_is_refused() {
        assert!(check_version(rusqlite::version_number()).is_ok());
        assert!(check_version(OLDEST_SQLITE).is_ok());
        let refused = check_version(3_051_002).expect_err("3.51.2 has the bug");
        assert!(matches!(refused, OpenError::OldSqlite(3_051_002)));
        assert!(refused.to_string().starts_with("built with SQLite 3.51.2,"), "{refused}");
    }
}
