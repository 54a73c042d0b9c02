//! The checked touch vectors T1 to T18: which moves are allowed after these touches.
//!
//! Positions, touches and allowed moves are those of the vectors, whose values were computed with another
//! program. Moves are in SAN; `any` means every lawful move.

use touchmove_arbiter::CLASSIC;
use touchmove_arbiter::touch::{self, Order, Touch, Whose};
use touchmove_chess::{Chess, Move, Position, Square};
use touchmove_game::Game;
use touchmove_sim::script::check;

use crate::chess;

struct Vector {
    fen: &'static str,
    /// What was played from there.
    played: &'static str,
    /// The squares touched, in order.
    touched: &'static str,
    order: Order,
    law: &'static str,
    allowed: &'static str,
}

const START: &str = "start";
const BOTH_WINGS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const ROOK_MOVES: &str = "Rg1 Rf1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rxh8+";

#[rustfmt::skip]
const VECTORS: [Vector; 17] = [
    row(START, "",            "f1 g1", Order::Known,   "CH-7.2.1a", "Nf3 Nh3"),
    row(START, "",            "a1",    Order::Known,   "CH-7.3a",   "any 20"),
    row(START, "e4 d5",       "e4 d5", Order::Known,   "CH-7.2.2a", "exd5"),
    row(START, "e4 d5",       "b1 d5", Order::Known,   "CH-7.2.2b", "Na3 Nc3"),
    row(START, "e4 d5",       "d5 b1", Order::Known,   "CH-7.2.2b", "exd5"),
    row(START, "e4 d5",       "d5 b1", Order::Unknown, "CH-7.2.2c", "Na3 Nc3"),
    row(START, "e4 a6 e5 d5", "d5",    Order::Known,   "CH-7.2.1b", "exd6"),
    row(BOTH_WINGS, "",       "e1 h1", Order::Known,   "CH-5.1.4a", "O-O"),
    row(BOTH_WINGS, "",       "h1 e1", Order::Known,   "CH-7.2.1a", ROOK_MOVES),
    row("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "", "e1 h1", Order::Known, "CH-5.1.4a",
        "Kd1 Kd2 Ke2 O-O-O"),
    row("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1", "", "e1 h1", Order::Known,
        "CH-5.1.4b", "any 22"),
    row("4k3/8/8/8/4r3/8/8/1N2K3 w - - 0 1", "", "b1", Order::Known, "CH-7.3a",
        "any 4 Kd1 Kd2 Kf1 Kf2"),
    row("4k3/8/8/8/4r3/8/8/3NK3 w - - 0 1", "", "d1", Order::Known, "CH-7.2.1a", "Ne3"),
    row("4k3/8/8/3q4/8/8/4P3/4K3 w - - 0 1", "", "d5 e2", Order::Known, "CH-7.2.2b", "e3 e4"),
    row("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "", "e2", Order::Known, "CH-7.3a", "any"),
    row("4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", "", "e8 d5", Order::Known, "CH-7.2.1b", "exd5"),
    row(BOTH_WINGS, "",       "e1",    Order::Known,   "CH-7.2.1a",
        "Kd1 Kd2 Ke2 Kf1 Kf2 O-O O-O-O"),
];

const fn row(
    fen: &'static str,
    played: &'static str,
    touched: &'static str,
    order: Order,
    law: &'static str,
    allowed: &'static str,
) -> Vector {
    Vector { fen, played, touched, order, law, allowed }
}

/// Checks the vector of this number.
#[track_caller]
fn check_vector(number: usize) {
    let vector = &VECTORS[number - 1];
    let (game, position) = reached(vector);
    let lawful = game.acts(&position);
    let footprints: Vec<_> = lawful.iter().map(|mv| game.footprint(&position, mv)).collect();
    let touches = touches(&game, &position, vector.touched);
    let joins = |first, second| game.joins(&position, first, second);
    let binding = touch::bind(&footprints, &touches, vector.order, joins);
    let mut open: Vec<String> =
        binding.open.iter().map(|place| lawful[*place].to_string()).collect();
    open.sort();
    assert_eq!(open, allowed(&position, &lawful, vector.allowed), "T{number}");
    assert_eq!(binding.law.map(touchmove_game::Law::id), Some(vector.law), "T{number}");
    assert_eq!(binding.bound.is_empty(), open.len() == lawful.len(), "T{number}");
}

fn reached(vector: &Vector) -> (Chess, Position) {
    let game = match vector.fen {
        START => Chess::standard(),
        fen => Chess::from_fen(fen).expect("a lawful position"),
    };
    let position = vector.played.split_whitespace().fold(game.start(), |position, san| {
        let mv = position.read_san(san).expect("a lawful move");
        position.play(mv).expect("what was read is lawful")
    });
    (game, position)
}

fn touches(game: &Chess, position: &Position, squares: &str) -> Vec<Touch<Square>> {
    let touch = |square: &str| {
        let point = square.parse().expect("a square");
        let is_own = game.owner(position, point) == Some(game.to_act(position));
        Touch { point, whose: if is_own { Whose::Own } else { Whose::Theirs } }
    };
    squares.split_whitespace().map(touch).collect()
}

/// The moves that the vector allows. `any` may say how many there are, and which.
#[track_caller]
fn allowed(position: &Position, lawful: &[Move], text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let read = |sans: &[&str]| {
        let read = sans.iter().map(|san| position.read_san(san).expect("a lawful move"));
        let mut moves: Vec<String> = read.map(|mv| mv.to_string()).collect();
        moves.sort();
        moves
    };
    match words[..] {
        ["any", ref rest @ ..] => {
            let mut all: Vec<String> = lawful.iter().map(ToString::to_string).collect();
            all.sort();
            if let [count, ref sans @ ..] = *rest {
                assert_eq!(all.len().to_string(), count);
                assert!(sans.is_empty() || all == read(sans));
            }
            all
        }
        ref sans => read(sans),
    }
}

#[test]
fn ch_7_2_1a_t1_the_first_of_two_own_men_that_can_move() {
    check_vector(1);
}

#[test]
fn ch_7_3a_t2_a_rook_that_cannot_move_binds_nobody() {
    check_vector(2);
}

#[test]
fn ch_7_2_2a_t3_the_touched_pawn_takes_the_touched_pawn() {
    check_vector(3);
}

#[test]
fn ch_7_2_2b_t4_the_knight_cannot_take_so_it_moves_as_the_first_touched() {
    check_vector(4);
}

#[test]
fn ch_7_2_2b_t5_the_knight_cannot_take_so_the_pawn_is_taken_as_the_first_touched() {
    check_vector(5);
}

#[test]
fn ch_7_2_2c_t6_in_an_unknown_order_the_own_knight_counts_as_first() {
    check_vector(6);
}

#[test]
fn ch_7_2_1b_t7_a_touched_pawn_is_taken_in_passing() {
    check_vector(7);
}

#[test]
fn ch_5_1_4a_t8_king_and_rook_castle() {
    check_vector(8);
}

#[test]
fn ch_5_1_3_t9_rook_and_king_do_not_castle() {
    check_vector(9);
}

#[test]
fn ch_5_1_4a_t10_castling_there_is_unlawful_so_the_king_moves_or_castles_elsewhere() {
    check_vector(10);
}

#[test]
fn ch_5_1_4b_t11_the_king_cannot_move_and_the_rook_is_not_owed() {
    check_vector(11);
}

#[test]
fn ch_7_3a_t12_a_knight_that_cannot_stop_the_check_binds_nobody() {
    check_vector(12);
}

#[test]
fn ch_7_2_1a_t13_a_knight_that_can_stop_the_check_must() {
    check_vector(13);
}

#[test]
fn ch_7_2_2b_t14_what_cannot_be_captured_yields_to_what_can_move() {
    check_vector(14);
}

#[test]
fn ch_7_3a_t15_a_pinned_knight_binds_nobody() {
    check_vector(15);
}

#[test]
fn ch_7_2_1b_t16_the_first_that_can_be_captured_is() {
    check_vector(16);
}

#[test]
fn ch_7_2_1a_t17_the_king_alone_may_move_or_castle_on_either_side() {
    check_vector(17);
}

/// On a guarded board the unlawful move is not made at all, so nothing is replaced: the queen stays owed.
#[test]
fn ch_7_2_1a_t18_the_queen_that_was_put_where_it_may_not_go_is_still_owed() {
    check(
        &mut chess("4r1k1/8/8/8/8/8/3Q4/4K3 w - - 0 1", &CLASSIC, None),
        "1000 white touch d2   | touched d2
         1500 white release d3 | no: CH-9.2a
         1500 owed             | d2: d2e2 d2e3 CH-7.2.1a
         2000 white touch e1   | no: CH-7.2.1a
         2500 white release e3 | made d2e3 CH-6.1",
    );
}
