//! A board as data: one drawing component and one keyboard serve every game.

/// A board: where its points lie, what is drawn beneath them, and how the keyboard walks over them.
///
/// Lengths are thousandths of the distance between neighbouring points; `x` grows to the right and `y` downwards, as
/// the first seat sees the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Geometry {
    /// The width of the drawing.
    pub width: i32,
    /// The height of the drawing.
    pub height: i32,
    /// What is drawn beneath the men.
    pub ground: Ground,
    /// The points, in the order in which a reader goes through them.
    pub spots: Vec<Spot>,
    /// Texts at the edge.
    pub labels: Vec<Label>,
    /// By how many degrees each seat's view is turned clockwise about the middle.
    pub turns: Vec<i32>,
}

/// What is drawn beneath the men.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Squares of one unit about each spot, light or dark by the spot's [`Shade`].
    Squares,
    /// Lines along these points, by their place in [`Geometry::spots`].
    Lines(Vec<Vec<u16>>),
}

/// A point of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The point's name, as in the log.
    pub name: String,
    /// Across.
    pub x: i32,
    /// Down.
    pub y: i32,
    /// The colour of the ground.
    pub shade: Shade,
    /// Where an arrow key leads, by place in [`Geometry::spots`].
    pub neighbours: Vec<(Direction, u16)>,
}

/// The colour of the ground beneath a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shade {
    /// A light square.
    Light,
    /// A dark square.
    Dark,
    /// No square.
    Plain,
}

/// Where a key leads, as the first seat sees the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
}

/// A text at the edge of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// What it says.
    pub text: String,
    /// Across.
    pub x: i32,
    /// Down.
    pub y: i32,
}
