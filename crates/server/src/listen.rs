//! Taking connections in, one task each, until the hall closes.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use crate::hall::{Hall, until_closing};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How long a visitor may take to say what it wants.
const HEADERS: Duration = Duration::from_secs(10);

/// How long the hall waits, when it closes, for answers that are under way.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// How long to wait when the system has no more connections to give.
const EXHAUSTED: Duration = Duration::from_millis(100);

/// How many bytes the system keeps for a visitor who fetches slowly. What is more waits in the table's outbox, which
/// is counted, and the table lets go of who is too slow.
const UNFETCHED: u32 = 64 * 1024;

/// How many visitors may wait to be let in.
const AT_THE_DOOR: u32 = 1024;

/// Listens at an address.
///
/// # Errors
/// Those of the system: the address is taken, say, or not this machine's.
pub fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A hall that is started anew need not wait until the system has forgotten the old connections.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNFETCHED)?;
    socket.bind(address)?;
    socket.listen(AT_THE_DOOR)
}

/// Answers everyone who connects, until `closing` is true.
pub(crate) async fn listen(
    listener: TcpListener,
    routes: Router,
    hall: Arc<Hall>,
    mut closing: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = until_closing(&mut closing) => return,
        };
        match accepted {
            Ok((stream, visitor)) => {
                let held = hall.visitors.connect(visitor.ip(), hall.clock.now());
                let Some(held) = held else { continue };
                // A move is small and must not wait for more bytes to travel with.
                stream.set_nodelay(true).ok();
                let attended = attend(stream, visitor, routes.clone(), closing.clone());
                tokio::spawn(async move {
                    attended.await;
                    drop(held);
                });
            }
            Err(error) if concerns_one_visitor(&error) => {}
            Err(error) => {
                tracing::warn!(%error, "no more connections can be taken in for now");
                sleep(EXHAUSTED).await;
            }
        }
    }
}

async fn attend(
    stream: TcpStream,
    visitor: SocketAddr,
    routes: Router,
    mut closing: watch::Receiver<bool>,
) {
    let routes = TowerToHyperService::new(routes);
    let service = service_fn(|mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(visitor));
        routes.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = until_closing(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            timeout(LAST_ANSWERS, connection).await.unwrap_or(Ok(()))
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%visitor, %error, "a connection broke");
    }
}

fn concerns_one_visitor(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    [ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&error.kind())
}
