/** The board as data, seen from a seat: where its points lie and where an arrow key leads. */
import type { Direction, Geometry, Point, Seat, Spot } from "./protocol";

/** Clockwise, a quarter turn apart. */
const AROUND: readonly Direction[] = ["up", "right", "down", "left"];

export interface Place {
  x: number;
  y: number;
}

/** By how many degrees clockwise the board is turned for `seat`, or for the one opposite when `flipped`. */
export function turnFor(geometry: Geometry, seat: Seat, flipped: boolean): number {
  const turns = geometry.turns;
  const seen = flipped ? (seat + 1) % turns.length : seat;
  return turns[seen] ?? 0;
}

/** Where a place of the drawing lies after a turn about the middle. */
export function turned(geometry: Geometry, place: Place, degrees: number): Place {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [dx, dy] = [place.x - geometry.width / 2, place.y - geometry.height / 2];
  return {
    x: Math.round(geometry.width / 2 + dx * cos - dy * sin),
    y: Math.round(geometry.height / 2 + dx * sin + dy * cos),
  };
}

/** Where an arrow key leads from `spot` on a board turned by `degrees`. */
export function beside(geometry: Geometry, spot: Spot, key: Direction, degrees: number): Spot | null {
  const quarters = Math.round(degrees / 90);
  const unturned = AROUND[(AROUND.indexOf(key) - quarters + 8) % 4]!;
  const place = spot.neighbours[unturned];
  return place === undefined ? null : (geometry.spots[place] ?? null);
}

/** The point nearest to a place of the turned drawing, if it is within reach of one. */
export function nearest(geometry: Geometry, at: Place, degrees: number): Point | null {
  const reach = 710;
  let best: { name: Point; distance: number } | null = null;
  for (const spot of geometry.spots) {
    const { x, y } = turned(geometry, spot, degrees);
    const [dx, dy] = [Math.abs(x - at.x), Math.abs(y - at.y)];
    const distance = Math.hypot(dx, dy);
    if (Math.max(dx, dy) > 500 || distance > reach) continue;
    if (!best || distance < best.distance) best = { name: spot.name, distance };
  }
  return best?.name ?? null;
}
