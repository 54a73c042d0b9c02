//! Writing: one thread owns the one connection that writes, and one commit serves everyone who waits.
//!
//! Once a write has failed, nobody knows what of it is on the disk, and asking the disk again can be
//! answered with a lie. So nothing is acknowledged any more, for good.

use std::sync::Arc;
use std::sync::mpsc::Receiver;

use rusqlite::{Connection, OptionalExtension, Result, Transaction, TransactionBehavior, params};
use tokio::sync::oneshot;
use touchmove_record::{Line, PhaseName};

use super::{Append, NewGame, StoreError};
use crate::standing::Standing;

/// How many pieces of work one commit serves at most, so that nobody waits long for the others.
const BATCH: usize = 512;

/// Where the answer goes: a number for an append, 0 for everything else.
pub(super) type Reply = oneshot::Sender<Answered>;
pub(super) type Answered = std::result::Result<u64, StoreError>;

/// Something to write.
pub(super) enum Work {
    Create(Box<NewGame>, Reply),
    Append(Box<Append>, Reply),
    Beat(u64, Reply),
    Close(Reply),
}

/// Writes until it is told to close, or nobody is left who could ask.
pub(super) fn run(mut connection: Connection, inbox: &Receiver<Work>) {
    let mut stopped: Option<StoreError> = None;
    while let Ok(first) = inbox.recv() {
        let batch: Vec<Work> = std::iter::once(first).chain(inbox.try_iter()).take(BATCH).collect();
        let closing = batch.iter().any(|work| matches!(work, Work::Close(_)));
        let answers = match &stopped {
            Some(error) => Err(error.clone()),
            None => write(&mut connection, &batch).map_err(|error| {
                tracing::error!(%error, "writing failed; nothing is kept any more");
                StoreError::Stopped { because: Arc::from(error.to_string()) }
            }),
        };
        if let Err(error) = &answers {
            stopped = Some(error.clone());
        }
        if closing {
            drop(connection);
            return answer(batch, answers);
        }
        answer(batch, answers);
    }
}

/// Answers everyone. Whoever does not wait any more does not hear of it.
fn answer(batch: Vec<Work>, answers: std::result::Result<Vec<Answered>, StoreError>) {
    let answers = answers.unwrap_or_else(|error| vec![Err(error); batch.len()]);
    for (work, answer) in batch.into_iter().zip(answers) {
        let (Work::Create(_, reply)
        | Work::Append(_, reply)
        | Work::Beat(_, reply)
        | Work::Close(reply)) = work;
        reply.send(answer).ok();
    }
}

/// All of the batch, or nothing of it.
fn write(connection: &mut Connection, batch: &[Work]) -> Result<Vec<Answered>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let answers = batch
        .iter()
        .map(|work| match work {
            Work::Create(game, _) => create(&transaction, game),
            Work::Append(wanted, _) => append(&transaction, wanted),
            Work::Beat(at, _) => beat(&transaction, *at),
            Work::Close(_) => Ok(Ok(0)),
        })
        .collect::<Result<_>>()?;
    transaction.commit()?;
    Ok(answers)
}

fn create(file: &Transaction, game: &NewGame) -> Result<Answered> {
    let NewGame { heading, listed, seats, standing, line } = game;
    file.prepare_cached(
        "INSERT INTO game (id, created, listed, timed, next, phase, acts, outcome)
         VALUES (?1, ?2, ?3, ?4, 1, ?5, ?6, ?7)",
    )?
    .execute(params![
        heading.id,
        heading.created,
        listed,
        heading.clock.is_some(),
        phase(standing.phase),
        standing.acts,
        outcome(standing),
    ])?;
    let mut seat =
        file.prepare_cached("INSERT INTO seat (game, seat, token) VALUES (?1, ?2, ?3)")?;
    for (number, token) in seats.iter().enumerate() {
        seat.execute(params![heading.id, number, token.as_bytes()])?;
    }
    insert(file, &heading.id, None, None, line)?;
    Ok(Ok(0))
}

fn append(file: &Transaction, wanted: &Append) -> Result<Answered> {
    let Append { game, by, command, line, standing } = wanted;
    let mut earlier = file
        .prepare_cached("SELECT seq FROM entry WHERE game = ?1 AND actor = ?2 AND cmd_id = ?3")?;
    let earlier = command.as_ref().map(|command| {
        earlier.query_row(params![game, by, command], |row| row.get("seq")).optional()
    });
    if let Some(number) = earlier.transpose()?.flatten() {
        return Ok(Ok(number));
    }
    let advanced = file
        .prepare_cached(
            "UPDATE game SET next = next + 1, phase = ?3, acts = ?4, outcome = ?5
             WHERE id = ?1 AND next = ?2",
        )?
        .execute(params![
            game,
            line.number,
            phase(standing.phase),
            standing.acts,
            outcome(standing)
        ])?;
    if advanced == 0 {
        let mut next = file.prepare_cached("SELECT next FROM game WHERE id = ?1")?;
        let next = next.query_row([game], |row| row.get("next")).optional()?.unwrap_or(0);
        return Ok(Err(StoreError::Conflict { next }));
    }
    insert(file, game, *by, command.as_deref(), line)?;
    Ok(Ok(line.number))
}

fn beat(file: &Transaction, at: u64) -> Result<Answered> {
    file.prepare_cached(
        "INSERT INTO heartbeat (hall, at) VALUES (0, ?1)
         ON CONFLICT (hall) DO UPDATE SET at = max(at, excluded.at)",
    )?
    .execute([at])?;
    Ok(Ok(0))
}

fn insert(
    file: &Transaction,
    game: &str,
    by: Option<u8>,
    command: Option<&str>,
    line: &Line,
) -> Result<()> {
    file.prepare_cached(
        "INSERT INTO entry (game, seq, at, actor, cmd_id, data, hash)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        game,
        line.number,
        line.at,
        by,
        command,
        line.text,
        line.hash.as_str()
    ])?;
    Ok(())
}

const fn phase(phase: PhaseName) -> &'static str {
    match phase {
        PhaseName::Waiting => "waiting",
        PhaseName::Running => "running",
        PhaseName::Over => "over",
    }
}

fn outcome(standing: &Standing) -> Option<String> {
    let outcome = standing.outcome.as_ref()?;
    Some(serde_json::to_string(outcome).expect("numbers and names make JSON"))
}
