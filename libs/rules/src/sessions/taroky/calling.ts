import { tarock, type Card } from '../../cards/card.js';
import { type Course } from '../course.js';
import { hasPartner, type Variant } from './variant.js';

export const T19 = tarock(19);

/** C3.1: the tarocks that a seat may call, judged by the cards dealt. */
export function callable(holds: (card: Card) => boolean): readonly Card[] {
  for (let card = T19; card >= tarock(16); card--) if (!holds(card)) return card === T19 ? [T19] : [T19, card];
  return [T19];
}

export interface Called {
  /** Null in contracts without a partner and in Varšava. */
  readonly card: Card | null;
  readonly isVarsava: boolean;
}

/** C2.3, C3.1: only the first act that is possible counts. */
export function followCalling(course: Course, variant: Variant): Called {
  const { declarer, contract, table } = course;
  const canCall = hasPartner(variant, contract);
  const canPlayVarsava = contract === variant.contracts.duty && declarer === table.forehand;
  let called: Called | null = null;
  for (const [index, entry] of course.record.calling.entries()) {
    const { seat } = entry;
    if (seat !== declarer) course.report('calling/not-declarer', 'calling', index, null, seat);
    else if (called === null && entry.act === 'call' && canCall) {
      called = { card: entry.card, isVarsava: false };
      const allowed = callable((card) => course.wasDealt(seat, card));
      if (!allowed.includes(entry.card)) course.report('call/not-allowed', 'calling', index, null, seat);
    } else if (called === null && entry.act === 'varsava' && canPlayVarsava) called = { card: null, isVarsava: true };
    else course.report('calling/not-possible', 'calling', index, null, seat);
  }
  return called ?? { card: canCall ? T19 : null, isVarsava: false };
}
