import { type Card } from '../../cards/card.js';
import { type Course } from '../course.js';
import { orderFrom, type Seat } from '../seats.js';

/** Cards drawn by the declarer and the seats after him, by level of the bid (2.1). */
const shares: readonly (readonly number[])[] = [[], [3, 1, 1, 1], [2, 2, 1, 1], [1, 2, 2, 1], [0, 2, 2, 2]];

/** The talon cards that each seat draws, from the top (4.1); by seat. */
export function drawnCards(course: Course, declarer: Seat, level: number): readonly (readonly Card[])[] {
  const drawn = new Array<readonly Card[]>(course.table.players).fill([]);
  const order = orderFrom(course.table, declarer);
  let top = 0;
  for (let place = 0; place < order.length; place++) {
    const share = shares[level]![place]!;
    drawn[order[place]!] = course.record.talon.slice(top, top + share);
    top += share;
  }
  return drawn;
}
