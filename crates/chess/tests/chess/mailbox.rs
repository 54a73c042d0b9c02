//! An oracle: a board of 64 letters and the rules in the plainest words. Slow, obvious, and without
//! a line of the room's own code.

use std::collections::BTreeSet;

/// A board as FEN describes it, a8 first.
#[derive(Clone)]
pub struct Mailbox {
    men: [char; 64],
    white: bool,
    castling: String,
    crossed: Option<usize>,
}

const STRAIGHT: [(i32, i32); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
const ASLANT: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const JUMPS: [(i32, i32); 8] =
    [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

impl Mailbox {
    pub fn read(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut men = Vec::new();
        for letter in fields[0].chars().filter(|letter| *letter != '/') {
            match letter.to_digit(10) {
                Some(empty) => men.extend((0..empty).map(|_| '.')),
                None => men.push(letter),
            }
        }
        let crossed = (0..64).find(|square| name(*square) == fields[3]);
        let men = men.try_into().expect("64 squares");
        Self { men, white: fields[1] == "w", castling: fields[2].to_owned(), crossed }
    }

    /// The men, a8 first.
    pub fn men(&self) -> String {
        self.men.iter().collect()
    }

    /// The lawful moves in UCI.
    pub fn moves(&self) -> BTreeSet<String> {
        self.attempts().into_iter().filter(|mv| !self.play(mv).takes_king()).collect()
    }

    /// The board after a move in UCI.
    pub fn play(&self, mv: &str) -> Self {
        let square = |text: &str| (0..64).find(|square| name(*square) == text).expect("a square");
        let (from, to) = (square(&mv[..2]), square(&mv[2..4]));
        let mut next = self.clone();
        let man = std::mem::replace(&mut next.men[from], '.');
        next.crossed = None;
        if man.eq_ignore_ascii_case(&'p') {
            if self.crossed == Some(to) {
                next.men[if self.white { to + 8 } else { to - 8 }] = '.';
            }
            if from.abs_diff(to) == 16 {
                next.crossed = Some(usize::midpoint(from, to));
            }
        }
        if man.eq_ignore_ascii_case(&'k') && from.abs_diff(to) == 2 {
            let (rook, target) = if to > from { (to + 1, to - 1) } else { (to - 2, to + 1) };
            next.men[target] = std::mem::replace(&mut next.men[rook], '.');
        }
        next.men[to] = match mv.chars().nth(4) {
            Some(new) if self.white => new.to_ascii_uppercase(),
            Some(new) => new,
            None => man,
        };
        for (corner, right) in [("h1", "K"), ("a1", "Q"), ("h8", "k"), ("a8", "q")] {
            let king = if right == "K" || right == "Q" { "e1" } else { "e8" };
            if [&mv[..2], &mv[2..4]].iter().any(|square| *square == corner || *square == king) {
                next.castling = next.castling.replace(right, "");
            }
        }
        next.white = !self.white;
        next
    }

    fn is_own(&self, square: usize) -> bool {
        self.men[square] != '.' && self.men[square].is_ascii_uppercase() == self.white
    }

    /// Moves that may leave the king to be taken.
    fn attempts(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for from in (0..64).filter(|square| self.is_own(*square)) {
            match self.men[from].to_ascii_lowercase() {
                'p' => self.pawn(from, &mut moves),
                'n' => self.walk(from, &JUMPS, 1, &mut moves),
                'b' => self.walk(from, &ASLANT, 7, &mut moves),
                'r' => self.walk(from, &STRAIGHT, 7, &mut moves),
                'q' => self.walk(from, &[STRAIGHT, ASLANT].concat(), 7, &mut moves),
                _ => self.walk(from, &[STRAIGHT, ASLANT].concat(), 1, &mut moves),
            }
        }
        self.castle(&mut moves);
        moves
    }

    fn walk(&self, from: usize, ways: &[(i32, i32)], most: i32, moves: &mut Vec<String>) {
        for (files, ranks) in ways {
            for n in 1..=most {
                let Some(to) = shift(from, files * n, ranks * n) else { break };
                if !self.is_own(to) {
                    moves.push(name(from) + &name(to));
                }
                if self.men[to] != '.' {
                    break;
                }
            }
        }
    }

    fn pawn(&self, from: usize, moves: &mut Vec<String>) {
        let forward = if self.white { 1 } else { -1 };
        let mut add = |to: usize| {
            let carried = name(from) + &name(to);
            if (8..56).contains(&to) {
                moves.push(carried);
            } else {
                moves.extend("qrbn".chars().map(|new| format!("{carried}{new}")));
            }
        };
        if let Some(one) = shift(from, 0, forward).filter(|to| self.men[*to] == '.') {
            add(one);
            let is_original = from / 8 == if self.white { 6 } else { 1 };
            let two = shift(from, 0, 2 * forward).filter(|to| self.men[*to] == '.');
            two.filter(|_| is_original).into_iter().for_each(&mut add);
        }
        for side in [-1, 1] {
            if let Some(to) = shift(from, side, forward)
                && (self.crossed == Some(to) || (self.men[to] != '.' && !self.is_own(to)))
            {
                add(to);
            }
        }
    }

    fn castle(&self, moves: &mut Vec<String>) {
        let king = if self.white { 60 } else { 4 };
        for (right, way, empty) in [('K', 1, 2), ('Q', -1, 3)] {
            let right = if self.white { right } else { right.to_ascii_lowercase() };
            let is_free = |n| shift(king, way * n, 0).is_some_and(|to| self.men[to] == '.');
            let is_safe = |n| {
                let mut other = self.clone();
                other.men[king] = '.';
                other.men[shift(king, way * n, 0).expect("on the board")] = self.men[king];
                other.white = !self.white;
                !other.takes_king()
            };
            let may = self.castling.contains(right);
            if may && (1..=empty).all(is_free) && (0..=2).all(is_safe) {
                moves.push(name(king) + &name(shift(king, way * 2, 0).expect("on the board")));
            }
        }
    }

    /// Whether the player to move could take the king.
    fn takes_king(&self) -> bool {
        let king = if self.white { 'k' } else { 'K' };
        let Some(king) = (0..64).find(|square| self.men[*square] == king) else { return true };
        let mut bare = self.clone();
        bare.castling.clear();
        bare.attempts().iter().any(|mv| mv[2..4] == name(king))
    }
}

fn name(square: usize) -> String {
    let file = "abcdefgh".chars().nth(square % 8).expect("a file");
    format!("{file}{}", 8 - square / 8)
}

fn shift(square: usize, files: i32, ranks: i32) -> Option<usize> {
    let square = i32::try_from(square).expect("below 64");
    let (file, row) = (square % 8 + files, square / 8 - ranks);
    let is_on_board = (0..8).contains(&file) && (0..8).contains(&row);
    is_on_board.then(|| usize::try_from(row * 8 + file).expect("from 0 to 63"))
}
