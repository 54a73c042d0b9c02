/** The page in English. The other languages have exactly these keys. */
import type { Man, Reason, RuleSet } from "../protocol";

const MEN: Record<Man, string> = {
  wK: "white king",
  wQ: "white queen",
  wR: "white rook",
  wB: "white bishop",
  wN: "white knight",
  wP: "white pawn",
  bK: "black king",
  bQ: "black queen",
  bR: "black rook",
  bB: "black bishop",
  bN: "black knight",
  bP: "black pawn",
};
const man = (key: Man): string => MEN[key] ?? key;
const KINDS: Record<string, string> = {
  K: "king",
  Q: "queen",
  R: "rook",
  B: "bishop",
  N: "knight",
  P: "pawn",
};
const kind = (key: Man): string => KINDS[key.slice(1)] ?? man(key);
const SIDES: Record<string, string> = { white: "White", black: "Black" };
const side = (name: string): string => SIDES[name] ?? name;

export const en = {
  languageName: "English",
  man,
  /** A man without its colour, where the owner is plain. */
  kind,
  side,

  hall: {
    motto: "A touched piece must move. A playing hall with an arbiter.",
    home: "To the hall",
    skip: "Skip to the board",
    language: "Language",
    theme: "Theme",
    themeAuto: "Auto",
    themeLight: "Light",
    themeDark: "Dark",
    version: (version: string) => `Touchmove ${version}`,
    ways: "How it is here",
    wayTouch: "The first touch counts: the piece you touch must move.",
    wayMade: "A move is made when the hand lets go, and completed when the clock is pressed.",
    wayLaw: "Every refusal and every ruling names its clause. Tap the clause to read it.",
  },

  create: {
    title: "Set up a board",
    opponent: "Opponent",
    friend: "A friend, by link",
    sameScreen: "Both at this screen",
    seat: "Your seat",
    random: "By lot",
    rules: "Rule set",
    clock: "Clock",
    noClock: "No clock",
    custom: "Own setting",
    yourName: "Your name",
    friendsName: "Your friend’s name",
    nameOf: (who: string) => `Name of ${who}`,
    optional: "optional",
    listed: "Show this board in the hall, so that others can watch",
    open: "Open the board",
    opening: "Opening …",
    minutes: "Minutes",
    seconds: "Seconds a move",
    mode: "Seconds are given as",
    modes: {
      none: "nothing",
      fischer: "increment (Fischer)",
      bronstein: "time used, given back (Bronstein)",
      delay: "delay before the clock runs",
    },
    second: "A second period",
    movesFirst: "after moves",
    minutesSecond: "minutes more",
  },

  rules: {
    classic: "Classic Laws",
    "fide-2023-standard": "FIDE Laws 2023, standard",
  } satisfies Record<RuleSet, string>,
  rulesSay: {
    classic: "The national tournament rules this hall was built from.",
    "fide-2023-standard": "The Laws of Chess of the World Federation, in force since 2023.",
  } satisfies Record<RuleSet, string>,

  clockSays: {
    none: "no clock",
    period: (minutes: string, moves: number | null) =>
      moves === null ? `${minutes} min` : `${minutes} min for ${moves} moves`,
    then: "then",
    bonus: {
      none: () => "",
      fischer: (seconds: string) => `+ ${seconds} s a move`,
      bronstein: (seconds: string) => `up to ${seconds} s given back`,
      delay: (seconds: string) => `${seconds} s delay`,
    },
  },

  tables: {
    yours: "Your boards",
    watch: "Boards in the hall",
    none: "No board is shown yet. Set one up.",
    moves: (count: number) => (count === 1 ? "1 move" : `${count} moves`),
    phase: { waiting: "not started", running: "in play", over: "over" },
    versus: (white: string, black: string) => `${white} – ${black}`,
    unreachable: "The hall cannot be reached.",
    again: "Try again",
  },

  line: {
    connecting: "Connecting …",
    live: "Connected",
    offline: "No connection. Trying again …",
    closed: "Disconnected",
    unsaved: "Your last deed is not saved yet.",
  },

  invite: {
    title: "Invite your friend",
    say: "Whoever opens this link takes the other seat.",
    link: "The link for your friend",
    copy: "Copy the link",
    copied: "Copied",
    scan: "Or scan this with a phone in the same network.",
    code: "QR code of the link",
  },

  start: {
    title: "Before the start",
    say: "Look at the settings. The clock starts when both are ready.",
    sayNoClock: "Look at the settings. The game starts when both are ready.",
    ready: "I am ready",
    readyBoth: "Both are ready",
    isReady: "ready",
    notReady: "not ready yet",
    waits: "You are ready. Waiting for the other player.",
  },

  players: {
    here: "is here",
    away: "is away",
    you: "you",
    watching: (count: number) => `${count} watching`,
    spectator: "You are watching.",
    acts: "to move",
  },

  clock: {
    of: (who: string) => `Clock of ${who}`,
    runs: "running",
    low: "little time",
    press: "Press the clock",
    period: (number: number) => `period ${number}`,
  },

  board: {
    label: "Board",
    help: "Arrow keys walk, Enter or Space touches and lets go, Escape puts back, C presses the clock.",
    empty: (point: string) => point,
    holds: (point: string, who: string) => `${point}, ${who}`,
    inHand: "in the hand",
    open: "open",
    owed: "owed",
    able: "can do it",
    check: "in check",
    flip: "Turn the board",
  },

  hand: {
    title: "The hand",
    free: "Nothing is touched: free to choose.",
    wait: (who: string) => `${who} is to move.`,
    waitTouched: (who: string) => `${who} has touched a piece.`,
    touchedOwn: (who: string, point: string) => `You touched the ${who} on ${point}: it must move.`,
    touchedOther: (who: string, point: string) =>
      `You touched the ${who} on ${point}: it must be captured.`,
    theyTouchedOwn: (by: string, who: string, point: string) =>
      `${by} touched the ${who} on ${point}: it must move.`,
    theyTouchedOther: (by: string, who: string, point: string) =>
      `${by} touched the ${who} on ${point}: it must be captured.`,
    bound: "This binds:",
    unbound: "What was touched does not bind: free to choose.",
    next: (who: string, from: string, to: string) => `Still owed: the ${who} from ${from} to ${to}.`,
    choose: "A piece must be chosen.",
    press: "The move is made. Press the clock to complete it.",
    pressOther: (who: string) => `${who} has made the move and has yet to press the clock.`,
    adjusting: "Adjusting: a touch binds nothing now.",
    theyAdjust: (who: string) => `${who} adjusts pieces on their squares.`,
    putBack: "Put back",
  },

  deeds: {
    title: "Deeds",
    adjust: "I adjust",
    adjusted: "Done adjusting",
    adjustHint: "J’adoube: say it before you straighten a piece",
    offer: "Offer a draw",
    offerStands: "Draw offered",
    offered: (who: string) => `${who} offers a draw.`,
    accept: "Accept",
    decline: "Decline",
    resign: "Resign",
    resignSure: "Do you resign this game?",
    resignAs: (who: string) => `${who} resigns`,
    keepPlaying: "Play on",
  },

  promotion: {
    title: "The pawn has reached the last rank",
    say: "Choose what it becomes. It is chosen when your hand lets it go.",
    question: "Does it then move like every piece at once?",
  },

  refusal: {
    title: "Not allowed",
    dismiss: "Understood",
  },

  outcome: {
    title: "The game is over",
    wins: (who: string) => `${who} wins`,
    draw: "Drawn game",
    reasons: {
      checkmate: "by checkmate",
      stalemate: "by stalemate",
      dead_position: "because no sequence of moves leads to mate",
      line: "by a line",
      full_board: "because the board is full",
      last_standing: "as the last one standing",
      resignation: "by resignation",
      flag: "on time",
      flag_without_winner: "on time, but the other side cannot mate",
      resignation_without_winner: "by resignation, but the other side cannot mate",
      agreement: "by agreement",
    } satisfies Record<Reason, string>,
    pgn: "Game as PGN",
    log: "The whole log",
    again: "A new board",
  },

  record: {
    title: "Moves",
    none: "No move yet.",
    number: "No.",
    left: (time: string) => `${time} left`,
    now: "Back to the game",
    past: "You are looking at an earlier position.",
  },

  rulings: {
    title: "The arbiter’s log",
    seal: "Seal of the last entry",
    sealHelp: "Keep it: with it “touchmove verify --head” shows whether the log was rewritten later.",
  },

  events: {
    ready: (who: string) => `${who} is ready`,
    started: () => "The game has started",
    adjustAnnounced: (who: string) => `${who}: “I adjust”`,
    adjustEnded: (who: string) => `${who} has finished adjusting`,
    adjusted: (who: string, point: string) => `${who} adjusts ${point}`,
    touched: (who: string, what: string, point: string) => `${who} touches the ${what} on ${point}`,
    putBack: (who: string, what: string, point: string) =>
      `${who} puts the ${what} back on ${point}`,
    removed: (who: string, what: string, point: string) =>
      `${who} takes the ${what} off ${point}`,
    released: (who: string, what: string, to: string) =>
      `${who} lets the ${what} go on ${to}; the move is not made yet`,
    placed: (who: string, what: string, to: string) => `${who} puts a ${what} on ${to}`,
    moveMade: (who: string, notation: string) => `${who} makes the move ${notation}`,
    moveCompleted: (who: string) => `${who}’s move is completed`,
    periodBegan: (who: string, period: number) => `${who} enters period ${period}`,
    drawOffered: (who: string, timely: boolean) =>
      timely ? `${who} offers a draw` : `${who} offers a draw, not at the proper time`,
    drawAccepted: (who: string) => `${who} accepts the draw`,
    drawDeclined: (who: string) => `${who} declines the draw`,
    resigned: (who: string) => `${who} resigns`,
    flagFell: (who: string) => `${who}’s flag falls`,
    outage: (seconds: number) => `The hall was closed for ${seconds} s; no clock ran`,
    ended: (result: string, reason: string) => `${result} ${reason}`,
  },

  law: {
    show: (id: string) => `Show clause ${id}`,
    title: "Clause",
    close: "Close",
    lost: "The clause cannot be fetched now.",
  },

  trouble: {
    title: "This board cannot be opened",
  },
};

/** Every language says the same things: a missing key does not compile. */
export type Words = typeof en;
