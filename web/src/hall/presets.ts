/** Clock settings that people ask for by name, and one of their own making. */
import type { BonusKind, TimeControl } from "../protocol";

const MINUTE = 60_000;

/** What the reader may set by hand. */
export interface OwnSetting {
  minutes: number;
  seconds: number;
  kind: BonusKind;
  second: boolean;
  moves: number;
  secondMinutes: number;
}

export const OWN_AT_FIRST: OwnSetting = {
  minutes: 25,
  seconds: 10,
  kind: "fischer",
  second: false,
  moves: 40,
  secondMinutes: 15,
};

export interface Preset {
  key: string;
  clock: TimeControl | null;
}

export const PRESETS: readonly Preset[] = [
  { key: "3+2", clock: fromOwn(simple(3, 2)) },
  { key: "5+0", clock: fromOwn(simple(5, 0)) },
  { key: "10+5", clock: fromOwn(simple(10, 5)) },
  { key: "15+10", clock: fromOwn(simple(15, 10)) },
  {
    key: "90/40+30+30",
    clock: fromOwn({ ...simple(90, 30), second: true, moves: 40, secondMinutes: 30 }),
  },
  { key: "none", clock: null },
];

/** A setting as the hall wants it. */
export function fromOwn(own: OwnSetting): TimeControl {
  const kind = own.seconds > 0 ? own.kind : "none";
  const bonus = { kind, time: kind === "none" ? 0 : Math.round(own.seconds * 1000) };
  const time = Math.round(own.minutes * MINUTE);
  const last = { moves: null, time: Math.round(own.secondMinutes * MINUTE), bonus };
  return {
    periods: own.second
      ? [{ moves: own.moves, time, bonus }, last]
      : [{ moves: null, time, bonus }],
    transition: "at_moves",
    increment_first: "before",
  };
}

function simple(minutes: number, seconds: number): OwnSetting {
  return { ...OWN_AT_FIRST, minutes, seconds };
}
