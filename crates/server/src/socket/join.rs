//! How a page joins a table: which seats it holds, and which entries it has missed.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Utf8Bytes, WebSocket};
use futures_util::stream::SplitStream;
use tokio::sync::mpsc::Receiver;
use tokio::sync::{oneshot, watch};
use tokio::time::timeout;

use super::{End, listen};
use crate::hall::{Hall, until_closing};
use crate::notice::Notice;
use crate::post::Post;
use crate::store::Game;
use crate::table::{Join, Joined, Matter, SocketId, outbox, replay};
use crate::token::TokenHash;
use crate::wire::{Hello, JoinText, Message};

/// How long a page may take to say what it wants.
const HELLO: Duration = Duration::from_secs(10);

/// How often a page is brought to a table that goes away at that very moment.
const ATTEMPTS: usize = 3;

/// A page at a table.
pub(super) struct Seated {
    pub(super) post: Arc<Post<Matter>>,
    pub(super) socket: SocketId,
    /// What it is sent first: the welcome and what it has missed.
    pub(super) first: Vec<Utf8Bytes>,
    /// What it is sent then.
    pub(super) outbox: Receiver<Utf8Bytes>,
}

/// Hears what the page wants and brings it to the table.
pub(super) async fn join(
    hall: &Arc<Hall>,
    game: &Game,
    stream: &mut SplitStream<WebSocket>,
    closing: &mut watch::Receiver<bool>,
) -> Result<Seated, End> {
    let text = tokio::select! {
        heard = timeout(HELLO, listen(stream)) => heard.map_err(|_| End::Told(Notice::Silent))??,
        () = until_closing(closing) => return Err(End::Told(Notice::Closing)),
    };
    let Hello { join: JoinText { after, seats } } = serde_json::from_str(&text)
        .map_err(|error| End::Told(Notice::Malformed(error.to_string())))?;
    let seats = seats_held(&game.seats, &seats).ok_or(End::Told(Notice::UnknownSeat))?;
    let (post, joined, outbox) = sit_down(hall, game, &seats).await.map_err(End::Told)?;
    let Joined { socket, next, welcome } = joined;
    match missed(hall, &game.heading.id, after, next).await {
        Ok(missed) => {
            let first = std::iter::once(welcome).chain(missed).collect();
            Ok(Seated { post, socket, first, outbox })
        }
        Err(notice) => {
            post.send(Matter::Leave(socket)).ok();
            Err(End::Told(notice))
        }
    }
}

/// The seats that the tokens hold; `None` if one holds none. Every token is compared with every seat.
fn seats_held(seats: &[TokenHash], tokens: &[String]) -> Option<Vec<u8>> {
    let held = |token: &String| {
        let hash = TokenHash::of(token);
        let equal = (0..).zip(seats).filter(|(_, seat)| **seat == hash);
        equal.map(|(number, _)| number).last()
    };
    let mut held: Vec<u8> = tokens.iter().map(held).collect::<Option<_>>()?;
    held.sort_unstable();
    held.dedup();
    Some(held)
}

async fn sit_down(
    hall: &Arc<Hall>,
    game: &Game,
    seats: &[u8],
) -> Result<(Arc<Post<Matter>>, Joined, Receiver<Utf8Bytes>), Notice> {
    for _ in 0..ATTEMPTS {
        let post = hall.tables.post(game).await?;
        let (outbox, heard) = outbox();
        let (reply, joined) = oneshot::channel();
        if post.send(Matter::Join(Join { outbox, seats: seats.to_vec(), reply })).is_err() {
            continue;
        }
        if let Ok(joined) = joined.await {
            return Ok((post, joined, heard));
        }
    }
    Err(Notice::Interrupted)
}

/// The entries from `after` to `next`. Those from `next` on are in the outbox.
async fn missed(hall: &Hall, id: &str, after: u64, next: u64) -> Result<Vec<Utf8Bytes>, Notice> {
    if after > next {
        return Err(Notice::AheadOfLog);
    }
    if after == next {
        return Ok(Vec::new());
    }
    let unreadable = |error: &dyn std::fmt::Display| {
        tracing::error!(game = id, %error, "the missed entries cannot be read");
        Notice::Storage
    };
    let mut lines = hall.store.lines(id).await.map_err(|error| unreadable(&error))?;
    lines.truncate(usize::try_from(next).unwrap_or(usize::MAX));
    let (entries, missed) = std::sync::mpsc::channel();
    let session = replay(lines, move |told| {
        if told.number >= after {
            entries.send(Message::Entry(told).text()).ok();
        }
    });
    session.await.map_err(|error| unreadable(&error))?;
    Ok(missed.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::seats_held;
    use crate::token::{Token, TokenHash};

    #[test]
    fn tokens_hold_the_seats_that_they_were_made_for() {
        let [white, black, other] = [(); 3].map(|()| Token::random());
        let seats = [white.hash(), black.hash()];
        let [white, black, other] = [white, black, other].map(Token::into_text);
        let check = |tokens: &[&String], expected: Option<&[u8]>| {
            let tokens: Vec<String> = tokens.iter().map(|&token| token.clone()).collect();
            assert_eq!(seats_held(&seats, &tokens).as_deref(), expected);
        };
        check(&[], Some(&[]));
        check(&[&black], Some(&[1]));
        check(&[&black, &white, &black], Some(&[0, 1]));
        check(&[&white, &other], None);
        check(&[&String::new()], None);
        assert_eq!(TokenHash::of(&white), seats[0]);
    }
}
