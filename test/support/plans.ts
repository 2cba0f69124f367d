import { expect } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { eventually } from './eventually.js';

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
/** Milliseconds after which a server knows that a connection has ended. */
const NOTICED = 300;

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
  const connection = await database.connect();
  try {
    const { rows } = await connection.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
      [...values],
    );
    // What it read itself is counted at once, or a `rowsRead` that follows would count it.
    await connection.query('SELECT pg_stat_force_next_flush()');
    return lookedAt(rows[0]!['QUERY PLAN'][0]!.Plan);
  } finally {
    connection.release();
  }
}

/**
 * How many rows of some tables the server reads for something, by the counts that PostgreSQL keeps: for statements that are too
 * long for it to remember.
 */
export async function rowsRead(
  database: pg.Pool,
  tables: string | readonly string[],
  ask: () => Promise<unknown>,
): Promise<number> {
  return (await countedDuring(database, tables, ask)).rows;
}

/** How often the server goes through a table for something: once for each statement that reads it. */
export async function scansOf(database: pg.Pool, table: string, ask: () => Promise<unknown>): Promise<number> {
  return (await countedDuring(database, table, ask)).scans;
}

/** What PostgreSQL counts of tables. */
interface Counts {
  readonly rows: number;
  readonly scans: number;
}

async function countedDuring(
  database: pg.Pool,
  tables: string | readonly string[],
  ask: () => Promise<unknown>,
): Promise<Counts> {
  const names = [tables].flat();
  const before = await countedUntilNow(database, names);
  await ask();
  const after = await countedUntilNow(database, names);
  return { rows: after.rows - before.rows, scans: after.scans - before.scans };
}

/**
 * A connection reports its counts when it pleases, up to ten seconds late, and when it ends: so those of the server are ended,
 * which makes others. One that is at work is waited for.
 */
async function countedUntilNow(database: pg.Pool, tables: readonly string[]): Promise<Counts> {
  await eventually(async () => {
    const { rows } = await database.query<{ busy: number }>(
      `SELECT count(*) FILTER (WHERE NOT CASE "state" WHEN 'idle' THEN pg_terminate_backend("pid", 5000) ELSE false END)::integer AS "busy"
       FROM "pg_stat_activity" WHERE "datname" = current_database() AND "application_name" = 'office'`,
    );
    expect(rows[0]!.busy).toBe(0);
  });
  await pause(NOTICED);
  const { rows } = await database.query<Counts>(
    `SELECT sum(seq_tup_read + idx_tup_fetch)::integer AS "rows", sum(seq_scan + idx_scan)::integer AS "scans" FROM pg_stat_user_tables WHERE relname = ANY ($1)`,
    [tables],
  );
  return rows[0]!;
}

async function statementOf(database: pg.Pool, ask: () => Promise<unknown>, words: string): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    // In a transaction with a number: so what was asked before is not answered from memory again.
    const { rows: clock } = await database.query<{ now: string }>(
      'SELECT pg_current_xact_id(), clock_timestamp()::text AS "now"',
    );
    const progress = { isAnswered: false };
    const answer = ask().finally(() => (progress.isAnswered = true));
    let isLast: boolean;
    do {
      // Looked at meanwhile, and once after all is answered.
      isLast = progress.isAnswered;
      const { rows } = await database.query<{ query: string }>(
        `SELECT "query" FROM "pg_stat_activity"
         WHERE "datname" = current_database() AND "pid" <> pg_backend_pid()
           AND "query_start" > $2::timestamptz AND position($1 in "query") > 0 LIMIT 1`,
        [words, clock[0]!.now],
      );
      if (rows[0] !== undefined) {
        await answer;
        return rows[0].query;
      }
    } while (!isLast);
    await answer;
  }
  throw new Error(`The server has sent no statement with "${words}".`);
}

function lookedAt(plan: Plan): number {
  const inner = (plan.Plans ?? []).reduce((sum, each) => sum + lookedAt(each), 0);
  if (plan['Relation Name'] === undefined) return inner;
  const passedOver = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return inner + (plan['Actual Rows'] + passedOver) * plan['Actual Loops'];
}
