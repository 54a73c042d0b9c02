/** Entries of the log, folded one by one into the view that the page draws. It judges nothing: the hall has judged. */
import type {
  ClockState,
  Entry,
  GameEvent,
  Hand,
  LawId,
  Man,
  Millis,
  MoveMade,
  Outcome,
  Owed,
  Phase,
  Point,
  Seat,
} from "./protocol";

/** A man on the board with a name of its own, so that the page can see it travel. */
export interface Placed {
  key: number;
  man: Man;
}
export type Men = ReadonlyMap<Point, Placed>;

/** A move in the record, and the board as it was when it had been made. */
export interface Move {
  entry: number;
  made: MoveMade;
  /** The time left once the move was completed; null before that and without a clock. */
  left: Millis | null;
  men: Men;
}

/** A line of the ruling log. */
export interface Ruling {
  entry: number;
  at: Millis;
  event: GameEvent;
}

/** A clock as of a moment of the hall's time. */
export interface Clock extends ClockState {
  at: Millis;
}

export interface View {
  /** The number of the next entry. */
  next: number;
  hash: string;
  phase: Phase;
  men: Men;
  ready: boolean[];
  toAct: Seat;
  sides: (string | null)[];
  hand: Hand;
  owed: Owed;
  unpressed: Seat[];
  clock: Clock | null;
  offer: Seat | null;
  alarms: Point[];
  outcome: Outcome | null;
  moves: Move[];
  rulings: Ruling[];
}

/** The view before entry 0. */
export function unopened(): View {
  return {
    next: 0,
    hash: "",
    phase: "waiting",
    men: new Map(),
    ready: [],
    toAct: 0,
    sides: [],
    hand: { held: null, touched: [], adjusting: false },
    owed: { law: null, points: [], open: [] },
    unpressed: [],
    clock: null,
    offer: null,
    alarms: [],
    outcome: null,
    moves: [],
    rulings: [],
  };
}

/**
 * The view after `entry`, which must be the next one.
 *
 * @throws RangeError if there is a gap: the page would show a board that never was.
 */
export function fold(view: View, entry: Entry): View {
  if (entry.number !== view.next) {
    throw new RangeError(`entry ${entry.number} came, entry ${view.next} is next`);
  }
  const { table } = entry;
  const men = follow(view.men, table.men);
  return {
    next: entry.number + 1,
    hash: entry.hash,
    phase: table.phase,
    men,
    ready: table.ready,
    toAct: table.to_act,
    sides: table.sides,
    hand: table.hand,
    owed: table.owed,
    unpressed: table.unpressed,
    clock: table.clock && { ...table.clock, at: entry.at },
    offer: table.offer,
    alarms: table.alarms,
    outcome: table.outcome,
    moves: entry.events.reduce((moves, event) => write(moves, event, entry.number, men), view.moves),
    rulings: [
      ...view.rulings,
      ...entry.events.map((event) => ({ entry: entry.number, at: entry.at, event })),
    ],
  };
}

/** The men after `changes`. One that left a point and came to another keeps its key. */
export function follow(before: Men, changes: Record<Point, Man | null>): Men {
  const men = new Map(before);
  const gone: Placed[] = [];
  for (const point of Object.keys(changes)) {
    const placed = men.get(point);
    if (placed) gone.push(placed);
    men.delete(point);
  }
  let fresh = 1 + [...before.values()].reduce((top, { key }) => Math.max(top, key), 0);
  for (const [point, man] of Object.entries(changes)) {
    if (man === null) continue;
    const same = gone.findIndex((placed) => placed.man === man);
    const key = same < 0 ? fresh++ : gone.splice(same, 1)[0]!.key;
    men.set(point, { key, man });
  }
  return men;
}

/** The record of moves after `event`. */
function write(moves: Move[], event: GameEvent, entry: number, men: Men): Move[] {
  switch (event.is) {
    case "move_made":
      return [...moves, { entry, made: event, left: null, men }];
    case "move_completed": {
      const last = moves.findLastIndex((move) => move.made.seat === event.seat);
      return moves.map((move, place) => (place === last ? { ...move, left: event.left ?? null } : move));
    }
    case "ready":
    case "started":
    case "adjust_announced":
    case "adjust_ended":
    case "adjusted":
    case "touched":
    case "put_back":
    case "removed":
    case "released":
    case "placed":
    case "period_began":
    case "draw_offered":
    case "draw_accepted":
    case "draw_declined":
    case "resigned":
    case "flag_fell":
    case "outage":
    case "ended":
      return moves;
    default:
      return event satisfies never;
  }
}

/** The clause behind an event; null where it is a plain fact. */
export function lawOf(event: GameEvent): LawId | null {
  if (event.is === "ended") return event.outcome.law;
  return "law" in event ? (event.law ?? null) : null;
}
