/** What a clock shows at a moment. */
import { expect, it } from "vitest";
import { face, leftAt, untilChange } from "../src/clock";
import type { Clock } from "../src/fold";

const CLOCK: Clock = { left: [60_000, 30_000], running: 0, delay: 0, period: [0, 0], at: 5_000 };

it.each([
  [5_400_000, "1:30:00"],
  [3_600_001, "1:00:01"],
  [3_600_000, "1:00:00"],
  [3_599_000, "59:59"],
  [300_000, "5:00"],
  [299_001, "5:00"],
  [299_000, "4:59"],
  [20_000, "0:20"],
  [19_999, "0:20.0"],
  [9_850, "0:09.9"],
  [100, "0:00.1"],
  [1, "0:00.1"],
  [0, "0:00"],
  [-5, "0:00"],
])("%i ms are shown as %s", (left, shown) => {
  expect(face(left)).toBe(shown);
});

it("runs down for the seat whose clock runs, and for no other", () => {
  expect([leftAt(CLOCK, 0, 8_000), leftAt(CLOCK, 1, 8_000)]).toEqual([57_000, 30_000]);
});

it("waits for the delay", () => {
  const delayed = { ...CLOCK, delay: 2_000 };
  expect([6_999, 7_000, 7_500].map((now) => leftAt(delayed, 0, now))).toEqual([
    60_000, 60_000, 59_500,
  ]);
});

it("stands at nothing until the hall rules that the flag has fallen", () => {
  expect(leftAt(CLOCK, 0, 500_000)).toBe(0);
});

it("does not run ahead when the hall's time is behind the entry", () => {
  expect(leftAt(CLOCK, 0, 4_000)).toBe(60_000);
});

it.each([
  [5_000, 1_000],
  [5_400, 600],
  [44_600, 400],
  [45_000, 100],
  [45_030, 70],
  [64_999, 1],
])("at %i its face changes after %i ms", (now, wait) => {
  expect(untilChange(CLOCK, 0, now)).toBe(wait);
  expect(face(leftAt(CLOCK, 0, now + wait))).not.toBe(face(leftAt(CLOCK, 0, now)));
});

it("does not change its face during the delay", () => {
  expect(untilChange({ ...CLOCK, delay: 2_000 }, 0, 5_500)).toBe(1_500);
});
