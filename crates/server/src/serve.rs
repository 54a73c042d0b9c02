//! Opening the hall, and closing it so that nothing is lost.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::clock::{Clock, MachineClock};
use crate::hall::{Hall, Limits};
use crate::http::routes;
use crate::listen::{bind, listen};
use crate::reach::{Reach, addresses};
use crate::store::{OpenError, Sqlite, Store, StoreError};

/// How often it is noted that the hall is up while a player's clock runs, in milliseconds.
const BEAT: u64 = 1000;

/// How long each part of the closing may take.
const CLOSING: Duration = Duration::from_secs(15);

/// Where the hall is and what it may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The address to listen at; `0.0.0.0` for every one of this machine.
    pub listen: IpAddr,
    /// The port; 0 for a free one.
    pub port: u16,
    /// The folder that the games are kept in.
    pub data: PathBuf,
    /// How much is taken from visitors.
    pub limits: Limits,
}

/// Opens the hall, says where it is, and serves until the program is asked to end (by Ctrl-C or the system).
///
/// Each line that it prints begins with `Touchmove is open at ` and an address.
///
/// # Errors
/// A [`ServeError`] if the hall cannot be opened, or has not closed in order.
pub async fn serve(options: Options) -> Result<(), ServeError> {
    let store = Arc::new(Sqlite::open(&options.data).map_err(ServeError::Open)?);
    let last_beat = store.last_beat().await.map_err(ServeError::Store)?;
    let clock = Arc::new(MachineClock::start(last_beat.unwrap_or(0)));
    let address = SocketAddr::new(options.listen, options.port);
    let listener = bind(address).map_err(|error| ServeError::Listen { address, error })?;
    let mut ending = Ending::new().map_err(ServeError::Signal)?;
    let open = OpenHall::open(listener, store, clock, options.limits).await?;
    // Nobody may be listening to the program; the hall is open all the same.
    open.announce(&mut io::stdout()).ok();
    ending.asked().await;
    tracing::info!("the hall is closing");
    open.close().await
}

/// A hall that is open.
pub struct OpenHall {
    hall: Arc<Hall>,
    address: SocketAddr,
    reach: Reach,
    /// Says to the connections that the hall closes, and knows when the last one has heard it.
    accepting: watch::Sender<bool>,
    beating: JoinHandle<()>,
}

impl OpenHall {
    /// Opens the hall for those who connect to `listener`. Running games are taken up again; no clock ran since
    /// the hall was last known to be up.
    ///
    /// # Errors
    /// A [`ServeError`] if the store does not answer.
    pub async fn open(
        listener: TcpListener,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        limits: Limits,
    ) -> Result<Self, ServeError> {
        let address = listener.local_addr().map_err(ServeError::Signal)?;
        let reach = addresses(address);
        let network = reach.network.clone();
        let hall = Hall::new(store, clock, limits, network);
        let last_beat = hall.store.last_beat().await.map_err(ServeError::Store)?;
        let resumed = hall.tables.resume(last_beat.unwrap_or(0)).await;
        let resumed = resumed.map_err(|_| ServeError::Store(StoreError::Closed))?;
        tracing::info!(%address, resumed, "the hall is open");
        let (accepting, closing) = watch::channel(false);
        tokio::spawn(listen(listener, routes(Arc::clone(&hall)), Arc::clone(&hall), closing));
        let beating = tokio::spawn(beat(Arc::clone(&hall)));
        Ok(Self { hall, address, reach, accepting, beating })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Writes a line for each address at which the hall can be reached.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn announce(&self, out: &mut impl io::Write) -> io::Result<()> {
        let Reach { here, network } = &self.reach;
        if let Some(url) = here {
            writeln!(out, "Touchmove is open at {url} (on this machine)")?;
        }
        for url in network {
            writeln!(out, "Touchmove is open at {url} (for others on the network)")?;
        }
        out.flush()
    }

    /// Closes the hall: takes nobody in, answers what it was asked, lets everyone go, and notes the moment.
    ///
    /// # Errors
    /// A [`ServeError`] if something was not done in time. What was acknowledged is safe nevertheless.
    pub async fn close(self) -> Result<(), ServeError> {
        self.accepting.send_replace(true);
        self.hall.closing.send_replace(true);
        let in_time = async {
            self.accepting.closed().await;
            self.hall.closing.closed().await;
            self.hall.tables.close().await;
        };
        let in_time = timeout(CLOSING, in_time).await;
        self.beating.abort();
        let store = &self.hall.store;
        store.beat(self.hall.clock.now()).await.map_err(ServeError::Store)?;
        store.close().await.map_err(ServeError::Store)?;
        in_time.map_err(|_| ServeError::Late)
    }
}

/// Notes about every second that the hall is up, while a player's clock runs.
async fn beat(hall: Arc<Hall>) {
    loop {
        let now = hall.clock.now();
        if hall.tables.ticking()
            && let Err(error) = hall.store.beat(now).await
        {
            tracing::error!(%error, "the hall cannot note that it is up");
            return;
        }
        hall.clock.sleep_until(now + BEAT).await;
    }
}

/// How the program is asked to end.
struct Ending {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Ending {
    #[cfg(unix)]
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { terminate: signal(SignalKind::terminate())? })
    }

    #[cfg(not(unix))]
    fn new() -> io::Result<Self> {
        Ok(Self {})
    }

    #[cfg(unix)]
    async fn asked(&mut self) {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = self.terminate.recv() => {}
        }
    }

    #[cfg(not(unix))]
    async fn asked(&mut self) {
        tokio::signal::ctrl_c().await.ok();
    }
}

/// Why the hall cannot be opened, or has not closed in order.
#[derive(Debug)]
pub enum ServeError {
    /// The store cannot be opened.
    Open(OpenError),
    /// The store does not answer.
    Store(StoreError),
    /// Nobody can connect there.
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// The system does not say when to end, or where the hall listens.
    Signal(io::Error),
    /// Closing took too long.
    Late,
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(error) => error.fmt(f),
            Self::Store(error) => error.fmt(f),
            Self::Listen { address, error } => write!(f, "cannot listen at {address}: {error}"),
            Self::Signal(error) => write!(f, "the system does not answer: {error}"),
            Self::Late => f.write_str(
                "not everything was closed in time; nothing that was acknowledged is lost",
            ),
        }
    }
}

impl std::error::Error for ServeError {}
