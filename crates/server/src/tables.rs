//! The live tables of the hall: each game has at most one.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OnceCell, watch};
use tokio::task::JoinSet;

use crate::clock::Clock;
use crate::notice::Notice;
use crate::post::{Inbox, Post};
use crate::store::{Game, Store};
use crate::table::{Matter, Table};

/// The live tables.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    live: Mutex<Live>,
    /// The games that could not be taken up again at the start, with the moment since which no clock ran.
    unresumed: Mutex<BTreeMap<String, u64>>,
    /// Says that the hall closes, and knows when the last table has heard it.
    closing: watch::Sender<bool>,
}

type Live = BTreeMap<Arc<str>, Arc<OnceCell<LiveTable>>>;

/// What the hall holds of a table.
struct LiveTable {
    post: Arc<Post<Matter>>,
    ticking: Arc<AtomicBool>,
}

impl Tables {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>) -> Arc<Self> {
        let (closing, _) = watch::channel(false);
        Arc::new(Self {
            store,
            clock,
            live: Mutex::default(),
            unresumed: Mutex::default(),
            closing,
        })
    }

    /// Where letters to the table of `game` are handed in. The table is loaded if it is not there.
    pub(crate) async fn post(self: &Arc<Self>, game: &Game) -> Result<Arc<Post<Matter>>, Notice> {
        let id: Arc<str> = Arc::from(game.heading.id.as_str());
        let cell = Arc::clone(self.lock().entry(id).or_default());
        let table = cell.get_or_try_init(|| self.load(game)).await?;
        Ok(Arc::clone(&table.post))
    }

    /// Loads every game that is played with a clock: a flag falls also if nobody looks. No clock ran since `down_since`.
    pub(crate) async fn resume(self: &Arc<Self>, down_since: u64) -> Result<usize, Notice> {
        let storage = |error| {
            tracing::error!(%error, "the running games cannot be found");
            Notice::Storage
        };
        let mut loading = JoinSet::new();
        for id in self.store.ticking().await.map_err(storage)? {
            let tables = Arc::clone(self);
            loading.spawn(async move {
                // Until it is taken up; if that fails now, whoever comes next does it.
                tables.waiting().insert(id.clone(), down_since);
                let game = tables.store.game(&id).await.map_err(storage)?;
                tables.post(&game.ok_or(Notice::NoGame)?).await.map(drop)
            });
        }
        // A game that cannot be loaded is in the log of the hall by now; the others are played on.
        let loaded = loading.join_all().await;
        Ok(loaded.into_iter().flatten().count())
    }

    /// Whether a player's clock runs at any table.
    pub(crate) fn ticking(&self) -> bool {
        let live = self.lock();
        live.values()
            .filter_map(|cell| cell.get())
            .any(|table| table.ticking.load(Ordering::Relaxed))
    }

    /// Waits until every table has read what it was sent, and is gone.
    pub(crate) async fn close(&self) {
        self.closing.send_replace(true);
        self.closing.closed().await;
    }

    async fn load(self: &Arc<Self>, game: &Game) -> Result<LiveTable, Notice> {
        let closing = self.closing.subscribe();
        if *closing.borrow() {
            return Err(Notice::Closing);
        }
        let id = game.heading.id.clone();
        let (store, clock) = (Arc::clone(&self.store), Arc::clone(&self.clock));
        let mut table = Table::load(game, store, clock).await.map_err(|error| {
            tracing::error!(game = id, %error, "the game cannot be loaded");
            Notice::Storage
        })?;
        let down_since = self.waiting().get(&id).copied();
        if let Some(from) = down_since {
            table.outage(from).await.map_err(|error| {
                tracing::error!(game = id, %error, "the outage cannot be kept");
                Notice::Storage
            })?;
            self.waiting().remove(&id);
        }
        let live = LiveTable { post: table.post(), ticking: table.ticking() };
        let place = Place { tables: Arc::clone(self), id, post: table.post() };
        tokio::spawn(async move {
            // However the task ends, the table is forgotten before its inbox goes.
            let (mut table, place) = (table, place);
            let may_leave = |inbox: &mut Inbox<Matter>| place.leave(inbox);
            if let Err(error) = table.run(closing, may_leave).await {
                tracing::error!(game = place.id, %error, "the table is given up");
            }
        });
        Ok(live)
    }

    fn waiting(&self) -> MutexGuard<'_, BTreeMap<String, u64>> {
        self.unresumed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The place of a table among the live ones.
struct Place {
    tables: Arc<Tables>,
    id: String,
    post: Arc<Post<Matter>>,
}

impl Place {
    /// Gives the place up, unless a letter is waiting. Tells whether it is given up.
    fn leave(&self, inbox: &mut Inbox<Matter>) -> bool {
        let mut live = self.tables.lock();
        let closed = inbox.close_if_empty();
        if closed {
            live.remove(self.id.as_str());
        }
        closed
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut live = self.tables.lock();
        let here = live.get(self.id.as_str()).and_then(|cell| cell.get());
        if here.is_some_and(|table| Arc::ptr_eq(&table.post, &self.post)) {
            live.remove(self.id.as_str());
        }
    }
}
