/** Entries become the view, one by one and without a gap. */
import { describe, expect, it } from "vitest";
import { fold, lawOf, unopened, type View } from "../src/fold";
import type { Entry, MoveMade } from "../src/protocol";
import { entry } from "./entries";

const E4: MoveMade = {
  is: "move_made",
  seat: 0,
  act: "e2e4",
  notation: "e4",
  from: "e2",
  to: "e4",
  law: "CH-6.1",
};

function after(...entries: Entry[]): View {
  return entries.reduce(fold, unopened());
}

describe("the men", () => {
  it("are set up by entry 0 and changed by the later ones", () => {
    const view = after(
      entry(0, [], { men: { e2: "wP", e7: "bP" } }),
      entry(1, [E4], { men: { e2: null, e4: "wP" } }),
    );
    expect([...view.men].map(([point, { man }]) => [point, man])).toEqual([
      ["e7", "bP"],
      ["e4", "wP"],
    ]);
  });

  it("keep their key when they move, so that the page sees them travel", () => {
    const before = after(entry(0, [], { men: { e2: "wP", d2: "wP", e7: "bP" } }));
    const view = fold(before, entry(1, [], { men: { e2: null, e4: "wP" } }));
    expect(view.men.get("e4")?.key).toBe(before.men.get("e2")?.key);
  });

  it("get a new key when they are new: a promotion is another man", () => {
    const before = after(entry(0, [], { men: { b7: "wP", a8: "bR" } }));
    const view = fold(before, entry(1, [], { men: { b7: null, a8: "wQ" } }));
    const keys = [...before.men.values()].map(({ key }) => key);
    expect(keys).not.toContain(view.men.get("a8")?.key);
  });

  it("never share a key after a capture", () => {
    const view = after(
      entry(0, [], { men: { a1: "wR", a8: "bR", h8: "bR" } }),
      entry(1, [], { men: { a1: null, a8: "wR" } }),
    );
    const keys = [...view.men.values()].map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

describe("a gap", () => {
  it("is refused: the page would show a board that never was", () => {
    expect(() => after(entry(0), entry(2))).toThrow(RangeError);
  });

  it("is refused the other way too: an entry is folded once", () => {
    expect(() => after(entry(0), entry(0))).toThrow(RangeError);
  });
});

describe("the record", () => {
  it("holds each move with the board as it was", () => {
    const view = after(
      entry(0, [], { men: { e2: "wP", e7: "bP" } }),
      entry(1, [E4], { men: { e2: null, e4: "wP" } }),
      entry(2, [{ ...E4, seat: 1, notation: "e5" }], { men: { e7: null, e5: "bP" } }),
    );
    expect(view.moves.map(({ made }) => made.notation)).toEqual(["e4", "e5"]);
    expect([...(view.moves[0]?.men.keys() ?? [])]).toEqual(["e7", "e4"]);
  });

  it("writes the time to the mover's last move, even if the other has moved since", () => {
    const view = after(
      entry(0, [E4]),
      entry(1, [{ ...E4, seat: 1, notation: "e5" }]),
      entry(2, [{ is: "move_completed", seat: 0, left: 298_000, law: "F23-6.2.2" }]),
    );
    expect(view.moves.map(({ left }) => left)).toEqual([298_000, null]);
  });
});

describe("the table", () => {
  it("is taken as the hall says it", () => {
    const view = after(
      entry(0, [], {
        hand: { held: "g1", touched: ["g1"], adjusting: false },
        owed: { law: "CH-7.2.1a", points: ["g1"], open: [{ from: "g1", to: "f3" }] },
        clock: { left: [300_000, 295_000], running: 0, delay: 0, period: [0, 0] },
        offer: 1,
        alarms: ["e1"],
      }),
    );
    expect(view.hand.held).toBe("g1");
    expect(view.owed.law).toBe("CH-7.2.1a");
    expect(view.clock).toEqual({
      left: [300_000, 295_000],
      running: 0,
      delay: 0,
      period: [0, 0],
      at: 0,
    });
    expect([view.offer, view.alarms]).toEqual([1, ["e1"]]);
  });
});

describe("the ruling log", () => {
  it("holds every event with its entry, and each says its clause", () => {
    const outcome = { scores: [2, 0], reason: "resignation", law: "CH-10.2" } as const;
    const view = after(
      entry(0),
      entry(1, [
        { is: "touched", seat: 0, point: "g1", man: "wN" },
        { is: "resigned", seat: 1, law: "CH-10.2" },
        { is: "ended", outcome: { ...outcome, scores: [2, 0] } },
      ]),
    );
    expect(view.rulings.map(({ entry: number, event }) => [number, event.is, lawOf(event)])).toEqual([
      [1, "touched", null],
      [1, "resigned", "CH-10.2"],
      [1, "ended", "CH-10.2"],
    ]);
  });
});
