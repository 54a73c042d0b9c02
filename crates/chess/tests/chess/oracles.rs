//! Random games in which every move list, position and text is compared with two oracles: the plain
//! mailbox, and another library.

use std::collections::BTreeSet;

use shakmaty::Position as _;
use touchmove_chess::{Move, Position};

use crate::mailbox::Mailbox;
use crate::support::{Chance, START, forgiven, vectors};

#[test]
fn the_mailbox_finds_the_same_moves_in_random_games() {
    let mut chance = Chance::new(1);
    for game in 0..30 {
        let fen = start(game);
        let (mut position, mut mailbox) = (forgiven(&fen), Mailbox::read(&fen));
        for _ in 0..80 {
            let moves = position.legal_moves();
            let ours: BTreeSet<String> = moves.iter().map(Move::to_string).collect();
            assert_eq!(ours.len(), moves.len(), "each once: {position:?}");
            assert_eq!(ours.len(), position.legal_move_count(), "{position:?}");
            assert_eq!(ours, mailbox.moves(), "{position:?}");
            if moves.is_empty() {
                break;
            }
            let mv = moves[chance.below(moves.len())];
            position = position.play(mv).expect("lawful");
            mailbox = mailbox.play(&mv.to_string());
            assert_eq!(Mailbox::read(&position.fen()).men(), mailbox.men(), "{position:?}");
        }
    }
}

#[test]
fn another_library_finds_the_same_moves_and_texts_in_random_games() {
    let mut chance = Chance::new(2);
    for game in 0..150 {
        let fen = start(game);
        let mut position = forgiven(&fen);
        for _ in 0..120 {
            let theirs = their_position(&position.fen());
            compare(&position, &theirs);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_lawful(moves[chance.below(moves.len())]);
            let again = Position::from_fen(&position.fen()).expect("its own text");
            assert_eq!(again.key(), position.key());
            assert_eq!(
                again.zobrist(),
                position.zobrist(),
                "counted as it went along: {position:?}"
            );
        }
    }
}

/// Moves, SAN, outcome and FEN of one position.
fn compare(ours: &Position, theirs: &shakmaty::Chess) {
    let their_moves = theirs.legal_moves();
    let mode = shakmaty::CastlingMode::Standard;
    let mut expected: Vec<(String, String)> = their_moves
        .iter()
        .map(|mv| {
            let san = shakmaty::san::SanPlus::from_move(theirs.clone(), *mv);
            (mv.to_uci(mode).to_string(), san.to_string())
        })
        .collect();
    let moves = ours.legal_moves();
    let mut said: Vec<(String, String)> =
        moves.iter().map(|mv| (mv.to_string(), ours.san(*mv))).collect();
    expected.sort();
    said.sort();
    assert_eq!(said, expected, "{ours:?}");
    for mv in &moves {
        assert_eq!(ours.read_san(&ours.san(*mv)).as_ref(), Ok(mv), "{ours:?}");
        assert_eq!(ours.read_uci(&mv.to_string()).as_ref(), Ok(mv), "{ours:?}");
    }
    assert_eq!(ours.is_checkmate(), theirs.is_checkmate(), "{ours:?}");
    assert_eq!(ours.is_stalemate(), theirs.is_stalemate(), "{ours:?}");
    let fen = shakmaty::fen::Fen::from_position(theirs, shakmaty::EnPassantMode::Legal);
    assert_eq!(ours.fen(), fen.to_string());
    for (color, other) in [
        (touchmove_chess::Color::White, shakmaty::Color::White),
        (touchmove_chess::Color::Black, shakmaty::Color::Black),
    ] {
        let shortage = touchmove_chess::shortage(ours, color);
        assert_eq!(shortage.is_some(), theirs.has_insufficient_material(other), "{ours:?}");
        let is_proved = |shortage| touchmove_chess::certifies(ours, color, shortage);
        assert!(shortage.is_none_or(is_proved), "{ours:?}");
    }
}

fn their_position(fen: &str) -> shakmaty::Chess {
    let fen: shakmaty::fen::Fen = fen.parse().expect("a FEN");
    let refused = shakmaty::PositionError::ignore_too_much_material;
    fen.into_position(shakmaty::CastlingMode::Standard).or_else(refused).expect("a position")
}

/// Where a game starts: half of them from positions in which much can happen.
fn start(game: usize) -> String {
    if game.is_multiple_of(2) {
        return START.to_owned();
    }
    let rows = vectors("perft");
    rows[game % rows.len()][0].clone()
}
