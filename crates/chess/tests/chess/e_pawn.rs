//! Section E: the pawn and its promotion.

use touchmove_chess::{Chess, Color, Lesson, Move, Piece, Position, Role, Square, why_not};
use touchmove_game::{Explain, Game, Step};

use crate::support::{START, after, check, laws, position, targets};

const PROMOTING: &str = "3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn ch_5_6_1_pawns_go_forward_only() {
    check(&[
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3", "CH-5.6.1"),
        ("4k3/8/8/8/4P3/3p4/8/4K3 w - - 0 1", "e4d3", "CH-5.6.1"),
        ("4k3/8/8/4p3/8/8/8/4K3 b - - 0 1", "e5e6", "CH-5.6.1"),
        ("4k3/8/8/4p3/8/8/8/4K3 b - - 0 1", "e5e4", ""),
    ]);
}

#[test]
fn ch_5_6_2a_one_square_forward_if_it_is_empty() {
    check(&[
        (START, "e2e3", ""),
        ("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5", "CH-5.6.2a"),
        (START, "e2f4", "CH-5.6.2a"),
        (START, "e2e5", "CH-5.6.2a"),
    ]);
}

#[test]
fn ch_5_6_2b_two_squares_from_the_original_square_if_both_are_empty() {
    check(&[
        (START, "e2e4", ""),
        ("4k3/8/8/8/8/4n3/4P3/6K1 w - - 0 1", "e2e4", "CH-5.6.2b"),
        ("4k3/8/8/8/4n3/8/4P3/6K1 w - - 0 1", "e2e4", "CH-5.6.2b"),
        ("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7e5", ""),
    ]);
}

#[test]
fn ch_5_6_2c_afterwards_one_square_at_a_time() {
    check(&[
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", "CH-5.6.2b"),
        ("4k3/8/4p3/8/8/8/8/4K3 b - - 0 1", "e6e4", "CH-5.6.2b"),
    ]);
    assert_eq!(targets("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3"), "e4");
}

#[test]
fn ch_5_6_2d_it_captures_one_square_aslant_only() {
    assert_eq!(targets("4k3/8/8/3ppp2/4P3/8/8/4K3 w - - 0 1", "e4"), "d5 f5");
    check(&[("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4d5", "CH-5.6.2d")]);
}

#[test]
fn ch_5_6_3a_a_pawn_that_crossed_an_attacked_square_may_be_captured_there() {
    let position = after(START, "e4 a6 e5 d5 exd6");
    assert_eq!(position.fen(), "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3");
    // A single step gives no such right.
    let stepped = after(START, "e4 d6 e5 a6 a3 d5 a4 a5").fen();
    assert_eq!(laws(&stepped, "e5d6"), "CH-5.6.3b");
    let single = after(START, "e4 d6 a3 a6 e5 d5").fen();
    assert_eq!(laws(&single, "e5d6"), "CH-5.6.3b");
}

#[test]
fn ch_5_6_3b_the_right_lapses_after_one_move() {
    check(&[
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", ""),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "CH-5.6.3b"),
    ]);
    let late = after(START, "e4 a6 e5 d5 a3 a5").fen();
    assert_eq!(laws(&late, "e5d6"), "CH-5.6.3b");
}

#[test]
fn ch_5_6_3c_it_counts_as_one_move() {
    let position = after(START, "e4 a6 e5 d5 exd6");
    assert_eq!((position.fullmove(), position.halfmove()), (3, 0));
    assert_eq!(position.turn(), Color::Black);
}

#[test]
fn ch_5_6_3d_en_passant_may_be_written_beside_it() {
    let position = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for text in ["exd6", "exd6 e.p.", "exd6e.p.", "exd6 en passant", "exd6 en pt"] {
        assert_eq!(position.read_san(text), Ok(mv("e5d6")), "{text}");
    }
}

#[test]
fn ch_5_6_4a_on_the_last_rank_it_must_become_one_of_four() {
    check(&[
        (PROMOTING, "e7e8q", ""),
        (PROMOTING, "e7e8r", ""),
        (PROMOTING, "e7e8b", ""),
        (PROMOTING, "e7e8n", ""),
        (PROMOTING, "e7d8n", ""),
        (PROMOTING, "e7e8", "CH-5.6.4a"),
        (START, "e2e4q", "CH-5.6.4a"),
    ]);
    let game = Chess::standard();
    let position = position(PROMOTING);
    let footprint = game.footprint(&position, &mv("e7d8r"));
    assert_eq!(footprint.removes, [square("d8")]);
    assert_eq!(
        footprint.steps,
        [
            Step::Carry { from: square("e7"), to: square("d8") },
            Step::Place { man: man("wR"), to: square("d8") }
        ]
    );
    assert!(game.why_not(&position, &footprint.steps[0]).is_empty());
    assert!(game.why_not(&position, &footprint.steps[1]).is_empty());
}

#[test]
fn ch_5_6_4b_the_choice_is_not_limited_to_captured_men() {
    // The queen still stands, and a third knight may come.
    let position = after("4k3/P7/8/8/8/8/8/NN1QK3 w - - 0 1", "a8=Q+ Ke7");
    assert_eq!(position.squares(man("wQ")).count(), 2);
    check(&[("4k3/P7/8/8/8/8/8/NN1QK3 w - - 0 1", "a7a8n", "")]);
}

#[test]
fn ch_5_6_4c_it_becomes_no_king_and_remains_no_pawn() {
    check(&[(PROMOTING, "e7e8k", "CH-5.6.4c")]);
    #[rustfmt::skip]
    let rows = [
        ("wK", "e8", "CH-5.6.4c"),
        ("wP", "e8", "CH-5.6.4c"),
        ("bQ", "e8", "CH-5.6.4a"),
        ("wQ", "f8", "CH-5.6.4a"),
        ("wQ", "e8", ""),
    ];
    for (text, to, expected) in rows {
        let place = Step::Place { man: man(text), to: square(to) };
        let findings = why_not(&position(PROMOTING), &place);
        let ids: Vec<&str> = findings.iter().map(|finding| finding.law().id()).collect();
        assert_eq!(ids.join(" "), expected, "{text} on {to}");
    }
}

#[test]
fn ch_5_6_4d_the_new_man_takes_effect_at_once() {
    let mate = after("7k/4P1pp/8/8/8/8/8/4K3 w - - 0 1", "e8=Q#");
    assert!(mate.is_checkmate());
}

#[test]
fn ch_5_6_4e_it_moves_as_the_new_man() {
    let position = after("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8=N+ Kh6");
    let from = square("e8");
    let moves = position.legal_moves();
    let mut to: Vec<String> =
        moves.iter().filter(|mv| mv.from() == from).map(|mv| mv.to().to_string()).collect();
    to.sort();
    assert_eq!(to, ["c7", "d6", "f6", "g7"]);
}

#[test]
fn ch_5_6_4g_any_piece_means_queen_rook_bishop_or_knight() {
    let moves = position(PROMOTING).legal_moves();
    let e8 = square("e8");
    let mut roles: Vec<Role> =
        moves.iter().filter(|mv| mv.to() == e8).filter_map(|mv| mv.promotion()).collect();
    roles.sort();
    assert_eq!(roles, [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
}

#[test]
fn q_1_a_promoted_pawn_becomes_one_man_and_never_moves_like_everything() {
    let before = position(PROMOTING);
    let lesson = Lesson::of(&before, mv("e7e8q")).expect("a pawn reaches the last rank");
    assert_eq!(lesson.law().id(), "Q-1");
    assert_eq!(Lesson::of(&before, mv("e7e8")), Some(lesson), "also before the choice");
    assert_eq!(Lesson::of(&Position::start(), mv("e2e4")), None);
    // The queen that it became does not move like a knight, and the answer says so.
    let queen = after("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8=Q Kh7").fen();
    check(&[(&queen, "e8f6", "CH-5.2"), (&queen, "e8e2", ""), (&queen, "e8b5", "")]);
}

fn mv(uci: &str) -> Move {
    uci.parse().expect("a move")
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn man(key: &str) -> Piece {
    key.parse().expect("a man")
}
