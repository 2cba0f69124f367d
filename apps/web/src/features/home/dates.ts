import type { News } from './queries.js';

/** Something that is due on a day. */
export type DueDate = { readonly day: string } & (
  | { readonly kind: 'meeting' | 'cupEntries' | 'lastDayOfSeason'; readonly year: number }
  | { readonly kind: 'tie'; readonly year: number; readonly tie: string; readonly message: string }
  | {
      readonly kind: 'grandPrix' | 'grandPrixEntries';
      readonly year: number;
      readonly id: string;
      readonly name: string;
      readonly venue: string;
    }
);

/** What has to be played, entered or attended from `today` on, and ties that are overdue; the nearest first. */
export function datesOf(
  news: Pick<News, 'pastSeason' | 'season' | 'nextSeason' | 'grandPrixYear' | 'nextGrandPrix'>,
  today: string,
): readonly DueDate[] {
  // Of the cup of the past season a postponed tie may be to play (D51).
  const seasons = [news.pastSeason, news.season, news.nextSeason].filter((season) => season !== null);
  const events = [news.grandPrixYear, news.nextGrandPrix].flatMap(
    (all) => all?.events.map((each) => ({ ...each, year: all.seasonYear })) ?? [],
  );
  const due: readonly DueDate[] = [
    ...seasons.flatMap(({ year, closed, annualMeeting, cup }): readonly DueDate[] => [
      ...(annualMeeting === null ? [] : [{ kind: 'meeting', day: annualMeeting, year } as const]),
      ...(closed ? [] : [{ kind: 'lastDayOfSeason', day: `${year}-12-31`, year } as const]),
      ...(cup?.phase === 'ENTRIES_OPEN' ? [{ kind: 'cupEntries', day: cup.entriesUntil, year } as const] : []),
    ]),
    ...events.flatMap(({ date: day, phase, venue, ...event }): readonly DueDate[] =>
      phase === 'DRAWN' || phase === 'ENTRIES_OPEN'
        ? [{ kind: phase === 'DRAWN' ? 'grandPrix' : 'grandPrixEntries', day, venue: venue.name, ...event }]
        : [],
    ),
  ];
  // A tie that is overdue still has to be played, or the jury decides (10): it stays until then.
  const ties = seasons.flatMap(({ year, cup }) =>
    (cup?.toPlay ?? []).map(({ message, tie }): DueDate => ({
      kind: 'tie',
      day: tie.lastDay,
      year,
      tie: tie.id,
      message,
    })),
  );
  return [...due.filter(({ day }) => day >= today), ...ties].toSorted((a, b) => a.day.localeCompare(b.day));
}
