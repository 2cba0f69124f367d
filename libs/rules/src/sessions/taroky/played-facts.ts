import { noCards, union } from '../../cards/card-set.js';
import { type Course } from '../course.js';
import { type Doubling } from '../doubling.js';
import { type BonusFact, type LostFact } from '../facts.js';
import { nearestPoints, T1, T21, T22 } from '../pack.js';
import { type BySide, type Seat, type SessionSide } from '../seats.js';
import { type Exchange } from './exchange.js';

export const ALL_POINTS = 70;
export const ALL_TRICKS = 12;
const LAST_TRICK = ALL_TRICKS - 1;

function declarersSide(course: Course): readonly Seat[] {
  return course.table.active.filter((seat) => course.sideOf(seat) === 'declarer');
}

/** C1.2, C4.3: the declarer's side counts its tricks and discards; whatever else there is counts for the opponents. */
export function pointsBySide(course: Course, exchange: Exchange): BySide<number> {
  const seats = declarersSide(course);
  const tricks = seats.reduce((cards, seat) => union(cards, course.played!.taken[seat]!), noCards);
  const declarer = nearestPoints(union(tricks, exchange.discardsOf(seats)));
  return { declarer, opponents: ALL_POINTS - declarer };
}

export function tricksBySide(course: Course): BySide<number> {
  const declarer = declarersSide(course).reduce((sum, seat) => sum + course.played!.counts[seat]!, 0);
  return { declarer, opponents: ALL_TRICKS - declarer };
}

/** C6.2: what was announced, and a pagát played to the last trick by a side that had not announced it (C6.3). */
export function bonusFacts(course: Course, doubling: Doubling): readonly BonusFact[] {
  const { trickOf, playerOf, winners } = course.played!;
  const player: Seat | null = trickOf[T1] === LAST_TRICK ? playerOf[T1]! : null;
  const side: SessionSide | null = player === null ? null : course.sideOf(player);
  const isMade = player !== null && winners[LAST_TRICK] === player;

  const facts: BonusFact[] = doubling.announced().map(({ on, side: announcer, level }) => {
    const won = on === 'pagat' ? isMade && side === announcer : null;
    return { bonus: on, side: announcer, announced: true, won, kontra: level };
  });
  if (side !== null && !doubling.has('pagat', side)) {
    facts.push({ bonus: 'pagat', side, announced: false, won: isMade, kontra: 0 });
  }
  return facts;
}

/** P5.1: honours that went to the other side in a trick. */
export function lostHonours(course: Course): readonly LostFact[] {
  const { trickOf, playerOf, winners } = course.played!;
  const lost: LostFact[] = [];
  for (const card of [T1, T21, T22]) {
    const trick = trickOf[card]!;
    if (trick < 0) continue;
    const seat = playerOf[card]!;
    if (course.sideOf(winners[trick]!) !== course.sideOf(seat)) lost.push({ seat, card });
  }
  return lost;
}

/** P3.1: the place of T1 if T22, T21 and T1 lie in the trick. */
export function pagatPlace(cards: readonly number[]): number | null {
  return cards.includes(T22) && cards.includes(T21) && cards.includes(T1) ? cards.indexOf(T1) : null;
}
