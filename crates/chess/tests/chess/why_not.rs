//! `why_not` is silent exactly where a lawful move does what was attempted.

use touchmove_chess::{Finding, Position, Square, why_not};
use touchmove_game::Step;

use crate::support::{Chance, START, forgiven, position, vectors};

#[test]
fn a_clause_is_named_exactly_if_no_lawful_move_does_it() {
    let mut chance = Chance::new(5);
    let rows = vectors("perft");
    for game in 0..40 {
        let fen = if game % 2 == 0 { START } else { &rows[game % rows.len()][0] };
        let mut position = forgiven(fen);
        for _ in 0..40 {
            check(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_lawful(moves[chance.below(moves.len())]);
        }
    }
}

fn check(position: &Position) {
    let moves = position.legal_moves();
    for from in Square::all() {
        for to in Square::all() {
            let lawful = moves.iter().any(|mv| (mv.from(), mv.to()) == (from, to));
            let findings = why_not(position, &Step::Carry { from, to });
            assert_eq!(findings.is_empty(), lawful, "{from}{to} in {position:?}: {findings:?}");
        }
    }
}

#[test]
fn findings_name_the_squares_and_the_men() {
    let findings = attempt("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2", "c3");
    let [Finding::Pinned { man, at, by, from }] = findings[..] else { panic!("{findings:?}") };
    assert_eq!([man.to_string(), by.to_string()], ["wN", "bR"]);
    assert_eq!([at.to_string(), from.to_string()], ["e2", "e4"]);

    let findings = attempt(START, "a1", "a5");
    let [Finding::Blocked { man, by, at }] = findings[..] else { panic!("{findings:?}") };
    assert_eq!([man.to_string(), by.to_string(), at.to_string()], ["wR", "wP", "a2"]);

    let findings = attempt("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "e1", "g1");
    let [Finding::CastlingCrosses { at, by, from }] = findings[..] else { panic!("{findings:?}") };
    assert_eq!([at.to_string(), by.to_string(), from.to_string()], ["f1", "bR", "f4"]);
}

#[test]
fn all_who_forbid_it_are_named() {
    // Two rooks and a knight attack d2; two men stand on the way of the rook.
    let findings = attempt("3rk3/3r4/8/8/8/5n2/8/4K3 w - - 0 1", "e1", "d2");
    assert_eq!(findings.len(), 2, "d7 stands before d8: {findings:?}");
    let findings = attempt("4k3/8/8/r7/p7/p7/8/R3K3 w Q - 0 1", "a1", "a5");
    assert_eq!(findings.len(), 2, "{findings:?}");
}

fn attempt(fen: &str, from: &str, to: &str) -> Vec<Finding> {
    let square = |name: &str| name.parse().expect("a square");
    why_not(&position(fen), &Step::Carry { from: square(from), to: square(to) })
}
