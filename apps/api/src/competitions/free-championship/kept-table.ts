import { freeTableFrom, type FreeRow, type FreeStanding } from '@tarokk/competition';
import type { Snapshot } from '../../platform/database/snapshot.js';
import { publicName } from '../../platform/tables/table.js';

/**
 * The table as it is kept: of the standings that admissions keep up to date (12).
 * @param asOf a day, on whose evening it is asked for (D9); null for today, whenever games were played
 */
export async function keptFreeTable(
  snapshot: Snapshot,
  season: number,
  asOf: string | null = null,
): Promise<readonly FreeRow[]> {
  const sums =
    asOf === null
      ? 'SELECT "person_id", "points", "games" FROM "free_standing" WHERE "season" = $1 AND $2::date IS NULL'
      : `SELECT "person_id", sum("points")::integer AS "points", count(*)::integer AS "games" FROM "free_credit"
         WHERE "season" = $1 AND "date" <= $2::date GROUP BY "person_id"`;
  const players = await snapshot.all<{ id: string; name: string } & FreeStanding>(
    `SELECT p."id", s."points", s."games", ${publicName('p')} AS "name"
     FROM (${sums}) s
     JOIN "person" p ON p."id" = s."person_id"`,
    [season, asOf],
  );
  return freeTableFrom(players);
}
