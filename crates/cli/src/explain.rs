//! `touchmove explain`: why may I not do this? Every clause that forbids a move, in words.

use std::process::ExitCode;

use touchmove_chess::{Lesson, Move, Position, why_not_move};
use touchmove_game::{Explain, Law};
use touchmove_rulebook::{Language, clause, say};

use crate::failure::Failure;
use crate::{attempt, language, perft, print};

/// The arguments of `touchmove explain`.
#[derive(clap::Args)]
pub struct Args {
    /// The move: two squares (`e1g1`, `e7e8q`) or as players write it (`O-O`, `Nf6`).
    #[arg(value_name = "MOVE")]
    text: String,
    /// The position; the usual start if not given.
    #[arg(long)]
    fen: Option<String>,
    /// The language of the answer: en, zh-Hans or zh-Hant; that of the environment if not given.
    #[arg(long)]
    lang: Option<Language>,
}

pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    let position = match &args.fen {
        Some(fen) => perft::read_position(fen)?,
        None => Position::start(),
    };
    let language = language::choose(args.lang);
    let meant = attempt::read(&position, &args.text);
    if meant.is_empty() {
        let says = format!(
            "{:?} is no move that a man of the player to move could attempt; \
             write two squares such as e2e4, or O-O, Nf3, exd5",
            args.text
        );
        return Err(Failure::new(says));
    }
    for mv in meant {
        print::line(explain(&position, mv, language).trim_end())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn explain(position: &Position, mv: Move, language: Language) -> String {
    let findings = why_not_move(position, mv);
    let mut says = if findings.is_empty() {
        format!("{mv}: {}\n", allowed(&position.san(mv), language))
    } else {
        format!("{mv}: {}\n", forbidden(language))
    };
    for finding in &findings {
        says += &paragraph(finding, language);
    }
    if let Some(lesson) = Lesson::of(position, mv) {
        says += &paragraph(&lesson, language);
    }
    says
}

fn allowed(san: &str, language: Language) -> String {
    match language {
        Language::English => format!("allowed, and written {san}"),
        Language::Simplified => format!("合规则的着法，记作 {san}"),
        Language::Traditional => format!("合規則的著法，記作 {san}"),
    }
}

fn forbidden(language: Language) -> &'static str {
    match language {
        Language::English => "not allowed",
        Language::Simplified => "不合规则",
        Language::Traditional => "不合規則",
    }
}

fn paragraph(finding: &impl Explain, language: Language) -> String {
    let law = finding.law();
    format!("  {}\n    {law}: {}\n", say(finding, language), text(law, language))
}

fn text(law: Law, language: Language) -> &'static str {
    clause(law.id()).map_or("", |clause| clause.text(language))
}
