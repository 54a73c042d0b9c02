/** A drag is two deeds, and the second waits for the first: a refused touch must never let another man go. */
import { expect, it, vi } from "vitest";
import { Connection } from "../src/connection";
import type { Command, Deed } from "../src/protocol";
import { TableState } from "../src/state/table.svelte";
import { letGo, reachFor } from "../src/table/reach";
import { entry } from "./entries";

const SAYS = { en: "no", "zh-Hans": "否", "zh-Hant": "否" };

function seated(you: number[]): { table: TableState; sent: [Deed, number][]; commands: Command[] } {
  const sent: [Deed, number][] = [];
  const commands: Command[] = [];
  const table = new TableState("g", "ws://hall", ["token"]);
  vi.spyOn(Connection.prototype, "send").mockImplementation((seat, deed) => {
    sent.push([deed, seat]);
    commands.push({ cmd: `cmd-${sent.length}`, seat, do: deed });
    table.pending(commands.slice());
    return `cmd-${sent.length}`;
  });
  table.you = you;
  table.entry(entry(0, [], { men: { g1: "wN", e2: "wP", e7: "bP" } }));
  return { table, sent, commands };
}

it("lets go only when the touch is done", () => {
  const { table, sent, commands } = seated([0]);
  letGo(table, reachFor(table, "g1"), "f3", true);
  expect(sent).toEqual([[{ touch: "g1" }, 0]]);
  expect(table.imagined.men.get("f3")?.man).toBe("wN");
  table.pending([]);
  table.done(commands[0]!);
  expect(sent).toEqual([
    [{ touch: "g1" }, 0],
    [{ release: "f3" }, 0],
  ]);
});

it("lets nothing go when the touch is refused", () => {
  const { table, sent, commands } = seated([0]);
  letGo(table, reachFor(table, "e2"), "e4", true);
  table.pending([]);
  table.refused({ cmd: "cmd-1", law: "CH-7.2.1a", says: SAYS, findings: [] }, commands[0]!);
  expect(sent).toEqual([[{ touch: "e2" }, 0]]);
  expect(table.imagined.men.get("e2")?.man).toBe("wP");
  expect(table.refusal?.law).toBe("CH-7.2.1a");
});

it("keeps the man in hand after a tap, and after a drag off the board", () => {
  const { table, sent } = seated([0]);
  letGo(table, reachFor(table, "g1"), "g1", false);
  letGo(table, reachFor(table, "g1"), null, true);
  expect(sent).toEqual([[{ touch: "g1" }, 0]]);
});

it("touches the other side's man only by a deliberate tap", () => {
  const { table, sent } = seated([0]);
  letGo(table, reachFor(table, "e7"), "e7", true);
  letGo(table, reachFor(table, "e7"), "e6", false);
  expect(sent).toEqual([]);
  letGo(table, reachFor(table, "e7"), "e7", false);
  expect(sent).toEqual([[{ touch: "e7" }, 0]]);
});

it("presses for the player whose clock runs, at one screen", () => {
  const { table, sent } = seated([0, 1]);
  const clock = { left: [1, 1], running: 0, delay: 0, period: [0, 0] };
  table.entry(entry(1, [], { to_act: 1, unpressed: [0], clock }));
  table.press();
  table.offer();
  expect(sent).toEqual([
    ["press", 0],
    ["offer", 0],
  ]);
});

it("answers an offer for the one who was asked", () => {
  const { table, sent } = seated([0, 1]);
  table.entry(entry(1, [], { offer: 0 }));
  table.answerOffer("accept");
  expect(sent).toEqual([["accept", 1]]);
});
