import {
  allNumbersIn,
  listKey,
  numberedList,
  type ListEntry,
  type NumberedList,
  type TrophyInList,
} from '@tarokk/competition';
import { camelNamed } from '../../platform/database/column-names.js';
import type { Snapshot } from '../../platform/database/snapshot.js';
import { trophyOf, type TrophyRow } from '../counting/trophy-row.js';
import { publicName } from '../../platform/tables/table.js';

/** What is known of an entry beside it: the names that everybody sees. */
export interface NamedTrophy {
  readonly entry: TrophyInList;
  readonly player: string;
  readonly partner: string | null;
  readonly team: string | null;
  readonly opponents: readonly string[];
}

type NamedRow = Omit<NamedTrophy, 'entry'> & Record<string, unknown>;

/** The whole list, or that of a season, in the order of D48. */
export function listEntriesIn(snapshot: Snapshot, season: number | null): Promise<ListEntry[]> {
  const { where, values } = inSeason(season);
  return snapshot.all<ListEntry & Record<string, unknown>>(
    `SELECT t."position" AS "key", t."trophy", t."announcer_id" AS "announcer", t."count" FROM "trophy" t
     WHERE ${where} ORDER BY t."position"`,
    values,
  );
}

/** The whole list with its numbers. */
export async function numberedListIn(snapshot: Snapshot): Promise<NumberedList> {
  return numberedList(await listEntriesIn(snapshot, null));
}

/** Entries of the list in the order of D48. @param where SQL on a row `t` @param numbered the whole list */
export async function* namedTrophies(
  snapshot: Snapshot,
  numbered: NumberedList,
  where: string,
  values: readonly unknown[],
): AsyncGenerator<NamedTrophy> {
  const rows = snapshot.rows<NamedRow>(
    `SELECT t.*, t."date"::text AS "date",
       (SELECT ${publicName('p')} FROM "person" p WHERE p."id" = t."announcer_id") AS "player",
       (SELECT ${publicName('p')} FROM "person" p WHERE p."id" = t."partner_id") AS "partner",
       (SELECT s."name" FROM "side" s WHERE s."id" = t."side_id") AS "team",
       ARRAY(SELECT ${publicName('p')} FROM unnest(t."opponent_ids") WITH ORDINALITY AS o("id", "place")
             JOIN "person" p ON p."id" = o."id" ORDER BY o."place") AS "opponents"
     FROM "trophy" t WHERE ${where} ORDER BY t."position"`,
    values,
  );
  for await (const row of rows) {
    const { player, partner, team, opponents, ...columns } = row;
    const entry = trophyOf(camelNamed(columns) as TrophyRow);
    yield { entry: { ...entry, ...allNumbersIn(numbered, listKey(entry))! }, player, partner, team, opponents };
  }
}

/** SQL for whether a year, `$1`, has trophies. */
export const yearsOfTrophies = `EXISTS (SELECT FROM "trophy" WHERE "position" BETWEEN $1::integer || '-01-01' AND $1::integer || '-12-31~')`;

/** SQL and its values for the entries of a season; of the whole list where none is asked for. */
export function inSeason(season: number | null): {
  readonly where: string;
  readonly values: readonly (string | number)[];
} {
  if (season === null) return { where: 'true', values: [] };
  return { where: 't."season" = $1', values: [season] };
}
