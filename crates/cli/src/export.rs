//! `touchmove export`: a game out of the hall's data, as PGN or as its log.

use std::path::PathBuf;
use std::process::ExitCode;

use touchmove_record::verify;

use crate::failure::Failure;
use crate::print;

/// The arguments of `touchmove export`.
#[derive(clap::Args)]
pub struct Args {
    /// The game: the last part of its address in the hall.
    game: String,
    /// The folder that the hall keeps its games in.
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// The log as JSON lines instead of PGN.
    #[arg(long)]
    log: bool,
}

pub fn run(args: &Args) -> Result<ExitCode, Failure> {
    let lines = touchmove_server::read_log(&args.data, &args.game)
        .map_err(|error| Failure::while_doing(args.data.display(), error))?;
    if lines.is_empty() {
        let data = args.data.display();
        return Err(Failure::new(format!("no game {:?} is kept in {data}", args.game)));
    }
    if args.log {
        for line in lines {
            print::line(line)?;
        }
    } else {
        let session = verify(lines.iter().map(String::as_str))
            .map_err(|fault| Failure::while_doing(&args.game, fault))?;
        print::line(session.pgn().trim_end())?;
    }
    Ok(ExitCode::SUCCESS)
}
