/** The link that a friend opens, at an address that a friend can reach. */
import type { HallInfo } from "../protocol";

const HERE_ONLY = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The link to the seat of `token`, for a page that was opened at `place`. */
export function invitation(
  id: string,
  token: string,
  place: Pick<Location, "origin" | "hostname">,
  hall: HallInfo | null,
): string {
  const reachable = HERE_ONLY.has(place.hostname) ? hall?.addresses[0] : undefined;
  const origin = (reachable ?? place.origin).replace(/\/$/, "");
  return `${origin}/game/${encodeURIComponent(id)}#seat=${token}`;
}
