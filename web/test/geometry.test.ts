/** The board seen from a seat. */
import { expect, it } from "vitest";
import { beside, nearest, turned, turnFor } from "../src/geometry";
import type { Direction } from "../src/protocol";
import { SMALL } from "./entries";

const name = (from: number, key: Direction, turn: number) =>
  beside(SMALL, SMALL.spots[from]!, key, turn)?.name ?? null;

it("is turned about its middle for the second seat, and back when flipped", () => {
  expect([0, 1].map((seat) => turnFor(SMALL, seat, false))).toEqual([0, 180]);
  expect([0, 1].map((seat) => turnFor(SMALL, seat, true))).toEqual([180, 0]);
  expect(turned(SMALL, { x: 1000, y: 1000 }, 180)).toEqual({ x: 3000, y: 2000 });
});

it("lets an arrow key lead where the eye sees it lead", () => {
  expect([name(0, "right", 0), name(0, "down", 0), name(0, "up", 0)]).toEqual(["b2", "a1", null]);
  expect([name(0, "left", 180), name(0, "up", 180), name(0, "right", 180)]).toEqual([
    "b2",
    "a1",
    null,
  ]);
});

it("finds the point under a finger, and none beside the board", () => {
  expect(nearest(SMALL, { x: 1400, y: 1600 }, 0)).toBe("a1");
  expect(nearest(SMALL, { x: 1400, y: 1400 }, 180)).toBe("c1");
  expect(nearest(SMALL, { x: 300, y: 1000 }, 0)).toBeNull();
});
