//! Secrets and names that nobody can guess: the tokens that hold seats, and the ids of games.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// What a player shows to sit down: 256 random bits. The hall keeps its hash and forgets it.
#[derive(Clone)]
pub struct Token(String);

/// The SHA-256 of a token. Comparing two of them takes the same time wherever they differ.
#[derive(Clone)]
pub struct TokenHash([u8; 32]);

impl Token {
    /// A new one.
    pub fn random() -> Self {
        Self(URL_SAFE_NO_PAD.encode(random::<32>()))
    }

    /// The token as it stands in a link.
    pub fn into_text(self) -> String {
        self.0
    }

    /// What is kept of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash::of(&self.0)
    }
}

impl TokenHash {
    /// The hash of a token as it came from outside.
    pub fn of(token: &str) -> Self {
        Self(Sha256::digest(token.as_bytes()).into())
    }

    /// The hash that was kept as these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes to keep.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl PartialEq for TokenHash {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for TokenHash {}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// A new id for a game: 100 random bits, so that an unlisted game is found only by those who were given its link. It can be
/// read out and typed: no capitals, and no letter that looks like another.
pub fn game_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    random::<20>().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).iter().collect()
}

fn random<const BYTES: usize>() -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the system has randomness once it runs programs");
    bytes
}

#[cfg(test)]
mod tests {
    use super::{Token, TokenHash, game_id};

    #[test]
    fn a_token_is_known_by_its_hash_alone() {
        let (mine, other) = (Token::random(), Token::random());
        let kept = mine.hash();
        let text = mine.into_text();
        assert_eq!(text.len(), 43);
        assert!(kept == TokenHash::of(&text));
        assert!(kept != other.hash());
        assert!(!format!("{kept:?} {other:?}").contains(&text));
    }

    #[test]
    fn an_id_can_be_typed_anywhere() {
        let (id, other) = (game_id(), game_id());
        assert_eq!(id.len(), 20);
        assert!(id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()));
        assert_ne!(id, other);
    }
}
