import { cardSet, difference, includes, noCards, union, type CardSet } from '../../cards/card-set.js';
import { tarock } from '../../cards/card.js';
import { type Course } from '../course.js';
import { type Doubling } from '../doubling.js';
import { type BonusFact } from '../facts.js';
import { honours, kingSet, pointsRoundedUp, T1 } from '../pack.js';
import { sides, type BySide, type Seat, type SessionSide } from '../seats.js';
import { birds, bonuses, bonusOf } from './bonuses.js';

const LAST_TRICK = 11;
const ALL_TRICKS = 12;
const T17 = tarock(17);
const T18 = tarock(18);

/** The cards of both sides: tricks, discards and talon (5.5). */
export type Cards = BySide<CardSet>;

/** @param declarersCards what of talon and discards counts for the declarer's side */
export function cardsBySide(course: Course, declarersCards: CardSet): Cards {
  let declarer = declarersCards;
  for (const seat of course.table.active) {
    if (course.sideOf(seat) === 'declarer') declarer = union(declarer, course.played!.taken[seat]!);
  }
  return { declarer, opponents: difference(course.ruleset.pack.cards, declarer) };
}

/** 1.2: both sides are counted upwards. */
export function pointsBySide({ declarer, opponents }: Cards): BySide<number> {
  return { declarer: pointsRoundedUp(declarer), opponents: pointsRoundedUp(opponents) };
}

export function tricksBySide(course: Course): BySide<number> {
  let declarer = 0;
  for (const seat of course.table.active) {
    if (course.sideOf(seat) === 'declarer') declarer += course.played!.counts[seat]!;
  }
  return { declarer, opponents: ALL_TRICKS - declarer };
}

/** 8.2: each counts his own tricks, the winner of the last one the talon as well. */
export function pointsBySeat(course: Course): readonly number[] {
  const { taken, winners } = course.played!;
  const talon = cardSet(course.record.talon);
  return taken.map((cards, seat) => pointsRoundedUp(union(cards, seat === winners[LAST_TRICK] ? talon : noCards)));
}

/** All announced bonuses with what became of them, and the silent ones (6.5). @param shown by which seat roßputin was called */
export function bonusFacts(course: Course, cards: Cards, doubling: Doubling, shown: Seat | null): readonly BonusFact[] {
  const facts: BonusFact[] = [];
  for (const { on, side, level } of doubling.announced()) {
    const won = followsFromCounts(on) ? null : isMade(course, cards, on, side);
    facts.push({ bonus: on, side, announced: true, won, kontra: level });
  }
  for (const { id, silent } of bonuses) {
    for (const side of sides) {
      if (silent === 0 || doubling.has(id, side) || !isMade(course, cards, id, side)) continue;
      if (id === 'rossputin' && shown === null) continue;
      facts.push({ bonus: id, side, announced: false, won: true, kontra: 0 });
    }
  }
  return facts;
}

/** Their results follow from points and tricks. */
function followsFromCounts(bonus: string): boolean {
  return bonus === 'grammaboy' || bonus === 'valat';
}

function isMade(course: Course, cards: Cards, bonus: string, side: SessionSide): boolean {
  if (birds.includes(bonus)) return isBirdMade(course, bonus, side);
  const { winners, trickOf } = course.played!;
  switch (bonus) {
    case 'king-ultimo':
      return (
        course.called !== null && trickOf[course.called] === LAST_TRICK && course.sideOf(winners[LAST_TRICK]!) === side
      );
    case 'trula':
      return includes(cards[side], honours);
    case 'kings':
      return includes(cards[side], kingSet);
    case 'rossputin': {
      const seat = rossputinSeat(course);
      return seat !== null && course.sideOf(seat) === side;
    }
  }
  return false;
}

/** T1 wins the last trick, T2 the one before, T3 the one before that. */
function isBirdMade(course: Course, bonus: string, side: SessionSide): boolean {
  const { winners, trickOf, playerOf } = course.played!;
  const card = bonusOf(bonus).holds[0]!;
  const trick = LAST_TRICK - (card - T1);
  const player = playerOf[card]!;
  return trickOf[card] === trick && winners[trick] === player && course.sideOf(player) === side;
}

/** Who won two tricks in a row, the first with T17, the second with T18; null if nobody did. */
export function rossputinSeat(course: Course): Seat | null {
  const { winners, trickOf, playerOf } = course.played!;
  const first = trickOf[T17]!;
  const seat = playerOf[T17]!;
  if (first < 0 || trickOf[T18] !== first + 1 || playerOf[T18] !== seat) return null;
  return winners[first] === seat && winners[first + 1] === seat ? seat : null;
}
