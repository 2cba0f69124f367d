import { toDay } from '../../platform/database/days.js';
import type { DownloadedTable } from '../../platform/tables/table.js';

const columns = [
  'date',
  'order',
  'team_a',
  'team_b',
  'raw_a',
  'raw_b',
  'points_a',
  'points_b',
  'kind',
  'competitions',
  'state',
  'verdict',
  'match_id',
  'team_a_id',
  'team_b_id',
  'championship_team_a',
  'championship_team_b',
  'championship_team_a_id',
  'championship_team_b_id',
] as const;

/**
 * Matches that everybody sees; one that is reopened counts nowhere (D13). The teams of the championship are those for which
 * a match is kept there: its sides, or for the pairs of a Grand Prix the teams for which they play (11.2).
 */
export const matchesTable: DownloadedTable = {
  name: 'matches',
  season: 'needed',
  asOf: false,
  columns,
  async *rows(snapshot, { season }) {
    const matches = snapshot.$kysely
      .selectFrom('match as m')
      .innerJoin('side as a', 'a.id', 'm.sideA')
      .innerJoin('side as b', 'b.id', 'm.sideB')
      .leftJoin('matchResult as r', (join) =>
        join.onRef('r.matchId', '=', 'm.id').on('r.competition', '=', 'championship'),
      )
      .leftJoin('side as ca', 'ca.id', 'r.sideA')
      .leftJoin('side as cb', 'cb.id', 'r.sideB')
      .selectAll('m')
      .select(['a.name as nameA', 'b.name as nameB', 'ca.name as teamA', 'cb.name as teamB'])
      .select(['r.sideA as teamIdA', 'r.sideB as teamIdB'])
      .where('m.season', '=', season!)
      .where('m.state', 'in', ['approved', 'reopened'])
      .orderBy('m.date')
      .orderBy('m.order')
      .orderBy('m.id');
    for await (const match of snapshot.each(matches)) {
      const { date, order, nameA, nameB, rawA, rawB, pointsA, pointsB, kind, competitions, state } = match;
      const { verdict, id, sideA, sideB, teamA, teamB, teamIdA, teamIdB } = match;
      yield [
        toDay(date),
        order,
        nameA,
        nameB,
        rawA,
        rawB,
        pointsA,
        pointsB,
        kind,
        competitions.join(' '),
        state,
        verdict,
        id,
        sideA,
        sideB,
        teamA,
        teamB,
        teamIdA,
        teamIdB,
      ];
    }
  },
};
