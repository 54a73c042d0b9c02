/** A real hall for a test: the program itself, on a free port, with a folder of its own. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import type { NewGame, Summary } from "../src/protocol";

const PROGRAM = process.env["TOUCHMOVE_BIN"];

/** What `POST /api/games` answers. */
export interface Opened {
  id: string;
  seats: [string, string];
}

export class Hall {
  readonly #data: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(data: string, port: number) {
    this.#data = data;
    this.#port = port;
  }

  static async open(): Promise<Hall> {
    const hall = new Hall(await mkdtemp(join(tmpdir(), "touchmove-")), await freePort());
    await hall.start();
    return hall;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the program and waits until it says where it is. */
  async start(): Promise<void> {
    if (PROGRAM === undefined) throw new Error("TOUCHMOVE_BIN names no program to test");
    const words = ["serve", "--listen", "127.0.0.1", "--port", `${this.#port}`, "--data", this.#data];
    const hall = spawn(PROGRAM, words, { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, TOUCHMOVE_LOG: "warn" } });
    this.#process = hall;
    for await (const line of createInterface({ input: hall.stdout })) {
      if (line.includes("http://")) return;
    }
    throw new Error("the hall ended before it was open");
  }

  /** Ends the program without a warning, as a power cut does. */
  async kill(): Promise<void> {
    const hall = this.#process;
    if (hall === undefined || hall.exitCode !== null) return;
    const ended = once(hall, "exit");
    hall.kill("SIGKILL");
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }

  async create(game: Partial<NewGame> = {}): Promise<Opened> {
    const whole: NewGame = { game: "chess", rules: "classic", clock: fischer(300, 0), names: ["Ann", "Bo"], listed: true, start: null, ...game };
    const answer = await fetch(`${this.url}/api/games`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(whole),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Opened;
  }

  async summary(id: string): Promise<Summary> {
    return (await (await fetch(`${this.url}/api/games/${id}`)).json()) as Summary;
  }

  async pgn(id: string): Promise<string> {
    return (await fetch(`${this.url}/api/games/${id}/pgn`)).text();
  }
}

/** So many seconds for the game and so many a move. */
export function fischer(seconds: number, increment: number): NonNullable<NewGame["clock"]> {
  const bonus = { kind: increment > 0 ? "fischer" : "none", time: increment * 1000 } as const;
  return { periods: [{ moves: null, time: seconds * 1000, bonus }], transition: "at_moves", increment_first: "before" };
}

/** A port that was free a moment ago: the same one is wanted again after a restart. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
