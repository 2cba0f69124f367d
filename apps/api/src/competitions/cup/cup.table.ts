import { allTies, pairNames, type TieSide } from '@tarokk/competition';
import type { DownloadedTable } from '../../platform/tables/table.js';
import { cupOfSeason } from './storage/cup-facts-query.js';

/** The ties of the Hungarian Cup, round by round (10). */
export const cupTable: DownloadedTable = {
  name: 'cup',
  season: 'needed',
  asOf: false,
  columns: [
    'round',
    'tie',
    'pair_a',
    'pair_b',
    'points_a',
    'points_b',
    'matches',
    'extra_times',
    'last_day',
    'state',
    'decided_by',
    'goes_on',
    'pair_a_id',
    'pair_b_id',
    'goes_on_id',
  ],
  async *rows(snapshot, { season }) {
    const cup = await cupOfSeason(snapshot, season!);
    if (cup === null) return;
    const nameOf = pairNames(cup.draw);
    const named = (id: string | null): string | null => id && nameOf(id);
    for (const { id, round, sides, points, matches, extraTimes, lastDay, outcome } of allTies(cup)) {
      const [a, b] = sides.map(pairOn);
      const [by, goesOn] = outcome.state === 'decided' ? [outcome.by, outcome.goesOn] : [null, null];
      yield [
        round,
        id,
        named(a!),
        named(b!),
        points[0],
        points[1],
        matches.length,
        extraTimes.length,
        lastDay,
        outcome.state,
        by,
        named(goesOn),
        a!,
        b!,
        goesOn,
      ];
    }
  },
};

function pairOn(side: TieSide): string | null {
  return side.kind === 'pair' ? side.pair : null;
}
