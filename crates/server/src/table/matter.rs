//! What reaches a table, and what is answered.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::audience::{Outbox, SocketId};
use crate::notice::Notice;
use crate::wire::Command;

/// What reaches a table.
pub(crate) enum Matter {
    /// A socket joins.
    Join(Join),
    /// A socket asks for something.
    Do(Request),
    /// A socket is gone.
    Leave(SocketId),
}

/// A socket that joins.
pub(crate) struct Join {
    /// Where everything is sent that happens from now on.
    pub(crate) outbox: Outbox,
    /// The seats that it holds.
    pub(crate) seats: Vec<u8>,
    /// Where the answer goes.
    pub(crate) reply: oneshot::Sender<Joined>,
}

/// What a socket is told when it has joined.
pub(crate) struct Joined {
    /// Its name at the table.
    pub(crate) socket: SocketId,
    /// The number of the first entry that its outbox gets.
    pub(crate) next: u64,
    /// The first message to the page.
    pub(crate) welcome: Utf8Bytes,
}

/// A command from a socket.
pub(crate) struct Request {
    pub(crate) socket: SocketId,
    pub(crate) command: Result<Command, (Option<String>, Notice)>,
    /// The place in the queue that it takes until it is answered.
    pub(crate) place: OwnedSemaphorePermit,
}
