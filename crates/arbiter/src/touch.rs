//! Touch-move: which lawful acts the men that a player has touched leave open.
//!
//! | law                       | the player touched               | and must                              |
//! |---------------------------|----------------------------------|---------------------------------------|
//! | `CH-7.2.1a`               | own men                          | move the first that can move          |
//! | `CH-7.2.1b`               | men of others                    | capture the first that can be captured |
//! | `CH-7.2.2a`               | both, one can capture the other  | capture the first theirs with the first own |
//! | `CH-7.2.2b`               | both, and it cannot              | move or capture the first that can    |
//! | `CH-7.2.2c`               | both, in an unknown order        | as if the own man came first          |
//! | `CH-5.1.3`                | the rook and then the king       | not castle with that rook             |
//! | `CH-5.1.4a`               | the king and then the rook       | castle there, or else move the king   |
//! | `CH-5.1.4b`, `CH-7.3a`, `b` | nothing that can move or be captured | make any lawful act             |

use touchmove_game::{Footprint, Law};

use crate::laws;

/// One deliberate touch of a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch<P> {
    /// Where the man stands.
    pub point: P,
    /// Whose it is.
    pub whose: Whose,
}

/// Whose man was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The player's own.
    Own,
    /// Another's.
    Theirs,
}

/// Whether it is known in which order the men were touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// As listed.
    Known,
    /// No one can say; own men count as first (CH-7.2.2c).
    Unknown,
}

/// What touched men leave open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding<P> {
    /// The clause that binds or frees the player; `None` if nothing was touched.
    pub law: Option<Law>,
    /// The touched men that must move or be captured; none if the player is free.
    pub bound: Vec<P>,
    /// The open acts, by their place among those given. Never empty unless those are: a touch can bind a player but never
    /// stalemate one. The one exception is the castling that touching the rook first forbids.
    pub open: Vec<usize>,
}

/// The acts still open after `touches`, which are in the order in which the hand made them.
///
/// `acts` holds the footprint of every lawful act. `joins(a, b)` says whether touching own men `a` and then `b`
/// means one act with both, as king and rook do.
pub fn bind<P: Copy + Eq, M>(
    acts: &[Footprint<P, M>],
    touches: &[Touch<P>],
    order: Order,
    joins: impl Fn(P, P) -> bool,
) -> Binding<P>
where
    M: Copy + Eq,
{
    let mut touches = touches.to_vec();
    if order == Order::Unknown {
        touches.sort_by_key(|touch| touch.whose == Whose::Theirs);
    }
    Touches { acts, list: &touches }.bind(order, &joins)
}

struct Touches<'a, P, M> {
    acts: &'a [Footprint<P, M>],
    list: &'a [Touch<P>],
}

impl<P: Copy + Eq, M: Copy + Eq> Touches<'_, P, M> {
    fn first(&self, whose: Whose) -> Option<P> {
        self.list.iter().find(|touch| touch.whose == whose).map(|touch| touch.point)
    }

    fn are_mixed(&self) -> bool {
        self.first(Whose::Own).is_some() && self.first(Whose::Theirs).is_some()
    }

    fn bind(&self, order: Order, joins: &impl Fn(P, P) -> bool) -> Binding<P> {
        self.castling(order, joins)
            .or_else(|| self.one_by_one(order))
            .unwrap_or_else(|| self.free())
    }

    /// King and rook, in this order, unless a man that was touched before the rook binds the player already.
    fn castling(&self, order: Order, joins: &impl Fn(P, P) -> bool) -> Option<Binding<P>> {
        let (king, place) = self.king_then_rook(joins)?;
        let rook = self.list[place].point;
        let before_rook = Touches { acts: self.acts, list: &self.list[..place] };
        match before_rook.one_by_one(order) {
            Some(before) if before.bound == [king] => {}
            Some(_) => return None,
            None => return Some(self.cannot_castle(place, order, joins)),
        }
        let castling = self.keep(|act| act.carried().eq([king, rook]));
        if !castling.is_empty() {
            return Some(Binding {
                law: Some(laws::MEANT_TO_CASTLE),
                bound: vec![king, rook],
                open: castling,
            });
        }
        let open = self.keep(|act| act.mover() == Some(king));
        Some(Binding { law: Some(laws::MEANT_TO_CASTLE), bound: vec![king], open })
    }

    /// The king cannot move. The rook at this place was touched to castle, so it is not owed either; what else
    /// was touched is.
    fn cannot_castle(
        &self,
        rook: usize,
        order: Order,
        joins: &impl Fn(P, P) -> bool,
    ) -> Binding<P> {
        let mut others = self.list.to_vec();
        others.remove(rook);
        let mut binding = Touches { acts: self.acts, list: &others }.bind(order, joins);
        if binding.bound.is_empty() {
            binding.law = Some(laws::KING_CANNOT_MOVE);
        }
        binding
    }

    /// The first king that was touched before a rook, and the place of that rook in the list.
    fn king_then_rook(&self, joins: &impl Fn(P, P) -> bool) -> Option<(P, usize)> {
        let own = |touch: &&Touch<P>| touch.whose == Whose::Own;
        self.list.iter().enumerate().find_map(|(place, rook)| {
            let mut before = self.list[..place].iter().filter(own).filter(|_| own(&rook));
            let king = before.find(|king| joins(king.point, rook.point))?;
            Some((king.point, place))
        })
    }

    /// The articles on men that are touched one by one.
    fn one_by_one(&self, order: Order) -> Option<Binding<P>> {
        self.one_with_the_other(order).or_else(|| self.first_that_can(order))
    }

    fn one_with_the_other(&self, order: Order) -> Option<Binding<P>> {
        let (own, theirs) = (self.first(Whose::Own)?, self.first(Whose::Theirs)?);
        let open = self.keep(|act| act.mover() == Some(own) && act.removes.contains(&theirs));
        let law = match order {
            Order::Known => laws::CAPTURE_WITH_TOUCHED,
            Order::Unknown => laws::ORDER_UNKNOWN,
        };
        (!open.is_empty()).then(|| Binding { law: Some(law), bound: vec![own, theirs], open })
    }

    fn first_that_can(&self, order: Order) -> Option<Binding<P>> {
        self.list.iter().find_map(|touch| {
            let open = self.keep(|act| match touch.whose {
                Whose::Own => act.mover() == Some(touch.point),
                Whose::Theirs => act.removes.contains(&touch.point),
            });
            let law = match (self.are_mixed(), order, touch.whose) {
                (true, Order::Known, _) => laws::FIRST_THAT_CAN,
                (true, Order::Unknown, _) => laws::ORDER_UNKNOWN,
                (false, _, Whose::Own) => laws::MOVE_TOUCHED,
                (false, _, Whose::Theirs) => laws::CAPTURE_TOUCHED,
            };
            (!open.is_empty()).then(|| Binding { law: Some(law), bound: vec![touch.point], open })
        })
    }

    fn free(&self) -> Binding<P> {
        let law = self.list.first().map(|touch| match touch.whose {
            Whose::Own => laws::NONE_CAN_MOVE,
            Whose::Theirs => laws::NONE_CAN_BE_CAPTURED,
        });
        Binding { law, bound: Vec::new(), open: self.keep(|_| true) }
    }

    /// The acts that fit, without those for which a second man was touched before the first.
    fn keep(&self, fits: impl Fn(&Footprint<P, M>) -> bool) -> Vec<usize> {
        let open = |(_, act): &(usize, &Footprint<P, M>)| fits(act) && !self.wrong_order(act);
        self.acts.iter().enumerate().filter(open).map(|(place, _)| place).collect()
    }

    fn wrong_order(&self, act: &Footprint<P, M>) -> bool {
        let mut carried = act.carried().map(|from| {
            let touched = |touch: &Touch<P>| touch.whose == Whose::Own && touch.point == from;
            self.list.iter().position(touched).unwrap_or(usize::MAX)
        });
        let (first, second) = (carried.next(), carried.next());
        matches!((first, second), (Some(first), Some(second)) if second < first)
    }
}
