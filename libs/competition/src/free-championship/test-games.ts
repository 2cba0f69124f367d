import { sentence, text } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type PersonId } from '../sheet/sheet.js';
import { type Credit, type FreeKind } from './game.js';
import { freeProblems } from './problem.js';

/** An experiment with rules: its points are what the jury sets (D44). */
export interface TestPlayed {
  readonly date: Day;
  /** Null while the jury has not set them. */
  readonly points: readonly { readonly player: PersonId; readonly points: number | null }[];
  /** What was tried, and why it is worth so much. */
  readonly reason: string;
}

const credited = text(
  '{points} {points|point|points}, set by the jury: {reason} (D44)',
  '{points} {points|Punkt|Punkte}, von der Jury festgesetzt: {reason} (D44)',
  '{points} pont a zsűri döntése szerint: {reason} (D44)',
);

export const testGames: FreeKind<TestPlayed> = Object.freeze({
  id: 'test',
  name: text('test games', 'Testspiele', 'próbajátékok'),
  credited,
  dateOf: ({ date }: TestPlayed) => date,
  problems: ({ points }: TestPlayed) => {
    const given = new Set(points.map(({ player }) => player)).size;
    return [
      ...(points.length === 0 ? [freeProblems.nothingAdmitted()] : []),
      ...(given === points.length ? [] : [freeProblems.players({ needed: points.length, given })]),
      ...(points.some((credit) => credit.points === null) ? [freeProblems.pointsMissing()] : []),
      ...(points.every((credit) => Number.isSafeInteger(credit.points ?? 0)) ? [] : [freeProblems.notWhole()]),
    ];
  },
  credits: ({ points: set, reason }: TestPlayed) =>
    set.flatMap(({ player, points }): Credit[] =>
      points === null ? [] : [{ player, points, sentence: sentence(credited, { points, reason }) }],
    ),
  evidence: () => null,
  trophies: () => [],
});
