import { has } from '../../cards/card-set.js';
import { TALON } from '../pack.js';
import { type Seat } from '../seats.js';
import { type KnownDeal } from './known-deal.js';
import { seenTalon } from './view.js';
import { World } from './world.js';

/**
 * The deals that a seat may think of, which differ in who has the called card: of those that fit what it knows the ones
 * that make least of what was said irregular. At least one. @param base without an assumption
 */
export function worldsOf(known: KnownDeal, base: World): readonly World[] {
  const { called } = base.course;
  if (called === null) return [base];
  const worlds = holders(known, base).map((holder) => new World(known, { called, holder }));
  const least = Math.min(...worlds.map(({ oddities }) => oddities));
  return worlds.filter(({ oddities }) => oddities === least);
}

function holders(known: KnownDeal, base: World): readonly (Seat | null)[] {
  const { view, table, ruleset } = known;
  const { course, play, tricks } = base;
  const called = course.called!;
  if (has(known.seen, called)) return [known.owns(called, course.hands[view.seat]!) ? view.seat : null];
  const player = tricks?.playerOf.get(called);
  if (player !== undefined) return [player];
  const others = table.active.filter((seat) => seat !== view.seat);
  const isWithSomebody = view.seat === course.declarer && seenTalon(view).length === TALON;
  // Null: it lies in the talon. Who called it may have it, too.
  const all = isWithSomebody ? others : [null, ...others];
  return ruleset.moves.narrow?.(all, course, play, view) ?? all;
}
