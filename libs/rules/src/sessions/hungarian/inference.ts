import { type Card } from '../../cards/card.js';
import { type Course } from '../course.js';
import { Doubling } from '../doubling.js';
import { type Turn } from '../record.js';
import { sides, type Seat, type Side } from '../seats.js';
import { T20, type Convention } from './auction.js';
import { type Discards } from './exchange.js';
import { kontras } from './names.js';

/**
 * The sides that a seat can tell from its own cards and what was said so far, by seat: a kontra names the side against
 * the item, a bonus without one that of the seat that spoke last (6.3), unless the side was public already (6.4).
 * Undefined where nothing is known. @param viewer whose hand and discards the course knows
 */
export function inferredSides(
  course: Course,
  turns: readonly Turn[],
  called: Card,
  viewer: Seat,
  convention: Convention | null,
  discards: Discards,
): readonly (Side | undefined)[] {
  const known = new Array<Side | undefined>(course.table.players).fill(undefined);
  const { declarer } = course;
  known[declarer] = 'declarer';
  const partner = course.holds(viewer, called) ? viewer : convention?.card === called ? convention.seat : declarer;
  if (partner !== declarer) known[partner] = 'declarer';
  const neverAlone = called !== T20 && !discards.tarockByOther;
  const doubling = new Doubling(kontras.length);
  const speakers: Seat[] = [];
  for (const { seat, say } of turns) {
    const kontra = say.find((act) => act.act === 'kontra');
    const announces = say.some((act) => act.act === 'announce');
    if (kontra === undefined && !announces) continue;
    const last = speakers.findLast((speaker) => speaker !== seat) ?? declarer;
    const against = kontra && sides.filter((side) => doubling.judge(kontra.on, kontra.level, side) === null);
    const shown = against?.length === 1 ? against[0] : known[last];
    const side = known[seat] ?? byElimination(course, known, neverAlone) ?? shown ?? 'declarer';
    known[seat] = side;
    speakers.push(seat);
    for (const act of say) {
      if (act.act === 'announce') doubling.add(act.bonus, side);
      else if (act.act === 'kontra') doubling.kontra(act.on, act.level, side);
    }
  }
  return known;
}

/** The side of a seat that has not spoken yet, once the partner or two opponents are known (6.4). */
function byElimination(course: Course, known: readonly (Side | undefined)[], neverAlone: boolean): Side | undefined {
  if (known.some((side, seat) => side === 'declarer' && seat !== course.declarer)) return 'opponents';
  const opponents = known.filter((side) => side === 'opponents').length;
  return opponents >= 2 && neverAlone ? 'declarer' : undefined;
}
