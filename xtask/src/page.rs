//! `cargo xtask page`: installs what the page is built with and builds it, each only if out of date.

use crate::failure::Failure;
use crate::shell::{self, Shell};
use std::fs;
use std::io;
use std::path::Path;
use std::time::SystemTime;

/// Where the page's sources lie in `web/`, beside the files of `web/` itself.
const SOURCES: &[&str] = &["src", "public"];

pub fn run(_arguments: &[String]) -> Result<(), Failure> {
    install()?;
    build()
}

/// `npm ci`, if the lock file is newer than what is installed.
pub fn install() -> Result<(), Failure> {
    let web = shell::root()?.join("web");
    let lock = changed(&web.join("package-lock.json"));
    if lock.is_none() {
        return Err(Failure::Missing(
            "The page is missing: there is no web/package-lock.json in this checkout.".into(),
        ));
    }
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    if is_current(installed, lock) {
        println!("==> page dependencies: up to date");
        return Ok(());
    }
    if !Shell::npm(&["--version"]).succeeds() {
        return Err(Failure::Missing(
            "The page is built with Node and npm, but `npm --version` does not run.\n\
             Install Node 20 or later, which brings npm, and try again."
                .into(),
        ));
    }
    Shell::npm(&["ci", "--no-audit", "--no-fund"]).step("page dependencies")
}

/// `npm run build`, if a source is newer than the built page.
pub fn build() -> Result<(), Failure> {
    let web = shell::root()?.join("web");
    let source = newest_source(&web).map_err(|error| {
        Failure::Missing(format!("The page's sources in web/ cannot be read: {error}"))
    })?;
    if is_current(changed(&web.join("dist/index.html")), source) {
        println!("==> page: up to date");
        return Ok(());
    }
    Shell::npm(&["run", "build"]).step("page")
}

/// Whether what was made is there and not older than what it was made from.
fn is_current(made: Option<SystemTime>, from: Option<SystemTime>) -> bool {
    made.is_some() && made >= from
}

/// When the file last changed; `None` if it is not there.
fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|metadata| metadata.modified()).ok()
}

/// When one of the page's sources last changed.
fn newest_source(web: &Path) -> io::Result<Option<SystemTime>> {
    let mut newest = None;
    for entry in fs::read_dir(web)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            newest = newest.max(Some(entry.metadata()?.modified()?));
        } else if SOURCES.iter().any(|name| entry.file_name() == *name) {
            newest = newest.max(newest_below(&entry.path())?);
        }
    }
    Ok(newest)
}

/// When the folder or anything in it last changed: a folder changes when a file in it is removed.
fn newest_below(folder: &Path) -> io::Result<Option<SystemTime>> {
    let mut newest = Some(fs::metadata(folder)?.modified()?);
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        newest = newest.max(if entry.file_type()?.is_dir() {
            newest_below(&entry.path())?
        } else {
            Some(entry.metadata()?.modified()?)
        });
    }
    Ok(newest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn at(second: u64) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(second)
    }

    #[test]
    fn what_is_missing_or_older_than_its_source_is_not_current() {
        assert!(!is_current(None, Some(at(5))));
        assert!(!is_current(None, None));
        assert!(!is_current(Some(at(4)), Some(at(5))));
        assert!(is_current(Some(at(5)), Some(at(5))));
        assert!(is_current(Some(at(6)), Some(at(5))));
    }

    #[test]
    fn only_sources_make_the_page_out_of_date() {
        let web = std::env::temp_dir().join(format!("touchmove-page-{}", std::process::id()));
        let write = |name: &str, second| {
            let path = web.join(name);
            let folder = path.parent().expect("it lies in `web`");
            fs::create_dir_all(folder).expect("a temporary folder");
            let file = fs::File::create(&path).expect("a temporary file");
            file.set_modified(at(second)).expect("its time can be set");
        };
        // Folders carry today's time, so their files are dated after it.
        let future = 1 << 33;
        write("index.html", future);
        write("src/board/Board.svelte", future + 2);
        write("node_modules/vite/index.js", future + 8);
        write("dist/index.html", future + 9);
        let newest = newest_source(&web).expect("a readable folder");
        fs::remove_dir_all(&web).expect("a temporary folder");
        assert_eq!(newest, Some(at(future + 2)));
    }
}
