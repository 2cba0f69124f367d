import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './replica/read-source.js';

/** A list that has more items does not say how many. */
export const MOST_COUNTED = 10_000;

/** How many rows of a list are counted: one more tells that there are others. */
export const ROWS_COUNTED = MOST_COUNTED + 1;

/** How many rows a query has, which selects none of their columns; it stops where nobody is told any more. */
export async function countRows(
  database: Pick<Database, '$kysely'>,
  rows: SelectQueryBuilder<never, never, object>,
): Promise<number> {
  const { count } = await database.$kysely
    .selectFrom(rows.limit(ROWS_COUNTED).as('counted'))
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
