import { tarock, type Card } from '../../cards/card.js';
import { has } from '../../cards/card-set.js';
import { type Course } from '../course.js';
import { T20, type Convention } from './auction.js';
import { type Discards } from './exchange.js';

/** The cards that the declarer may call, by the first line of 5.2 that fits. */
export function callable(course: Course, convention: Convention | null, discards: Discards): readonly Card[] {
  const { declarer } = course;
  if (convention !== null && convention.seat !== declarer) return [convention.card];
  if (discards.tarockByOther && course.options['free-call'] === 'on') return from2to20;
  // D9: what the declarer discarded himself he still "has".
  const hasCard = (card: Card): boolean =>
    has(course.hands[declarer]!, card) || discards.bySeat[declarer]!.includes(card);
  if (!hasCard(T20)) return [T20];
  for (let number = 19; number >= 2; number--) {
    if (!hasCard(tarock(number))) return [T20, tarock(number)];
  }
  return [T20];
}

const from2to20: readonly Card[] = Array.from({ length: 19 }, (_, index) => tarock(index + 2));
