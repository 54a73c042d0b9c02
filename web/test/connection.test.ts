/** The line to the hall: nothing is lost, nothing is done twice, no entry is skipped. */
import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type LineState, type Listener, type World } from "../src/connection";
import type { Command, Entry, FromHall, Refused, Summary } from "../src/protocol";
import { entry } from "./entries";

/** A socket whose other end is the test. */
class Wire {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: unknown[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  hall(message: FromHall): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const GAME: Summary = {
  id: "g",
  game: "chess",
  rules: "classic",
  clock: null,
  names: ["", ""],
  listed: true,
  phase: "running",
  acts: 0,
  created: 0,
  outcome: null,
};

class Room {
  wires: Wire[] = [];
  timers: { at: number; call: () => void }[] = [];
  time = 1_000;
  states: LineState[] = [];
  entries: Entry[] = [];
  refusals: [Refused, Command][] = [];
  finished: string[] = [];
  waiting: readonly Command[] = [];
  troubles: string[] = [];
  private names = 0;

  readonly world: World = {
    open: () => {
      const wire = new Wire();
      this.wires.push(wire);
      return wire as unknown as WebSocket;
    },
    now: () => this.time,
    after: (delay, call) => {
      const timer = { at: this.time + delay, call };
      this.timers.push(timer);
      return () => {
        this.timers = this.timers.filter((one) => one !== timer);
      };
    },
    chance: () => 1,
    name: () => `cmd-${++this.names}`,
  };

  readonly listener: Listener = {
    state: (state) => this.states.push(state),
    welcome: () => {},
    entry: (one) => this.entries.push(one),
    present: () => {},
    refused: (refused, command) => this.refusals.push([refused, command]),
    done: (command) => this.finished.push(command.cmd),
    trouble: (trouble) => this.troubles.push(trouble.code),
    pending: (commands) => (this.waiting = commands),
  };

  readonly line = new Connection("ws://hall", ["token"], this.listener, this.world);

  get wire(): Wire {
    return this.wires.at(-1)!;
  }

  /** The socket opens and the hall welcomes us. */
  welcome(now = 50_000, next = 0): void {
    this.wire.onopen?.();
    this.wire.hall({ welcome: { game: GAME, you: [0], now, next } });
  }

  wait(span: number): void {
    this.time += span;
    const due = this.timers.filter(({ at }) => at <= this.time);
    this.timers = this.timers.filter(({ at }) => at > this.time);
    due.forEach(({ call }) => call());
  }
}

let room: Room;
beforeEach(() => {
  room = new Room();
  room.line.open();
});

const said = (wire: Wire) => wire.sent.filter((message) => !("join" in (message as object)));

describe("joining", () => {
  it("speaks first, from the beginning", () => {
    room.wire.onopen?.();
    expect(room.wire.sent).toEqual([{ join: { after: 0, seats: ["token"] } }]);
  });

  it("asks only for what it has not heard when it comes back", () => {
    room.welcome();
    room.wire.hall({ entry: entry(0) });
    room.wire.hall({ entry: entry(1) });
    room.wire.onclose?.();
    room.wait(500);
    room.wire.onopen?.();
    expect(room.wire.sent).toEqual([{ join: { after: 2, seats: ["token"] } }]);
  });

  it("gives up at the door when the hall refuses it there", () => {
    room.wire.onopen?.();
    room.wire.hall({ error: { code: "unknown_seat", says: { en: "", "zh-Hans": "", "zh-Hant": "" } } });
    room.wait(60_000);
    expect([room.troubles, room.states.at(-1), room.wires.length]).toEqual([
      ["unknown_seat"],
      "closed",
      1,
    ]);
  });
});

describe("entries", () => {
  it("that were heard before are not told again", () => {
    room.welcome();
    room.wire.hall({ entry: entry(0) });
    room.wire.hall({ entry: entry(0) });
    expect(room.entries.map(({ number }) => number)).toEqual([0]);
  });

  it("with a gap make it ask again from where it stands", () => {
    room.welcome();
    room.wire.hall({ entry: entry(0) });
    room.wire.hall({ entry: entry(2) });
    expect(room.entries.map(({ number }) => number)).toEqual([0]);
    expect(room.wires[0]?.closed).toBe(true);
    room.wire.onopen?.();
    expect(room.wire.sent).toEqual([{ join: { after: 1, seats: ["token"] } }]);
  });
});

describe("a command", () => {
  it("is pending until its entry is heard", () => {
    room.welcome();
    room.line.send(0, { touch: "g1" });
    expect(room.waiting.map(({ cmd }) => cmd)).toEqual(["cmd-1"]);
    room.wire.hall({ entry: entry(0, [], {}, "cmd-1") });
    expect([room.waiting, room.finished]).toEqual([[], ["cmd-1"]]);
    room.wire.hall({ ack: { cmd: "cmd-1", number: 0 } });
    expect(room.finished).toEqual(["cmd-1"]);
  });

  it("stays pending when the answer overtakes the entry: the board must not flicker back", () => {
    room.welcome();
    room.line.send(0, { touch: "g1" });
    room.wire.hall({ ack: { cmd: "cmd-1", number: 0 } });
    expect(room.waiting).toHaveLength(1);
    room.wire.hall({ entry: entry(0, [], {}, "cmd-1") });
    expect(room.waiting).toEqual([]);
  });

  it("is sent again with the same name after a lost connection", () => {
    room.welcome();
    room.line.send(0, "press");
    room.wire.onclose?.();
    room.wait(500);
    room.welcome();
    expect(said(room.wire)).toEqual([{ cmd: "cmd-1", seat: 0, do: "press" }]);
  });

  it("given while there is no line goes out as soon as there is one, in order", () => {
    room.welcome();
    room.wire.onclose?.();
    room.line.send(0, { touch: "e2" });
    room.line.send(0, { release: "e4" });
    room.wait(500);
    room.welcome();
    expect(said(room.wire).map((message) => (message as Command).do)).toEqual([
      { touch: "e2" },
      { release: "e4" },
    ]);
  });

  it("is no longer pending once refused, and the refusal says which", () => {
    room.welcome();
    room.line.send(0, { touch: "b1" });
    const refused: Refused = {
      cmd: "cmd-1",
      law: "CH-7.2.1a",
      says: { en: "no", "zh-Hans": "否", "zh-Hant": "否" },
      findings: [],
    };
    room.wire.hall({ refused });
    expect(room.refusals).toEqual([[refused, { cmd: "cmd-1", seat: 0, do: { touch: "b1" } }]]);
    expect(room.waiting).toEqual([]);
  });

  it("unanswered for long makes it try another line, since a dead one may look alive", () => {
    room.welcome();
    room.line.send(0, "press");
    room.wait(8_000);
    expect(room.states.at(-1)).toBe("offline");
    room.wait(500);
    room.welcome();
    expect(said(room.wire)).toEqual([{ cmd: "cmd-1", seat: 0, do: "press" }]);
  });
});

describe("coming back", () => {
  it("comes back when the hall could not take it in just then", () => {
    room.wire.onopen?.();
    room.wire.hall({ error: { code: "closing", says: { en: "", "zh-Hans": "", "zh-Hant": "" } } });
    room.wire.onclose?.();
    room.wait(500);
    expect([room.troubles, room.wires.length]).toEqual([["closing"], 2]);
  });

  it("waits longer each time, at most two seconds, by chance", () => {
    const waits = [500, 1_000, 2_000, 2_000, 2_000];
    for (const wait of waits) {
      room.wire.onclose?.();
      const tried = room.wires.length;
      room.wait(wait - 1);
      expect(room.wires).toHaveLength(tried);
      room.wait(1);
      expect(room.wires).toHaveLength(tried + 1);
    }
  });

  it("takes a line that is silent for long for dead, and a beat for life", () => {
    room.welcome();
    room.wait(24_999);
    room.wire.hall({ beat: { now: 25_000 } });
    room.wait(24_999);
    expect(room.states.at(-1)).toBe("live");
    room.wait(1);
    expect(room.states.at(-1)).toBe("offline");
  });

  it("gives a new line all the time that a command may take", () => {
    room.welcome();
    room.line.send(0, "press");
    room.wait(7_000);
    room.line.lost();
    room.line.retry();
    room.welcome();
    room.wait(7_999);
    expect(room.states.at(-1)).toBe("live");
  });

  it("does not wait when the browser says that the network is back", () => {
    room.welcome();
    room.line.lost();
    room.line.retry();
    expect([room.wires.length, room.states]).toEqual([2, ["connecting", "live", "offline"]]);
  });

  it("ends with closing", () => {
    room.welcome();
    room.line.close();
    room.line.lost();
    room.wait(60_000);
    expect([room.wires.length, room.wire.closed]).toEqual([1, true]);
  });
});

describe("the hall's time", () => {
  it("follows the welcome", () => {
    room.welcome(50_000);
    room.wait(2_000);
    expect(room.line.now()).toBe(52_000);
  });

  it("is corrected by an entry that shows the welcome to have been slow", () => {
    room.welcome(50_000);
    room.wire.hall({ entry: { ...entry(0), at: 50_300 } });
    expect(room.line.now()).toBe(50_300);
    room.wire.hall({ entry: { ...entry(1), at: 50_100 } });
    expect(room.line.now()).toBe(50_300);
  });
});
