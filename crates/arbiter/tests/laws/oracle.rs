//! `touch::bind` against the articles, restated without a line of it, over chance positions of few points.
//!
//! The oracle reads the touches in order, as an arbiter at the board would, and asks the articles of each move.

use touchmove_arbiter::touch::{self, Order, Touch, Whose};
use touchmove_game::{Footprint, Step};
use touchmove_sim::chance::Chance;

/// Points 0 to 3 hold own men, 4 to 7 others', 8 and 9 nobody. The king is 0, rooks are 1 and 2.
type Point = u64;
type Act = Footprint<Point, ()>;

const KING: Point = 0;

const fn joins(first: Point, second: Point) -> bool {
    first == KING && (second == 1 || second == 2)
}

/// The acts that the articles leave open, and whether they bind the player at all.
#[derive(PartialEq, Eq, Debug)]
struct Verdict {
    open: Vec<usize>,
    is_bound: bool,
}

/// The articles, asked for the first touch of each colour and the first that can (7.2, 7.3), after castling (5.1).
fn by_the_book(acts: &[Act], touched: &[Touch<Point>], order: Order) -> Verdict {
    let mut touched = touched.to_vec();
    if order == Order::Unknown {
        let (own, theirs): (Vec<_>, Vec<_>) =
            touched.into_iter().partition(|touch| touch.whose == Whose::Own);
        touched = [own, theirs].concat();
    }
    let is_forbidden = |act: &Act| is_castling_by_the_rook(act, &touched);
    let lawful: Vec<usize> = (0..acts.len()).filter(|at| !is_forbidden(&acts[*at])).collect();
    let among = |from: &[usize], fits: &dyn Fn(&Act) -> bool| -> Vec<usize> {
        from.iter().copied().filter(|at| fits(&acts[*at])).collect()
    };
    let mut seen: Vec<Touch<Point>> = Vec::new();
    let mut castling = None;
    for touch in &touched {
        let king_before = seen.iter().any(|before| before.point == KING);
        if king_before && joins(KING, touch.point) && castling.is_none() {
            let owed = one_by_one(acts, &lawful, &seen);
            let king = among(&lawful, &|act| moves(act, KING));
            if owed.as_ref().is_none_or(Vec::is_empty) {
                continue; // The king cannot move; the rook was touched for its sake.
            }
            if owed == Some(king.clone()) {
                let whole = among(&king, &|act| act.carried().nth(1) == Some(touch.point));
                castling = Some(if whole.is_empty() { king } else { whole });
            }
        }
        seen.push(*touch);
    }
    match castling.or_else(|| one_by_one(acts, &lawful, &seen)) {
        Some(open) => Verdict { open, is_bound: true },
        None => Verdict { open: lawful, is_bound: false },
    }
}

/// The acts that 7.2 leaves open; `None` if 7.3 frees the player.
fn one_by_one(acts: &[Act], lawful: &[usize], seen: &[Touch<Point>]) -> Option<Vec<usize>> {
    let does = |touch: &Touch<Point>, act: &Act| match touch.whose {
        Whose::Own => moves(act, touch.point),
        Whose::Theirs => act.removes.contains(&touch.point),
    };
    let first = |whose| seen.iter().find(|touch| touch.whose == whose);
    if let (Some(own), Some(theirs)) = (first(Whose::Own), first(Whose::Theirs)) {
        let both = |at: &&usize| does(own, &acts[**at]) && does(theirs, &acts[**at]);
        let open: Vec<usize> = lawful.iter().filter(both).copied().collect();
        if !open.is_empty() {
            return Some(open);
        }
    }
    for touch in seen {
        let open: Vec<usize> =
            lawful.iter().copied().filter(|at| does(touch, &acts[*at])).collect();
        if !open.is_empty() {
            return Some(open);
        }
    }
    None
}

fn moves(act: &Act, point: Point) -> bool {
    matches!(act.steps.first(), Some(Step::Carry { from, .. }) if *from == point)
}

/// 5.1(3): the rook was touched, and then the king or not at all.
fn is_castling_by_the_rook(act: &Act, touched: &[Touch<Point>]) -> bool {
    let Some(Step::Carry { from: rook, .. }) = act.steps.get(1) else { return false };
    let when = |point: Point| touched.iter().position(|touch| touch.point == point);
    match (when(KING), when(*rook)) {
        (Some(king), Some(rook)) => rook < king,
        (None, Some(_)) => true,
        (_, None) => false,
    }
}

/// Moves, captures and castlings by chance.
fn acts(chance: &mut Chance) -> Vec<Act> {
    let mut acts: Vec<Act> = Vec::new();
    for _ in 0..chance.below(8) {
        let from = chance.below(4);
        let act = match chance.below(5) {
            0 => Footprint {
                removes: Vec::new(),
                steps: vec![
                    Step::Carry { from: KING, to: 8 },
                    Step::Carry { from: 1 + chance.below(2), to: 9 },
                ],
            },
            1 | 2 => {
                let to = 4 + chance.below(4);
                Footprint { removes: vec![to], ..Footprint::carry(from, to) }
            }
            _ => Footprint::carry(from, 8 + chance.below(2)),
        };
        if !acts.contains(&act) {
            acts.push(act);
        }
    }
    acts
}

fn touches(chance: &mut Chance) -> Vec<Touch<Point>> {
    let mut touches: Vec<Touch<Point>> = Vec::new();
    for _ in 0..chance.below(6) {
        let point = chance.below(8);
        if touches.iter().all(|touch| touch.point != point) {
            let whose = if point < 4 { Whose::Own } else { Whose::Theirs };
            touches.push(Touch { point, whose });
        }
    }
    touches
}

#[test]
fn ch_7_2_2b_bind_agrees_with_the_book() {
    let mut chance = Chance::new(7);
    let mut bound = 0;
    for _ in 0..200_000 {
        let (acts, touches) = (acts(&mut chance), touches(&mut chance));
        let order = if chance.one_in(4) { Order::Unknown } else { Order::Known };
        let binding = touch::bind(&acts, &touches, order, joins);
        let verdict = Verdict { is_bound: !binding.bound.is_empty(), open: binding.open };
        let book = by_the_book(&acts, &touches, order);
        assert_eq!(verdict, book, "{touches:?} {order:?} {acts:?}");
        assert_eq!(binding.law.is_none(), touches.is_empty(), "{touches:?} {acts:?}");
        bound += u32::from(book.is_bound);
    }
    assert!((20_000..180_000).contains(&bound), "{bound} of the cases bind");
}

/// What is owed never grows: a further touch of a man that the player may still touch only narrows it.
#[test]
fn ch_7_2_1a_a_further_touch_never_opens_what_was_closed() {
    let mut chance = Chance::new(11);
    for _ in 0..50_000 {
        let (acts, touches) = (acts(&mut chance), touches(&mut chance));
        let Some((_, before)) = touches.split_last() else { continue };
        let earlier = touch::bind(&acts, before, Order::Known, joins);
        let later = touch::bind(&acts, &touches, Order::Known, joins);
        if earlier.bound.is_empty() {
            continue;
        }
        let grown = later.open.iter().find(|act| !earlier.open.contains(act));
        assert_eq!(grown, None, "{touches:?} {acts:?}");
    }
}
