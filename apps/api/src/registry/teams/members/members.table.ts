import { toDay } from '../../../platform/database/days.js';
import type { DownloadedTable } from '../../../platform/tables/table.js';

const columns = ['team', 'player', 'captain', 'first_day', 'last_day', 'team_id', 'player_id'] as const;

/** Who is or was in the confirmed teams of a season (D20). */
export const membersTable: DownloadedTable = {
  name: 'members',
  season: 'needed',
  asOf: false,
  columns,
  async *rows(snapshot, { season }) {
    const members = snapshot.$kysely
      .selectFrom('membership as m')
      .innerJoin('team as t', 't.id', 'm.teamId')
      .innerJoin('side as s', 's.id', 't.id')
      .innerJoin('publicName as p', 'p.id', 'm.personId')
      .select(['s.name as team', 'p.name as player', 'm.captain', 'm.firstDay', 'm.lastDay', 's.id', 'm.personId'])
      .where('m.season', '=', season!)
      .where('t.confirmedAt', 'is not', null)
      .orderBy('t.nameKey')
      .orderBy('s.id')
      .orderBy('m.captain', 'desc')
      .orderBy('m.firstDay')
      .orderBy('m.personId');
    for await (const { team, player, captain, firstDay, lastDay, id, personId } of snapshot.each(members)) {
      yield [team, player, captain, toDay(firstDay), lastDay && toDay(lastDay), id, personId];
    }
  },
};
