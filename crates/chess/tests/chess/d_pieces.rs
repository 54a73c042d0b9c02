//! Section D: queen, rook, bishop, knight.

use touchmove_chess::{Color, Position, Role};

use crate::support::{START, check, targets};

#[test]
fn ch_5_2_the_queen_goes_along_files_ranks_and_diagonals() {
    // 7 on the file, 7 on the rank, 13 on the diagonals.
    assert_eq!(
        targets("6k1/8/8/8/3Q4/8/8/1K6 w - - 0 1", "d4"),
        "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4 h8"
    );
    check(&[("6k1/8/8/8/3Q4/8/8/1K6 w - - 0 1", "d4e6", "CH-5.2"), (START, "d1d3", "CH-4.2")]);
}

#[test]
fn ch_5_3_the_rook_goes_along_files_and_ranks_never_aslant() {
    assert_eq!(
        targets("6k1/8/8/8/3R4/8/8/1K6 w - - 0 1", "d4"),
        "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4"
    );
    check(&[("6k1/8/8/8/3R4/8/8/1K6 w - - 0 1", "d4e5", "CH-5.3")]);
}

#[test]
fn ch_5_4a_the_bishop_goes_along_diagonals() {
    assert_eq!(
        targets("6k1/8/8/8/3B4/8/8/1K6 w - - 0 1", "d4"),
        "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8"
    );
    check(&[("6k1/8/8/8/3B4/8/8/1K6 w - - 0 1", "d4d5", "CH-5.4a")]);
}

#[test]
fn ch_5_4b_each_side_starts_with_one_bishop_on_each_colour() {
    let start = Position::start();
    for color in Color::ALL {
        let bishops = start.squares(color.piece(Role::Bishop)).into_iter();
        let light = bishops.filter(|square| square.is_light()).count();
        assert_eq!(light, 1, "{color}");
    }
}

#[test]
fn ch_5_5a_the_knight_goes_one_straight_and_one_aslant() {
    let fen = "6k1/8/8/8/3N4/8/8/1K6 w - - 0 1";
    assert_eq!(targets(fen, "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
    check(&[(fen, "d4d5", "CH-5.5a"), (fen, "d4f6", "CH-5.5a")]);
}

#[test]
fn ch_5_5b_the_knight_leaves_its_file_rank_and_diagonals() {
    let fen = "6k1/8/8/8/3N4/8/8/1K6 w - - 0 1";
    let lines = targets("6k1/8/8/8/3Q4/8/8/1K6 w - - 0 1", "d4");
    for square in targets(fen, "d4").split(' ') {
        assert!(!lines.contains(square), "{square}");
    }
}

#[test]
fn ch_5_5c_the_squares_between_may_be_occupied() {
    assert_eq!(targets(START, "b1"), "a3 c3");
    assert_eq!(
        targets("6k1/8/8/2ppp3/2pNp3/2ppp3/8/1K6 w - - 0 1", "d4"),
        "b3 b5 c2 c6 e2 e6 f3 f5"
    );
}

#[test]
fn ch_5_5d_no_leg_is_hobbled() {
    // In xiangqi the pawn on d5 would keep the knight from c6 and e6.
    let fen = "6k1/8/8/3p4/3N4/8/8/1K6 w - - 0 1";
    check(&[(fen, "d4c6", ""), (fen, "d4e6", "")]);
}
