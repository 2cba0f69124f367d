import { text, type Text } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';

/** From the first to the last; a cup of few entries begins with a later one (D27). */
export const rounds = ['first-round', 'quarter-finals', 'semi-finals', 'final'] as const;
export type CupRoundName = (typeof rounds)[number];

/** Ties of a round: 8, 4, 2, 1. */
export function tiesIn(round: CupRoundName): number {
  return 2 ** (rounds.length - 1 - rounds.indexOf(round));
}

/** The rounds of a bracket. @param size its places: 2, 4, 8 or 16 */
export function roundsOf(size: number): readonly CupRoundName[] {
  return rounds.filter((round) => 2 * tiesIn(round) <= size);
}

const lastDays: Readonly<Record<CupRoundName, string>> = {
  'first-round': '09-30',
  'quarter-finals': '10-31',
  'semi-finals': '11-30',
  final: '12-31',
};

/** The last day of the round's month, on which it ends unless the draw was after it (10, D27, D52). */
export function lastDayOf(round: CupRoundName, year: number): Day {
  return `${String(year).padStart(4, '0')}-${lastDays[round]}`;
}

/** The last day of the entries, unless the jury names another (D52). */
export function lastDayOfEntries(year: number): Day {
  return `${String(year).padStart(4, '0')}-08-31`;
}

export const roundNames: Readonly<Record<CupRoundName, Text>> = {
  'first-round': text('first round', 'erste Runde', 'első forduló'),
  'quarter-finals': text('quarter-finals', 'Viertelfinale', 'negyeddöntő'),
  'semi-finals': text('semi-finals', 'Semifinale', 'elődöntő'),
  final: text('final', 'Finale', 'döntő'),
};
