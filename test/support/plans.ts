import type pg from 'pg';

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** A connection of the server shows its last statement only, and another may have followed at once. */
const ATTEMPTS = 20;

/**
 * How many rows of tables and indexes a statement of the server looks at, as PostgreSQL counts when it runs it.
 *
 * @param ask makes the server send it
 * @param words by which the statement is found among what the server sent last
 */
export async function rowsLookedAt(
  database: pg.Pool,
  ask: () => Promise<unknown>,
  words: string,
  values: readonly unknown[],
): Promise<number> {
  const statement = await statementOf(database, ask, words);
  const { rows } = await database.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
    [...values],
  );
  return lookedAt(rows[0]!['QUERY PLAN'][0]!.Plan);
}

async function statementOf(database: pg.Pool, ask: () => Promise<unknown>, words: string): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { rows: clock } = await database.query<{ now: string }>('SELECT clock_timestamp()::text AS "now"');
    await ask();
    const { rows } = await database.query<{ query: string }>(
      `SELECT "query" FROM "pg_stat_activity"
       WHERE "datname" = current_database() AND "pid" <> pg_backend_pid()
         AND "query_start" > $2::timestamptz AND position($1 in "query") > 0 LIMIT 1`,
      [words, clock[0]!.now],
    );
    if (rows[0] !== undefined) return rows[0].query;
  }
  throw new Error(`The server has sent no statement with "${words}".`);
}

function lookedAt(plan: Plan): number {
  const inner = (plan.Plans ?? []).reduce((sum, each) => sum + lookedAt(each), 0);
  if (plan['Relation Name'] === undefined) return inner;
  const passedOver = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return inner + (plan['Actual Rows'] + passedOver) * plan['Actual Loops'];
}
