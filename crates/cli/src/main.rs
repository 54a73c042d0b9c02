//! The command `touchmove`: what a person types, what is answered, and with which exit status.
//!
//! Status 0: done, and the answer is yes. 1: the answer is no (a log that is not right). 2: the command or what it was
//! given makes no sense.

mod attempt;
mod explain;
mod export;
mod failure;
mod fen;
mod language;
mod lines;
mod perft;
mod print;
mod repetition;
mod san;
mod serve;
mod verify;

use std::io;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use failure::Failure;

/// A playing hall with an arbiter: chess under the whole Laws, from the finger to the log.
#[derive(Parser)]
#[command(name = "touchmove", version, after_help = TOUR)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const TOUR: &str = "A short tour:
  touchmove serve --data data                open the hall; it prints the address for your browser
  touchmove explain e1g1 --fen '4k3/8/8/8/8/8/6r1/R3K2R w KQ - 0 1'
                                             why is this castling not allowed?
  touchmove export GAME --data data          a finished or running game as PGN
  touchmove export GAME --data data --log > game.jsonl && touchmove verify game.jsonl
                                             its log, judged anew line by line";

#[derive(Subcommand)]
enum Command {
    /// Open the hall: play in the browser, with a friend by link.
    Serve(serve::Args),
    /// Judge logs anew: exit status 0 only if every line of every log is right.
    Verify(verify::Args),
    /// Count the positions that lawful moves lead to; the last line is the number alone.
    Perft(perft::Args),
    /// Say of each FEN that is read whether it is a position, and why not.
    Fen(fen::Args),
    /// Read moves as players write them, or write them so; reads lines of FEN, tab, move.
    San(san::Args),
    /// Count how often the last position of a game has been there; reads lines of FEN, tab, moves.
    Repetition(repetition::Args),
    /// Say why a move is not allowed, clause by clause.
    Explain(explain::Args),
    /// Write a game of the hall as PGN, or its log as JSON lines.
    Export(export::Args),
    /// Print completions for a shell: source them in your profile.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(args) => serve::run(args),
        Command::Verify(args) => verify::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Fen(args) => fen::run(&args),
        Command::San(args) => san::run(&args),
        Command::Repetition(args) => repetition::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Completions { shell } => {
            let mut command = Cli::command();
            clap_complete::generate(shell, &mut command, "touchmove", &mut io::stdout());
            Ok(ExitCode::SUCCESS)
        }
    };
    done.unwrap_or_else(|failure: Failure| {
        eprintln!("touchmove: {failure}");
        ExitCode::from(2)
    })
}
