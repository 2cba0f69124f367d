import { type Course } from '../course.js';
import { noTalonTurn, type MoveRules, type TalonTurn } from '../moves/move-rules.js';
import { discardOf, seenTalon, type SeatView } from '../moves/view.js';
import { TALON } from '../pack.js';
import { VARSAVA } from './czech-names.js';
import { DECLARER_DRAWS, discardCode, HALF_OF_TALON } from './exchange.js';
import { hasPartner, type Variant } from './variant.js';

/** What a seat has to know of one of the two games beside its play. */
export function movesOf(variant: Variant): MoveRules {
  return {
    round: 'first-turns',
    leader: (course) => (course.contract === VARSAVA ? null : course.declarer),
    partnerBy: 'held',

    exchange(course, view) {
      if (hasPartner(variant, course.contract)) return drawnInTurn(course, view, variant);
      return course.contract === variant.contracts.three ? half(course, view) : noTalonTurn;
    },

    discardCode: (cards, kept) => discardCode(cards, kept),
  };
}

/** C3.3, C4.1: the declarer draws four, the others one each; one of the two next to him may decline. */
function drawnInTurn(course: Course, view: SeatView, variant: Variant): TalonTurn {
  const order = course.table.from[course.declarer]!;
  let top = 0;
  let drawn = noTalonTurn.drawn;
  for (const [place, seat] of order.entries()) {
    if (top === TALON) break;
    const entry = view.exchange[place];
    if (entry?.act === 'decline') continue;
    const count = place === 0 ? DECLARER_DRAWS : 1;
    if (seat === view.seat) drawn = seenTalon(view, top, top + count);
    if (entry === undefined)
      return { due: seat, acts: seat === view.seat ? instead(course, view, variant) : [], drawn };
    top += count;
  }
  return { due: null, acts: [], drawn };
}

/** What the seat in turn may do instead of drawing and discarding. */
function instead({ called, contract, declarer }: Course, view: SeatView, variant: Variant): TalonTurn['acts'] {
  const { exchange } = view;
  if (view.seat === declarer) {
    const canGiveUp = variant.mayStayUnplayed && contract === variant.contracts.duty;
    return canGiveUp && called !== null && seenTalon(view).includes(called) ? [{ act: 'surrender' }] : [];
  }
  const isFree = exchange.length < 3 && !exchange.some(({ act }) => act === 'decline');
  return isFree && seenTalon(view).length === 0 ? [{ act: 'decline' }] : [];
}

/** C4.2 */
function half({ declarer }: Course, view: SeatView): TalonTurn {
  const [first] = view.exchange;
  const isDeclarer = view.seat === declarer;
  if (first?.act !== 'take') {
    const acts = [1, 2, 3].map((which) => ({ act: 'take', which, exposed: null }) as const);
    return { due: declarer, acts: isDeclarer ? acts : [], drawn: [] };
  }
  const [from, to] = first.which === 2 ? [HALF_OF_TALON, TALON] : [0, HALF_OF_TALON];
  const due = discardOf(view, declarer) === undefined ? declarer : null;
  return { due, acts: [], drawn: isDeclarer ? seenTalon(view, from, to) : [] };
}
