//! What everyone in the hall shares.

use std::sync::Arc;

use tokio::sync::watch;

use crate::clock::Clock;
use crate::credit::Rate;
use crate::store::Store;
use crate::tables::Tables;
use crate::visitors::Visitors;

/// What everyone in the hall shares.
pub(crate) struct Hall {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) visitors: Arc<Visitors>,
    pub(crate) limits: Limits,
    /// Where other devices reach the hall.
    pub(crate) addresses: Vec<String>,
    /// Says to the sockets that the hall closes, and knows when the last one has heard it.
    pub(crate) closing: watch::Sender<bool>,
}

/// How much the hall takes from its visitors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Commands over one socket.
    pub commands: Rate,
    /// New games from one address.
    pub games: Rate,
    /// Open sockets of one address.
    pub sockets_of_one: usize,
    /// Open sockets in all.
    pub sockets_of_all: usize,
}

impl Default for Limits {
    /// Ample for a club behind one address, and for a program that plays as fast as it is answered.
    fn default() -> Self {
        Self {
            commands: Rate { a_second: 50, at_most: 500 },
            games: Rate { a_second: 1, at_most: 200 },
            sockets_of_one: 500,
            sockets_of_all: 10_000,
        }
    }
}

impl Hall {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        limits: Limits,
        addresses: Vec<String>,
    ) -> Arc<Self> {
        let (closing, _) = watch::channel(false);
        let tables = Tables::new(Arc::clone(&store), Arc::clone(&clock));
        let visitors = Arc::new(Visitors::new(limits));
        Arc::new(Self { store, clock, tables, visitors, limits, addresses, closing })
    }
}

/// Waits until the hall closes.
pub(crate) async fn until_closing(closing: &mut watch::Receiver<bool>) {
    // If the hall is gone without a word, it is closed as well.
    closing.wait_for(|closing| *closing).await.ok();
}
