//! `cargo xtask run`: builds the page and the server, starts the hall, and shows it in the browser.

use crate::failure::Failure;
use crate::page;
use crate::shell::{self, Shell};
use std::env;
use std::io::{self, BufRead, Write};
use std::process::{Command, Stdio};

/// The name of the command that calls [`relay`].
pub const RELAY: &str = "relay-to-browser";

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let Call { open, serve } = read(arguments);
    page::install()?;
    page::build()?;
    Shell::cargo(&["build", "--release", "--bin", "touchmove"]).step("server")?;
    let mut hall = Command::new(shell::touchmove("release")?);
    hall.current_dir(shell::root()?).arg("serve").args(&serve);
    println!("==> hall: touchmove serve {}  (Ctrl-C closes it)", serve.join(" "));
    if open && has_display() {
        hall.stdout(start_relay().map_err(|error| not_started("the way to the browser", &error))?);
    }
    become_program(&mut hall)
}

/// Passes on what the hall says, and shows the first address in it in the browser.
///
/// This is a process of its own, outside the group that Ctrl-C in a terminal reaches, so that the
/// hall can still speak while it closes.
pub fn relay() -> Result<(), Failure> {
    let mut opened = false;
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| not_started("the way to the browser", &error))?;
        // A terminal that was closed hears no more; the hall goes on all the same.
        writeln!(io::stdout(), "{line}").ok();
        if let Some(address) = address(&line).filter(|_| !opened) {
            opened = true;
            if let Err(error) = browser(address).spawn() {
                eprintln!("No browser opened ({error}); the address is {address}");
            }
        }
    }
    Ok(())
}

/// How `run` was called.
#[derive(PartialEq, Eq, Debug)]
struct Call {
    /// Whether to show the hall in a browser.
    open: bool,
    /// What `touchmove serve` is given.
    serve: Vec<String>,
}

fn read(arguments: &[String]) -> Call {
    let words = arguments.iter().map(String::as_str);
    let given: Vec<String> =
        words.filter(|&word| word != "--" && word != "--no-open").map(String::from).collect();
    let names_data = given.iter().any(|word| word == "--data" || word.starts_with("--data="));
    let data: &[&str] = if names_data { &[] } else { &["--data", "data"] };
    Call {
        open: !arguments.iter().any(|word| word == "--no-open"),
        serve: data.iter().copied().map(String::from).chain(given).collect(),
    }
}

/// The first web address in the line.
fn address(line: &str) -> Option<&str> {
    let start = line.find("http://")?;
    let is_end = |letter: char| letter.is_whitespace() || "\"'<>()[],;\u{1b}".contains(letter);
    let address = line[start..].split(is_end).next()?;
    Some(address.trim_end_matches('.'))
}

/// Whether a browser would be seen: not over ssh, nor on a machine without a screen.
fn has_display() -> bool {
    let has = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    if has("SSH_CONNECTION") || has("CI") {
        return false;
    }
    cfg!(any(windows, target_os = "macos")) || has("DISPLAY") || has("WAYLAND_DISPLAY")
}

/// The system's own way to show an address.
fn browser(address: &str) -> Command {
    let words: &[&str] = if cfg!(windows) {
        &["cmd", "/C", "start", ""]
    } else if cfg!(target_os = "macos") {
        &["open"]
    } else {
        &["xdg-open"]
    };
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).arg(address);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// Starts [`relay`] and gives the end of the pipe to speak into.
fn start_relay() -> io::Result<io::PipeWriter> {
    let (reader, writer) = io::pipe()?;
    let mut relay = Command::new(env::current_exe()?);
    relay.arg(RELAY).stdin(reader);
    leave_group(&mut relay);
    relay.spawn()?;
    Ok(writer)
}

fn not_started(what: &str, error: &io::Error) -> Failure {
    Failure::Missing(format!("{what} could not be used: {error}"))
}

#[cfg(unix)]
fn leave_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(windows)]
fn leave_group(command: &mut Command) {
    const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
    std::os::windows::process::CommandExt::creation_flags(command, CREATE_NEW_PROCESS_GROUP);
}

/// Lets the hall take this process's place, so that Ctrl-C and the exit status are its own.
#[cfg(unix)]
fn become_program(hall: &mut Command) -> Result<(), Failure> {
    let error = std::os::unix::process::CommandExt::exec(hall);
    Err(not_started("target/release/touchmove", &error))
}

#[cfg(windows)]
fn become_program(hall: &mut Command) -> Result<(), Failure> {
    let status = hall.status().map_err(|error| not_started("the hall", &error))?;
    std::process::exit(status.code().unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(line: &str) -> (bool, String) {
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        let Call { open, serve } = read(&words);
        (open, serve.join(" "))
    }

    #[test]
    fn the_hall_keeps_its_games_in_data_unless_told_otherwise() {
        assert_eq!(call(""), (true, "--data data".into()));
        assert_eq!(call("-- --port 0"), (true, "--data data --port 0".into()));
        assert_eq!(call("--no-open --port 0"), (false, "--data data --port 0".into()));
        assert_eq!(call("-- --data games"), (true, "--data games".into()));
        assert_eq!(call("-- --data=games --no-open"), (false, "--data=games".into()));
    }

    #[test]
    fn the_address_is_found_in_what_the_hall_says() {
        let heard = "Touchmove is open at http://127.0.0.1:8080/, and http://10.0.0.2:8080";
        assert_eq!(address(heard), Some("http://127.0.0.1:8080/"));
        assert_eq!(address("  http://localhost:41234."), Some("http://localhost:41234"));
        assert_eq!(address("opening the journal"), None);
    }
}
