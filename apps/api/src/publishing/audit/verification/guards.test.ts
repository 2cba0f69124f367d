import { describe, expect, it } from '@jest/globals';
import { readMigrations } from '../../../platform/database/migrations.js';
import { readGuards } from './guards.js';

describe('the guards of the log', () => {
  it('are all that the migrations make: none is written in a way that is not read', async () => {
    const sql = (await readMigrations()).map((migration) => migration.sql).join('\n');
    const made = [...sql.matchAll(/EXECUTE FUNCTION (?:audit_change|append_only)\(/g)];
    const { triggers } = await readGuards();
    expect(triggers).toHaveLength(made.length);
  });

  it('say of each logged table what its objects are called, their key, what is hidden, and which rows are logged', async () => {
    const { tables } = await readGuards();
    expect(tables.find(({ table }) => table === 'membership')).toEqual({
      table: 'membership',
      object: 'membership',
      key: ['season', 'person_id'],
      hidden: [],
      condition: 'true',
    });
    expect(tables.find(({ table }) => table === 'trophy')).toMatchObject({
      hidden: ['remark'],
      condition: `"evidence" = 'old-list'`,
    });
  });
});
