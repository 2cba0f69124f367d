import {
  allNumbersIn,
  type ListEntry,
  listKey,
  type NumberedList,
  numberedList,
  type TrophyInList,
  trophyOf,
} from '@tarokk/competition';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonRows } from '../../platform/database/json-rows.js';
import type { Snapshot } from '../../platform/database/snapshot.js';
import type { Tables } from '../../platform/database/tables.js';

/** What is known of an entry beside it: the names that everybody sees. */
export interface NamedTrophy {
  readonly entry: TrophyInList;
  readonly player: string;
  readonly partner: string | null;
  readonly team: string | null;
  readonly opponents: readonly string[];
}

/** The whole list, or that of a season, in the order of D48. */
export function listEntriesIn(snapshot: Snapshot, season: number | null): Promise<ListEntry[]> {
  const entries = snapshot.$kysely
    .selectFrom('trophy')
    .select(['position as key', 'trophy', 'announcerId as announcer', 'count'])
    .orderBy('position');
  return (season === null ? entries : entries.where('season', '=', season)).execute();
}

/** The whole list with its numbers. */
export async function numberedListIn(snapshot: Snapshot): Promise<NumberedList> {
  return numberedList(await listEntriesIn(snapshot, null));
}

type OfTrophy = ExpressionBuilder<Tables & { readonly t: Tables['trophy'] }, 't'>;

/** Entries of the list in the order of D48. @param isWanted a condition on a row `t` @param numbered the whole list */
export async function* namedTrophies(
  snapshot: Snapshot,
  numbered: NumberedList,
  isWanted: (eb: OfTrophy) => Expression<SqlBool>,
): AsyncGenerator<NamedTrophy> {
  const rows = snapshot.$kysely
    .selectFrom('trophy as t')
    .innerJoin('publicName as player', 'player.id', 't.announcerId')
    .leftJoin('publicName as partner', 'partner.id', 't.partnerId')
    .leftJoin('side as s', 's.id', 't.sideId')
    .selectAll('t')
    .select(['player.name as playerName', 'partner.name as partnerName', 's.name as teamName'])
    .select((eb) =>
      jsonRows(
        eb
          .selectFrom('publicName as o')
          .select('o.name')
          .where('o.id', '=', sql<string>`ANY (t.opponent_ids)`)
          .orderBy(sql`array_position(t.opponent_ids, o.id)`),
      ).as('opponentNames'),
    )
    .where(isWanted)
    .orderBy('t.position');
  for await (const { playerName, partnerName, teamName, opponentNames, ...row } of snapshot.each(rows)) {
    const entry = trophyOf(row);
    yield {
      entry: { ...entry, ...allNumbersIn(numbered, listKey(entry))! },
      player: playerName,
      partner: partnerName,
      team: teamName,
      opponents: opponentNames.map(({ name }) => name),
    };
  }
}

/** Whether a year has trophies: old lists are of years in which the office had no season (D50). */
export async function hasTrophies({ $kysely }: Snapshot, year: number): Promise<boolean> {
  const found = $kysely
    .selectFrom('trophy')
    .select('id')
    .where('position', '>=', `${year}-01-01`)
    .where('position', '<=', `${year}-12-31~`)
    .limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}
