/** Entries as the hall writes them, for tests. The forms are those of crates/server/PROTOCOL.md. */
import type { Entry, Geometry, GameEvent, Point, Table } from "../src/protocol";

/** A table where nothing is going on, with what a test changes. */
export function table(changes: Partial<Table> = {}): Table {
  return {
    phase: "running",
    men: {},
    ready: [true, true],
    to_act: 0,
    sides: ["white", "black"],
    hand: { held: null, touched: [], adjusting: false },
    owed: { law: null, points: [], open: [] },
    unpressed: [],
    clock: null,
    offer: null,
    alarms: [],
    outcome: null,
    ...changes,
  };
}

/** Entry `number`, a second after the one before. */
export function entry(
  number: number,
  events: GameEvent[] = [],
  changes: Partial<Table> = {},
  cmd: string | null = null,
): Entry {
  return {
    number,
    at: number * 1000,
    by: cmd === null ? null : 0,
    cmd,
    events,
    hash: String(number).padStart(64, "0"),
    table: table(changes),
  };
}

/** Three by two squares, a2 first. */
export const SMALL: Geometry = {
  width: 4000,
  height: 3000,
  ground: "squares",
  spots: ["a2", "b2", "c2", "a1", "b1", "c1"].map((name: Point, place) => ({
    name,
    x: 1000 + 1000 * (place % 3),
    y: 1000 + 1000 * Math.floor(place / 3),
    shade: place % 2 === 0 ? "light" : "dark",
    neighbours: {
      ...(place >= 3 && { up: place - 3 }),
      ...(place < 3 && { down: place + 3 }),
      ...(place % 3 > 0 && { left: place - 1 }),
      ...(place % 3 < 2 && { right: place + 1 }),
    },
  })),
  labels: [{ text: "a", x: 1000, y: 2750 }],
  turns: [0, 180],
};
