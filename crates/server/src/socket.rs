//! A page's connection to a table: what comes in is stamped and handed on, what happens is sent out.
//!
//! Reading and writing do not wait for each other: a page that fetches slowly is still heard in time.

mod join;

use std::sync::Arc;
use std::time::Duration;

use axum::Error;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::{Semaphore, mpsc::Receiver, watch};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::clock::Clock;
use crate::credit::Credits;
use crate::hall::{Hall, until_closing};
use crate::notice::Notice;
use crate::post::Post;
use crate::store::Game;
use crate::table::{Matter, Request, SocketId};
use crate::wire::{Command, Message};

/// How large a message from the page may be.
pub(crate) const LARGEST_MESSAGE: usize = 8 * 1024;

/// How often the page is asked whether it is still there, and told that the hall is: a program in a browser
/// does not see pings.
const BEAT: Duration = Duration::from_secs(10);

/// How long nothing may be heard from a page, and how long it may take to fetch a message.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long the hall tries to say good-bye.
const FAREWELL: Duration = Duration::from_secs(5);

/// How many commands of a page may wait for their answers.
const WAITING: usize = 32;

/// Serves the page until one side ends it.
pub(crate) async fn serve(
    hall: Arc<Hall>,
    game: Game,
    socket: WebSocket,
    mut closing: watch::Receiver<bool>,
) {
    let (sink, mut stream) = socket.split();
    let seated = match join::join(&hall, &game, &mut stream, &mut closing).await {
        Ok(seated) => seated,
        Err(end) => return say_good_bye(sink, stream, end).await,
    };
    let join::Seated { post, socket, first, outbox } = seated;
    let mut reading = Reading {
        clock: hall.clock.as_ref(),
        post: &post,
        socket,
        credits: Credits::full(hall.limits.commands, hall.clock.now()),
        waiting: Arc::new(Semaphore::new(WAITING)),
    };
    let mut writing = std::pin::pin!(write(sink, first, outbox, hall.clock.as_ref()));
    let end = tokio::select! {
        written = &mut writing => {
            post.send(Matter::Leave(socket)).ok();
            // The table ends the outbox of a socket that does not fetch, and every outbox when it breaks.
            if let (Some(sink), end) = written {
                say_good_bye(sink, stream, end).await;
            }
            return;
        }
        end = reading.run(&mut stream) => end,
        () = until_closing(&mut closing) => End::Told(Notice::Closing),
    };
    // The table reads this after all that the page has sent, answers that first, and then ends the outbox.
    post.send(Matter::Leave(socket)).ok();
    if let End::Gone = end {
        return;
    }
    if let Ok((Some(sink), _)) = timeout(FAREWELL, writing).await {
        say_good_bye(sink, stream, end).await;
    }
}

type Sink = SplitSink<WebSocket, Frame>;

/// Why a connection ends.
#[derive(Clone, PartialEq, Eq, Debug)]
enum End {
    /// The other side is gone.
    Gone,
    /// The hall ends it and says why.
    Told(Notice),
    /// The table has ended it, and has said why.
    Dismissed,
}

/// Sends what is there first, then everything that the table sends. Gives the sink back if it is still good.
async fn write(
    mut sink: Sink,
    first: Vec<Utf8Bytes>,
    mut outbox: Receiver<Utf8Bytes>,
    clock: &dyn Clock,
) -> (Option<Sink>, End) {
    for text in first {
        if send(&mut sink, Frame::Text(text)).await.is_err() {
            return (None, End::Gone);
        }
    }
    let mut beat = interval_at(Instant::now() + BEAT, BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let text = tokio::select! {
            text = outbox.recv() => match text {
                Some(text) => text,
                None => return (Some(sink), End::Dismissed),
            },
            _ = beat.tick() => {
                let ping = Frame::Ping(axum::body::Bytes::new());
                if send(&mut sink, ping).await.is_err() {
                    return (None, End::Gone);
                }
                Message::Beat { now: clock.now() }.text()
            }
        };
        if send(&mut sink, Frame::Text(text)).await.is_err() {
            return (None, End::Gone);
        }
    }
}

async fn send(sink: &mut Sink, frame: Frame) -> Result<(), End> {
    match timeout(PATIENCE, sink.send(frame)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// Says why, hangs up, and waits until the other side has hung up too: bytes that nobody has read would make the
/// system cut the line before the good-bye has arrived.
async fn say_good_bye(mut sink: Sink, mut stream: SplitStream<WebSocket>, end: End) {
    let close = CloseFrame { code: end.close_code(), reason: Utf8Bytes::default() };
    let farewell = async {
        if let End::Told(notice) = &end {
            sink.send(Frame::Text(Message::Error(notice).text())).await?;
        }
        sink.send(Frame::Close(Some(close))).await?;
        while let Some(Ok(_)) = stream.next().await {}
        Ok::<(), Error>(())
    };
    // Who does not listen to a good-bye is gone as well.
    timeout(FAREWELL, farewell).await.ok();
}

impl End {
    /// As registered for the `WebSocket` protocol: 1008 policy, 1009 too big, 1012 restart, 1013 try again later.
    const fn close_code(&self) -> u16 {
        match self {
            Self::Gone => 1000,
            Self::Told(Notice::TooLarge) => 1009,
            Self::Told(Notice::Closing) => 1012,
            Self::Told(Notice::Storage | Notice::Interrupted | Notice::TooManySockets)
            | Self::Dismissed => 1013,
            Self::Told(_) => 1008,
        }
    }
}

/// Hands on what the page says.
struct Reading<'a> {
    clock: &'a dyn Clock,
    post: &'a Post<Matter>,
    socket: SocketId,
    credits: Credits,
    waiting: Arc<Semaphore>,
}

impl Reading<'_> {
    async fn run(&mut self, stream: &mut SplitStream<WebSocket>) -> End {
        loop {
            let text = match listen(stream).await {
                Ok(text) => text,
                Err(end) => return end,
            };
            let place = Arc::clone(&self.waiting).try_acquire_owned();
            let (true, Ok(place)) = (self.credits.pay(self.clock.now()), place) else {
                return End::Told(Notice::Flood);
            };
            let command = Command::read(&text);
            let request = Request { socket: self.socket, command, place };
            if self.post.send(Matter::Do(request)).is_err() {
                return End::Told(Notice::Interrupted);
            }
        }
    }
}

/// The next text from the page.
async fn listen(stream: &mut SplitStream<WebSocket>) -> Result<Utf8Bytes, End> {
    loop {
        match timeout(PATIENCE, stream.next()).await {
            Ok(Some(Ok(Frame::Text(text)))) => return Ok(text),
            Ok(Some(Ok(Frame::Ping(_) | Frame::Pong(_)))) => {}
            Ok(Some(Ok(Frame::Binary(_)))) => {
                return Err(End::Told(Notice::Malformed("not a text".to_owned())));
            }
            Ok(Some(Ok(Frame::Close(_))) | None) => return Err(End::Gone),
            Ok(Some(Err(error))) => return Err(misread(error)),
            Err(_) => return Err(End::Told(Notice::Silent)),
        }
    }
}

/// Whether a frame was too large, or the line is broken.
fn misread(error: Error) -> End {
    match error.into_inner().downcast_ref() {
        Some(tungstenite::Error::Capacity(_)) => End::Told(Notice::TooLarge),
        Some(_) | None => End::Gone,
    }
}
