import { cardSet, includes, noCards, union, type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { type Course } from '../course.js';
import { type Doubling } from '../doubling.js';
import { type BonusFact, type DealFacts } from '../facts.js';
import { honours, kingSet, plainSum, T1, T21, T22 } from '../pack.js';
import { otherSide, sides, type BySide, type SessionSide } from '../seats.js';
import { type Discards } from './exchange.js';

const LAST_TRICK = 8;
const ALL_TRICKS = 9;

/** Tricks of the sides. */
export function tricksBySide(course: Course): BySide<number> {
  let declarer = 0;
  for (const seat of course.table.active) {
    if (course.sideOf(seat) === 'declarer') declarer += course.played!.counts[seat]!;
  }
  return { declarer, opponents: ALL_TRICKS - declarer };
}

/** 7.2: tricks, and the declarer's discards for his side, all others for the opponents (4.3). */
export function pointsBySide(course: Course, discards: Discards): BySide<number> {
  const cards = union(takenBySide(course).declarer, cardSet(discards.bySeat[course.declarer]!));
  const declarer = plainSum(cards);
  return { declarer, opponents: plainSum(course.ruleset.pack.cards) - declarer };
}

function takenBySide(course: Course): BySide<CardSet> {
  const taken = { declarer: noCards, opponents: noCards };
  for (const seat of course.table.active) {
    const side = course.sideOf(seat);
    taken[side] = union(taken[side], course.played!.taken[seat]!);
  }
  return taken;
}

/** All announced bonuses with what became of them, and the silent ones of 7.3 and 7.4. */
export function bonusFacts(course: Course, doubling: Doubling): readonly BonusFact[] {
  const taken = takenBySide(course);
  const facts: BonusFact[] = [];
  for (const { on, side, level } of doubling.announced()) {
    const follows = on === 'double-game' || on === 'volat';
    const won = follows ? null : isMade(course, taken, on, side);
    facts.push({ bonus: on, side, announced: true, won, kontra: level });
  }
  for (const side of sides) {
    const silent = (bonus: string, won: boolean): void => {
      if (!doubling.has(bonus, side)) facts.push({ bonus, side, announced: false, won, kontra: 0 });
    };
    if (isMade(course, taken, 'trull', side)) silent('trull', true);
    if (isMade(course, taken, 'four-kings', side)) silent('four-kings', true);
    if (playsPagatLast(course, side)) silent('pagat-ultimo', isMade(course, taken, 'pagat-ultimo', side));
    if (isMade(course, taken, 'xxi-catch', side)) silent('xxi-catch', true);
  }
  return facts;
}

function isMade(course: Course, taken: BySide<CardSet>, bonus: string, side: SessionSide): boolean {
  const { trickOf, playerOf, winners } = course.played!;
  switch (bonus) {
    case 'trull':
      return includes(taken[side], honours);
    case 'four-kings':
      return includes(taken[side], kingSet);
    case 'pagat-ultimo':
      return playsPagatLast(course, side) && winners[LAST_TRICK] === playerOf[T1];
    case 'xxi-catch': {
      const together = trickOf[T22] === trickOf[T21] && trickOf[T22]! >= 0;
      return together && course.sideOf(playerOf[T22]!) === side && course.sideOf(playerOf[T21]!) === otherSide(side);
    }
  }
  return false;
}

function playsPagatLast(course: Course, side: SessionSide): boolean {
  const { trickOf, playerOf } = course.played!;
  return trickOf[T1] === LAST_TRICK && course.sideOf(playerOf[T1]!) === side;
}

/** Option `dealer-honours`: who received honours from the talon. */
export function talonHonours(course: Course, drawn: readonly (readonly Card[])[]): DealFacts['talonHonours'] {
  if (course.options['dealer-honours'] !== 'on' || course.table.players !== 5) return [];
  return [T22, T21, T1].flatMap((card) => {
    const seat = drawn.findIndex((cards) => cards.includes(card));
    return seat < 0 ? [] : [{ seat, card }];
  });
}
