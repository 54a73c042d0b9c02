//! A page, without the page: joins a table, does deeds and hears what happens.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::AsyncReadExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Bytes, Message};

/// How long a test waits before it fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// A connection to a table.
pub struct Page {
    socket: WebSocketStream<TcpStream>,
    pub welcome: Value,
    /// The entries heard so far.
    pub entries: Vec<Value>,
    /// The last thing heard of who is there.
    pub present: Value,
    commands: u32,
    /// What distinguishes the names of this page's commands.
    name: String,
}

impl Page {
    /// Joins the table and hears the welcome.
    pub async fn join(address: SocketAddr, game: &str, tokens: &[&str]) -> Self {
        Self::resume(address, game, tokens, 0).await
    }

    /// Joins the table with `after` entries known.
    pub async fn resume(address: SocketAddr, game: &str, tokens: &[&str], after: u64) -> Self {
        let mut page = Self::connect(address, game, TcpSocket::new_v4().expect("a socket")).await;
        page.say(&json!({ "join": { "after": after, "seats": tokens } })).await;
        let welcome = page.hear().await;
        page.welcome = welcome.get("welcome").unwrap_or_else(|| panic!("{welcome}")).clone();
        page
    }

    /// Connects and says nothing yet.
    pub async fn connect(address: SocketAddr, game: &str, socket: TcpSocket) -> Self {
        let stream = socket.connect(address).await.expect("the hall is open");
        let port = stream.local_addr().expect("an address").port();
        let url = format!("ws://{address}/api/games/{game}/socket");
        let (socket, _) = tokio_tungstenite::client_async(url, stream).await.expect("a WebSocket");
        Self {
            socket,
            welcome: Value::Null,
            entries: Vec::new(),
            present: Value::Null,
            commands: 0,
            name: format!("p{port}"),
        }
    }

    /// Does the deed. Gives the number of its entry, or the refusal.
    pub async fn deed(&mut self, seat: u8, deed: Value) -> Result<u64, Value> {
        let name = self.send(seat, deed).await;
        self.answer(&name).await
    }

    /// Asks for the deed and does not wait for the answer. Gives the name of the command.
    pub async fn send(&mut self, seat: u8, deed: Value) -> String {
        self.commands += 1;
        let name = format!("{}-{}", self.name, self.commands);
        self.say(&json!({ "cmd": name, "seat": seat, "do": deed })).await;
        name
    }

    /// The answer to the command of this name.
    pub async fn answer(&mut self, name: &str) -> Result<u64, Value> {
        loop {
            let message = self.hear().await;
            if message["ack"]["cmd"] == name {
                return Ok(message["ack"]["number"].as_u64().expect("a number"));
            }
            if message["refused"]["cmd"] == name {
                return Err(message["refused"].clone());
            }
            assert!(message.get("error").is_none(), "{message}");
        }
    }

    /// Hears until it has so many entries in all.
    pub async fn hear_entries(&mut self, count: usize) {
        while self.entries.len() < count {
            self.hear().await;
        }
    }

    /// The last entry heard.
    pub fn last(&self) -> &Value {
        self.entries.last().expect("an entry")
    }

    /// The next message; entries and presence are noted.
    pub async fn hear(&mut self) -> Value {
        match self.next().await {
            Some(Message::Text(text)) => self.note(&text),
            other => panic!("no message but {other:?}"),
        }
    }

    /// Waits until the hall has read all that was said.
    pub async fn settle(&mut self) {
        self.socket.send(Message::Ping(Bytes::from_static(b"settle"))).await.expect("an open line");
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            let message = message.expect("an answer in time").expect("an open line");
            match message.expect("a frame") {
                Message::Pong(_) => return,
                Message::Text(text) => drop(self.note(&text)),
                Message::Ping(_) | Message::Binary(_) | Message::Close(_) | Message::Frame(_) => {}
            }
        }
    }

    /// Says any text.
    pub async fn say(&mut self, value: &Value) {
        self.say_text(&value.to_string()).await;
    }

    /// Says any text.
    pub async fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.expect("an open line");
    }

    /// Hears until the hall hangs up. Gives the error that it told before, and the code.
    pub async fn end(&mut self) -> (Value, u16) {
        let mut error = Value::Null;
        loop {
            match self.next().await {
                Some(Message::Text(text)) => {
                    let message = self.note(&text);
                    if let Some(told) = message.get("error") {
                        error = told["code"].clone();
                    }
                }
                Some(Message::Close(Some(CloseFrame { code, .. }))) => {
                    // The hall waits for our good-bye.
                    self.socket.flush().await.ok();
                    return (error, code.into());
                }
                other => panic!("no end but {other:?} after {error}"),
            }
        }
    }

    /// Reads what comes and answers nothing, not even a ping, until the hall hangs up.
    pub async fn play_dead(mut self) -> String {
        let mut bytes = Vec::new();
        self.socket.get_mut().read_to_end(&mut bytes).await.expect("the hall hangs up");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn note(&mut self, text: &str) -> Value {
        let message: Value = serde_json::from_str(text).expect("JSON");
        if let Some(entry) = message.get("entry") {
            self.entries.push(entry.clone());
        }
        if let Some(present) = message.get("present") {
            self.present = present.clone();
        }
        message
    }

    async fn next(&mut self) -> Option<Message> {
        tokio::time::timeout(PATIENCE, self.next_but_pings()).await.expect("a message in time")
    }

    async fn next_but_pings(&mut self) -> Option<Message> {
        loop {
            match self.socket.next().await.transpose() {
                Ok(Some(Message::Ping(_) | Message::Pong(_))) => {}
                Ok(message) => return message,
                Err(error) => panic!("the line broke: {error}"),
            }
        }
    }
}

/// Both players at their tables, ready.
pub async fn both_ready(address: SocketAddr, game: &str, tokens: &[String; 2]) -> [Page; 2] {
    let mut white = Page::join(address, game, &[&tokens[0]]).await;
    let mut black = Page::join(address, game, &[&tokens[1]]).await;
    white.deed(0, json!("ready")).await.expect("White is ready");
    black.deed(1, json!("ready")).await.expect("Black is ready");
    white.hear_entries(3).await;
    black.hear_entries(3).await;
    [white, black]
}
