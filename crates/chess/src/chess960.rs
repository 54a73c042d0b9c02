//! The 960 arrays of Chess960, by number.

use crate::{Bitboard, Castling, Color, File, Position, Role, Setup, Square, Variant};

impl Position {
    /// The array of Chess960 with this number, as Reinhard Scharnagl counts them from 0 to 959; 518
    /// is that of standard chess. `None` for other numbers.
    ///
    /// ```
    /// use touchmove_chess::Position;
    ///
    /// assert_eq!(Position::chess960(518), Some(Position::start()));
    /// assert_eq!(Position::chess960(960), None);
    /// ```
    pub fn chess960(number: u16) -> Option<Self> {
        let array = array(number)?;
        let mut setup = Setup { variant: Variant::Chess960, ..Setup::EMPTY };
        let mut rooks = Bitboard::EMPTY;
        for color in Color::ALL {
            for (file, role) in File::all().zip(array) {
                let square = Square::new(file, color.first_rank());
                setup.put(square, Some(color.piece(role)));
                let before = square.offset(0, color.forward()).expect("it is on the first rank");
                setup.put(before, Some(color.piece(Role::Pawn)));
                if role == Role::Rook {
                    rooks = rooks.with(square);
                }
            }
        }
        setup.castling = Castling::with_rooks(rooks);
        Some(setup.validate().expect("each array is a position"))
    }
}

/// The men of the first rank from the a-file on: the bishops, then the queen, the knights, and the
/// king between the rooks, each on one of the squares that are left.
fn array(number: u16) -> Option<[Role; 8]> {
    const KNIGHTS: [[usize; 2]; 10] =
        [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];
    let number = usize::from(number);
    let [first, second] = *KNIGHTS.get(number / 96)?;
    let mut men = [None; 8];
    men[2 * (number % 4) + 1] = Some(Role::Bishop);
    men[2 * (number / 4 % 4)] = Some(Role::Bishop);
    let mut put = |place: usize, role| {
        let free = men.iter_mut().filter(|man| man.is_none()).nth(place);
        *free.expect("there are as many squares as men") = Some(role);
    };
    put(number / 16 % 6, Role::Queen);
    put(second, Role::Knight);
    put(first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(0, role);
    }
    Some(men.map(|man| man.expect("eight were put")))
}
