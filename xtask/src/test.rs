//! `cargo xtask test`: runs every test of the project, or those of one part.

use crate::failure::Failure;
use crate::page;
use crate::shell::{self, Shell, Stopwatch};

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let stopwatch = Stopwatch::start();
    match arguments[..] {
        [] => {
            // The hall serves the page that it finds when it is compiled.
            page::install()?;
            page::build()?;
            rust()?;
            page_tests()?;
            browser_tests()?;
        }
        ["rust"] => rust()?,
        ["page"] => {
            page::install()?;
            page_tests()?;
        }
        ["browser"] => {
            page::install()?;
            page::build()?;
            browser_tests()?;
        }
        _ => return Err(Failure::Usage("Usage: cargo xtask test [rust|page|browser]".into())),
    }
    println!("\nAll tests passed in {stopwatch}.");
    Ok(())
}

fn rust() -> Result<(), Failure> {
    Shell::cargo(&["test", "--workspace"]).step("Rust tests")
}

fn page_tests() -> Result<(), Failure> {
    Shell::npm(&["run", "check"]).step("types of the page")?;
    Shell::npm(&["test"]).step("page tests")
}

/// Whole games through real browsers. The program is the one that the Rust tests have built.
fn browser_tests() -> Result<(), Failure> {
    Shell::cargo(&["build", "--bin", "touchmove"]).step("the hall for the browser tests")?;
    let touchmove = shell::touchmove("debug")?;
    Shell::npm(&["run", "e2e"]).with("TOUCHMOVE_BIN", touchmove).step("browser tests")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_part_is_a_wrong_call() {
        let failure = run(&["everything".into()]).expect_err("no such part");
        assert!(matches!(failure, Failure::Usage(_)), "{failure}");
    }
}
