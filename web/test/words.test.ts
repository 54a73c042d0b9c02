/** Every language says everything, and the reader gets the right one. */
import { describe, expect, it } from "vitest";
import type { GameEvent, TimeControl } from "../src/protocol";
import { BOOKS, negotiate, TAGS } from "../src/words";
import { result, scores, setting, tell } from "../src/words/tell";

/** All texts of a book by their path; functions are called with plain arguments. */
function texts(book: object, path = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(book)) {
    const here = `${path}.${key}`;
    if (typeof value === "object" && value !== null) {
      for (const [deep, text] of texts(value as object, here)) found.set(deep, text);
    } else {
      const say = value as string | ((...words: string[]) => string);
      found.set(here, typeof say === "string" ? say : say("a", "b", "c"));
    }
  }
  return found;
}

describe.each(TAGS)("%s", (tag) => {
  it("has the same keys as English and leaves none empty", () => {
    const said = texts(BOOKS[tag]);
    expect([...said.keys()]).toEqual([...texts(BOOKS.en).keys()]);
    const silent = [...said].filter(([path, text]) => text === "" && !path.endsWith("bonus.none"));
    expect(silent).toEqual([]);
  });

  it("keeps to its own script", () => {
    const all = [...texts(BOOKS[tag]).values()].join("");
    const han = /\p{Script=Han}/u.test(all);
    expect(han).toBe(tag !== "en");
    // Characters that only one of the two Chinese scripts writes.
    const simplified = /[为这个车马对时钟将连还说发记录]/u.test(all);
    const traditional = /[為這個車馬對時鐘將連還說發記錄]/u.test(all);
    expect([simplified, traditional]).toEqual([tag === "zh-Hans", tag === "zh-Hant"]);
  });
});

it.each([
  [["fr-FR", "en-GB"], "en"],
  [["zh-CN"], "zh-Hans"],
  [["zh"], "zh-Hans"],
  [["zh-SG"], "zh-Hans"],
  [["zh-TW"], "zh-Hant"],
  [["zh-HK", "en"], "zh-Hant"],
  [["zh-MO"], "zh-Hant"],
  [["zh-Hant-CN"], "zh-Hant"],
  [["zh-Hans-HK"], "zh-Hans"],
  [["yue"], "zh-Hant"],
  [["de"], "en"],
  [[], "en"],
])("a reader of %j gets %s", (wanted, tag) => {
  expect(negotiate(wanted)).toBe(tag);
});

describe("sentences", () => {
  const sides = ["white", "black"];
  const touched: GameEvent = { is: "touched", seat: 0, point: "g1", man: "wN" };

  it("name an own man without its colour and another's with it", () => {
    expect(tell(BOOKS.en, sides, touched)).toBe("White touches the knight on g1");
    expect(tell(BOOKS.en, sides, { ...touched, seat: 1 })).toBe(
      "Black touches the white knight on g1",
    );
    expect(tell(BOOKS["zh-Hans"], sides, touched)).toBe("白方摸 g1 的马");
  });

  it("tell how a game ended", () => {
    const won = { scores: [0, 2], reason: "checkmate", law: "CH-10.1" } as const;
    const drawn = { scores: [1, 1], reason: "agreement", law: "CH-9.1" } as const;
    expect(tell(BOOKS.en, sides, { is: "ended", outcome: { ...won, scores: [0, 2] } })).toBe(
      "Black wins by checkmate",
    );
    expect(result(BOOKS["zh-Hant"], sides, { ...drawn, scores: [1, 1] })).toBe("和棋");
    expect(scores({ ...drawn, scores: [1, 1] })).toBe("½ – ½");
    expect(scores({ ...won, scores: [0, 3] })).toBe("0 – 1½");
  });

  it("tell a clock setting", () => {
    const bonus = { kind: "fischer", time: 30_000 } as const;
    const classical: TimeControl = {
      periods: [
        { moves: 40, time: 5_400_000, bonus },
        { moves: null, time: 1_800_000, bonus },
      ],
      transition: "at_moves",
      increment_first: "before",
    };
    expect(setting(BOOKS.en, classical)).toBe(
      "90 min for 40 moves + 30 s a move, then 30 min + 30 s a move",
    );
    expect(setting(BOOKS.en, null)).toBe("no clock");
  });
});
