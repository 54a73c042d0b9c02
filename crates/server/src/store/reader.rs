//! Reading: a few read-only connections, used on threads that may block.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, Result, Row};
use touchmove_record::PhaseName;

use super::sqlite::open_to_read;
use super::{Answer, Game, StoreError, Stored};
use crate::standing::Standing;
use crate::token::TokenHash;

/// How many connections are kept open. More are opened while more are needed.
const KEPT: usize = 4;

/// The connections that read.
pub(super) struct Readers {
    file: PathBuf,
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Readers {
    pub(super) fn new(file: PathBuf) -> Self {
        Self { file, idle: Arc::default() }
    }

    /// Asks `query` of a connection that is free.
    pub(super) fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Answer<'_, T> {
        let (file, idle) = (self.file.clone(), Arc::clone(&self.idle));
        let answer = tokio::task::spawn_blocking(move || {
            let free = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = free.map_or_else(|| open_to_read(&file), Ok)?;
            let answer = query(&connection)?;
            let mut idle = idle.lock().unwrap_or_else(PoisonError::into_inner);
            if idle.len() < KEPT {
                idle.push(connection);
            }
            Ok(answer)
        });
        Box::pin(async move {
            let answer = answer.await.map_err(|_| StoreError::Closed)?;
            answer.map_err(|error: Error| StoreError::Unreadable(error.to_string()))
        })
    }

    pub(super) fn close(&self) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

const GAME: &str = "SELECT game.id, listed, phase, acts, outcome, data
    FROM game JOIN entry ON entry.game = game.id AND entry.seq = 0";

pub(super) fn game(file: &Connection, id: &str) -> Result<Option<Game>> {
    let mut query = file.prepare_cached(&format!("{GAME} WHERE game.id = ?1"))?;
    query.query_row([id], |row| read_game(file, row)).optional()
}

pub(super) fn listed(file: &Connection, limit: usize) -> Result<Vec<Game>> {
    let newest = format!("{GAME} WHERE listed ORDER BY created DESC LIMIT ?1");
    let mut query = file.prepare_cached(&newest)?;
    query.query_map([limit], |row| read_game(file, row))?.collect()
}

pub(super) fn ticking(file: &Connection) -> Result<Vec<String>> {
    let mut query =
        file.prepare_cached("SELECT id FROM game WHERE timed AND phase = 'running' ORDER BY id")?;
    query.query_map([], |row| row.get("id"))?.collect()
}

pub(super) fn lines(file: &Connection, id: &str) -> Result<Vec<Stored>> {
    let mut query =
        file.prepare_cached("SELECT data, actor, cmd_id FROM entry WHERE game = ?1 ORDER BY seq")?;
    let stored = |row: &Row| {
        let command = row.get::<_, Option<u8>>("actor")?.zip(row.get("cmd_id")?);
        Ok(Stored { text: row.get("data")?, command })
    };
    query.query_map([id], stored)?.collect()
}

pub(super) fn last_beat(file: &Connection) -> Result<Option<u64>> {
    let mut query = file.prepare_cached("SELECT at FROM heartbeat")?;
    query.query_row([], |row| row.get("at")).optional()
}

fn read_game(file: &Connection, row: &Row) -> Result<Game> {
    let id: String = row.get("id")?;
    let mut query = file.prepare_cached("SELECT token FROM seat WHERE game = ?1 ORDER BY seat")?;
    let token = |row: &Row| row.get("token").map(TokenHash::from_bytes);
    let seats = query.query_map([&id], token)?.collect::<Result<_>>()?;
    let outcome: Option<String> = row.get("outcome")?;
    Ok(Game {
        heading: from_json("data", &row.get::<_, String>("data")?)?,
        listed: row.get("listed")?,
        seats,
        standing: Standing {
            phase: phase(&row.get::<_, String>("phase")?)?,
            acts: row.get("acts")?,
            outcome: outcome.map(|json| from_json("outcome", &json)).transpose()?,
        },
    })
}

fn phase(name: &str) -> Result<PhaseName> {
    match name {
        "waiting" => Ok(PhaseName::Waiting),
        "running" => Ok(PhaseName::Running),
        "over" => Ok(PhaseName::Over),
        _ => Err(nonsense("phase", format!("no phase is called {name:?}"))),
    }
}

fn from_json<T: serde::de::DeserializeOwned>(column: &str, json: &str) -> Result<T> {
    serde_json::from_str(json).map_err(|error| nonsense(column, error))
}

fn nonsense(column: &str, error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Error {
    let told = format!("{column}: {}", error.into());
    Error::FromSqlConversionFailure(0, Type::Text, told.into())
}
