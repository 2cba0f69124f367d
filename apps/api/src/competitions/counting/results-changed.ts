import { type Counted, seasonOfTrophy } from '@tarokk/competition';
import type { DerivedTable, DomainEvent } from '../../platform/events/domain-event.js';

/** The event that names the tables of a season that a match or game may have changed; none where there is no such table. */
export function resultsChanged(before: Counted, after: Counted): readonly DomainEvent[] {
  const differs = (part: keyof Counted): boolean => JSON.stringify(before[part]) !== JSON.stringify(after[part]);
  const all = [before, after];
  const concerned: readonly (readonly [DerivedTable, boolean])[] = [
    ['standings', differs('championship')],
    ['cup', all.some(({ results }) => results.some(({ competition }) => competition === 'cup'))],
    ['free-championship', differs('credits')],
    ['trophies', all.some(({ trophies }) => trophies.length > 0)],
  ];
  const tables = concerned.filter(([, is]) => is).map(([table]) => table);
  return tables.length === 0 ? [] : [{ type: 'results-changed', season: seasonOf(all), tables }];
}

function seasonOf(all: readonly Counted[]): number | null {
  const seasons = all.flatMap(({ results, credits, trophies }) => [
    ...results.map(({ season }) => season),
    ...credits.map(({ season }) => season),
    ...trophies.map(seasonOfTrophy),
  ]);
  return seasons.find((season) => season !== null) ?? null;
}
