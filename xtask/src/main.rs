//! The project's habits as code: `cargo xtask <command>`. One file a command; this one picks it.

mod bench;
mod failure;
mod page;
mod run;
mod shell;
mod test;
mod tidy;

use failure::Failure;
use std::env;
use std::process::ExitCode;

/// A command of `cargo xtask`.
struct Command {
    name: &'static str,
    arguments: &'static str,
    purpose: &'static str,
    run: fn(&[String]) -> Result<(), Failure>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "run",
        arguments: "[--no-open] [-- ARGS]",
        purpose: "build all, open the hall; ARGS go to `touchmove serve`",
        run: run::run,
    },
    Command {
        name: "test",
        arguments: "[rust|page|browser]",
        purpose: "run every test, or those of one part",
        run: test::run,
    },
    Command {
        name: "tidy",
        arguments: "",
        purpose: "check what the compiler does not: rooms, laws, sizes, words, links",
        run: tidy::run,
    },
    Command {
        name: "bench",
        arguments: "chess [--quick] [--json]",
        purpose: "measure the chess library beside its peers; JSON is the last line",
        run: bench::run,
    },
    Command {
        name: "page",
        arguments: "",
        purpose: "install and build the page, if it is out of date",
        run: page::run,
    },
    Command { name: "help", arguments: "", purpose: "list the commands", run: help },
];

/// A step of `run` that nobody calls by hand: see [`run::relay`].
const RELAY: Command =
    Command { name: run::RELAY, arguments: "", purpose: "", run: |_arguments| run::relay() };

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (name, rest) = match arguments.split_first() {
        None => ("help", &[] as &[String]),
        Some((name, rest)) if ["--help", "-h"].contains(&name.as_str()) => ("help", rest),
        Some((name, rest)) => (name.as_str(), rest),
    };
    let Some(command) = COMMANDS.iter().chain([&RELAY]).find(|command| command.name == name) else {
        eprintln!("cargo xtask has no command `{name}`.\n\n{}", overview());
        return ExitCode::from(2);
    };
    match (command.run)(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\n{failure}");
            failure.exit_code()
        }
    }
}

#[expect(clippy::unnecessary_wraps, reason = "every command has this form")]
fn help(_arguments: &[String]) -> Result<(), Failure> {
    println!("{}", overview());
    Ok(())
}

/// The commands, one a line.
fn overview() -> String {
    let call = |command: &Command| format!("{} {}", command.name, command.arguments);
    let width = COMMANDS.iter().map(|command| call(command).len()).max().unwrap_or(0);
    let line = |command| format!("  {:width$}  {}", call(command), command.purpose);
    let lines: Vec<String> = COMMANDS.iter().map(line).collect();
    format!("cargo xtask COMMAND\n\n{}", lines.join("\n"))
}
