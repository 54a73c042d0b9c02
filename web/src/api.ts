/** The HTTP part of the hall. */
import type {
  Clause,
  Geometry,
  HallInfo,
  LawId,
  NewGame,
  Summary,
  Text,
} from "./protocol";

/** The hall said no, with a text for the reader. Without an answer `says` is null and the status 0. */
export class HallError extends Error {
  constructor(
    readonly code: string,
    readonly says: Text | null,
    readonly status: number,
  ) {
    super(code);
  }
}

export const hall = (): Promise<HallInfo> => ask("/api/hall");
export const games = (): Promise<{ games: Summary[] }> => ask("/api/games");
export const game = (id: string): Promise<Summary> => ask(`/api/games/${encodeURIComponent(id)}`);
export const geometry = (name: string): Promise<Geometry> =>
  ask(`/api/geometry/${encodeURIComponent(name)}`);
export const create = (wish: NewGame): Promise<{ id: string; seats: string[] }> =>
  ask("/api/games", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });

const clauses = new Map<LawId, Promise<Clause>>();

/** A clause of the rule book; asked for once. */
export function clause(id: LawId): Promise<Clause> {
  const known = clauses.get(id);
  if (known) return known;
  const asked = ask<Clause>(`/api/laws/${encodeURIComponent(id)}`);
  asked.catch(() => clauses.delete(id));
  clauses.set(id, asked);
  return asked;
}

export const pgnAddress = (id: string): string => `/api/games/${encodeURIComponent(id)}/pgn`;
export const logAddress = (id: string): string => `/api/games/${encodeURIComponent(id)}/log`;

/** Where the socket of a game is, for a page that came from `place`. */
export function socketAddress(id: string, place: Location): string {
  const scheme = place.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${place.host}/api/games/${encodeURIComponent(id)}/socket`;
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(path, init).catch(() => {
    throw new HallError("unreachable", null, 0);
  });
  if (answer.ok) return answer.json() as Promise<Answer>;
  const told = (await answer.json().catch(() => ({}))) as { error?: string; says?: Text };
  throw new HallError(told.error ?? "unknown", told.says ?? null, answer.status);
}
