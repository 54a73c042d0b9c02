//! Other programs, run as announced and timed steps that say how to repeat them.

use crate::failure::Failure;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

/// A program with its arguments, to be run in a folder of the project.
#[derive(Clone)]
pub struct Shell {
    program: OsString,
    /// What a person types for `program`.
    name: &'static str,
    arguments: Vec<String>,
    /// Seen from the root of the project; empty for the root itself.
    folder: &'static str,
    variables: Vec<(&'static str, PathBuf)>,
}

impl Shell {
    /// The cargo that started this program, in the root of the project.
    pub fn cargo(arguments: &[&str]) -> Self {
        let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        Self::new(program, "cargo", arguments, "")
    }

    /// npm, in the folder of the page.
    pub fn npm(arguments: &[&str]) -> Self {
        let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
        Self::new(program.into(), "npm", arguments, "web")
    }

    /// The same with an environment variable set to a path.
    pub fn with(mut self, variable: &'static str, path: PathBuf) -> Self {
        self.variables.push((variable, path));
        self
    }

    fn new(
        program: OsString,
        name: &'static str,
        arguments: &[&str],
        folder: &'static str,
    ) -> Self {
        let arguments = arguments.iter().copied().map(String::from).collect();
        Self { program, name, arguments, folder, variables: Vec::new() }
    }

    /// Runs it to its end, telling what it is and how long it took.
    pub fn step(&self, title: &str) -> Result<(), Failure> {
        self.run(title, Stdio::inherit()).map(|_output| ())
    }

    /// The same for a program whose standard output is wanted; the rest it tells as it goes.
    pub fn step_told(&self, title: &str) -> Result<String, Failure> {
        self.run(title, Stdio::piped())
    }

    fn run(&self, title: &str, stdout: Stdio) -> Result<String, Failure> {
        let failed =
            |ending| Err(Failure::Step { title: title.into(), ending, again: self.line() });
        println!("==> {title}: {}", self.line());
        let stopwatch = Stopwatch::start();
        let child = self.command()?.stdout(stdout).spawn();
        match child.and_then(Child::wait_with_output) {
            Ok(output) if output.status.success() => {
                println!("    {title}: done in {stopwatch}");
                Ok(String::from_utf8_lossy(&output.stdout).into_owned())
            }
            Ok(output) => failed(format!("{} after {stopwatch}", output.status)),
            Err(error) => failed(format!("{} did not start: {error}", self.name)),
        }
    }

    /// Whether it runs and succeeds, saying nothing.
    pub fn succeeds(&self) -> bool {
        let output = self.command().map(|mut command| command.output());
        output.is_ok_and(|output| output.is_ok_and(|output| output.status.success()))
    }

    /// What a person types in the root of the project to run it.
    pub fn line(&self) -> String {
        let variables: Vec<String> = self
            .variables
            .iter()
            .map(|(name, path)| format!("{name}={}", path.display()))
            .collect();
        let words = variables.iter().map(String::as_str).chain([self.name]);
        let words: Vec<&str> = words.chain(self.arguments.iter().map(String::as_str)).collect();
        match self.folder {
            "" => words.join(" "),
            folder => format!("(cd {folder} && {})", words.join(" ")),
        }
    }

    fn command(&self) -> Result<Command, Failure> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).current_dir(root()?.join(self.folder));
        command.envs(self.variables.iter().map(|(name, path)| (name, path)));
        Ok(command)
    }
}

/// The root of the project.
pub fn root() -> Result<PathBuf, Failure> {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let root = manifest.and_then(|folder| folder.parent().map(Path::to_path_buf));
    root.ok_or_else(|| Failure::Missing("Start this program as `cargo xtask`.".into()))
}

/// The `touchmove` program that cargo builds in `profile` (`debug` or `release`), beside this one.
pub fn touchmove(profile: &str) -> Result<PathBuf, Failure> {
    let own = env::current_exe().map_err(|error| {
        Failure::Missing(format!("The folder of the built programs is not known: {error}"))
    })?;
    let target = own.ancestors().nth(2).unwrap_or(&own);
    Ok(target.join(profile).join(format!("touchmove{}", env::consts::EXE_SUFFIX)))
}

/// How long something takes, shown in seconds.
pub struct Stopwatch(Instant);

impl Stopwatch {
    #[expect(clippy::disallowed_methods, reason = "a tool tells its user how long a step took")]
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl std::fmt::Display for Stopwatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.1} s", self.0.elapsed().as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_tells_what_to_type() {
        assert_eq!(Shell::cargo(&["test", "--workspace"]).line(), "cargo test --workspace");
        assert_eq!(Shell::npm(&["run", "check"]).line(), "(cd web && npm run check)");
        let browser = Shell::npm(&["run", "e2e"]).with("TOUCHMOVE_BIN", "bin/touchmove".into());
        assert_eq!(browser.line(), "(cd web && TOUCHMOVE_BIN=bin/touchmove npm run e2e)");
    }

    #[test]
    fn a_step_that_fails_is_told_with_its_command() {
        let nobody = Shell::new("touchmove-nobody".into(), "nobody", &["there"], "");
        let says = nobody.step("a call").expect_err("there is no such program").to_string();
        assert!(says.starts_with("Failed: a call (nobody did not start"), "{says}");
        assert!(says.ends_with("\n    nobody there"), "{says}");
    }
}
