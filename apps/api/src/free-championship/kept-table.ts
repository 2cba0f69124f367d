import { freeTableFrom, type FreeRow, type FreeStanding } from '@tarokk/competition';
import type { Snapshot } from '../database/snapshot.js';

/** The table as it is kept: of the standings that admissions keep up to date (12). */
export async function keptFreeTable(snapshot: Snapshot, season: number): Promise<readonly FreeRow[]> {
  const players = await snapshot.all<{ id: string; name: string } & FreeStanding>(
    `SELECT p."id", s."points", s."games", CASE WHEN p."pseudonymous" THEN 'Player ' || p."number" ELSE n."name" END AS "name"
     FROM "free_standing" s
     JOIN "person" p ON p."id" = s."person_id"
     JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision"
     WHERE s."season" = $1`,
    [season],
  );
  return freeTableFrom(players);
}
