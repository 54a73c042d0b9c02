//! A small HTTP client: one request, one connection.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What was answered.
#[derive(Debug)]
pub struct Answered {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answered {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
    }
}

pub async fn get(address: SocketAddr, path: &str) -> Answered {
    request(address, "GET", path, &[], "").await
}

/// Posts JSON.
pub async fn post(address: SocketAddr, path: &str, body: &Value) -> Answered {
    let json = [("content-type", "application/json")];
    request(address, "POST", path, &json, &body.to_string()).await
}

pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answered {
    let mut lines = format!("host: {address}\r\ncontent-length: {}\r\n", body.len());
    if !headers.iter().any(|(name, _)| *name == "connection") {
        lines.push_str("connection: close\r\n");
    }
    lines.extend(headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")));
    let request = format!("{method} {path} HTTP/1.1\r\n{lines}\r\n{body}");
    let mut stream = TcpStream::connect(address).await.expect("the hall is open");
    // A hall that refuses a large body may hang up before it has read all of it.
    stream.write_all(request.as_bytes()).await.ok();
    let mut answer = Vec::new();
    let is_upgraded =
        |answer: &[u8]| answer.starts_with(b"HTTP/1.1 101") && answer.ends_with(b"\r\n\r\n");
    // What follows after an upgrade is no HTTP; hanging up ends it.
    while !is_upgraded(&answer) && matches!(stream.read_buf(&mut answer).await, Ok(1..)) {}
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{answer:?}"));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let head = head.to_owned();
    // A packed body is no text, and nobody here unpacks it.
    let is_packed = head.to_ascii_lowercase().contains("content-encoding: gzip");
    let is_chunked = !is_packed && head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if is_chunked { unchunk(body) } else { body.to_owned() };
    Answered { status: status.expect("a status"), head, body }
}

fn unchunk(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).expect("a size");
        whole.push_str(&rest[..size]);
        body = rest[size..].trim_start_matches("\r\n");
    }
    whole
}

/// A game with this clock for each player, in milliseconds; its id and its tokens.
pub async fn create(address: SocketAddr, clock: Option<u64>) -> (String, [String; 2]) {
    create_as(address, &wish(clock)).await
}

/// A game as it is asked for; its id and its tokens.
pub async fn create_as(address: SocketAddr, wish: &Value) -> (String, [String; 2]) {
    let answer = post(address, "/api/games", wish).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let created = answer.json();
    let token = |seat: usize| created["seats"][seat].as_str().expect("a token").to_owned();
    (created["id"].as_str().expect("an id").to_owned(), [token(0), token(1)])
}

/// What to ask for.
pub fn wish(clock: Option<u64>) -> Value {
    let none = json!({ "kind": "none" });
    let clock = clock.map(|time| {
        json!({
            "periods": [{ "moves": null, "time": time, "bonus": none }],
            "transition": "at_moves",
            "increment_first": "before",
        })
    });
    json!({
        "game": "chess",
        "rules": "classic",
        "clock": clock,
        "names": ["Ann", "Bob"],
        "listed": true,
        "start": null,
    })
}
