/** Sentences about the game: an event, a result, a clock setting, in the words of a language. */
import type { View } from "../fold";
import type { BonusKind, GameEvent, Man, Millis, Outcome, TimeControl } from "../protocol";
import type { Words } from "./index";

/** Who sits at `seat`, by what the seat plays. */
export function who(words: Words, sides: View["sides"], seat: number): string {
  return words.side(sides[seat] ?? String(seat + 1));
}

/** A man as `seat` would call it: without the colour if it is the seat's own. */
export function called(words: Words, sides: View["sides"], seat: number, man: Man): string {
  return man[0] === sides[seat]?.[0] ? words.kind(man) : words.man(man);
}

/** An event as a sentence without its full stop. */
export function tell(words: Words, sides: View["sides"], event: GameEvent): string {
  const say = words.events;
  const by = "seat" in event ? who(words, sides, event.seat) : "";
  const what = "seat" in event && "man" in event ? called(words, sides, event.seat, event.man) : "";
  switch (event.is) {
    case "ready":
      return say.ready(by);
    case "started":
      return say.started();
    case "adjust_announced":
      return say.adjustAnnounced(by);
    case "adjust_ended":
      return say.adjustEnded(by);
    case "adjusted":
      return say.adjusted(by, event.point);
    case "touched":
      return say.touched(by, what, event.point);
    case "put_back":
      return say.putBack(by, what, event.point);
    case "removed":
      return say.removed(by, what, event.point);
    case "released":
      return say.released(by, what, event.to);
    case "placed":
      return say.placed(by, what, event.to);
    case "move_made":
      return say.moveMade(by, event.notation);
    case "move_completed":
      return say.moveCompleted(by);
    case "period_began":
      return say.periodBegan(by, event.period + 1);
    case "draw_offered":
      return say.drawOffered(by, event.timely);
    case "draw_accepted":
      return say.drawAccepted(by);
    case "draw_declined":
      return say.drawDeclined(by);
    case "resigned":
      return say.resigned(by);
    case "flag_fell":
      return say.flagFell(by);
    case "outage":
      return say.outage(Math.round((event.to - event.from) / 1000));
    case "ended":
      return say.ended(
        result(words, sides, event.outcome),
        words.outcome.reasons[event.outcome.reason],
      );
    default:
      return event satisfies never;
  }
}

/** Who won. */
export function result(words: Words, sides: View["sides"], outcome: Outcome): string {
  const best = Math.max(...outcome.scores);
  const winners = outcome.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const alone = winners.length === 1 ? winners[0] : undefined;
  return alone === undefined ? words.outcome.draw : words.outcome.wins(who(words, sides, alone));
}

/** The scores as they are written: `1 – 0`, `½ – ½`. */
export function scores(outcome: Outcome): string {
  return outcome.scores
    .map((score) => {
      const whole = Math.floor(score / 2);
      const half = score % 2 === 1 ? "½" : "";
      return whole === 0 && half ? half : `${whole}${half}`;
    })
    .join(" – ");
}

/** A clock setting on one line. */
export function setting(words: Words, clock: TimeControl | null): string {
  const say = words.clockSays;
  if (!clock) return say.none;
  return clock.periods
    .map(({ time, moves, bonus }) => {
      const kind: BonusKind = bonus.kind;
      return [say.period(amount(time, 60_000), moves), say.bonus[kind](amount(bonus.time, 1000))]
        .filter((part) => part !== "")
        .join(" ");
    })
    .join(`, ${say.then} `);
}

function amount(time: Millis, unit: Millis): string {
  return String(Math.round((time / unit) * 100) / 100);
}
