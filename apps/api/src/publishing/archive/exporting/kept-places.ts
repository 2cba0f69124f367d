import { championshipLine, cupTieLine, freeChampionshipLine, grandPrixLine, type ArchiveRow } from '@tarokk/archive';
import { allTies, type Competition } from '@tarokk/competition';
import { championshipIn } from '../../../competitions/championship/championship.table.js';
import { cupOfSeason } from '../../../competitions/cup/storage/cup-facts-query.js';
import { freeTableIn } from '../../../competitions/free-championship/free.table.js';
import { approvedPlaces } from '../../../competitions/grand-prix/standings/approved-places.js';
import type { Snapshot } from '../../../platform/database/snapshot.js';

/** The table of each competition as the office has it, in the lines of an archive. */
export const keptPlaces: Readonly<
  Record<Competition, (snapshot: Snapshot, season: number) => Promise<readonly ArchiveRow[]>>
> = {
  championship: async (snapshot, season) => (await championshipIn(snapshot, season)).map(championshipLine),
  cup: async (snapshot, season) => {
    const cup = await cupOfSeason(snapshot, season);
    return cup === null ? [] : allTies(cup).map(cupTieLine);
  },
  'grand-prix': async (snapshot, season) =>
    (await approvedPlaces(snapshot, season)).flatMap(({ event, places }) =>
      places.map((place) => grandPrixLine(event, place)),
    ),
  'free-championship': async (snapshot, season) => (await freeTableIn(snapshot, season)).map(freeChampionshipLine),
};
