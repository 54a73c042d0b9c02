//! The tables, and how an older file becomes a newer one. Only forwards: a file of a later version is refused.

use rusqlite::{Connection, Result};

/// One step a version. A step that was released is never changed.
const MIGRATIONS: [&str; 1] = ["
    CREATE TABLE game (
        id       TEXT    PRIMARY KEY,
        created  INTEGER NOT NULL,
        listed   INTEGER NOT NULL,
        timed    INTEGER NOT NULL,
        next     INTEGER NOT NULL,
        phase    TEXT    NOT NULL,
        acts     INTEGER NOT NULL,
        outcome  TEXT
    ) WITHOUT ROWID;
    CREATE INDEX game_listed ON game (created) WHERE listed;
    CREATE INDEX game_ticking ON game (id) WHERE timed AND phase = 'running';

    CREATE TABLE seat (
        game   TEXT    NOT NULL REFERENCES game (id),
        seat   INTEGER NOT NULL,
        token  BLOB    NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID;

    CREATE TABLE entry (
        game    TEXT    NOT NULL REFERENCES game (id),
        seq     INTEGER NOT NULL,
        at      INTEGER NOT NULL,
        actor   INTEGER,
        cmd_id  TEXT,
        data    TEXT    NOT NULL,
        hash    TEXT    NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX entry_command ON entry (game, actor, cmd_id) WHERE cmd_id IS NOT NULL;

    CREATE TABLE heartbeat (
        hall  INTEGER PRIMARY KEY CHECK (hall = 0),
        at    INTEGER NOT NULL
    );
"];

/// Brings the file to the newest version.
pub(super) fn migrate(connection: &mut Connection) -> Result<Migrated> {
    let transaction = connection.transaction()?;
    let version: usize =
        transaction.pragma_query_value(None, "user_version", |row| row.get("user_version"))?;
    let Some(missing) = MIGRATIONS.get(version..) else {
        return Ok(Migrated::TooNew(version));
    };
    for step in missing {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.len())?;
    transaction.commit()?;
    Ok(Migrated::Newest)
}

/// What became of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Migrated {
    /// It has the newest version now.
    Newest,
    /// A later program has written it, in this version.
    TooNew(usize),
}

#[cfg(test)]
mod tests {
    use super::{MIGRATIONS, Migrated, migrate};
    use rusqlite::Connection;

    #[test]
    fn a_file_is_migrated_once_and_never_back() {
        let mut file = Connection::open_in_memory().expect("memory");
        assert_eq!(migrate(&mut file), Ok(Migrated::Newest));
        assert_eq!(migrate(&mut file), Ok(Migrated::Newest));
        let later = MIGRATIONS.len() + 1;
        file.pragma_update(None, "user_version", later).expect("a pragma");
        assert_eq!(migrate(&mut file), Ok(Migrated::TooNew(later)));
    }
}
