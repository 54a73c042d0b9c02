/**
 * The seats that this browser holds, by game. A link for a seat, once opened, is kept for this tab alone if the browser
 * already holds another seat of that game, so that two tabs may be two players.
 */
import { recall, remember } from "./memory";

const KEY = "touchmove.seats";
const MOST_KEPT = 200;

export interface Holding {
  /** The tokens of one's own seats: two of them at one screen. */
  mine: string[];
  /** The token that the friend is to get. */
  friend: string | null;
  /** When it was taken, in milliseconds since 1970. */
  taken: number;
}

type Holdings = Record<string, Holding>;

/** All games with a seat in this browser, the newest first. */
export function heldGames(): string[] {
  return Object.entries(read())
    .sort(([, a], [, b]) => b.taken - a.taken)
    .map(([id]) => id);
}

/** What this tab holds of a game. */
export function holding(id: string): Holding | null {
  const own = recall(tabKey(id), "tab");
  const kept = read()[id] ?? null;
  if (own === null || kept?.mine.includes(own)) return kept;
  return { mine: [own], friend: null, taken: 0 };
}

/** Remembers the seats of a game. */
export function hold(id: string, mine: string[], friend: string | null): void {
  const holdings = { ...read(), [id]: { mine, friend, taken: Date.now() } };
  const newest = Object.entries(holdings).sort(([, a], [, b]) => b.taken - a.taken);
  remember(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST_KEPT))));
}

/** Takes the seat named in a link's `#seat=…`, if there is one. */
export function takeFromLink(id: string, fragment: string): boolean {
  const token = new URLSearchParams(fragment.replace(/^#/, "")).get("seat");
  if (!token) return false;
  const kept = read()[id];
  if (!kept) hold(id, [token], null);
  else if (!kept.mine.includes(token)) remember(tabKey(id), token, "tab");
  return true;
}

function read(): Holdings {
  try {
    return JSON.parse(recall(KEY) ?? "{}") as Holdings;
  } catch {
    return {};
  }
}

function tabKey(id: string): string {
  return `touchmove.seat.${id}`;
}
