//! How fast each reads a FEN into a position that it holds to be possible.

use std::str::FromStr;

use shakmaty::Position as _;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};
use touchmove_chess::Position;

use crate::Plan;
use crate::games::Place;
use crate::race::{self, Runner};
use crate::report::Report;

pub fn race(plan: Plan, places: &[Place], report: &mut Report) {
    eprintln!("FEN read and validated, {} positions", places.len());
    let fens: Vec<String> = places.iter().map(|place| place.position.fen()).collect();
    // The men on the board, counted by each, show that all of it was read.
    let men = places.iter().map(|place| u64::from(place.position.occupied().count())).sum();
    let runners = Vec::from([
        Runner::new("ours", || sum(&fens, by_us)),
        Runner::new("cozy-chess", || sum(&fens, by_cozy_chess)),
        Runner::new("shakmaty", || sum(&fens, by_shakmaty)),
        Runner::new("chess", || sum(&fens, by_chess)),
    ]);
    let times = race::race("positions of the games", plan.rounds * 6, men, runners);
    report.fen(fens.len() as u64, times);
}

fn sum(fens: &[String], men: fn(&str) -> u32) -> u64 {
    fens.iter().map(|fen| u64::from(men(fen))).sum()
}

fn by_us(fen: &str) -> u32 {
    Position::from_fen(fen).expect("a position of a game").occupied().count()
}

fn by_cozy_chess(fen: &str) -> u32 {
    let board = cozy_chess::Board::from_fen(fen, false).expect("a position of a game");
    board.occupied().len()
}

fn by_shakmaty(fen: &str) -> u32 {
    let fen = Fen::from_ascii(fen.as_bytes()).expect("a FEN");
    let position: Chess = fen.into_position(CastlingMode::Standard).expect("one of a game");
    u32::try_from(position.board().occupied().count()).expect("at most 64 men")
}

fn by_chess(fen: &str) -> u32 {
    chess::Board::from_str(fen).expect("a position of a game").combined().popcnt()
}
