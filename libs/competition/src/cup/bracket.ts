import { type ByParty, type Text } from '@tarokk/rules';
import { endOfMonth, type Day } from '../calendar/day.js';
import { type SideId } from '../sheet/sheet.js';
import { lastDayOf, roundNames, rounds, roundsOf, tiesIn, type CupRoundName } from './round.js';

export const FEWEST_PAIRS = 2;
/** Section 10. */
export const MOST_PAIRS = 16;

/** `quarter-finals/3` is the third tie of its round, from the top of the bracket. */
export type TieId = `${CupRoundName}/${number}`;

export interface TiePlace {
  readonly id: TieId;
  readonly round: CupRoundName;
  /** From 1, from the top. */
  readonly number: number;
  /** Whose winners meet here, the upper one first; null in the round that the bracket begins with. */
  readonly from: ByParty<TieId> | null;
}

/** The places of the smallest bracket that holds the entries: 2, 4, 8 or 16 (D27). */
export function bracketSize(entries: number): number {
  let size = FEWEST_PAIRS;
  while (size < entries) size *= 2;
  return size;
}

/** When a round of a cup ends. */
export interface RoundDates {
  readonly round: CupRoundName;
  readonly name: Text;
  readonly lastDay: Day;
  /** The draw was too late for the months of section 10: the rounds have moved on (D52). */
  readonly movedOn: boolean;
}

/**
 * When the rounds of a cup end: with 9–16 entries from September on, 5–8 October, 3–4 November, 2 December (10, D27). If the
 * month of the first one is over on the day of the draw, it ends with the month after the draw, and each later one a month after
 * the one before (D52).
 */
export function cupCalendar(year: number, entries: number, drawnOn: Day): readonly RoundDates[] {
  const played = roundsOf(bracketSize(entries));
  const movedOn = drawnOn > lastDayOf(played[0]!, year);
  return played.map((round, index) => ({
    round,
    name: roundNames[round],
    lastDay: movedOn ? endOfMonth(drawnOn, index + 1) : lastDayOf(round, year),
    movedOn,
  }));
}

/** All ties of a bracket, round by round, each from the top. */
export function tiesOf(size: number): readonly TiePlace[] {
  return roundsOf(size).flatMap((round, index) =>
    Array.from({ length: tiesIn(round) }, (_, place): TiePlace => {
      const number = place + 1;
      const before = index === 0 ? undefined : roundsOf(size)[index - 1];
      const from: ByParty<TieId> | null = before ? [`${before}/${2 * number - 1}`, `${before}/${2 * number}`] : null;
      return { id: `${round}/${number}`, round, number, from };
    }),
  );
}

/**
 * The one tie in which two pairs can meet: pairs of a knockout meet once at most. Null when one of them has no place.
 * @param places the bracket's places from the top, as drawn
 */
export function meetingOf(places: readonly (SideId | null)[], [a, b]: ByParty<SideId>): TieId | null {
  let [upper, lower] = [places.indexOf(a), places.indexOf(b)];
  if (upper < 0 || lower < 0 || upper === lower) return null;
  for (const round of roundsOf(places.length)) {
    upper >>= 1;
    lower >>= 1;
    if (upper === lower) return `${round}/${upper + 1}`;
  }
  return null;
}

/** The tie that a pair plays, or would play, in a round; null in rounds that the bracket does not have. */
export function tieOfPair(places: readonly (SideId | null)[], pair: SideId, round: CupRoundName): TieId | null {
  const place = places.indexOf(pair);
  if (place < 0 || 2 * tiesIn(round) > places.length) return null;
  return `${round}/${Math.floor((place * tiesIn(round)) / places.length) + 1}`;
}

/**
 * Which ties of the first round have a bye, so many of them as places stay empty: the numbers 0, 1, 2 … written in binary,
 * read backwards, which spreads them evenly over halves, quarters and eighths of the bracket, and never two in one tie.
 * @returns numbers of ties, from 1
 */
export function tiesWithBye(size: number, entries: number): readonly number[] {
  const bits = Math.log2(size / 2);
  return Array.from({ length: size - entries }, (_, index) => reversed(index, bits) + 1);
}

function reversed(number: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit++) if (number & (1 << bit)) result |= 1 << (bits - 1 - bit);
  return result;
}

export function roundOf(tie: TieId): CupRoundName {
  return rounds.find((round) => tie.startsWith(`${round}/`))!;
}
