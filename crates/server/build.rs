//! Makes the page a part of the program: copies the files of `web/dist` beside the compiled code and lists them
//! for `src/http/page.rs`. The copy stays whole while the page is being built anew.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let [room, out] = ["CARGO_MANIFEST_DIR", "OUT_DIR"]
        .map(|name| PathBuf::from(env::var_os(name).expect("cargo sets it")));
    let page = room.join("../../web/dist");
    // A page that is not there is looked for at every build.
    println!("cargo:rerun-if-changed={}", page.display());
    println!("cargo:rerun-if-changed=build.rs");
    let mut paths = Vec::new();
    if page.is_dir() {
        walk(&page, "", &mut paths)?;
    }
    paths.sort();
    let copies = out.join("page");
    let mut list = String::from("/// The files of the page.\nstatic FILES: &[File] = &[\n");
    for (place, path) in paths.iter().enumerate() {
        let copy = copies.join(place.to_string());
        fs::create_dir_all(&copies)?;
        fs::copy(page.join(&path[1..]), &copy)?;
        let copy = copy.display().to_string();
        writeln!(list, "    File {{ path: {path:?}, bytes: include_bytes!({copy:?}) }},")
            .expect("a String takes everything");
    }
    list.push_str("];\n");
    fs::write(out.join("page.rs"), list)
}

/// Collects the files below `folder`, each with its path as the browser asks for it.
fn walk(folder: &Path, path: &str, paths: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{path}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}
