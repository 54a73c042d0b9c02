//! Which language the reader wants.

use std::env;

use touchmove_rulebook::{Language, negotiate};

/// The language asked for, or the one of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`).
pub fn choose(asked: Option<Language>) -> Language {
    asked.unwrap_or_else(|| {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let locale = set.into_iter().find_map(|name| env::var(name).ok().filter(|v| !v.is_empty()));
        let locale = locale.unwrap_or_default();
        let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        negotiate(&tag)
    })
}
