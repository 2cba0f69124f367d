import assert from 'node:assert/strict';
import type pg from 'pg';
import { eventually } from './eventually.js';

/** Waits until every entry of the log has its link. */
export function sealed(database: pg.Pool): Promise<void> {
  return eventually(
    async () => {
      const { rows } = await database.query('SELECT "entry_id" FROM "audit_queue"');
      assert.deepEqual(rows, []);
    },
    { timeout: 30_000, interval: 100 },
  );
}
