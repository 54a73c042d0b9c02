//! What makes two positions the same (DR-3F.d, DR-3F.e).

use touchmove_chess::{Key, Position};

use crate::support::{START, position, vectors};

/// How often the last position of a game has occurred, the last time included.
fn occurrences(fen: &str, moves: &str) -> usize {
    let mut now = position(fen);
    let mut keys: Vec<Key> = vec![now.key()];
    for san in moves.split_whitespace() {
        now = now.play(now.read_san(san).expect("lawful")).expect("lawful");
        keys.push(now.key());
    }
    keys.iter().filter(|key| **key == now.key()).count()
}

#[test]
fn dr_3f_d_the_same_placement_with_the_same_player_to_move() {
    let twice = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    assert_eq!(occurrences(START, twice), 2);
    assert_eq!(occurrences(START, &format!("{twice} Ng8")), 3);
    // The same men, but the other player is to move.
    let one = position("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    assert_ne!(one.key(), Position::from_fen("3k4/8/8/8/8/8/4R3/4K3 b - - 0 1").expect("ok").key());
    let white = position("3k4/8/8/8/8/8/4R3/4K3 w - - 0 1");
    let black = position("3k4/8/8/8/8/8/4R3/4K3 b - - 0 1");
    assert_ne!(white.key(), black.key());
    assert_ne!(white.zobrist(), black.zobrist());
}

#[test]
fn dr_3f_e_castling_and_lawful_en_passant_make_a_difference() {
    // The first time a capture in passing was lawful.
    let cycle = "e4 Nf6 e5 d5 Bc4 Nc6 Bf1 Nb8 Bc4 Nc6 Bf1 Nb8";
    assert_eq!(occurrences(START, cycle), 2);
    assert_eq!(occurrences(START, &format!("{cycle} Bc4 Nc6 Bf1 Nb8")), 3);
    // The rights were lost after the first time.
    assert_eq!(occurrences(START, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8"), 2);
    // The capturing pawn is pinned: the crossed square does not count.
    let crossed = position("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1");
    let plain = position("8/8/8/K2pP2r/8/8/8/4k3 w - - 0 1");
    assert_eq!(crossed.key(), plain.key());
    assert_eq!(crossed.zobrist(), plain.zobrist());
    let lawful = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let lapsed = position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    assert_ne!(lawful.key(), lapsed.key());
    assert_ne!(lawful.zobrist(), lapsed.zobrist());
}

#[test]
fn published_games_repeat_as_often_as_published() {
    for [game, expected, source] in vectors("repetition") {
        let (fen, moves) = game.split_once(" | ").expect("FEN | moves");
        let part = expected.split(';').find_map(|part| part.trim().strip_prefix("on_board="));
        let count = part.and_then(|part| part.split(' ').next()).expect("a count");
        assert_eq!(occurrences(fen, moves).to_string(), count, "{moves} ({source})");
    }
}
