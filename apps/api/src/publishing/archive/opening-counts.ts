import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { OpeningCount } from '@tarokk/competition';
import type { Tables } from '../../platform/database/tables.js';

/** How many of each trophy everybody has won before a year, where the numbers of its list begin. */
export function openingCounts(
  { $kysely }: { readonly $kysely: Kysely<Tables> },
  year: number,
): SelectQueryBuilder<Tables, 'trophy', OpeningCount> {
  return $kysely
    .selectFrom('trophy')
    .select(['announcerId as player', 'trophy', sql<number>`sum(count)::integer`.as('count')])
    .where('position', '<', `${year}-01-01`)
    .groupBy(['announcerId', 'trophy'])
    .orderBy('announcerId')
    .orderBy(sql`trophy COLLATE "C"`);
}
