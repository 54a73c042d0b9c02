/** The words of `crates/server/PROTOCOL.md` as types. Nothing here decides anything. */

/** Whole milliseconds. */
export type Millis = number;
/** Counted from 0. */
export type Seat = number;
/** A point's name, such as `e4`. */
export type Point = string;
/** A drawing key, such as `wQ`. */
export type Man = string;
/** The id of a clause, such as `CH-7.2.1a`. */
export type LawId = string;

export type Tag = "en" | "zh-Hans" | "zh-Hant";
export type Text = Record<Tag, string>;

export type RuleSet = "classic" | "fide-2023-standard";
export type Phase = "waiting" | "running" | "over";

export type BonusKind = "none" | "fischer" | "bronstein" | "delay";
export interface Period {
  moves: number | null;
  time: Millis;
  bonus: { kind: BonusKind; time: Millis };
}
export interface TimeControl {
  periods: Period[];
  transition: "at_moves" | "at_zero";
  increment_first: "before" | "after";
}

export type Reason =
  | "checkmate"
  | "stalemate"
  | "dead_position"
  | "line"
  | "full_board"
  | "last_standing"
  | "resignation"
  | "flag"
  | "flag_without_winner"
  | "resignation_without_winner"
  | "agreement";
export interface Outcome {
  /** In half points, by seat. */
  scores: number[];
  reason: Reason;
  law: LawId;
}

export interface HallInfo {
  version: string;
  addresses: string[];
  rules: RuleSet[];
  games: string[];
}

export interface NewGame {
  game: string;
  rules: RuleSet;
  clock: TimeControl | null;
  names: string[];
  listed: boolean;
  start: string | null;
}

export interface Summary {
  id: string;
  game: string;
  rules: RuleSet;
  clock: TimeControl | null;
  names: string[];
  listed: boolean;
  phase: Phase;
  acts: number;
  /** Milliseconds since 1970. */
  created: Millis;
  outcome: Outcome | null;
}

export type Direction = "up" | "right" | "down" | "left";
export interface Spot {
  name: Point;
  x: number;
  y: number;
  shade: "light" | "dark" | "plain";
  neighbours: Partial<Record<Direction, number>>;
}
export interface Geometry {
  width: number;
  height: number;
  ground: "squares" | number[][];
  spots: Spot[];
  labels: { text: string; x: number; y: number }[];
  turns: number[];
}

export interface Clause {
  id: LawId;
  section: string;
  source: string;
  status: "decided" | "by-construction" | "out-of-scope" | "planned" | "background";
  reason: string | null;
  text: Text;
}

export type Deed =
  | "ready"
  | { touch: Point }
  | { release: Point }
  | { remove: Point }
  | { place: { man: Man; to: Point } }
  | { say: string }
  | "adjust"
  | "press"
  | "offer"
  | "accept"
  | "decline"
  | "resign";

export interface Command {
  cmd: string;
  seat: Seat;
  do: Deed;
}

export type GameEvent =
  | { is: "ready"; seat: Seat }
  | { is: "started"; law: LawId }
  | { is: "adjust_announced"; seat: Seat; law: LawId }
  | { is: "adjust_ended"; seat: Seat; law: LawId }
  | { is: "adjusted"; seat: Seat; point: Point; man?: Man; law: LawId }
  | { is: "touched"; seat: Seat; point: Point; man: Man }
  | { is: "put_back"; seat: Seat; point: Point; man: Man }
  | { is: "removed"; seat: Seat; point: Point; man: Man; law: LawId }
  | { is: "released"; seat: Seat; from: Point; to: Point; man: Man; law: LawId }
  | { is: "placed"; seat: Seat; man: Man; to: Point; law?: LawId }
  | MoveMade
  | { is: "move_completed"; seat: Seat; left?: Millis; law: LawId }
  | { is: "period_began"; seat: Seat; period: number; left: Millis }
  | { is: "draw_offered"; seat: Seat; timely: boolean; law: LawId }
  | { is: "draw_accepted"; seat: Seat; law: LawId }
  | { is: "draw_declined"; seat: Seat; law: LawId }
  | { is: "resigned"; seat: Seat; law: LawId }
  | { is: "flag_fell"; seat: Seat; law: LawId }
  | { is: "outage"; from: Millis; to: Millis }
  | { is: "ended"; outcome: Outcome };

export interface MoveMade {
  is: "move_made";
  seat: Seat;
  act: string;
  notation: string;
  from: Point | null;
  to: Point | null;
  law: LawId;
}

export type Open = { from: Point; to: Point } | { man: Man; to: Point } | { say: string };
export interface Hand {
  held: Point | null;
  touched: Point[];
  adjusting: boolean;
}
export interface Owed {
  law: LawId | null;
  points: Point[];
  open: Open[];
}
export interface ClockState {
  left: Millis[];
  running: Seat | null;
  delay: Millis;
  period: number[];
}

/** How things stand after an entry; `men` holds only what changed. */
export interface Table {
  phase: Phase;
  men: Record<Point, Man | null>;
  ready: boolean[];
  to_act: Seat;
  /** What each seat plays; null while that is not settled. */
  sides: (string | null)[];
  hand: Hand;
  owed: Owed;
  unpressed: Seat[];
  clock: ClockState | null;
  offer: Seat | null;
  alarms: Point[];
  outcome: Outcome | null;
}

export interface Entry {
  number: number;
  at: Millis;
  by: Seat | null;
  cmd: string | null;
  events: GameEvent[];
  hash: string;
  table: Table;
}

export interface Finding {
  law: LawId;
  says: Text;
  points: Point[];
}
export interface Refused {
  /** Null where the hall could not even read the name. */
  cmd: string | null;
  law: LawId | null;
  says: Text;
  findings: Finding[];
}
export interface Welcome {
  game: Summary;
  you: Seat[];
  now: Millis;
  next: number;
}
export interface Present {
  seats: boolean[];
  watching: number;
}
export interface Trouble {
  code: string;
  says: Text;
}

/** What the hall sends: an object with exactly one of these keys. */
export type FromHall =
  | { welcome: Welcome }
  | { entry: Entry }
  | { ack: { cmd: string; number: number } }
  | { refused: Refused }
  | { present: Present }
  | { beat: { now: Millis } }
  | { error: Trouble };
