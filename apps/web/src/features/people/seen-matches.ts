import { useTranslations } from 'use-intl';
import { useDay } from '../../ui/days.js';
import type { MatchLine } from './match-columns.js';

/** An approved match, as one side of the table sees it. */
export interface ChartedMatch {
  readonly id: string;
  readonly date: string;
  readonly against: { readonly id: string; readonly name: string } | null;
  /** Match points (8). */
  readonly own: number;
  readonly other: number;
  /** Game points: they say who won (8). */
  readonly raw: { readonly own: number; readonly other: number };
}

/** Those that count, as they were played. @param matches the latest first */
export function seenFrom<Match extends MatchLine>(
  matches: readonly Match[],
  own: (match: Match) => 'a' | 'b',
): readonly ChartedMatch[] {
  return matches
    .flatMap((match): ChartedMatch[] => {
      if (match.state !== 'APPROVED' || match.points === null) return [];
      const [mine, theirs] = own(match) === 'a' ? (['a', 'b'] as const) : (['b', 'a'] as const);
      return [
        {
          id: match.id,
          date: match.date,
          against: match.sides[mine === 'a' ? 1 : 0] ?? null,
          own: match.points[mine],
          other: match.points[theirs],
          raw: { own: match.raw[mine], other: match.raw[theirs] },
        },
      ];
    })
    .toReversed();
}

export function isWon({ raw }: ChartedMatch): boolean {
  return raw.own > raw.other;
}

/** Says one match in a line. */
export function useMatchSaid(): (match: ChartedMatch) => string {
  const t = useTranslations('people');
  const day = useDay();
  return ({ date, own, other, against }) =>
    t('matchSaid', { day: day(date), own, other, against: against?.name ?? '–' });
}
