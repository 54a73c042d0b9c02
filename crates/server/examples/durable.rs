//! How many moves a second become durable: one commit for everyone who waits, against one commit a move.
//!
//! `cargo run --release -p touchmove-server --example durable [FOLDER]` prints both and the ratio. The folder must
//! lie on the disk that is meant; without it, the one for temporary files is taken.

use std::env;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use touchmove_record::{Ask, DeedText, Heading, Line, Session};
use touchmove_server::{Append, NewGame, Sqlite, Standing, Store, Token};

/// How long each measurement takes.
const SPAN: Duration = Duration::from_secs(5);

type Failure = Box<dyn std::error::Error>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let parent = env::args().nth(1).map_or_else(env::temp_dir, Into::into);
    println!("in flight   moves/s   p50 ms   p99 ms");
    let alone = measure(&parent, 1).await?;
    for in_flight in [16, 64, 256] {
        let together = measure(&parent, in_flight).await?;
        println!("            {:.1} times one commit a move", together / alone);
    }
    Ok(())
}

/// Plays so many games at once, each waiting for its move before it makes the next. Gives moves a second.
#[expect(clippy::disallowed_methods, reason = "this measures the machine")]
async fn measure(parent: &Path, in_flight: usize) -> Result<f64, Failure> {
    let folder = tempfile::tempdir_in(parent)?;
    let store = Arc::new(Sqlite::open(folder.path())?);
    let mut games = Vec::new();
    for number in 0..in_flight {
        games.push(begin(&*store, number).await?);
    }
    let end = Instant::now() + SPAN;
    let playing = games.into_iter().map(|mut append| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let mut waited = Vec::new();
            while Instant::now() < end {
                let start = Instant::now();
                append.line.number = store.append(append.clone()).await? + 1;
                waited.push(start.elapsed());
            }
            Ok::<_, touchmove_server::StoreError>(waited)
        })
    });
    let mut waited = Vec::new();
    for game in playing.collect::<Vec<_>>() {
        waited.extend(game.await??);
    }
    store.close().await?;
    waited.sort_unstable();
    let at = |share: usize| waited[(waited.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    let count = f64::from(u32::try_from(waited.len())?);
    let rate = count / SPAN.as_secs_f64();
    println!("{in_flight:9} {rate:9.0} {:8.1} {:8.1}", at(50), at(99));
    Ok(rate)
}

/// A new game, and its next line.
async fn begin(store: &dyn Store, number: usize) -> Result<Append, Failure> {
    let id = format!("game-{number}");
    let names = vec![String::new(); 2];
    let heading = Heading::new(id.clone(), "chess".into(), None, "classic".into(), None, names, 0);
    let (session, line, _) = Session::begin(heading.clone()).map_err(|fault| fault.to_string())?;
    let ready = session.judge(1, Some(0), None, &Ask::Deed(DeedText::Ready));
    let ready: Line = ready.ok().flatten().ok_or("being ready is lawful")?.line;
    let seats = vec![Token::random().hash(), Token::random().hash()];
    let standing = Standing::NEW;
    store
        .create(NewGame { heading, listed: false, seats, standing: standing.clone(), line })
        .await?;
    Ok(Append { game: id.into(), by: Some(0), command: None, line: ready, standing })
}
