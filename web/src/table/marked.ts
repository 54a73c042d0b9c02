/** Which points the board marks, and why. */
import type { Point } from "../protocol";
import type { TableState } from "../state/table.svelte";
import type { Marked } from "./Marks.svelte";

/** The marks of the position that is shown. An earlier position shows only its move. */
export function marksOf(table: TableState): Marked {
  const { view, past } = table;
  const move = view.moves.at(past ?? -1)?.made;
  const last = once([move?.from, move?.to].filter((point) => point != null));
  if (past !== null) return { last, owed: [], open: [], alarm: [], fault: [], able: [], held: null };
  const { held } = table.imagined;
  const bound = view.owed.points.length > 0 && view.phase === "running";
  return {
    last,
    owed: bound ? once(view.owed.points).filter((point) => point !== held) : [],
    able: bound && held === null ? able(table) : [],
    open: openTo(table, bound),
    alarm: once(view.alarms),
    fault: once(table.refusal?.findings.flatMap((finding) => finding.points) ?? []),
    held,
  };
}

/** The men that can do what is owed, where what is owed is another man: a capture. */
function able({ view }: TableState): Point[] {
  const from = view.owed.open.flatMap((open) => ("from" in open ? [open.from] : []));
  return once(from).filter((point) => !view.owed.points.includes(point));
}

/** Where the man in hand may be let go; with an empty hand, the one step that is owed. */
function openTo(table: TableState, bound: boolean): Point[] {
  const { held } = table.imagined;
  const steps = table.view.owed.open.filter((open) => "from" in open);
  if (held !== null) return once(steps.filter(({ from }) => from === held).map(({ to }) => to));
  const only = bound && steps.length === 1 ? steps[0] : undefined;
  return only ? [only.to] : [];
}

/** A point is marked once, however many clauses point at it. */
function once(points: readonly Point[]): Point[] {
  return [...new Set(points)];
}
