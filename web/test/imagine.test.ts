/** What the board shows while deeds are under way, and when the hand has a choice of men. */
import { describe, expect, it } from "vitest";
import { fold, unopened, type View } from "../src/fold";
import { choice, imagine, isOwn, placement } from "../src/imagine";
import type { Deed, Man, Point, Table } from "../src/protocol";
import { entry } from "./entries";

const MEN = { g1: "wN", e7: "bP", b7: "wP" };

function view(changes: Partial<Table> = {}): View {
  return fold(unopened(), entry(0, [], { men: MEN, ...changes }));
}

function shown(from: View, ...deeds: Deed[]): [Record<Point, Man>, Point | null, Point[]] {
  const { men, held, pending } = imagine(from, deeds.map((deed) => ({ seat: 0, do: deed })));
  return [Object.fromEntries([...men].map(([p, { man }]) => [p, man])), held, [...pending]];
}

describe("a deed under way", () => {
  it("lifts an own man", () => {
    expect(shown(view(), { touch: "g1" })).toEqual([MEN, "g1", ["g1"]]);
  });

  it("does not lift a man of the other side", () => {
    expect(shown(view(), { touch: "e7" })).toEqual([MEN, null, []]);
  });

  it("does not lift a man that is only adjusted", () => {
    const adjusting = view({ hand: { held: null, touched: [], adjusting: true } });
    expect(shown(adjusting, { touch: "g1" })).toEqual([MEN, null, []]);
  });

  it("carries the man that is held to where it is let go", () => {
    const [men, held, pending] = shown(view(), { touch: "g1" }, { release: "f3" });
    expect([men, held, pending]).toEqual([{ e7: "bP", b7: "wP", f3: "wN" }, null, ["f3"]]);
  });

  it("that the hall has already done changes nothing", () => {
    expect(shown(view(), { release: "f3" })).toEqual([MEN, null, []]);
  });

  it("puts the chosen man on the board", () => {
    const [men] = shown(view(), { place: { man: "wQ", to: "b7" } });
    expect(men.b7).toBe("wQ");
  });

  it("leaves the board alone when it is only said", () => {
    expect(shown(view(), "press", "offer")).toEqual([MEN, null, []]);
  });
});

it("an own man is one of the seat's side, whoever is to act", () => {
  expect(["g1", "e7", "a1"].map((point) => isOwn(view(), 0, point))).toEqual([true, false, false]);
  expect(isOwn(view(), 1, "e7")).toBe(true);
});

describe("men to place", () => {
  const owed = (open: Table["owed"]["open"]) => view({ owed: { law: "L", points: [], open } });

  it("on one point are a choice: a promotion", () => {
    const promotion = owed(["wQ", "wR", "wB", "wN"].map((man) => ({ man, to: "b8" })));
    expect(choice(promotion)).toEqual({ to: "b8", men: ["wQ", "wR", "wB", "wN"] });
    expect(placement(promotion, "b8")).toBeNull();
  });

  it("on many points are stones: a tap places one", () => {
    const stones = owed(["a1", "a2"].map((to) => ({ man: "bS", to })));
    expect(choice(stones)).toBeNull();
    expect(placement(stones, "a2")).toEqual({ place: { man: "bS", to: "a2" } });
    expect(placement(stones, "a3")).toBeNull();
  });
});
