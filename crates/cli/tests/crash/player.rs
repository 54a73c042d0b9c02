//! Someone who plays both seats of a game by lot, notes what was heard, and goes on after a crash.

use std::net::SocketAddr;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::hall::Game;
use crate::lot::Lot;

pub struct Player {
    pub game: Game,
    /// Every entry heard, in order.
    pub entries: Vec<Value>,
    /// Every command acknowledged, with the number of its entry.
    pub acknowledged: Vec<(String, u64)>,
    lot: Lot,
    commands: u32,
    /// The command that was sent and not answered when the line broke.
    unanswered: Option<Value>,
}

/// The line to the hall broke.
struct Broken;

type Line = WebSocketStream<TcpStream>;

impl Player {
    pub const fn new(game: Game, lot: Lot) -> Self {
        Self {
            game,
            entries: Vec::new(),
            acknowledged: Vec::new(),
            lot,
            commands: 0,
            unanswered: None,
        }
    }

    /// Plays until the line breaks or the game is over. `heard` counts the entries that all players have heard.
    pub async fn play(mut self, address: SocketAddr, heard: Arc<watch::Sender<usize>>) -> Self {
        if let Ok(mut line) = self.join(address).await {
            while self.step(&mut line, &heard).await.is_ok() {}
        }
        self
    }

    async fn join(&self, address: SocketAddr) -> Result<Line, Broken> {
        let (after, tokens) = (self.entries.len(), &self.game.tokens);
        connect(address, &self.game.id, &json!({ "after": after, "seats": tokens })).await
    }

    /// Sends the next command, or again the one that was not answered, and hears until it is answered.
    async fn step(&mut self, line: &mut Line, heard: &watch::Sender<usize>) -> Result<(), Broken> {
        while self.entries.is_empty() {
            self.hear(line, heard).await?;
        }
        let command = match self.unanswered.take() {
            Some(command) => command,
            None => self.choose().ok_or(Broken)?,
        };
        self.unanswered = Some(command.clone());
        line.send(Message::text(command.to_string())).await.map_err(|_| Broken)?;
        loop {
            let message = self.hear(line, heard).await?;
            if message["ack"]["cmd"] == command["cmd"] {
                let number = message["ack"]["number"].as_u64().expect("a number");
                let name = command["cmd"].as_str().expect("a name").to_owned();
                self.acknowledged.push((name, number));
                break;
            }
            // The outage, say, may have changed what the command was meant for.
            if message["refused"]["cmd"] == command["cmd"] {
                break;
            }
        }
        self.unanswered = None;
        Ok(())
    }

    async fn hear(
        &mut self,
        line: &mut Line,
        heard: &watch::Sender<usize>,
    ) -> Result<Value, Broken> {
        let message = hear(line).await?;
        if let Some(entry) = message.get("entry") {
            assert_eq!(entry["number"], json!(self.entries.len()), "no gap and no duplicate");
            self.entries.push(entry.clone());
            heard.send_modify(|count| *count += 1);
        }
        Ok(message)
    }

    /// What to do next as the last entry has it; nothing if the game is over.
    fn choose(&mut self) -> Option<Value> {
        let table = &self.entries.last()?["table"];
        let unpressed = table["unpressed"].as_array().expect("seats").first();
        let (seat, deed) = match table["phase"].as_str() {
            Some("waiting") => {
                let ready = table["ready"].as_array().expect("seats");
                (json!(ready.iter().position(|ready| *ready == json!(false))), json!("ready"))
            }
            Some("running") => match unpressed {
                Some(seat) => (seat.clone(), json!("press")),
                None => (table["to_act"].clone(), hand(table, &mut self.lot)),
            },
            _ => return None,
        };
        self.commands += 1;
        let name = format!("{}", self.commands);
        Some(json!({ "cmd": name, "seat": seat, "do": deed }))
    }
}

/// Hears so many entries of a game from the first on.
pub async fn spectate(address: SocketAddr, game: &str, count: usize) -> Vec<Value> {
    let line = connect(address, game, &json!({ "after": 0, "seats": [] })).await;
    let Ok(mut line) = line else { panic!("the hall is open") };
    let mut entries = Vec::new();
    while entries.len() < count {
        let Ok(message) = hear(&mut line).await else { panic!("the hall is open") };
        entries.extend(message.get("entry").cloned());
    }
    entries
}

async fn connect(address: SocketAddr, game: &str, join: &Value) -> Result<Line, Broken> {
    let stream = TcpStream::connect(address).await.map_err(|_| Broken)?;
    let url = format!("ws://{address}/api/games/{game}/socket");
    let line = tokio_tungstenite::client_async(url, stream).await;
    let (mut line, _) = line.map_err(|_| Broken)?;
    let hello = Message::text(json!({ "join": join }).to_string());
    line.send(hello).await.map_err(|_| Broken)?;
    Ok(line)
}

async fn hear(line: &mut Line) -> Result<Value, Broken> {
    loop {
        match line.next().await {
            Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).expect("JSON")),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Binary(_) | Message::Close(_) | Message::Frame(_)) | Err(_))
            | None => {
                return Err(Broken);
            }
        }
    }
}

/// The next thing that the hand does, drawn by lot from what is open to it.
fn hand(table: &Value, lot: &mut Lot) -> Value {
    let open = table["owed"]["open"].as_array().expect("steps");
    let step = &open[lot.below(open.len())];
    if step.get("man").is_some() {
        json!({ "place": step })
    } else if table["hand"]["held"].is_null() {
        json!({ "touch": step["from"] })
    } else {
        json!({ "release": step["to"] })
    }
}
