import { type Card } from '../../../cards/card.js';
import { type ScoredGame } from '../../record/match.js';
import { parties, partyOf, type Party, type Seat } from '../../table.js';
import { kindOf, TAROCKS, type LayoutGoal, type Layout } from './layout.js';

interface Bound {
  readonly card: Card;
  /** Bit n is trick n, from 1. */
  readonly tricks: number;
  /** The place of its line among those of the party: lines are called in the order of the sheet. */
  readonly line: number;
}

/** 2.6: each bound card that is kept too long or played too early is a fault. */
export function bindingGoals({ sheet }: ScoredGame): LayoutGoal[] {
  return parties.flatMap((party) => {
    const bound = sheet[party].lines.flatMap(({ announcement: { bindings } }, line) =>
      bindings.map((binding): Bound => ({ ...binding, line })),
    );
    return bound.length === 0
      ? []
      : [(layout: Layout) => bound.reduce((sum, one) => sum + faultOf(layout, party, one, bound), 0)];
  });
}

function faultOf(layout: Layout, party: Party, bound: Bound, all: readonly Bound[]): number {
  const seat = layout.seatOf[bound.card]! as Seat;
  if (partyOf(seat) !== party) return 0;
  const trick = layout.trickOf[bound.card]!;
  const number = 1 << (trick + 1);
  if ((bound.tricks & number) !== 0) return 0;
  if (bound.tricks < number) {
    const due = 31 - Math.clz32(bound.tricks) - 1;
    // A card bound to two tricks is not due in either.
    if ((bound.tricks & (bound.tricks - 1)) !== 0) return 0;
    const played = layout.slots[due * 4 + seat]!;
    const isOtherDue = all.some(({ card, tricks }) => card === played && tricks === bound.tricks);
    return !isOtherDue && couldPlay(layout, seat, due, bound.card) ? 1 : 0;
  }
  let faults = 0;
  for (let later = trick + 1; later < 10; later++) {
    const kept = layout.slots[later * 4 + seat]!;
    if (!couldPlay(layout, seat, trick, kept)) continue;
    const binding = all.find(({ card, tricks }) => card === kept && tricks > number && (tricks & number) === 0);
    if (binding === undefined || binding.line > bound.line) faults++;
  }
  return faults;
}

/** Whether a card that the seat kept could have followed too, given what it played. */
function couldPlay(layout: Layout, seat: Seat, trick: number, card: Card): boolean {
  const leader = layout.leaders[trick]!;
  if (seat === leader) return true;
  const led = kindOf(layout.slots[trick * 4 + leader]!);
  const kind = kindOf(card);
  if (kind === led) return true;
  const played = kindOf(layout.slots[trick * 4 + seat]!);
  if (played === led) return false;
  return played === TAROCKS ? kind === TAROCKS : true;
}
