/** A game as this tab follows it: the view, the line to the hall, and the deeds that are under way. */
import { game, geometry, HallError } from "../api";
import { Connection, type LineState, type Listener } from "../connection";
import { fold, unopened, type Men, type View } from "../fold";
import { choice, imagine } from "../imagine";
import type {
  Command,
  Deed,
  GameEvent,
  Geometry,
  Present,
  Refused,
  Seat,
  Summary,
  Trouble,
} from "../protocol";

/** Something to be read aloud, once. */
export interface Announcement {
  key: number;
  event: GameEvent;
}

/** A deed that is sent only when the one before it has been done: a release after the touch of the same drag. */
interface Follower {
  after: string;
  seat: Seat;
  do: Deed;
}

const ANNOUNCEMENTS_KEPT = 30;

export class TableState implements Listener {
  view = $state.raw<View>(unopened());
  summary = $state.raw<Summary | null>(null);
  geometry = $state.raw<Geometry | null>(null);
  you = $state.raw<Seat[]>([]);
  lineState = $state<LineState>("connecting");
  refusal = $state.raw<Refused | null>(null);
  presence = $state.raw<Present | null>(null);
  problem = $state.raw<Trouble | null>(null);
  announcements = $state.raw<Announcement[]>([]);
  flipped = $state(false);
  /** The move whose position is looked at; null: the game as it stands. */
  past = $state<number | null>(null);

  private unanswered = $state.raw<readonly Command[]>([]);
  private followers = $state.raw<Follower[]>([]);
  /** The entries from here on happen while somebody is listening. */
  private liveFrom = Infinity;
  /** Until the entries missed are all here, the page keeps what it shows. */
  private caughtUpAt = 0;
  private latest: View = this.view;
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    address: string,
    tokens: readonly string[],
  ) {
    this.connection = new Connection(address, tokens, this);
  }

  /** Whether this tab plays, rather than watches. */
  plays = $derived(this.you.length > 0);
  /** Whether both players sit at this screen. */
  sameScreen = $derived(this.you.length > 1);
  /** The seat whose hand this tab is now. */
  actor: Seat | null = $derived(
    this.you.includes(this.view.toAct) ? this.view.toAct : (this.you[0] ?? null),
  );
  /** Whether the awaited act is one of this tab's. */
  acts = $derived(this.you.includes(this.view.toAct) && this.view.phase === "running");
  /** The seat at the lower edge of the board. */
  near: Seat = $derived(this.sameScreen ? 0 : (this.you[0] ?? 0));
  unsaved = $derived(this.unanswered.length + this.followers.length > 0);
  pressing = $derived(this.unanswered.some((command) => command.do === "press"));
  imagined = $derived(imagine(this.view, [...this.unanswered, ...this.followers]));
  men: Men = $derived(
    this.past === null ? this.imagined.men : (this.view.moves[this.past]?.men ?? new Map()),
  );
  /** Whether the hand may reach for the board. */
  reachable = $derived(this.plays && this.past === null && this.view.phase !== "over");
  /** The men to choose from, when this tab owes the choice. */
  choice = $derived(this.acts && !this.unsaved ? choice(this.view) : null);

  open(): () => void {
    this.connection.open();
    // A browser does not say why a socket could not be opened, but the hall does when asked.
    game(this.id).catch((error: unknown) => {
      if (!(error instanceof HallError) || error.status !== 404 || !error.says) return;
      this.problem = { code: error.code, says: error.says };
      this.connection.close();
    });
    const offline = () => this.connection.lost();
    const online = () => this.connection.retry();
    addEventListener("offline", offline);
    addEventListener("online", online);
    return () => {
      removeEventListener("offline", offline);
      removeEventListener("online", online);
      this.connection.close();
    };
  }

  /** The hall's time. */
  now(): number {
    return this.connection.now();
  }

  /** Does a deed for the seat to act, or for `seat`; returns the command's name. */
  act(deed: Deed, seat: Seat | null = this.actor): string | null {
    if (seat === null) return null;
    this.refusal = null;
    return this.connection.send(seat, deed);
  }

  /** Does a deed as soon as the command `after` is done, and not at all if that one is refused. */
  actAfter(after: string | null, deed: Deed): void {
    const waiting = this.unanswered.some((command) => command.cmd === after);
    if (after === null || !waiting || this.actor === null) this.act(deed);
    else this.followers = [...this.followers, { after, seat: this.actor, do: deed }];
  }

  /** Presses the clock: at one screen for the player whose clock runs. */
  press(): void {
    const running = this.view.clock?.running ?? null;
    this.act("press", this.sameScreen ? (running ?? this.actor) : (this.you[0] ?? null));
  }

  /** Offers a draw for whoever has just moved and not pressed yet, else for the seat to act. */
  offer(): void {
    const moved = this.view.unpressed.findLast((seat) => this.you.includes(seat));
    this.act("offer", moved ?? this.actor);
  }

  answerOffer(deed: "accept" | "decline"): void {
    const asked = this.you.find((seat) => seat !== this.view.offer);
    this.act(deed, asked ?? null);
  }

  state(state: LineState): void {
    this.lineState = state;
    // Who is here is known only to those who are connected.
    if (state !== "live") this.presence = null;
  }

  welcome(welcome: { game: Summary; you: Seat[]; next: number }): void {
    this.summary = welcome.game;
    this.you = welcome.you;
    this.problem = null;
    this.liveFrom = Math.min(this.liveFrom, welcome.next);
    this.caughtUpAt = welcome.next;
    if (!this.geometry) {
      geometry(welcome.game.game).then(
        (board) => (this.geometry = board),
        () => this.connection.lost(),
      );
    }
  }

  entry(entry: Parameters<typeof fold>[1]): void {
    this.latest = fold(this.latest, entry);
    if (this.latest.next >= this.caughtUpAt) this.view = this.latest;
    if (entry.number < this.liveFrom) return;
    const fresh = entry.events.map((event, place) => ({ key: entry.number * 100 + place, event }));
    this.announcements = [...this.announcements, ...fresh].slice(-ANNOUNCEMENTS_KEPT);
    if (entry.by !== null && !this.you.includes(entry.by)) this.refusal = null;
  }

  present(present: Present): void {
    this.presence = present;
  }

  refused(refused: Refused, command: Command): void {
    this.followers = this.followers.filter((follower) => follower.after !== command.cmd);
    this.refusal = refused;
  }

  done(command: Command): void {
    const next = this.followers.filter((follower) => follower.after === command.cmd);
    this.followers = this.followers.filter((follower) => follower.after !== command.cmd);
    next.forEach((follower) => this.connection.send(follower.seat, follower.do));
  }

  trouble(trouble: Trouble): void {
    this.problem = trouble;
  }

  pending(commands: readonly Command[]): void {
    this.unanswered = commands;
  }
}
