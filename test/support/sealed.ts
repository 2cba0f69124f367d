import type pg from 'pg';
import { expect, vi } from 'vitest';

/** Waits until every entry of the log has its link. */
export function sealed(database: pg.Pool): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await database.query('SELECT "entry_id" FROM "audit_queue"');
      expect(rows).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );
}
