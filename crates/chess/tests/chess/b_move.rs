//! Section B: the move in general.

use touchmove_chess::{Chess, Color, Role, Square};
use touchmove_game::{Footprint, Game, Step};

use crate::support::{START, after, check, forgiven, position, targets};

#[test]
fn ch_4_1_a_move_carries_one_own_man_to_another_square() {
    check(&[
        (START, "e2e4", ""),
        (START, "e4e5", "CH-4.1"),
        (START, "e7e5", "CH-4.1"),
        (START, "e2e2", "CH-4.1"),
    ]);
    let game = Chess::standard();
    let act = "g1f3".parse().expect("a move");
    let footprint = game.footprint(&game.start(), &act);
    assert_eq!(footprint, Footprint::carry(square("g1"), square("f3")));
}

#[test]
fn ch_4_2_no_man_passes_over_another_but_the_knight() {
    check(&[
        (START, "a1a3", "CH-4.2"),
        (START, "f1b5", "CH-4.2"),
        (START, "d1d5", "CH-4.2"),
        (START, "b1c3", ""),
    ]);
}

#[test]
fn ch_4_3a_moving_onto_an_enemy_captures_it() {
    let position = after(START, "e4 d5 exd5");
    assert_eq!(position.man(square("d5")), Some(Color::White.piece(Role::Pawn)));
    assert_eq!(position.side(Color::Black).count(), 15);
    let game = Chess::standard();
    let before = after(START, "e4 d5");
    let footprint = game.footprint(&before, &"e4d5".parse().expect("a move"));
    assert_eq!(footprint.removes, [square("d5")]);
}

#[test]
fn ch_4_3c_en_passant_takes_a_man_from_another_square() {
    let game = Chess::standard();
    let before = after(START, "e4 a6 e5 d5");
    let act = before.read_uci("e5d6").expect("lawful");
    let footprint = game.footprint(&before, &act);
    assert_eq!(footprint.removes, [square("d5")]);
    assert_eq!(footprint.steps, [Step::Carry { from: square("e5"), to: square("d6") }]);
    assert_eq!(game.play(&before, &act).man(square("d5")), None);
}

#[test]
fn ch_4_4_no_man_goes_where_its_own_side_stands() {
    check(&[(START, "a1b1", "CH-4.4"), (START, "b1d2", "CH-4.4"), (START, "e1e2", "CH-4.4")]);
}

#[test]
fn ch_4_5_a_man_attacks_where_it_could_capture() {
    let position = position("4k3/8/8/3p4/8/1B6/8/3RK3 w - - 0 1");
    let attackers = position.attackers(square("d5"), Color::White);
    assert_eq!(attackers.into_iter().collect::<Vec<_>>(), [square("d1"), square("b3")]);
    // A pawn attacks aslant, not where it goes.
    let attackers = position.attackers(square("d4"), Color::Black);
    assert!(attackers.is_empty());
    assert!(position.attackers(square("c4"), Color::Black).has(square("d5")));
}

#[test]
fn ch_4_6_how_each_man_captures() {
    #[rustfmt::skip]
    let rows = [
        // Every neighbour and every square at a knight's distance holds a black pawn.
        ("P", "c5 e5"),
        ("R", "c4 d3 d5 e4"),
        ("B", "c3 c5 e3 e5"),
        ("N", "b3 b5 c2 c6 e2 e6 f3 f5"),
        ("Q", "c3 c4 c5 d3 d5 e3 e4 e5"),
    ];
    for (man, expected) in rows {
        let fen = format!("7k/8/1ppppp2/1ppppp2/1pp{man}pp2/1ppppp2/1ppppp2/7K w - - 0 1");
        let moves = forgiven(&fen).legal_moves();
        let from = square("d4");
        let mut to: Vec<String> =
            moves.iter().filter(|mv| mv.from() == from).map(|mv| mv.to().to_string()).collect();
        to.sort();
        assert_eq!(to.join(" "), expected, "{man}");
    }
    let king = "7k/8/8/8/3p4/2pKp3/2ppp3/8 w - - 0 1";
    assert_eq!(targets(king, "d3"), "c2 c4 d4 e2 e4", "not where another pawn protects");
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}
