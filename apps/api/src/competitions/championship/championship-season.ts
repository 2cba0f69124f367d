import type { ChampionshipMatch, Team } from '@tarokk/competition';
import { toDay } from '../../platform/database/days.js';
import type { Database } from '../../platform/database/replica/read-source.js';

/** All that the table of a season follows from. */
export interface ChampionshipSeason {
  /** The confirmed ones. */
  readonly teams: readonly Team[];
  readonly matches: readonly ChampionshipMatch[];
}

export async function readChampionship(
  { $kysely: kysely }: Pick<Database, '$kysely'>,
  year: number,
): Promise<ChampionshipSeason> {
  const teams = kysely
    .selectFrom('team as t')
    .innerJoin('side as s', 's.id', 't.id')
    .select(['s.id', 's.name'])
    .where('t.season', '=', year)
    .where('t.confirmedAt', 'is not', null);
  const results = kysely
    .selectFrom('matchResult as r')
    .innerJoin('match as m', 'm.id', 'r.matchId')
    .selectAll('r')
    .select('m.order')
    .where('r.competition', '=', 'championship')
    .where('r.season', '=', year);
  const [confirmed, counted] = await Promise.all([teams.execute(), results.execute()]);
  return {
    teams: confirmed,
    matches: counted.map(({ matchId, date, order, sideA, sideB, rawA, rawB, state }) => ({
      id: matchId,
      date: toDay(date),
      order,
      sides: [sideA, sideB],
      raw: [rawA, rawB],
      state,
    })),
  };
}
