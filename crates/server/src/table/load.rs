//! A table from its log: every line is judged anew.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use touchmove_record::{Fault, FaultKind, Session, Told};

use super::Table;
use super::audience::Audience;
use crate::clock::Clock;
use crate::post::Inbox;
use crate::standing::Standing;
use crate::store::{Game, Store, StoreError, Stored};

/// Why a table cannot be loaded.
#[derive(Debug)]
pub(crate) enum NotLoaded {
    /// The store does not answer.
    Store(StoreError),
    /// The log does not judge to itself.
    Fault(Fault),
}

impl Table {
    /// The table of a game, as its log says.
    pub(crate) async fn load(
        game: &Game,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
    ) -> Result<Self, NotLoaded> {
        let id: Arc<str> = Arc::from(game.heading.id.as_str());
        let lines = store.lines(&id).await.map_err(NotLoaded::Store)?;
        let commands =
            (0..).zip(&lines).filter_map(|(number, line)| Some((line.command.clone()?, number)));
        let done: BTreeMap<_, _> = commands.collect();
        let session = replay(lines, |_| {}).await?;
        Ok(Self {
            id,
            standing: Standing::of(&session),
            listed: game.listed,
            done,
            refusals: VecDeque::new(),
            audience: Audience::new(u8::try_from(game.seats.len()).unwrap_or(u8::MAX)),
            inbox: Inbox::new(Arc::clone(&clock)),
            ticking: Arc::new(AtomicBool::new(session.deadline().is_some())),
            session,
            clock,
            store,
        })
    }
}

/// Judges a whole log anew, on a thread that may block. `hear` is told every entry.
pub(crate) async fn replay(
    lines: Vec<Stored>,
    mut hear: impl FnMut(&Told) + Send + 'static,
) -> Result<Session, NotLoaded> {
    let judged = tokio::task::spawn_blocking(move || {
        let mut lines = lines.iter().map(|line| line.text.as_str());
        let first = lines.next().ok_or(Fault { line: 0, kind: FaultKind::Empty })?;
        let (mut session, told) = Session::read_first(first)?;
        hear(&told);
        for line in lines {
            hear(&session.read_line(line)?);
        }
        Ok(session)
    });
    judged.await.map_err(|_| NotLoaded::Store(StoreError::Closed))?.map_err(NotLoaded::Fault)
}

impl fmt::Display for NotLoaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Fault(fault) => write!(f, "line {} of the log: {}", fault.line, fault.kind),
        }
    }
}
