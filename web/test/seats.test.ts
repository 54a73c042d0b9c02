/** Which seats a tab holds, and the link that gives one away. */
import { beforeEach, describe, expect, it } from "vitest";
import { heldGames, hold, holding, takeFromLink } from "../src/state/seats";
import { invitation } from "../src/table/invitation";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a link", () => {
  it("gives its seat to this browser", () => {
    expect(takeFromLink("g", "#seat=abc")).toBe(true);
    expect(holding("g")?.mine).toEqual(["abc"]);
  });

  it("gives another seat of a game to this tab alone, so that two tabs may be two players", () => {
    hold("g", ["white"], "black");
    takeFromLink("g", "#seat=black");
    expect(holding("g")?.mine).toEqual(["black"]);
    sessionStorage.clear();
    expect(holding("g")).toMatchObject({ mine: ["white"], friend: "black" });
  });

  it("without a seat gives none", () => {
    expect(takeFromLink("g", "")).toBe(false);
    expect(holding("g")).toBeNull();
  });
});

it("what is remembered and is nonsense is forgotten", () => {
  localStorage.setItem("touchmove.seats", "{");
  expect(heldGames()).toEqual([]);
});

describe("an invitation", () => {
  const hall = { version: "", addresses: ["http://192.168.1.5:8080"], rules: [], games: [] };

  it("names an address that the friend can reach", () => {
    const here = { origin: "http://localhost:8080", hostname: "localhost" };
    expect(invitation("g", "t", here, hall)).toBe("http://192.168.1.5:8080/game/g#seat=t");
    expect(invitation("g", "t", here, null)).toBe("http://localhost:8080/game/g#seat=t");
  });

  it("keeps the address of a page that came over the network", () => {
    const away = { origin: "https://chess.example", hostname: "chess.example" };
    expect(invitation("g", "t", away, hall)).toBe("https://chess.example/game/g#seat=t");
  });
});
