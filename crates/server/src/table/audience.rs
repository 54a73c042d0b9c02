//! The sockets at a table: who holds which seat, and how they hear of what happens.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc::Sender;

use crate::notice::Notice;
use crate::wire::Message;

/// How many messages wait for a slow reader before it is let go. It can join again where it stopped.
pub(super) const OUTBOX: usize = 256;

/// Where messages to a socket go.
pub(crate) type Outbox = Sender<Utf8Bytes>;

/// A socket at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct SocketId(u64);

/// The sockets at the table.
pub(super) struct Audience {
    seats: u8,
    sockets: BTreeMap<SocketId, Socket>,
    joined: u64,
}

struct Socket {
    seats: Vec<u8>,
    outbox: Outbox,
}

impl Audience {
    /// Nobody, at a table with this many seats.
    pub(super) const fn new(seats: u8) -> Self {
        Self { seats, sockets: BTreeMap::new(), joined: 0 }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    /// A socket that holds `seats` is there; everyone is told who is.
    pub(super) fn join(&mut self, seats: Vec<u8>, outbox: Outbox) -> SocketId {
        let socket = SocketId(self.joined);
        self.joined += 1;
        self.sockets.insert(socket, Socket { seats, outbox });
        self.tell_presence();
        socket
    }

    /// The socket is gone, if it was not before.
    pub(super) fn leave(&mut self, socket: SocketId) {
        if self.sockets.remove(&socket).is_some() {
            self.tell_presence();
        }
    }

    /// Whether the socket may play for the seat.
    pub(super) fn may_play(&self, socket: SocketId, seat: u8) -> Result<(), Notice> {
        let seats = self.sockets.get(&socket).map_or(&[][..], |socket| &socket.seats);
        match seats {
            [] => Err(Notice::Spectator),
            seats if seats.contains(&seat) => Ok(()),
            _ => Err(Notice::NotYourSeat),
        }
    }

    /// Sends the message to one.
    pub(super) fn tell(&mut self, socket: SocketId, message: &Utf8Bytes) {
        let told = self.sockets.get(&socket).map(|socket| socket.outbox.try_send(message.clone()));
        if let Some(Err(_)) = told {
            self.leave(socket);
        }
    }

    /// Sends the message to everyone.
    pub(super) fn tell_all(&mut self, message: &Utf8Bytes) {
        if self.send(message) {
            self.tell_presence();
        }
    }

    /// Sends the reason to everyone and lets them go.
    pub(super) fn dismiss(&mut self, notice: &Notice) {
        self.send(&Message::Error(notice).text());
        self.sockets.clear();
    }

    /// Tells everyone who is there, until nobody is lost by telling.
    fn tell_presence(&mut self) {
        loop {
            let here = |seat: u8| self.sockets.values().any(|socket| socket.seats.contains(&seat));
            let message = Message::Present {
                seats: (0..self.seats).map(here).collect(),
                watching: self.sockets.values().filter(|socket| socket.seats.is_empty()).count(),
            };
            if !self.send(&message.text()) {
                return;
            }
        }
    }

    /// Sends the message to everyone and lets go of those who do not fetch theirs. Tells whether there were any.
    fn send(&mut self, message: &Utf8Bytes) -> bool {
        let before = self.sockets.len();
        self.sockets.retain(|_, socket| socket.outbox.try_send(message.clone()).is_ok());
        self.sockets.len() < before
    }
}

#[cfg(test)]
mod tests {
    use super::{Audience, OUTBOX};
    use crate::notice::Notice;
    use axum::extract::ws::Utf8Bytes;
    use tokio::sync::mpsc::{self, Receiver};

    fn drain(inbox: &mut Receiver<Utf8Bytes>) -> Vec<String> {
        std::iter::from_fn(|| inbox.try_recv().ok()).map(|text| text.to_string()).collect()
    }

    #[test]
    fn everyone_hears_who_is_there() {
        let mut audience = Audience::new(2);
        let (player, mut heard) = mpsc::channel(OUTBOX);
        let (spectator, _heard) = mpsc::channel(OUTBOX);
        let black = audience.join(vec![1], player);
        let watching = audience.join(vec![], spectator);
        audience.leave(watching);
        assert_eq!(
            drain(&mut heard),
            [
                r#"{"present":{"seats":[false,true],"watching":0}}"#,
                r#"{"present":{"seats":[false,true],"watching":1}}"#,
                r#"{"present":{"seats":[false,true],"watching":0}}"#,
            ]
        );
        assert_eq!(audience.may_play(black, 1), Ok(()));
        assert_eq!(audience.may_play(black, 0), Err(Notice::NotYourSeat));
        assert_eq!(audience.may_play(watching, 0), Err(Notice::Spectator));
    }

    #[test]
    fn who_does_not_fetch_messages_is_let_go_and_the_others_hear_of_it() {
        let mut audience = Audience::new(2);
        let (slow, mut stuck) = mpsc::channel(3);
        let (quick, mut heard) = mpsc::channel(OUTBOX);
        audience.join(vec![0], slow);
        audience.join(vec![1], quick);
        for word in ["one", "two"] {
            audience.tell_all(&Utf8Bytes::from_static(word));
        }
        assert_eq!(drain(&mut stuck).last().map(String::as_str), Some("one"));
        assert!(stuck.is_closed());
        let both = r#"{"present":{"seats":[true,true],"watching":0}}"#;
        let one = r#"{"present":{"seats":[false,true],"watching":0}}"#;
        assert_eq!(drain(&mut heard), [both, "one", "two", one]);
    }
}
