//! Games out as PGN in export format: the seven tags, the clock after each move, lines of at most 80 columns.

use std::fmt::Write as _;

use touchmove_game::{Outcome, Reason, Score, Seat};

use crate::control::ControlText;
use crate::heading::{Heading, Opening};
use crate::played::Moved;

/// The game as PGN.
pub(crate) fn write(
    heading: &Heading,
    opening: &Opening,
    moves: &[Moved],
    outcome: Option<&Outcome>,
) -> String {
    let mut pgn = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        writeln!(pgn, "[{name} \"{value}\"]").expect("a String takes everything");
    };
    let name = |seat: Seat| match heading.names.get(seat.index()).map(String::as_str) {
        None | Some("") => "?",
        Some(name) => name,
    };
    let result = result(outcome);
    tag("Event", "Touchmove");
    tag("Site", "?");
    tag("Date", &date(heading.created));
    tag("Round", "-");
    tag("White", name(Seat::FIRST));
    tag("Black", name(Seat::SECOND));
    tag("Result", result);
    if let Some(start) = &opening.start {
        tag("SetUp", "1");
        tag("FEN", start);
    }
    tag("PlyCount", &moves.len().to_string());
    let control = heading.clock.as_ref().map(ControlText::pgn_tag);
    tag("TimeControl", control.as_deref().unwrap_or("-"));
    tag("Termination", termination(outcome));
    if let Some(outcome) = outcome {
        tag("TerminationLaw", outcome.law.id());
    }
    tag("Rules", &heading.rules);
    tag("GameId", &heading.id);
    pgn.push('\n');
    pgn.push_str(&movetext(opening, moves, result));
    pgn
}

fn movetext(opening: &Opening, moves: &[Moved], result: &str) -> String {
    let mut lines = Wrapped::default();
    let mut number = opening.number;
    let mut after_comment = true;
    for (ply, moved) in moves.iter().enumerate() {
        let second_of_pair = (ply % 2 == 1) == (opening.first == Seat::FIRST);
        if !second_of_pair {
            lines.word(&format!("{number}."));
        } else if after_comment {
            lines.word(&format!("{number}..."));
        }
        lines.word(&moved.notation);
        if let Some(left) = moved.left {
            lines.word(&format!("{{[%clk {}]}}", clock(left)));
        }
        after_comment = moved.left.is_some();
        number = number.saturating_add(second_of_pair.into());
    }
    lines.word(result);
    lines.text + "\n"
}

/// Words on lines of at most 80 columns. A comment is one word: readers that take a line at a time find it whole.
#[derive(Default)]
struct Wrapped {
    text: String,
    column: usize,
}

impl Wrapped {
    fn word(&mut self, word: &str) {
        if self.column > 0 {
            let fits = self.column + 1 + word.len() < 80;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(word);
        self.column += word.len();
    }
}

/// `1:02:03`, with tenths or less only where there are any.
fn clock(millis: u64) -> String {
    let seconds = millis / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let whole = format!("{hours}:{minutes:02}:{seconds:02}");
    match millis % 1000 {
        0 => whole,
        rest => format!("{whole}.{rest:03}").trim_end_matches('0').to_owned(),
    }
}

fn result(outcome: Option<&Outcome>) -> &'static str {
    let scores = outcome.map(|outcome| outcome.scores.as_slice());
    match scores {
        Some([Score::ONE, Score::ZERO]) => "1-0",
        Some([Score::ZERO, Score::ONE]) => "0-1",
        Some([Score::HALF, Score::HALF]) => "1/2-1/2",
        Some(_) | None => "*",
    }
}

fn termination(outcome: Option<&Outcome>) -> &'static str {
    match outcome.map(|outcome| outcome.reason) {
        None => "unterminated",
        Some(Reason::Flag | Reason::FlagWithoutWinner) => "time forfeit",
        Some(
            Reason::Checkmate
            | Reason::Stalemate
            | Reason::DeadPosition
            | Reason::Line
            | Reason::FullBoard
            | Reason::LastStanding
            | Reason::Resignation
            | Reason::ResignationWithoutWinner
            | Reason::Agreement,
        ) => "normal",
    }
}

/// The day of `millis` since 1970, in UTC, as `2026.11.30`.
fn date(millis: u64) -> String {
    // Days since 1970 to a date of the Gregorian calendar, counting years from March so that
    // the leap day is the last of its year.
    let days = millis / 86_400_000 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::{clock, date};

    #[test]
    fn days_are_those_of_the_calendar() {
        let days = [
            (0, "1970.01.01"),
            (951_782_400_000, "2000.02.29"),
            (951_868_800_000, "2000.03.01"),
            (1_796_083_199_999, "2026.11.30"),
            (4_107_542_400_000, "2100.03.01"),
        ];
        for (millis, day) in days {
            assert_eq!(date(millis), day);
        }
    }

    #[test]
    fn clock_times_keep_their_milliseconds() {
        assert_eq!(clock(300_000), "0:05:00");
        assert_eq!(clock(3_723_450), "1:02:03.45");
    }
}
