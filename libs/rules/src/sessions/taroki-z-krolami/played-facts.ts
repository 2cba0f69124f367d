import { difference, has, includes, union, type CardSet } from '../../cards/card-set.js';
import { type Course } from '../course.js';
import { type Doubling } from '../doubling.js';
import { type BonusFact, type LostFact, type OpenFacts } from '../facts.js';
import { honours, kingSet, T1, T21, T22, thirds } from '../pack.js';
import { otherSide, sides, type BySide, type SessionSide } from '../seats.js';
import { type Shares } from './talon.js';

const LAST_TRICK = 11;
const ALL_TRICKS = 12;
const ALL_POINTS = 70;

/** What the score sheet says of a deal that was played to the end (section 7). */
export function fillPlayed(facts: OpenFacts, course: Course, doubling: Doubling, shares: Shares): void {
  const cards = cardsBySide(course, shares);
  // D1: 106 thirds, which win, are the first that make 36 points.
  const declarer = Math.ceil(thirds(cards.declarer) / 3);
  facts.points = { declarer, opponents: ALL_POINTS - declarer };
  facts.tricks = tricksBySide(course);
  facts.bonuses = bonusFacts(course, doubling, cards);
  facts.lost = losses(course, doubling, shares);
}

/** 4.4: tricks, discards, and the packets of the talon. */
function cardsBySide(course: Course, { discards, unseen }: Shares): BySide<CardSet> {
  let declarer = discards;
  for (const seat of course.table.active) {
    if (course.sideOf(seat) === 'declarer') declarer = union(declarer, course.played!.taken[seat]!);
  }
  if (course.record.talon.includes(course.called!)) declarer = union(declarer, unseen);
  return { declarer, opponents: difference(course.ruleset.pack.cards, declarer) };
}

function tricksBySide(course: Course): BySide<number> {
  let declarer = 0;
  for (const seat of course.table.active) {
    if (course.sideOf(seat) === 'declarer') declarer += course.played!.counts[seat]!;
  }
  return { declarer, opponents: ALL_TRICKS - declarer };
}

/** The announced bonuses with what became of them, and the silent ones; silent walat follows from the tricks. */
function bonusFacts(course: Course, doubling: Doubling, cards: BySide<CardSet>): readonly BonusFact[] {
  const isMade = (bonus: string, side: SessionSide): boolean => {
    if (bonus === 'trul') return includes(cards[side], honours);
    if (bonus === 'four-kings') return includes(cards[side], kingSet);
    return bonus === 'pagat-ultimo' ? pagatWinsLast(course) : kingUltimoMade(course);
  };
  const facts: BonusFact[] = doubling.announced().map(({ on, side, level }) => {
    const won = on === 'walat' ? null : isMade(on, side);
    return { bonus: on, side, announced: true, won, kontra: level };
  });
  for (const side of sides) {
    const silent = (bonus: string, won: boolean): void => {
      // D7: never besides an announcement of the same side.
      if (!doubling.has(bonus, side)) facts.push({ bonus, side, announced: false, won, kontra: 0 });
    };
    if (isMade('trul', side)) silent('trul', true);
    if (isMade('four-kings', side)) silent('four-kings', true);
    if (pagatPlayedLastBy(course) === side) silent('pagat-ultimo', pagatWinsLast(course));
    if (side === 'declarer' && kingUltimoMade(course)) silent('king-ultimo', true);
  }
  return facts;
}

function pagatPlayedLastBy(course: Course): SessionSide | null {
  const { trickOf, playerOf } = course.played!;
  return trickOf[T1] === LAST_TRICK ? course.sideOf(playerOf[T1]!) : null;
}

function pagatWinsLast(course: Course): boolean {
  const { trickOf, playerOf, winners } = course.played!;
  return trickOf[T1] === LAST_TRICK && winners[LAST_TRICK] === playerOf[T1];
}

function kingUltimoMade(course: Course): boolean {
  const { trickOf, winners } = course.played!;
  return trickOf[course.called!] === LAST_TRICK && course.sideOf(winners[LAST_TRICK]!) === 'declarer';
}

/** The three losses of 7.1 that are nobody's announcement. */
function losses(course: Course, doubling: Doubling, { rejected }: Shares): readonly LostFact[] {
  const { trickOf, playerOf, winners } = course.played!;
  const lost: LostFact[] = [];
  const king = trickOf[course.called!]!;
  const isKingTaken = king >= 0 && course.sideOf(winners[king]!) === 'opponents';
  const isKingRejected = has(rejected, course.called!);
  // D5: an announced king ultimo that is lost replaces it in every trick.
  if ((isKingTaken || isKingRejected) && !doubling.has('king-ultimo', 'declarer')) {
    lost.push({ item: 'king-lost', side: 'declarer' });
  }
  const pagat = trickOf[T1]!;
  if (pagat >= 0 && pagat !== LAST_TRICK) {
    const side = course.sideOf(playerOf[T1]!);
    if (course.sideOf(winners[pagat]!) !== side) lost.push({ item: 'pagat-lost', side });
  }
  if (trickOf[T21]! >= 0 && trickOf[T21] === trickOf[T22]) {
    const side = course.sideOf(playerOf[T21]!);
    if (course.sideOf(playerOf[T22]!) === otherSide(side)) lost.push({ item: 'xxi-lost', side });
  }
  return lost;
}
