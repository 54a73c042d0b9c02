//! Whole games written down and read back: the log is the game, and no change of it goes unseen.

mod hand;

use hand::{Board, moves, moves_of};
use touchmove_record::{
    Ask, ControlText, DeedText, EventText, FaultKind, Heading, PhaseName, Session, Shown, verify,
};

const OPERA: &str = include_str!("../../../fixtures/games/opera.moves");
/// A log that an earlier build of version 1 wrote. It must be judged the same for ever.
const OPERA_LOG: &str = include_str!("../../../fixtures/logs/opera-v1.jsonl");

fn heading(clock: &str) -> Heading {
    let clock: Option<ControlText> = serde_json::from_str(clock).expect("a control or null");
    let names = vec!["Morphy".to_owned(), "Duke \"and\" Count".to_owned()];
    Heading::new("opera".into(), "chess".into(), None, "classic".into(), clock, names, 1_000)
}

const FIVE_MINUTES: &str =
    r#"{"periods":[{"moves":null,"time":300000,"bonus":{"kind":"fischer","time":2000}}]}"#;

fn opera() -> Board {
    let mut board = Board::new(heading(FIVE_MINUTES));
    board.start();
    moves(OPERA).for_each(|san| board.play(san));
    board
}

#[test]
fn a_log_read_back_is_the_same_game() {
    let board = opera();
    let again = verify(board.lines()).expect("what was written is right");
    assert_eq!(again.head(), board.session.head());
    assert_eq!(again.pgn(), board.session.pgn());
    assert_eq!(again.phase(), PhaseName::Over);
    assert!(again.notation().eq(moves(OPERA)), "the moves are those of the source");
}

#[test]
fn a_log_of_an_earlier_build_is_judged_the_same() {
    let session = verify(OPERA_LOG.lines()).expect("the log was right when it was written");
    assert!(session.notation().eq(moves(OPERA)));
}

#[test]
fn the_export_has_the_moves_the_result_and_the_clock() {
    let pgn = opera().session.pgn();
    assert!(pgn.contains("[Black \"Duke \\\"and\\\" Count\"]\n"), "{pgn}");
    assert!(pgn.contains("[Result \"1-0\"]\n"), "{pgn}");
    assert!(pgn.contains("[TimeControl \"300+2\"]\n"), "{pgn}");
    assert!(pgn.contains("[TerminationLaw \"CH-10.1\"]\n"), "{pgn}");
    // Each step of the hand takes a tenth of a second: touch, release, press.
    assert!(pgn.contains("\n1. e4 {[%clk 0:05:03.7]} 1... e5 {[%clk 0:05:03.7]}"), "{pgn}");
    assert!(pgn.lines().all(|line| line.len() <= 80));
    assert!(moves_of(&pgn).eq(moves(OPERA)), "{pgn}");
}

/// The time told with a completed move is the time on the clock, also of a face that goes on running.
#[test]
fn told_times_are_those_of_the_clock() {
    let two_periods = r#"{"periods":[{"moves":2,"time":10000,"bonus":{"kind":"none"}},
        {"moves":null,"time":5000,"bonus":{"kind":"none"}}]}"#;
    let mut board = Board::new(heading(two_periods));
    board.start();
    let mut told = Vec::new();
    // White never presses: the next own move completes the one before.
    for (seat, from, to) in
        [(0, "e2", "e4"), (1, "e7", "e5"), (0, "d2", "d4"), (1, "d7", "d5"), (0, "a2", "a3")]
    {
        for deed in [DeedText::Touch(from.into()), DeedText::Release(to.into())] {
            told.extend(board.deed(seat, deed).expect("it is lawful"));
        }
    }
    let left = told.iter().flat_map(|entry| {
        let clock = entry.table.clock.as_ref().expect("there is a clock").left[0];
        entry.events.iter().filter_map(move |event| match (&event.event, &event.shown) {
            (
                EventText::MoveCompleted { seat: 0, .. } | EventText::PeriodBegan { seat: 0, .. },
                Shown::Left { left },
            ) => Some((*left, clock)),
            _ => None,
        })
    });
    // A tenth of a second a deed: 0.6 s are used when the second move is made, 1 s when the third is.
    assert!(left.eq([(9_400, 9_400), (9_000, 14_000), (14_000, 14_000)]));
    let pgn = board.session.pgn();
    assert!(
        pgn.contains("1. e4 {[%clk 0:00:09.4]}") && pgn.contains("d4 {[%clk 0:00:09]}"),
        "{pgn}"
    );
}

#[test]
fn the_export_of_a_set_up_game_begins_where_it_began() {
    let mut heading = heading("null");
    heading.start =
        Some("  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -  0 4294967295".into());
    let mut board = Board::new(heading);
    board.start();
    for deed in [DeedText::Touch("e7".into()), DeedText::Release("e5".into())] {
        board.deed(1, deed).expect("it is Black's move");
    }
    for deed in [DeedText::Touch("e2".into()), DeedText::Release("e4".into())] {
        board.deed(0, deed).expect("it is White's move");
    }
    let pgn = board.session.pgn();
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 4294967295";
    assert!(pgn.contains(&format!("[FEN \"{fen}\"]\n")), "{pgn}");
    assert!(pgn.contains("\n4294967295... e5 4294967295. e4 *\n"), "{pgn}");
}

#[test]
fn every_changed_byte_of_a_log_is_found() {
    let board = opera();
    let lines: Vec<&str> = board.lines().collect();
    let head = board.session.head().to_string();
    for line in (0..lines.len()).step_by(7) {
        for place in (0..lines[line].len()).step_by(11) {
            let mut forged: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
            let old = forged[line].remove(place);
            forged[line].insert(place, if old == '1' { '2' } else { '1' });
            let found = match verify(forged.iter().map(String::as_str)) {
                Ok(session) => session.head().to_string() != head,
                Err(_) => true,
            };
            assert!(found, "line {line} byte {place}");
        }
    }
}

#[test]
fn lost_doubled_and_swapped_lines_are_found() {
    let board = opera();
    let lines: Vec<&str> = board.lines().collect();
    let fault = |lines: &[&str]| match verify(lines.iter().copied()) {
        Ok(_) => panic!("the forgery passed"),
        Err(fault) => (fault.line, fault.kind),
    };
    let mut lost = lines.clone();
    lost.remove(5);
    assert_eq!(fault(&lost), (5, FaultKind::Number { found: 6 }));
    let mut doubled = lines.clone();
    doubled.insert(5, lines[5]);
    assert_eq!(fault(&doubled), (6, FaultKind::Number { found: 5 }));
    assert_eq!(fault(&[]), (0, FaultKind::Empty));
}

#[test]
fn a_forged_verdict_is_judged_anew() {
    let board = opera();
    let mut lines: Vec<String> = board.lines().map(str::to_owned).collect();
    let last = lines.len() - 1;
    assert!(lines[last].contains("\"scores\":[2,0]"));
    lines[last] = lines[last].replace("\"scores\":[2,0]", "\"scores\":[0,2]");
    let forged = verify(lines.iter().map(String::as_str));
    let kind = forged.map(|_| ()).expect_err("White mated").kind;
    assert!(matches!(kind, FaultKind::Differs { .. }), "{kind}");
}

#[test]
fn bad_headings_are_refused_with_a_reason() {
    let with = |change: fn(&mut Heading)| {
        let mut heading = heading("null");
        change(&mut heading);
        Session::begin(heading).map(|_| ()).expect_err("no such game can be played")
    };
    assert!(matches!(with(|h| h.game = "go".into()), FaultKind::UnknownGame(_)));
    assert!(matches!(with(|h| h.rules = "house".into()), FaultKind::UnknownRules(_)));
    assert!(matches!(with(|h| h.start = Some("8/8".into())), FaultKind::Start(_)));
    let mate = |h: &mut Heading| h.start = Some("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1".into());
    assert!(matches!(with(mate), FaultKind::Start(_)));
    assert!(matches!(with(|h| h.names.clear()), FaultKind::Names(0)));
}

#[test]
fn a_refusal_says_why_in_every_language() {
    let mut board = Board::new(heading("null"));
    board.start();
    board.deed(0, DeedText::Touch("g1".into())).expect("the knight may be touched");
    let refused = board.deed(0, DeedText::Touch("e2".into())).expect_err("the knight must move");
    assert_eq!(refused.law, Some("CH-7.2.1a"));
    let says = serde_json::to_value(&refused.says).expect("texts");
    assert_eq!(says["en"], "You touched the white knight on g1: it must move.");
    assert_eq!(says["zh-Hans"], "你已触摸 g1 的白马，必须走动它。");
    assert_eq!(refused.findings[0].points, ["g1"]);
    let refused = board.deed(0, DeedText::Touch("z9".into())).expect_err("there is no z9");
    assert_eq!(refused.law, None);
}

#[test]
fn arbitrary_lines_are_refused_and_never_panic() {
    let lines = ["", "{}", "null", "[]", "\u{0}", "{\"touchmove\":9}", "{\"n\":1}", "«»"];
    for line in lines {
        assert!(Session::read_first(line).is_err(), "{line}");
        let mut board = opera();
        assert!(board.session.read_line(line).is_err(), "{line}");
    }
    let long = format!("{{\"touchmove\":1,\"id\":\"{}\"}}", "x".repeat(70_000));
    let fault = Session::read_first(&long).map(|_| ()).expect_err("too long");
    assert!(matches!(fault.kind, FaultKind::TooLong(_)));
}

#[test]
fn only_the_hall_reports_what_the_hall_does() {
    let board = opera();
    assert!(board.session.judge(9_000_000, Some(0), None, &Ask::WAKE).is_err());
    let ask: Result<DeedText, _> = serde_json::from_str("\"wake\"");
    assert!(ask.is_err(), "no player can send it");
}
