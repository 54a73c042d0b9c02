//! What every store must do, whatever it is made of: numbers without a gap, one winner, the first answer again, and
//! silence after a failed write.

use std::sync::Arc;

use tempfile::TempDir;
use touchmove_record::{Ask, DeedText, Heading, Line, Session};
use touchmove_server::{Append, NewGame, Sqlite, Standing, Store, StoreError, Token, TokenHash};

#[tokio::test]
async fn what_is_kept_is_there_when_the_store_is_opened_again() {
    let (folder, store) = store();
    let (first, ready) = begin("first");
    let (second, _) = begin("second");
    store.create(first.clone()).await.expect("kept");
    store.create(NewGame { listed: false, ..second.clone() }).await.expect("kept");
    assert_eq!(store.append(append(&first, &ready, "a")).await, Ok(1));
    assert_eq!(store.last_beat().await, Ok(None));
    store.beat(7).await.expect("kept");
    store.beat(5).await.expect("a late beat takes nothing back");
    store.close().await.expect("closed");
    let files = std::fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(files, 1, "all is in one file that can be copied");
    assert_eq!(store.append(append(&first, &ready, "b")).await, Err(StoreError::Closed));

    let store = Sqlite::open(folder.path()).expect("a store");
    assert_eq!(store.last_beat().await, Ok(Some(7)));
    let game = store.game("first").await.expect("readable").expect("there");
    assert_eq!(game.heading, first.heading);
    assert_eq!(game.seats, first.seats);
    assert_eq!(store.game("third").await, Ok(None));
    let listed = store.listed(10).await.expect("readable");
    assert_eq!(listed.iter().map(|game| game.heading.id.as_str()).collect::<Vec<_>>(), ["first"]);
    let lines = store.lines("first").await.expect("readable");
    let texts: Vec<_> = lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, [&first.line.text, &ready.text]);
    let commands: Vec<_> = lines.into_iter().map(|line| line.command).collect();
    assert_eq!(commands, [None, Some((0, "a".to_owned()))]);
    assert_eq!(store.lines("third").await, Ok(vec![]));
}

#[tokio::test]
async fn only_the_number_that_is_next_is_kept() {
    let (_folder, store) = store();
    let (game, ready) = begin("game");
    store.create(game.clone()).await.expect("kept");
    for number in [0, 2, 5] {
        let line = Line { number, ..ready.clone() };
        let kept = store.append(append(&game, &line, "x")).await;
        assert_eq!(kept, Err(StoreError::Conflict { next: 1 }));
    }
    assert_eq!(store.append(append(&game, &ready, "x")).await, Ok(1));
    let nobody = Append { game: Arc::from("nobody"), ..append(&game, &ready, "y") };
    assert_eq!(store.append(nobody).await, Err(StoreError::Conflict { next: 0 }));
    assert_eq!(store.lines("nobody").await, Ok(vec![]));
}

#[tokio::test]
async fn a_command_is_kept_once_and_answered_as_at_first() {
    let (_folder, store) = store();
    let (game, ready) = begin("game");
    let (other, _) = begin("other");
    store.create(game.clone()).await.expect("kept");
    store.create(other.clone()).await.expect("kept");
    assert_eq!(store.append(append(&game, &ready, "same")).await, Ok(1));
    for number in [1, 2] {
        let line = Line { number, ..ready.clone() };
        assert_eq!(store.append(append(&game, &line, "same")).await, Ok(1));
    }
    assert_eq!(store.append(append(&other, &ready, "same")).await, Ok(1), "another game's command");
    let line = Line { number: 2, ..ready.clone() };
    let opponents = Append { by: Some(1), ..append(&game, &line, "same") };
    assert_eq!(store.append(opponents).await, Ok(2), "another player's command");
    assert_eq!(store.lines("game").await.map(|lines| lines.len()), Ok(3));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_append_the_same_number_one_wins() {
    let (_folder, store) = store();
    let (game, ready) = begin("game");
    store.create(game.clone()).await.expect("kept");
    let store = Arc::new(store);
    for number in 1..=20 {
        let racers = (0..16).map(|racer| {
            let line = Line { number, ..ready.clone() };
            let append = append(&game, &line, &format!("{number}-{racer}"));
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.append(append).await })
        });
        let racers: Vec<_> = racers.collect();
        let mut won = 0;
        for racer in racers {
            match racer.await.expect("no panic") {
                Ok(kept) => {
                    assert_eq!(kept, number);
                    won += 1;
                }
                Err(error) => assert_eq!(error, StoreError::Conflict { next: number + 1 }),
            }
        }
        assert_eq!(won, 1);
    }
    assert_eq!(store.lines("game").await.map(|lines| lines.len()), Ok(21));
}

#[tokio::test]
async fn games_with_a_running_clock_are_found() {
    let (_folder, store) = store();
    let (game, ready) = begin("game");
    store.create(game.clone()).await.expect("kept");
    assert_eq!(store.ticking().await, Ok(vec![]));
    let started = r#"{"events":[{"is":"started","law":"CH-3.1"}]}"#;
    let standing = Standing::NEW.after(started);
    let running = Append { standing, ..append(&game, &ready, "a") };
    store.append(running).await.expect("kept");
    assert_eq!(store.ticking().await, Ok(vec!["game".to_owned()]));
    assert_eq!(store.game("game").await.expect("readable").expect("there").standing.acts, 0);
}

#[tokio::test]
async fn after_a_failed_write_nothing_is_acknowledged_any_more() {
    let (folder, store) = store();
    let (game, ready) = begin("game");
    store.create(game.clone()).await.expect("kept");
    let file = rusqlite::Connection::open(folder.path().join("touchmove.db")).expect("the file");
    file.execute_batch("DROP TABLE heartbeat").expect("nothing to beat");
    let failed = store.beat(1).await.expect_err("the table is gone");
    assert!(matches!(&failed, StoreError::Stopped { because } if because.contains("heartbeat")));
    assert_eq!(store.append(append(&game, &ready, "a")).await, Err(failed.clone()));
    assert_eq!(store.create(begin("other").0).await, Err(failed));
    assert_eq!(store.lines("game").await.map(|lines| lines.len()), Ok(1), "reading goes on");
}

fn store() -> (TempDir, Sqlite) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a store");
    (folder, store)
}

/// A game with a clock, and its second line.
fn begin(id: &str) -> (NewGame, Line) {
    let clock = r#"{"periods":[{"moves":null,"time":60000,"bonus":{"kind":"none"}}]}"#;
    let heading = Heading::new(
        id.to_owned(),
        "chess".to_owned(),
        None,
        "classic".to_owned(),
        Some(serde_json::from_str(clock).expect("a clock")),
        vec![String::new(); 2],
        1,
    );
    let (session, line, _) = Session::begin(heading.clone()).expect("a game");
    let ready = session.judge(2, Some(0), None, &Ask::Deed(DeedText::Ready));
    let ready = ready.expect("lawful").expect("something").line;
    let seats: Vec<TokenHash> = (0..2).map(|_| Token::random().hash()).collect();
    (NewGame { heading, listed: true, seats, standing: Standing::NEW, line }, ready)
}

fn append(game: &NewGame, line: &Line, command: &str) -> Append {
    Append {
        game: Arc::from(game.heading.id.as_str()),
        by: Some(0),
        command: Some(command.to_owned()),
        line: line.clone(),
        standing: Standing::NEW,
    }
}
