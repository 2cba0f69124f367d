import { has } from '../../cards/card-set.js';
import { type Course } from '../course.js';
import { noTalonTurn, type MoveRules, type TalonTurn } from '../moves/move-rules.js';
import { discardOf, seenTalon, type SeatView } from '../moves/view.js';
import { fivePointCards } from '../pack.js';
import { type Act } from '../acts.js';
import { contractOf } from './contracts.js';

/** What a seat has to know of Kings Tarock beside its play. */
export const moves: MoveRules = {
  round: 'first-turns',
  leader: (course) => course.declarers[0] ?? course.table.forehand,
  partnerBy: 'dealt',

  exchange(course, view) {
    switch (contractOf(course.contract).talon) {
      case 'untouched':
        return noTalonTurn;
      case 'all':
        return taken(course, view, 0, 6);
      case 'triple': {
        const [first] = view.exchange;
        if (first?.act === 'take') return first.which === 1 ? taken(course, view, 0, 3) : taken(course, view, 3, 6);
        const isDeclarer = view.seat === course.declarer;
        return { due: course.declarer, acts: isDeclarer ? opened(course, view) : [], drawn: [] };
      }
    }
  },

  /** 5.4 */
  discardCode: (cards) => (cards.some((card) => has(fivePointCards, card)) ? 'discard/five-points' : null),
};

function taken({ declarer }: Course, view: SeatView, from: number, to: number): TalonTurn {
  const isOver = discardOf(view, declarer) !== undefined;
  const drawn = view.seat === declarer ? seenTalon(view, from, to) : [];
  return { due: isOver ? null : declarer, acts: [], drawn };
}

/** 5.1–5.3: with the called king in the open talon the declarer may give up. */
function opened({ called, contract }: Course, { talon }: SeatView): readonly Act[] {
  const place = called === null ? -1 : talon.indexOf(called);
  const take = (which: number): Act => ({ act: 'take', which, exposed: null });
  if (place < 0) return [take(1), take(2)];
  const triples = contract === 'koenigrufer' ? [take(place < 3 ? 1 : 2)] : [take(1), take(2)];
  return [...triples, { act: 'give-up', seen: null }];
}
