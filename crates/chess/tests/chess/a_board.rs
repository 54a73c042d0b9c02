//! Section A: board, pieces, right to move.

use touchmove_chess::{Chess, Color, File, Piece, Position, Rank, Role, Setup, Square};
use touchmove_game::{Game, Ground, Score, Seat, Shade};

use crate::support::{START, after, position};

#[test]
fn ch_1_1_the_board_has_64_squares_half_of_them_dark_a1_dark() {
    let spots = Chess::standard().geometry().spots;
    assert_eq!(spots.len(), 64);
    assert_eq!(spots.iter().filter(|spot| spot.shade == Shade::Dark).count(), 32);
    let a1 = spots.iter().find(|spot| spot.name == "a1").expect("a square");
    assert_eq!(a1.shade, Shade::Dark);
    for spot in &spots {
        for (_, place) in &spot.neighbours {
            assert_ne!(spot.shade, spots[usize::from(*place)].shade, "{} alternates", spot.name);
        }
    }
}

#[test]
fn ch_1_2_each_player_has_a_light_square_at_the_near_right() {
    let geometry = Chess::standard().geometry();
    assert_eq!(geometry.ground, Ground::Squares);
    assert_eq!(geometry.turns, [0, 180]);
    let white = geometry.spots.iter().max_by_key(|spot| (spot.y, spot.x)).expect("squares");
    // Black sees the board turned by half: his near right is White's far left.
    let black = geometry.spots.iter().min_by_key(|spot| (spot.y, spot.x)).expect("squares");
    assert_eq!((white.name.as_str(), white.shade), ("h1", Shade::Light));
    assert_eq!((black.name.as_str(), black.shade), ("a8", Shade::Light));
}

#[test]
fn ch_1_3_the_files_are_a_to_h() {
    let letters: String = File::all().map(File::letter).collect();
    assert_eq!(letters, "abcdefgh");
    let labels = Chess::standard().geometry().labels;
    let shown: String = labels.iter().take(8).map(|label| label.text.as_str()).collect();
    assert_eq!(shown, "abcdefgh");
}

#[test]
fn ch_1_4_the_ranks_are_1_to_8() {
    let digits: String = Rank::all().map(Rank::digit).collect();
    assert_eq!(digits, "12345678");
}

#[test]
fn ch_1_5_a_diagonal_keeps_its_colour() {
    let fen = "4k3/8/8/8/3B4/8/8/4K3 w - - 0 1";
    let from: Square = "d4".parse().expect("a square");
    let moves = position(fen).legal_moves();
    let mut bishop = moves.iter().filter(|mv| mv.from() == from);
    assert!(bishop.all(|mv| mv.to().is_light() == from.is_light()));
}

#[test]
fn ch_2_1_each_player_has_16_men() {
    let start = Position::start();
    for color in Color::ALL {
        assert_eq!(start.side(color).count(), 16, "{color}");
    }
    let game = Chess::standard();
    let names = [Seat::FIRST, Seat::SECOND].map(|seat| game.side(&start, seat).expect("a side").0);
    assert_eq!(names, ["white", "black"]);
}

#[test]
fn ch_2_2_each_side_has_king_queen_and_pairs_and_8_pawns() {
    let start = Position::start();
    for color in Color::ALL {
        let counts = Role::ALL.map(|role| start.squares(color.piece(role)).count());
        assert_eq!(counts, [8, 2, 2, 2, 1, 1], "{color}: P N B R Q K");
    }
}

#[test]
fn ch_2_3a_queens_start_on_their_own_colour_and_face_each_other() {
    assert_eq!(at_start("d1"), "wQ");
    assert_eq!(at_start("d8"), "bQ");
    assert!("d1".parse::<Square>().expect("a square").is_light());
    assert!(!"d8".parse::<Square>().expect("a square").is_light());
}

#[test]
fn ch_2_3b_kings_start_on_e1_and_e8() {
    assert_eq!(at_start("e1"), "wK");
    assert_eq!(at_start("e8"), "bK");
}

#[test]
fn ch_2_3c_the_array_of_the_other_men() {
    for (file, role) in "abcfgh".chars().zip("RNBBNR".chars()) {
        assert_eq!(at_start(&format!("{file}1")), format!("w{role}"));
        assert_eq!(at_start(&format!("{file}8")), format!("b{role}"));
    }
    for file in File::all() {
        assert_eq!(at_start(&format!("{}2", file.letter())), "wP");
        assert_eq!(at_start(&format!("{}7", file.letter())), "bP");
    }
}

#[test]
fn ch_2_4_a_square_holds_at_most_one_man() {
    let mut setup = Setup::from(&Position::start());
    let e2 = "e2".parse().expect("a square");
    setup.put(e2, Some(Color::White.piece(Role::Knight)));
    assert_eq!(setup.man(e2), Some(Color::White.piece(Role::Knight)));
    let position = after(START, "e4 d5 exd5");
    assert_eq!(position.men().count(), 31);
}

#[test]
fn ch_2_5_the_men_are_written_k_q_r_b_n_p() {
    let letters: String = Role::ALL.map(Role::letter).into_iter().rev().collect();
    assert_eq!(letters, "KQRBNP");
    for role in Role::ALL {
        for color in Color::ALL {
            let man = color.piece(role);
            assert_eq!(man.to_string().parse(), Ok(man));
        }
    }
    assert!("wX".parse::<Piece>().is_err());
}

#[test]
fn ch_3_1a_white_makes_the_first_move() {
    let game = Chess::standard();
    assert_eq!(game.to_act(&game.start()), Seat::FIRST);
}

#[test]
fn ch_3_1b_the_players_move_alternately() {
    let position = after(START, "e4");
    assert_eq!(position.turn(), Color::Black);
    assert!(position.read_uci("d2d4").is_err(), "White has moved");
    assert_eq!(after(START, "e4 e5").turn(), Color::White);
}

#[test]
fn ch_3_3_the_results_of_both_players_always_add_up_to_the_same() {
    for fen in [
        "R3k3/8/4K3/8/8/8/8/8 b - - 0 1",
        "4k3/4P3/4K3/8/8/8/8/8 b - - 0 1",
        "4k3/8/4K3/8/8/8/8/8 b - - 0 1",
    ] {
        let outcome = position(fen).outcome().expect("the game is over");
        let halves: u8 = outcome.scores.iter().map(|score| score.as_halves()).sum();
        assert_eq!(halves, Score::ONE.as_halves(), "{fen}");
    }
}

fn at_start(square: &str) -> String {
    let man = Position::start().man(square.parse().expect("a square"));
    man.expect("a man stands there").to_string()
}
