//! How fast whole games are replayed from PGN, every move read as SAN and found lawful.
//!
//! The library has no reader of PGN; on our side [`Scanner`] finds the moves.

use std::io::Cursor;
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};
use touchmove_chess::{Move, Position};

use crate::Plan;
use crate::games::Games;
use crate::race::{self, Runner};
use crate::report::Report;

pub fn race(plan: Plan, games: &[Games], report: &mut Report) {
    eprintln!("PGN replayed, {} times in a round", plan.replays);
    for Games { name, pgn } in games {
        let tally = by_us(pgn, |_, _| {});
        let work = u64::from(plan.replays);
        let runners = Vec::from([
            Runner::new("ours", || (0..work).map(|_| by_us(pgn, |_, _| {}).answer()).sum()),
            Runner::new("pgn-reader", || (0..work).map(|_| by_pgn_reader(pgn).answer()).sum()),
        ]);
        let title = format!("{name}, {} games, {} plies", tally.games, tally.plies);
        let times = race::race(&title, plan.rounds * 4, tally.answer() * work, runners);
        report.replay(name, tally.plies * work, times);
    }
}

/// What was replayed.
#[derive(Default)]
pub struct Tally {
    games: u64,
    plies: u64,
    /// The men that are left at the ends of the games.
    men: u64,
}

impl Tally {
    const fn answer(&self) -> u64 {
        (self.games << 40) ^ (self.plies << 20) ^ self.men
    }
}

/// Replays the main line of every game up to its first move that is not lawful, and tells
/// each move before it is made.
pub fn by_us(pgn: &[u8], mut each: impl FnMut(&Position, Move)) -> Tally {
    let mut tally = Tally::default();
    let mut position = Position::start();
    let mut is_begun = false;
    let mut is_broken = false;
    for token in (Scanner { pgn, at: 0 }) {
        match token {
            Token::Fen(fen) => match Position::from_fen(fen) {
                Ok(set_up) => position = set_up,
                Err(_) => is_broken = true,
            },
            Token::San(san) if !is_broken => {
                is_begun = true;
                match position.read_san(san) {
                    Ok(mv) => {
                        each(&position, mv);
                        position = position.play_lawful(mv);
                        tally.plies += 1;
                    }
                    Err(_) => is_broken = true,
                }
            }
            Token::San(_) => {}
            Token::Result => {
                tally.games += 1;
                tally.men += u64::from(position.occupied().count());
                (position, is_begun, is_broken) = (Position::start(), false, false);
            }
        }
    }
    assert!(!is_begun, "the last game has a result");
    tally
}

/// What matters in a PGN.
enum Token<'a> {
    /// The position that a game starts from.
    Fen(&'a str),
    San(&'a str),
    /// The end of a game.
    Result,
}

/// Finds the tokens of the main lines, without a copy.
struct Scanner<'a> {
    pgn: &'a [u8],
    at: usize,
}

impl<'a> Iterator for Scanner<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            match *self.pgn.get(self.at)? {
                b'[' => {
                    let line = self.through(b'\n');
                    if let Some(fen) = line.strip_prefix(b"[FEN \"") {
                        let length = fen.iter().position(|byte| *byte == b'"')?;
                        return Some(Token::Fen(text(&fen[..length])));
                    }
                }
                b'{' => _ = self.through(b'}'),
                b';' => _ = self.through(b'\n'),
                b'(' => self.skip_variation(),
                b'*' => {
                    self.at += 1;
                    return Some(Token::Result);
                }
                b'0'..=b'9' => match self.word() {
                    b"1-0" | b"0-1" | b"1/2-1/2" => return Some(Token::Result),
                    castling if castling.starts_with(b"0-0") => {
                        return Some(Token::San(text(castling)));
                    }
                    _number => {}
                },
                b'a'..=b'z' | b'A'..=b'Z' => return Some(Token::San(text(self.word()))),
                b'$' => _ = self.word(),
                _ => self.at += 1,
            }
        }
    }
}

impl<'a> Scanner<'a> {
    /// What follows up to `end` and with it.
    fn through(&mut self, end: u8) -> &'a [u8] {
        let rest = &self.pgn[self.at..];
        let length = rest.iter().position(|byte| *byte == end).map_or(rest.len(), |at| at + 1);
        self.at += length;
        &rest[..length]
    }

    /// What follows up to a space or a sign that belongs to no word.
    fn word(&mut self) -> &'a [u8] {
        let rest = &self.pgn[self.at..];
        let ends = |byte: &u8| byte.is_ascii_whitespace() || b".{}()[];$*".contains(byte);
        // The first byte is of the word, whatever it is: `$` begins one.
        let length = 1 + rest[1..].iter().position(ends).unwrap_or(rest.len() - 1);
        self.at += length;
        &rest[..length]
    }

    fn skip_variation(&mut self) {
        let mut depth = 0_usize;
        while let Some(byte) = self.pgn.get(self.at) {
            match byte {
                b'{' => _ = self.through(b'}'),
                b'(' => (self.at, depth) = (self.at + 1, depth + 1),
                b')' => (self.at, depth) = (self.at + 1, depth - 1),
                _ => self.at += 1,
            }
            if depth == 0 {
                return;
            }
        }
    }
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap_or_default()
}

/// As its documentation does it.
fn by_pgn_reader(pgn: &[u8]) -> Tally {
    let mut replay = Replay(Tally::default());
    Reader::new(Cursor::new(pgn)).visit_all_games(&mut replay).expect("memory does not fail");
    replay.0
}

struct Replay(Tally);

impl Visitor for Replay {
    type Tags = Chess;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, start: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            let set_up = fen.and_then(|fen| fen.into_position(CastlingMode::Standard).ok());
            let Some(set_up) = set_up else { return ControlFlow::Break(()) };
            *start = set_up;
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Chess) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(start)
    }

    fn begin_variation(&mut self, _position: &mut Chess) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut Chess, written: SanPlus) -> ControlFlow<()> {
        let Ok(mv) = written.san.to_move(position) else { return ControlFlow::Break(()) };
        position.play_unchecked(mv);
        self.0.plies += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, position: Chess) {
        self.0.games += 1;
        self.0.men += position.board().occupied().count() as u64;
    }
}
