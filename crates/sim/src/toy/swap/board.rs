//! The board of the toy: its lines, and how it is drawn.

use touchmove_game::{Direction, Geometry, Ground, Shade, Spot};

use super::Point;

/// Every three points in a row.
pub(super) fn lines() -> impl Iterator<Item = [Point; 3]> {
    Point::all().flat_map(|point| {
        let (column, row) = point.column_and_row();
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().filter_map(move |(columns, rows)| {
            let next = Point::at(column + columns, row + rows)?;
            Some([point, next, Point::at(column + 2 * columns, row + 2 * rows)?])
        })
    })
}

pub(super) fn geometry() -> Geometry {
    let spot = |point: Point| {
        let (column, row) = point.column_and_row();
        let neighbour = |direction, columns, rows| {
            let next = Point::at(column + columns, row + rows)?;
            Some((direction, next.number()))
        };
        let neighbours = [
            neighbour(Direction::Up, 0, 1),
            neighbour(Direction::Down, 0, -1),
            neighbour(Direction::Left, -1, 0),
            neighbour(Direction::Right, 1, 0),
        ];
        Spot {
            name: point.to_string(),
            x: i32::from(column) * 1000 + 500,
            y: i32::from(4 - row) * 1000 + 500,
            shade: Shade::Plain,
            neighbours: neighbours.into_iter().flatten().collect(),
        }
    };
    let row = |row: u16| (0..5).map(|column| row * 5 + column).collect();
    let column = |column: u16| (0..5).map(|row| row * 5 + column).collect();
    Geometry {
        width: 5000,
        height: 5000,
        ground: Ground::Lines((0..5).map(row).chain((0..5).map(column)).collect()),
        spots: Point::all().map(spot).collect(),
        labels: Vec::new(),
        turns: vec![0, 0],
    }
}
