/** The board in the page: one drawing for keys, pointers and screen readers. */
import { fireEvent, render } from "@testing-library/svelte";
import axe from "axe-core";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Deed } from "../src/protocol";
import { TableState } from "../src/state/table.svelte";
import Board from "../src/table/Board.svelte";
import { entry, SMALL } from "./entries";

let table: TableState;
let done: [Deed, number][];

beforeEach(() => {
  table = new TableState("g", "ws://hall", ["token"]);
  done = [];
  vi.spyOn(table, "act").mockImplementation((deed, seat = table.actor) => {
    done.push([deed, seat ?? -1]);
    return "cmd";
  });
  table.geometry = SMALL;
  table.you = [0];
  table.entry(entry(0, [], { men: { a1: "wN", b1: "wK", c2: "bK" } }));
});
afterEach(() => vi.restoreAllMocks());

function shown() {
  const { container } = render(Board, { table, geometry: SMALL });
  const point = (name: string) => container.querySelector(`[data-point="${name}"]`) as SVGElement;
  return { container, point };
}

it("has one entrance for the Tab key, and arrows walk from there", async () => {
  const { container, point } = shown();
  expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  point("a2").focus();
  await fireEvent.keyDown(point("a2"), { key: "ArrowDown" });
  expect(document.activeElement).toBe(point("a1"));
  expect(point("a1").getAttribute("tabindex")).toBe("0");
});

it("says what stands on a point, in words", () => {
  const { point } = shown();
  expect(point("a1").getAttribute("aria-label")).toBe("a1, white knight");
  expect(point("b2").getAttribute("aria-label")).toBe("b2");
});

it("touches with Enter, lets go with Enter, and puts back with Escape", async () => {
  const { point } = shown();
  await fireEvent.keyDown(point("a1"), { key: "Enter" });
  table.entry(
    entry(1, [], {
      hand: { held: "a1", touched: ["a1"], adjusting: false },
      owed: { law: "CH-7.2.1a", points: ["a1"], open: [{ from: "a1", to: "c2" }] },
    }),
  );
  flushSync();
  expect(point("a1").getAttribute("aria-label")).toBe("a1, white knight, in the hand");
  expect(point("c2").getAttribute("aria-label")).toBe("c2, black king, open");
  await fireEvent.keyDown(point("c2"), { key: " " });
  await fireEvent.keyDown(point("c2"), { key: "Escape" });
  expect(done).toEqual([
    [{ touch: "a1" }, 0],
    [{ release: "c2" }, 0],
    [{ release: "a1" }, 0],
  ]);
});

it("sends another own man that is touched as a touch: whether it may be is the hall's to say", async () => {
  table.entry(entry(1, [], { hand: { held: "a1", touched: ["a1"], adjusting: false } }));
  const { point } = shown();
  await fireEvent.keyDown(point("b1"), { key: "Enter" });
  expect(done).toEqual([[{ touch: "b1" }, 0]]);
});

it("gives a spectator nothing to touch", async () => {
  table.you = [];
  const { point } = shown();
  await fireEvent.keyDown(point("a1"), { key: "Enter" });
  expect(done).toEqual([]);
});

it("marks what a refusal points at, once", () => {
  const says = { en: "no", "zh-Hans": "否", "zh-Hant": "否" };
  const findings = ["L1", "L2"].map((law) => ({ law, says, points: ["c2"] }));
  table.refused({ cmd: "x", law: "L1", says, findings }, { cmd: "x", seat: 0, do: "press" });
  const { container } = shown();
  expect(container.querySelectorAll('[data-mark="fault"]')).toHaveLength(1);
});

it("has nothing that hinders a reader", async () => {
  const { container } = shown();
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
