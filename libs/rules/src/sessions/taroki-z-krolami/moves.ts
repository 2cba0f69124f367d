import { type Course } from '../course.js';
import { noTalonTurn, type MoveRules } from '../moves/move-rules.js';
import { discardOf, seenTalon, type SeatView } from '../moves/view.js';
import { type Act } from '../acts.js';
import { contractOf } from './names.js';
import { discardCode } from './talon.js';

/** What a seat has to know of Taroki z królami beside its play. */
export const moves: MoveRules = {
  round: 'first-turns',
  leader: (course) => course.declarer,
  partnerBy: 'dealt',

  exchange(course, view) {
    const { declarer } = course;
    const { packets, size } = contractOf(course.contract!);
    if (packets === 0) return noTalonTurn;
    const [first] = view.exchange;
    const isDeclarer = view.seat === declarer;
    if (first?.act !== 'take') return { due: declarer, acts: isDeclarer ? packetsOf(course, view) : [], drawn: [] };
    const drawn = isDeclarer ? seenTalon(view, (first.which - 1) * size, first.which * size) : [];
    return { due: discardOf(view, declarer) === undefined ? declarer : null, acts: [], drawn };
  },

  discardCode: (cards, kept) => discardCode(cards, kept),
};

/** 4.1, 4.3: the packets that the declarer may take after looking at some, or that he gives up; none before he looks. */
function packetsOf({ called, contract }: Course, view: SeatView): readonly Act[] {
  const { packets, size } = contractOf(contract!);
  const seen = seenTalon(view);
  const looked = Math.floor(seen.length / size);
  if (looked === 0) return [];
  const take = (which: number, exposed: number): Act => ({ act: 'take', which, exposed });
  const all = Array.from({ length: packets }, (_, index) => take(index + 1, packets));
  return [
    take(looked, looked - 1),
    ...(looked === packets ? all : []),
    ...(called !== null && seen.includes(called) ? [{ act: 'give-up', seen: looked } as const] : []),
  ];
}
