//! The names of the men in the languages in which games are written down.

use crate::Role;

/// By which letters the men are named: pawn, knight, bishop, rook, queen, king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Letters {
    tag: &'static str,
    names: [&'static str; 6],
}

impl Letters {
    /// P N B R Q K.
    pub const ENGLISH: Self = Self::new("en", ["P", "N", "B", "R", "Q", "K"]);
    /// Drawn men; those drawn black are read too.
    pub const FIGURINES: Self = Self::new("figurine", ["♙", "♘", "♗", "♖", "♕", "♔"]);
    /// Drawn men as fonts draw them black.
    pub(crate) const BLACK_FIGURINES: Self = Self::new("", ["♟", "♞", "♝", "♜", "♛", "♚"]);
    /// Simplified Chinese.
    pub const CHINESE: Self = Self::new("zh-Hans", ["兵", "马", "象", "车", "后", "王"]);
    /// Traditional Chinese.
    pub const TRADITIONAL_CHINESE: Self =
        Self::new("zh-Hant", ["兵", "馬", "象", "車", "后", "王"]);

    /// All that are known; the Latin ones are those of the PGN standard, 8.2.3.2.
    pub const ALL: &'static [Self] = &[
        Self::ENGLISH,
        Self::FIGURINES,
        Self::CHINESE,
        Self::TRADITIONAL_CHINESE,
        Self::new("cs", ["P", "J", "S", "V", "D", "K"]),
        Self::new("da", ["B", "S", "L", "T", "D", "K"]),
        Self::new("de", ["B", "S", "L", "T", "D", "K"]),
        Self::new("es", ["P", "C", "A", "T", "D", "R"]),
        Self::new("et", ["P", "R", "O", "V", "L", "K"]),
        Self::new("fi", ["P", "R", "L", "T", "D", "K"]),
        Self::new("fr", ["P", "C", "F", "T", "D", "R"]),
        Self::new("hu", ["G", "H", "F", "B", "V", "K"]),
        Self::new("is", ["P", "R", "B", "H", "D", "K"]),
        Self::new("it", ["P", "C", "A", "T", "D", "R"]),
        Self::new("nb", ["B", "S", "L", "T", "D", "K"]),
        Self::new("nl", ["O", "P", "L", "T", "D", "K"]),
        Self::new("pl", ["P", "S", "G", "W", "H", "K"]),
        Self::new("pt", ["P", "C", "B", "T", "D", "R"]),
        Self::new("ro", ["P", "C", "N", "T", "D", "R"]),
        Self::new("ru", ["П", "К", "С", "Л", "Ф", "Кр"]),
        Self::new("sv", ["B", "S", "L", "T", "D", "K"]),
    ];

    const fn new(tag: &'static str, names: [&'static str; 6]) -> Self {
        Self { tag, names }
    }

    /// The letters that a tag means: a language such as `de` or `zh-Hans`, or `figurine`.
    pub fn of(tag: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|letters| letters.tag == tag)
    }

    /// The tag by which [`Letters::of`] finds them.
    pub const fn tag(&self) -> &'static str {
        self.tag
    }

    /// How men of this kind are named.
    pub const fn name(&self, role: Role) -> &'static str {
        self.names[role.index()]
    }

    /// The man that `text` names at its beginning, and how long the name is. The longest name
    /// counts: Кр is a king, К a knight.
    pub(crate) fn named(&self, text: &str) -> Option<(Role, usize)> {
        let named = Role::ALL.into_iter().filter(|role| text.starts_with(self.name(*role)));
        named.map(|role| (role, self.name(role).len())).max_by_key(|(_, length)| *length)
    }
}
