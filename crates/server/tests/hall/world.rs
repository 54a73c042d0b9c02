//! A hall to test: its clock can be set, and its disk can be slow.

use std::fs;
use std::future::Future;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;

use tempfile::TempDir;
use tokio::sync::watch;
use touchmove_server::{
    Answer, Append, Clock, Game, Limits, MachineClock, NewGame, OpenHall, Sqlite, Store, Stored,
    bind,
};

/// When the tests begin, in milliseconds since 1970.
pub const START: u64 = 1_800_000_000_000;

/// A hall that is open, and the folder that it keeps its games in.
pub struct World {
    pub address: SocketAddr,
    pub folder: TempDir,
    open: OpenHall,
}

impl World {
    /// An empty hall with the clock of this machine.
    pub async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self::open(folder, Arc::new(MachineClock::start(0)), Limits::default()).await
    }

    /// An empty hall with a clock that is set by hand.
    pub async fn with_clock() -> (Self, Arc<SetClock>) {
        let clock = SetClock::new(START);
        let folder = tempfile::tempdir().expect("a folder");
        (Self::open(folder, Arc::clone(&clock) as _, Limits::default()).await, clock)
    }

    /// A hall over what is in the folder.
    pub async fn open(folder: TempDir, clock: Arc<dyn Clock>, limits: Limits) -> Self {
        let store = Arc::new(Sqlite::open(folder.path()).expect("a store"));
        Self::over(folder, store, clock, limits).await
    }

    /// A hall over this store.
    pub async fn over(
        folder: TempDir,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        limits: Limits,
    ) -> Self {
        let listener = bind((Ipv4Addr::LOCALHOST, 0).into()).expect("a free port");
        let open = OpenHall::open(listener, store, clock, limits).await.expect("an open hall");
        Self { address: open.address(), folder, open }
    }

    /// Closes the hall in order, and gives the folder back.
    pub async fn close(self) -> TempDir {
        self.open.close().await.expect("everything closes in time");
        self.folder
    }

    /// What would be on the disk if the hall ended at this moment.
    pub fn as_after_a_crash(&self) -> TempDir {
        let copy = tempfile::tempdir().expect("a folder");
        copy_files(self.folder.path(), copy.path());
        copy
    }
}

fn copy_files(from: &Path, to: &Path) {
    for file in fs::read_dir(from).expect("a folder") {
        let file = file.expect("a file");
        // The index of the write-ahead log is shared memory: it does not outlive the programs that share it.
        if !file.file_name().to_string_lossy().ends_with("-shm") {
            fs::copy(file.path(), to.join(file.file_name())).expect("a copy");
        }
    }
}

/// A clock that stands still until it is set.
pub struct SetClock(watch::Sender<u64>);

impl SetClock {
    pub fn new(now: u64) -> Arc<Self> {
        Arc::new(Self(watch::Sender::new(now)))
    }

    /// Sets the clock to so many milliseconds after [`START`].
    pub fn set(&self, after_start: u64) {
        self.0.send_modify(|now| *now = (*now).max(START + after_start));
    }
}

impl Clock for SetClock {
    fn now(&self) -> u64 {
        *self.0.borrow()
    }

    fn sleep_until(&self, at: u64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            self.0.subscribe().wait_for(|now| *now >= at).await.ok();
        })
    }
}

/// A store whose appends wait while its gate is closed.
pub struct SlowStore {
    store: Sqlite,
    is_open: watch::Sender<bool>,
}

impl SlowStore {
    pub fn new(folder: &Path) -> Arc<Self> {
        let store = Sqlite::open(folder).expect("a store");
        Arc::new(Self { store, is_open: watch::Sender::new(true) })
    }

    /// Lets appends through from now on, or lets them wait.
    pub fn open_gate(&self, open: bool) {
        self.is_open.send_replace(open);
    }
}

impl Store for SlowStore {
    fn append(&self, append: Append) -> Answer<'_, u64> {
        Box::pin(async move {
            self.is_open.subscribe().wait_for(|open| *open).await.ok();
            self.store.append(append).await
        })
    }

    fn create(&self, game: NewGame) -> Answer<'_, ()> {
        self.store.create(game)
    }

    fn game(&self, id: &str) -> Answer<'_, Option<Game>> {
        self.store.game(id)
    }

    fn listed(&self, limit: usize) -> Answer<'_, Vec<Game>> {
        self.store.listed(limit)
    }

    fn ticking(&self) -> Answer<'_, Vec<String>> {
        self.store.ticking()
    }

    fn lines(&self, id: &str) -> Answer<'_, Vec<Stored>> {
        self.store.lines(id)
    }

    fn beat(&self, at: u64) -> Answer<'_, ()> {
        self.store.beat(at)
    }

    fn last_beat(&self) -> Answer<'_, Option<u64>> {
        self.store.last_beat()
    }

    fn close(&self) -> Answer<'_, ()> {
        self.store.close()
    }
}
