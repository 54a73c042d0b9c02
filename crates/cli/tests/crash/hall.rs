//! The program itself, `touchmove serve`, and a little HTTP to talk to it.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

pub struct Hall {
    pub address: SocketAddr,
    program: Child,
}

/// A game and the tokens of its seats.
#[derive(Clone)]
pub struct Game {
    pub id: String,
    pub tokens: Vec<String>,
}

impl Hall {
    /// Starts the program and waits until it says where it is.
    pub async fn open(data: &Path) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_touchmove"))
            .args(["serve", "--listen", "127.0.0.1", "--port", "0", "--data"])
            .arg(data)
            .env("TOUCHMOVE_LOG", "error")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the program runs");
        let said = BufReader::new(program.stdout.take().expect("it is piped"));
        let line = said.lines().next_line().await.expect("a text").expect("a line");
        let url = line.strip_prefix("Touchmove is open at http://").expect("the fixed words");
        let address = url.split(' ').next().expect("an address").parse().expect("an address");
        Self { address, program }
    }

    /// Ends the program at once: it is not asked and cannot object.
    pub async fn kill(mut self) {
        self.program.kill().await.expect("it runs");
    }

    pub async fn create_game(&self) -> Game {
        let period = json!({ "moves": null, "time": 3_600_000, "bonus": { "kind": "fischer", "time": 5000 } });
        let wish = json!({
            "game": "chess",
            "rules": "fide-2023-standard",
            "clock": { "periods": [period] },
            "names": ["", ""],
            "listed": true,
            "start": null,
        });
        let head = "POST /api/games HTTP/1.1\r\ncontent-type: application/json";
        let created: Value =
            serde_json::from_str(&self.ask(head, &wish.to_string()).await).expect("JSON");
        let tokens = created["seats"].as_array().expect("seats").iter();
        Game {
            id: created["id"].as_str().expect("an id").to_owned(),
            tokens: tokens.map(|token| token.as_str().expect("a token").to_owned()).collect(),
        }
    }

    pub async fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1"), "").await
    }

    async fn ask(&self, head: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.expect("an open hall");
        let (address, length) = (self.address, body.len());
        let request = format!(
            "{head}\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.expect("an open line");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("a text");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        assert!(head.starts_with("HTTP/1.1 20"), "{answer}");
        body.to_owned()
    }
}
