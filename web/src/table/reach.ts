/** What a finger, a mouse or a key at a point asks of the hand. The hall decides whether the hand may. */
import { isOwn, placement } from "../imagine";
import type { Point } from "../protocol";
import type { TableState } from "../state/table.svelte";

/** How a pointer went down: on a man that the hand takes up, on one that it holds, or somewhere else. */
export type Grip =
  | { kind: "taken"; from: Point; cmd: string | null }
  | { kind: "holding"; from: Point }
  | { kind: "elsewhere"; at: Point };

/** The pointer goes down. An own man is touched at once, as a real hand would. */
export function reachFor(table: TableState, point: Point): Grip {
  const { held } = table.imagined;
  if (held === point) return { kind: "holding", from: point };
  if (!isOwnHere(table, point)) return { kind: "elsewhere", at: point };
  const cmd = table.act({ touch: point });
  return table.view.hand.adjusting
    ? { kind: "elsewhere", at: "" }
    : { kind: "taken", from: point, cmd };
}

/** The pointer goes up at `point` (null: off the board), having been dragged or not. */
export function letGo(table: TableState, grip: Grip, point: Point | null, dragged: boolean): void {
  switch (grip.kind) {
    case "taken":
      if (dragged && point) table.actAfter(grip.cmd, { release: point });
      return;
    case "holding":
      // Put down where it came from, or let go elsewhere; off the board it stays in the hand.
      if (point) table.act({ release: point });
      return;
    case "elsewhere":
      // Only a deliberate tap counts: down and up on one point, without a drag.
      if (point === grip.at && !dragged) tap(table, point);
  }
}

/** A key or a tap at `point`: touches with an empty hand, lets go with a full one. */
export function tap(table: TableState, point: Point): void {
  const { held, men } = table.imagined;
  if (held !== null && (held === point || !isOwnHere(table, point))) {
    table.act({ release: point });
    return;
  }
  const placed = placement(table.view, point);
  if (men.has(point)) table.act({ touch: point });
  else if (placed) table.act(placed);
}

/** Puts the man in hand back where it was taken from. */
export function putBack(table: TableState): void {
  const { held } = table.imagined;
  if (held !== null) table.act({ release: held });
}

function isOwnHere(table: TableState, point: Point): boolean {
  return table.actor !== null && isOwn(table.view, table.actor, point);
}
