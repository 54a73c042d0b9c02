/**
 * The line to the hall: it joins, follows the entries without a gap, and keeps every command until the hall has
 * answered it.
 *
 * A command is sent again with the same name after a lost connection, which the hall does once. Nothing is ever assumed
 * to be done: until the answer comes, it is pending.
 */
import type {
  Command,
  Deed,
  Entry,
  FromHall,
  Millis,
  Present,
  Refused,
  Seat,
  Trouble,
  Welcome,
} from "./protocol";

export type LineState = "connecting" | "live" | "offline" | "closed";

/** What the line tells its owner. */
export interface Listener {
  state(state: LineState): void;
  welcome(welcome: Welcome): void;
  entry(entry: Entry): void;
  present(present: Present): void;
  refused(refused: Refused, command: Command): void;
  /** The command is durable, and its entry has been heard. */
  done(command: Command): void;
  trouble(trouble: Trouble): void;
  /** The unanswered commands, oldest first, whenever they change. */
  pending(commands: readonly Command[]): void;
}

/** The world outside, so that tests can bring their own. */
export interface World {
  open(address: string): WebSocket;
  now(): Millis;
  after(delay: Millis, call: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
  name(): string;
}

export const BROWSER: World = {
  open: (address) => new WebSocket(address),
  now: () => performance.now(),
  after: (delay, call) => {
    const timer = setTimeout(call, delay);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  name: uniqueName,
};

const FIRST_WAIT: Millis = 500;
/** Short, because the clock of a player runs while the page waits. */
const LONGEST_WAIT: Millis = 2_000;
/** Refused at the door for good: knocking again will not help. */
const FINAL: ReadonlySet<string> = new Set(["unknown_seat", "ahead_of_log", "malformed"]);
/** A command unanswered for so long means that the line is dead, even if the browser has not noticed. */
const PATIENCE: Millis = 8_000;
/** The hall says something every ten seconds at least: a line that is silent for so long is dead. */
const SILENCE: Millis = 25_000;

export class Connection {
  /** The number of the next entry. */
  private next = 0;
  private socket: WebSocket | null = null;
  private state: LineState = "connecting";
  private attempts = 0;
  private welcomed = false;
  private unanswered: Command[] = [];
  private stopWaiting: (() => void) | null = null;
  private stopPatience: (() => void) | null = null;
  private stopSilence: (() => void) | null = null;
  /** The hall's time minus ours, as closely as the fastest message so far has shown. */
  private ahead: Millis | null = null;

  constructor(
    private readonly address: string,
    private readonly tokens: readonly string[],
    private readonly listener: Listener,
    private readonly world: World = BROWSER,
  ) {}

  /** Connects, and from now on reconnects by itself. */
  open(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
    this.drop();
    this.welcomed = false;
    this.change(this.attempts === 0 ? "connecting" : "offline");
    const socket = this.world.open(this.address);
    this.socket = socket;
    this.listen();
    socket.onopen = () => {
      socket.send(JSON.stringify({ join: { after: this.next, seats: this.tokens } }));
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as FromHall);
    socket.onclose = () => this.lost();
  }

  /** Hangs up for good. */
  close(): void {
    this.change("closed");
    this.stopWaiting?.();
    this.drop();
  }

  /** The browser says that there is no network: do not wait for the socket to find out. */
  lost(): void {
    if (this.state === "closed") return;
    this.drop();
    this.change("offline");
    const ceiling = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    this.stopWaiting?.();
    this.stopWaiting = this.world.after(this.world.chance() * ceiling, () => this.open());
  }

  /** Tries at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.state === "offline" && !this.socket) this.open();
  }

  /** Sends a deed, now or as soon as there is a line, and returns the name of its command. */
  send(seat: Seat, deed: Deed): string {
    const command: Command = { cmd: this.world.name(), seat, do: deed };
    this.unanswered = [...this.unanswered, command];
    this.listener.pending(this.unanswered);
    if (this.state === "live") this.say(command);
    return command.cmd;
  }

  /** The hall's time. */
  now(): Millis {
    return this.world.now() + (this.ahead ?? 0);
  }

  /** Waits for the next word from the hall, but not for ever. */
  private listen(): void {
    this.stopSilence?.();
    this.stopSilence = this.world.after(SILENCE, () => this.lost());
  }

  private hear(message: FromHall): void {
    this.listen();
    if ("welcome" in message) return this.hearWelcome(message.welcome);
    if ("entry" in message) return this.hearEntry(message.entry);
    if ("ack" in message) {
      // Where the entry itself is still to come, the entry is the answer: the board never flickers back.
      if (message.ack.number < this.next) this.done(message.ack.cmd);
      return;
    }
    if ("refused" in message) {
      const command = this.answered(message.refused.cmd);
      if (command) this.listener.refused(message.refused, command);
      return;
    }
    if ("present" in message) return this.listener.present(message.present);
    if ("beat" in message) return this.hearTime(message.beat.now);
    return this.hearTrouble(message.error);
  }

  private hearWelcome(welcome: Welcome): void {
    this.welcomed = true;
    this.ahead = welcome.now - this.world.now();
    this.attempts = 0;
    this.listener.welcome(welcome);
    this.change("live");
    this.unanswered.forEach((command) => this.say(command));
  }

  private hearEntry(entry: Entry): void {
    if (entry.number < this.next) return;
    if (entry.number > this.next) {
      // A hole would show a board that never was. Ask again from where we stand.
      this.attempts += 1;
      return this.open();
    }
    this.next += 1;
    this.hearTime(entry.at);
    this.listener.entry(entry);
    if (entry.cmd !== null) this.done(entry.cmd);
  }

  private hearTime(at: Millis): void {
    this.ahead = Math.max(this.ahead ?? -Infinity, at - this.world.now());
  }

  private done(cmd: string): void {
    const command = this.answered(cmd);
    if (command) this.listener.done(command);
  }

  private hearTrouble(trouble: Trouble): void {
    this.listener.trouble(trouble);
    if (!this.welcomed && FINAL.has(trouble.code)) this.close();
  }

  private answered(cmd: string | null): Command | undefined {
    const command = this.unanswered.find((one) => one.cmd === cmd);
    if (!command) return undefined;
    this.unanswered = this.unanswered.filter((one) => one !== command);
    this.stopPatience?.();
    this.stopPatience = null;
    if (this.unanswered.length > 0) this.beImpatient();
    this.listener.pending(this.unanswered);
    return command;
  }

  private say(command: Command): void {
    this.socket?.send(JSON.stringify(command));
    this.beImpatient();
  }

  private beImpatient(): void {
    this.stopPatience ??= this.world.after(PATIENCE, () => {
      this.stopPatience = null;
      if (this.state === "live") this.lost();
    });
  }

  private drop(): void {
    this.stopPatience?.();
    this.stopSilence?.();
    this.stopPatience = this.stopSilence = null;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private change(state: LineState): void {
    if (state === this.state && state !== "connecting") return;
    this.state = state;
    this.listener.state(state);
  }
}

/** 128 random bits as hex. Not `randomUUID`, which browsers withhold on a plain http address of the network. */
function uniqueName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
