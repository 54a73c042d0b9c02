/** The board as the hand already sees it: the hall's truth, and upon it the deeds that are under way. */
import type { Men, View } from "./fold";
import type { Command, Deed, Point, Seat } from "./protocol";

export interface Imagined {
  men: Men;
  held: Point | null;
  /** Points whose man is there, or in the hand, only if the hall agrees. */
  pending: ReadonlySet<Point>;
}

/** What the board shows while `deeds` wait for their answer. */
export function imagine(view: View, deeds: readonly Pick<Command, "seat" | "do">[]): Imagined {
  const men = new Map(view.men);
  const pending = new Set<Point>();
  let held = view.hand.held;
  for (const { seat, do: deed } of deeds) {
    if (typeof deed === "string" || "say" in deed || "remove" in deed) continue;
    if ("touch" in deed) {
      if (view.hand.adjusting || !isOwn(view, seat, deed.touch)) continue;
      held = deed.touch;
      pending.add(held);
    } else if ("release" in deed) {
      const man = held && men.get(held);
      if (!held || !man) continue;
      men.delete(held);
      men.set(deed.release, man);
      pending.delete(held);
      pending.add(deed.release);
      held = null;
    } else {
      men.set(deed.place.to, { key: men.get(deed.place.to)?.key ?? 0, man: deed.place.man });
      pending.add(deed.place.to);
    }
  }
  return { men, held, pending };
}

/** Whether the man at `point` is of `seat`: drawing keys begin with the first letter of the side. */
export function isOwn(view: View, seat: Seat, point: Point): boolean {
  const man = view.men.get(point)?.man;
  return man !== undefined && man[0] === view.sides[seat]?.[0];
}

/** The one man to be placed at `point` by a tap, where the hand has no choice of men. */
export function placement(view: View, point: Point): Deed | null {
  const here = view.owed.open.filter((open) => "man" in open && open.to === point);
  const only = here.length === 1 ? here[0] : undefined;
  return only && "man" in only ? { place: only } : null;
}

/** The men to choose from where several may be placed on one and the same point: a promotion. */
export function choice(view: View): { to: Point; men: string[] } | null {
  const placed = view.owed.open.filter((open) => "man" in open);
  const to = placed[0]?.to;
  if (to === undefined || placed.length < 2) return null;
  const same = placed.length === view.owed.open.length && placed.every((open) => open.to === to);
  return same ? { to, men: placed.map((open) => open.man) } : null;
}
