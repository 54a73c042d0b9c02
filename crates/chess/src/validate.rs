//! The one door from set-up to position: every reason for refusal is named at once (CH-2.2,
//! CH-5.1.5, CH-9.1b).

use crate::attacks::BETWEEN;
use crate::castling::{CORNERS, king_home};
use crate::make::behind;
use crate::position::EnPassant;
use crate::sliders::Portable;
use crate::{
    Bitboard, Castling, Color, Fault, File, Position, Rank, Refused, Role, Setup, Square, Variant,
    Wing, zobrist,
};

impl Setup {
    /// The position, if it can have come about in a game as far as one look can tell.
    ///
    /// [`Refused::forgive`] lets those pass whose faults do not make play impossible.
    pub fn validate(self) -> Result<Position, Refused> {
        let placed = self.placed();
        let faults = self.faults_of(&placed);
        if faults.is_empty() { Ok(placed) } else { Err(Refused { faults, setup: Box::new(self) }) }
    }

    /// Every reason for which this is no position; empty if it is one.
    pub fn faults(&self) -> Vec<Fault> {
        self.faults_of(&self.placed())
    }

    /// The faults of the set-up, whose men are `placed`.
    fn faults_of(&self, placed: &Position) -> Vec<Fault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            count_men(placed, color, &mut faults);
            match self.variant {
                Variant::Standard => self.check_castling(color, &mut faults),
                Variant::Chess960 => self.check_castling_of_chess960(color, &mut faults),
            }
        }
        let lawful = match self.variant {
            Variant::Standard => CORNERS,
            Variant::Chess960 => Bitboard::rank(Rank::FIRST) | Bitboard::rank(Rank::EIGHTH),
        };
        let elsewhere = self.castling.rooks() & !lawful;
        faults.extend(elsewhere.into_iter().map(Fault::CastlingElsewhere));
        let crossing_fits = self.check_crossing(&mut faults);
        let kings = Color::ALL.map(|color| placed.squares(color.piece(Role::King)).count());
        if kings == [1, 1] {
            self.check_kings(placed, crossing_fits, &mut faults);
        }
        faults
    }

    /// The men on a board. It is a position only if there are no faults, or forgiven ones.
    pub(crate) fn placed(&self) -> Position {
        let mut position = Position {
            roles: [Bitboard::EMPTY; 6],
            sides: [Bitboard::EMPTY; 2],
            hash: zobrist::turn(self.turn) ^ zobrist::castling(self.castling.rooks()),
            castling: self.castling,
            halfmove: self.halfmove,
            fullmove: self.fullmove.max(1),
            turn: self.turn,
            en_passant: EnPassant::None,
        };
        for square in Square::all() {
            if let Some(man) = self.man(square) {
                position.toggle(man.color, man.role, square);
            }
        }
        if let Some(crossed) = self.en_passant {
            position.remember_crossed(Portable, crossed);
        }
        position
    }

    /// The set-up without the rights that these faults show to be void.
    pub(crate) fn without_void_rights(&self, faults: &[Fault]) -> Self {
        let mut setup = self.clone();
        for fault in faults {
            let void = match *fault {
                Fault::CastlingWithoutKing(color) => Bitboard::rank(color.first_rank()),
                Fault::CastlingWithoutRook { color, wing } => self.void_rooks(color, wing),
                Fault::CastlingElsewhere(square) => square.into(),
                Fault::EnPassantRank(_)
                | Fault::EnPassantWithoutPawn(_)
                | Fault::EnPassantBlocked { .. } => {
                    setup.en_passant = None;
                    continue;
                }
                Fault::MissingKing(_)
                | Fault::ManyKings { .. }
                | Fault::PawnOnEdge(_)
                | Fault::UnansweredCheck { .. }
                | Fault::ManyMen { .. }
                | Fault::ManyPawns { .. }
                | Fault::ManyPromoted { .. }
                | Fault::EnPassantInCheck { .. }
                | Fault::ManyCheckers { .. }
                | Fault::ImpossibleCheckers { .. } => continue,
            };
            setup.castling = Castling::with_rooks(setup.castling.rooks() & !void);
        }
        setup
    }

    /// The squares of the rooks that are said to castle on this wing.
    fn void_rooks(&self, color: Color, wing: Wing) -> Bitboard {
        match (self.variant, self.king(color)) {
            (Variant::Chess960, Some(king)) => {
                let rooks = self.castling.rooks() & Bitboard::rank(color.first_rank());
                let is_there = |rook: &Square| {
                    Wing::between(king, *rook) == wing
                        && self.man(*rook) != Some(color.piece(Role::Rook))
                };
                rooks.into_iter().filter(is_there).collect()
            }
            (Variant::Standard | Variant::Chess960, _) => wing.rook_home(color).into(),
        }
    }

    /// Whether king and rooks that may castle have not moved, as far as their squares show
    /// (CH-5.1.5).
    fn check_castling(&self, color: Color, faults: &mut Vec<Fault>) {
        let wings = Wing::ALL.into_iter().filter(|wing| self.castling.has(color, *wing));
        let king_is_home = self.man(king_home(color)) == Some(color.piece(Role::King));
        if wings.clone().count() > 0 && !king_is_home {
            faults.push(Fault::CastlingWithoutKing(color));
        }
        for wing in wings {
            if self.man(wing.rook_home(color)) != Some(color.piece(Role::Rook)) {
                faults.push(Fault::CastlingWithoutRook { color, wing });
            }
        }
    }

    /// Whether each rook that may castle is there, the only one on its side of its king, who is on
    /// its rank and in no corner.
    fn check_castling_of_chess960(&self, color: Color, faults: &mut Vec<Fault>) {
        let rooks = self.castling.rooks() & Bitboard::rank(color.first_rank());
        if rooks.is_empty() {
            return;
        }
        let is_between = |king: &Square| {
            king.rank() == color.first_rank() && !matches!(king.file(), File::A | File::H)
        };
        let Some(king) = self.king(color).filter(is_between) else {
            return faults.push(Fault::CastlingWithoutKing(color));
        };
        for rook in rooks {
            let wing = Wing::between(king, rook);
            if self.man(rook) != Some(color.piece(Role::Rook)) {
                faults.push(Fault::CastlingWithoutRook { color, wing });
            } else if self.castling.rook(king, wing) != Some(rook) {
                faults.push(Fault::CastlingElsewhere(rook));
            }
        }
    }

    /// Whether a pawn can have crossed the square that it is said to have crossed (CH-5.6.3a).
    fn check_crossing(&self, faults: &mut Vec<Fault>) -> bool {
        let Some(crossed) = self.en_passant else { return false };
        let them = !self.turn;
        if crossed.offset(0, -2 * them.forward()).is_none_or(|s| s.rank() != them.first_rank()) {
            faults.push(Fault::EnPassantRank(crossed));
            return false;
        }
        let before = faults.len();
        if self.man(behind(crossed)) != Some(them.piece(Role::Pawn)) {
            faults.push(Fault::EnPassantWithoutPawn(crossed));
        }
        for square in [Some(crossed), crossed.offset(0, -them.forward())].into_iter().flatten() {
            if self.man(square).is_some() {
                faults.push(Fault::EnPassantBlocked { crossed, by: square });
            }
        }
        faults.len() == before
    }

    /// Whether the checks are such as a lawful move can have given (CH-9.1a, CH-9.1b).
    fn check_kings(&self, position: &Position, crossing_fits: bool, faults: &mut Vec<Fault>) {
        let (us, them) = (self.turn, !self.turn);
        let (king, other) = (position.king(us), position.king(them));
        let unanswered = position.attackers(other, us);
        faults.extend(unanswered.into_iter().map(|by| Fault::UnansweredCheck { king: other, by }));

        let checkers = position.checkers();
        if checkers.count() > 2 {
            faults.push(Fault::ManyCheckers { count: checkers.count() });
        } else if let [Some(first), Some(second)] = two(checkers)
            && !can_both_check(position, king, first, second)
        {
            faults.push(Fault::ImpossibleCheckers { first, second });
        }
        if let Some(crossed) = self.en_passant.filter(|_| crossing_fits) {
            let origin = crossed.offset(0, -them.forward()).expect("its rank was looked at");
            let occupied = (position.occupied() ^ behind(crossed).into()) | origin.into();
            // Only checks that still stand: in study positions a pawn often blocks a line that its
            // last step must have closed, and all programs take them.
            let attackers = position.attackers_through(king, them, occupied)
                & checkers
                & !Bitboard::of(behind(crossed));
            let in_check = |by| Fault::EnPassantInCheck { crossed, by };
            faults.extend(attackers.into_iter().map(in_check));
        }
    }
}

/// Kings, pawns, and whether there are more men than a game can bring about (CH-2.2,
/// CH-5.6.4b).
fn count_men(placed: &Position, color: Color, faults: &mut Vec<Fault>) {
    let [pawns, knights, bishops, rooks, queens, kings] =
        Role::ALL.map(|role| placed.squares(color.piece(role)));
    match kings.count() {
        0 => faults.push(Fault::MissingKing(color)),
        1 => {}
        count => faults.push(Fault::ManyKings { color, count }),
    }
    let edge = Bitboard::rank(Rank::FIRST) | Bitboard::rank(Rank::EIGHTH);
    faults.extend((pawns & edge).into_iter().map(Fault::PawnOnEdge));
    if pawns.count() > 8 {
        faults.push(Fault::ManyPawns { color, count: pawns.count() });
    }
    let count = (pawns | knights | bishops | rooks | queens | kings).count();
    if count > 16 {
        faults.push(Fault::ManyMen { color, count });
    }
    let promoted = knights.count().saturating_sub(2)
        + (bishops & Bitboard::LIGHT).count().saturating_sub(1)
        + (bishops & !Bitboard::LIGHT).count().saturating_sub(1)
        + rooks.count().saturating_sub(2)
        + queens.count().saturating_sub(1);
    let missing_pawns = 8_u32.saturating_sub(pawns.count());
    if promoted > missing_pawns {
        faults.push(Fault::ManyPromoted { color, promoted, missing_pawns });
    }
}

/// The first two squares of a set.
fn two(set: Bitboard) -> [Option<Square>; 2] {
    let mut squares = set.into_iter();
    [squares.next(), squares.next()]
}

/// Whether one move can have given both checks: one man moved and uncovered the other, so one is a
/// slider, and not both look at the king along one line.
fn can_both_check(position: &Position, king: Square, first: Square, second: Square) -> bool {
    let is_slider = |square| match position.role(square) {
        Role::Bishop | Role::Rook | Role::Queen => true,
        Role::Pawn | Role::Knight | Role::King => false,
    };
    let on_one_line = BETWEEN[first.index()][second.index()].has(king);
    (is_slider(first) || is_slider(second)) && !on_one_line
}
