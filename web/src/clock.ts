/** What a clock shows: always a little more than nothing while there is time left. */
import type { Clock } from "./fold";
import type { Millis, Seat } from "./protocol";

/** Under this, tenths of a second are shown. */
const TENTHS_BELOW: Millis = 20_000;
/** Under this, the clock asks for attention. */
export const LOW_BELOW: Millis = 20_000;

/** The time that `seat` has left at the hall's time `now`. */
export function leftAt(clock: Clock, seat: Seat, now: Millis): Millis {
  const stored = clock.left[seat] ?? 0;
  if (clock.running !== seat) return stored;
  return Math.max(0, stored - Math.max(0, now - clock.at - clock.delay));
}

/** `left` as a clock face says it, rounded up: `0:00` is shown only when nothing is left. */
export function face(left: Millis): string {
  if (left <= 0) return "0:00";
  if (left < TENTHS_BELOW) {
    const tenths = Math.ceil(left / 100);
    return `${Math.floor(tenths / 600)}:${two(Math.floor(tenths / 10) % 60)}.${tenths % 10}`;
  }
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** How long until the face of a running clock changes, seen at the hall's time `now`. */
export function untilChange(clock: Clock, seat: Seat, now: Millis): Millis {
  const held = clock.at + clock.delay - now;
  if (held > 0) return held;
  const left = leftAt(clock, seat, now);
  const step = left <= TENTHS_BELOW ? 100 : 1000;
  return Math.max(1, left % step || step);
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
