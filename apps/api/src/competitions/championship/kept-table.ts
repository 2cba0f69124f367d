import { tableFrom, type Standing, type Table, type Team } from '@tarokk/competition';
import type { Snapshot } from '../../platform/database/snapshot.js';

export async function teamsOf(snapshot: Snapshot, season: number): Promise<readonly Team[]> {
  return snapshot.all<{ id: string; name: string }>(
    `SELECT s."id", s."name" FROM "team" t JOIN "side" s USING ("id")
     WHERE t."season" = $1 AND t."confirmed_at" IS NOT NULL`,
    [season],
  );
}

/** The table as it is kept: of the standings that approvals keep up to date (9). */
export async function keptTable(snapshot: Snapshot, season: number): Promise<Table> {
  const standings = await snapshot.all<{ id: string } & Standing>(
    'SELECT "team_id" AS "id", "matches", "points", "taken", "raws" FROM "championship_standing" WHERE "season" = $1',
    [season],
  );
  const kept = new Map(standings.map(({ id, ...standing }) => [id, standing]));
  return tableFrom(season, await teamsOf(snapshot, season), kept);
}
