//! How fast each writes a move as players write it, with its check mark, into a text of its own.

use cozy_chess::util;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess};

use crate::Plan;
use crate::games::Place;
use crate::race::{self, Runner};
use crate::report::Report;

pub fn race(plan: Plan, places: &[Place], report: &mut Report) {
    eprintln!("SAN written, {} moves (the crate chess writes none)", places.len());
    let cozy: Vec<_> = places.iter().map(for_cozy_chess).collect();
    let shakmaty: Vec<_> = places.iter().map(for_shakmaty).collect();
    for ((place, cozy), shakmaty) in places.iter().zip(&cozy).zip(&shakmaty) {
        let ours = place.position.san(place.mv);
        assert_eq!(ours, of_cozy_chess(cozy), "as cozy-chess writes it in {:?}", place.position);
        assert_eq!(ours, of_shakmaty(shakmaty), "as shakmaty writes it in {:?}", place.position);
    }
    let letters = sum(places, |place| place.position.san(place.mv));
    let runners = Vec::from([
        Runner::new("ours", || sum(places, |place| place.position.san(place.mv))),
        Runner::new("cozy-chess", || sum(&cozy, of_cozy_chess)),
        Runner::new("shakmaty", || sum(&shakmaty, of_shakmaty)),
    ]);
    let times = race::race("moves of the games", plan.rounds * 6, letters, runners);
    report.san(places.len() as u64, times);
}

fn sum<T>(places: &[T], write: impl Fn(&T) -> String) -> u64 {
    places.iter().map(|place| write(place).len() as u64).sum()
}

type OfCozyChess = (cozy_chess::Board, cozy_chess::Move);

fn for_cozy_chess(place: &Place) -> OfCozyChess {
    let board = cozy_chess::Board::from_fen(&place.position.fen(), false).expect("of a game");
    let mv = util::parse_uci_move(&board, &place.mv.to_string()).expect("a lawful move");
    (board, mv)
}

fn of_cozy_chess((board, mv): &OfCozyChess) -> String {
    util::display_san_move(board, *mv).to_string()
}

type OfShakmaty = (Chess, shakmaty::Move);

fn for_shakmaty(place: &Place) -> OfShakmaty {
    let fen = Fen::from_ascii(place.position.fen().as_bytes()).expect("a FEN");
    let position: Chess = fen.into_position(CastlingMode::Standard).expect("of a game");
    let uci: UciMove = place.mv.to_string().parse().expect("UCI");
    let mv = uci.to_move(&position).expect("a lawful move");
    (position, mv)
}

fn of_shakmaty((position, mv): &OfShakmaty) -> String {
    SanPlus::from_move(position.clone(), *mv).to_string()
}
