//! What a hand does at the board to make one act.

/// One thing that a hand does: the smallest whole motion that ends with letting go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step<P, M> {
    /// The man on `from` is moved to `to` and let go.
    Carry {
        /// Where the hand takes it up.
        from: P,
        /// Where the hand lets it go.
        to: P,
    },
    /// A man that was not on the board is let go on `to`, in place of what stands there.
    Place {
        /// The man that is put there.
        man: M,
        /// Where the hand lets it go.
        to: P,
    },
}

/// All that a hand must have done before an act is *made*. Touch binds to this.
///
/// An act without steps is no work of the hand: it is said (take White, swap, add two stones).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Footprint<P, M> {
    /// Where men are taken off the board, at any moment before the act is made.
    pub removes: Vec<P>,
    /// What the hand does, in this order. The first man carried is the one that *moves*; castling carries
    /// the king and then the rook.
    pub steps: Vec<Step<P, M>>,
}

impl<P: Copy + Eq, M: Copy + Eq> Footprint<P, M> {
    /// An act that is said and not done by the hand.
    pub const fn said() -> Self {
        Self { removes: Vec::new(), steps: Vec::new() }
    }

    /// The act of carrying one man from `from` to `to`, where nobody stands.
    pub fn carry(from: P, to: P) -> Self {
        Self { removes: Vec::new(), steps: vec![Step::Carry { from, to }] }
    }

    /// The act of letting a new man go on `to`.
    pub fn place(man: M, to: P) -> Self {
        Self { removes: Vec::new(), steps: vec![Step::Place { man, to }] }
    }

    /// Whether the act is said and not done by the hand.
    pub const fn is_said(&self) -> bool {
        self.steps.is_empty()
    }

    /// Where the man that moves is taken up; `None` if no man of the board moves.
    pub fn mover(&self) -> Option<P> {
        self.carried().next()
    }

    /// Where the man that moves is let go, or the new man.
    pub fn target(&self) -> Option<P> {
        self.steps.first().map(|step| match step {
            Step::Carry { to, .. } | Step::Place { to, .. } => *to,
        })
    }

    /// Where men are taken up to be moved, in order.
    pub fn carried(&self) -> impl Iterator<Item = P> {
        self.steps.iter().filter_map(|step| match step {
            Step::Carry { from, .. } => Some(*from),
            Step::Place { .. } => None,
        })
    }
}
