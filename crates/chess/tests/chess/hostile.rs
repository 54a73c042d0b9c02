//! Readers of text from outside never panic, whatever they are given.

use touchmove_chess::{Move, Piece, Position, Refused, Setup, Square, why_not};
use touchmove_game::Step;

use crate::support::{Chance, START};

#[test]
fn arbitrary_texts_are_refused_or_read_but_never_panic() {
    let mut chance = Chance::new(3);
    let start = Position::start();
    let alphabet = "KQRBNPkqrbnp12345678/abcdefgh -wxO0=+#.:é王\u{0}";
    let alphabet: Vec<char> = alphabet.chars().collect();
    for _ in 0..200_000 {
        let length = chance.below(24);
        let text: String = (0..length).map(|_| alphabet[chance.below(alphabet.len())]).collect();
        let _ = (text.parse::<Square>(), text.parse::<Piece>(), text.parse::<Move>());
        let _ = (start.read_san(&text), start.read_uci(&text));
        let _ = text.parse::<Setup>().map(Setup::validate);
    }
}

#[test]
fn damaged_fens_give_a_position_or_a_reason_and_play_goes_on() {
    let mut chance = Chance::new(4);
    let letters: Vec<char> = "KQRBNPkqrbnp12345678/ -wbe36".chars().collect();
    let mut playable = 0;
    for _ in 0..100_000 {
        let mut fen: Vec<char> = START.chars().collect();
        for _ in 0..=chance.below(4) {
            let at = chance.below(fen.len());
            fen[at] = letters[chance.below(letters.len())];
        }
        let fen: String = fen.into_iter().collect();
        let Ok(setup) = fen.parse::<Setup>() else { continue };
        assert_eq!(setup.to_string().parse(), Ok(setup.clone()), "{fen}");
        let Ok(position) = setup.validate().or_else(Refused::forgive) else { continue };
        playable += 1;
        let moves = position.legal_moves();
        assert_eq!(moves.len(), position.legal_move_count(), "{fen}");
        for _ in 0..4 {
            let [from, to] = [(); 2].map(|()| square(chance.below(64)));
            let lawful = moves.iter().any(|mv| (mv.from(), mv.to()) == (from, to));
            let findings = why_not(&position, &Step::Carry { from, to });
            assert_eq!(findings.is_empty(), lawful, "{from}{to} in {fen}: {findings:?}");
        }
    }
    assert!(playable > 1000, "{playable}");
}

fn square(index: usize) -> Square {
    Square::all().nth(index).expect("below 64")
}
