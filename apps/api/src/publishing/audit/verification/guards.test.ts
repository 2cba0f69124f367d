import { describe, expect, it } from '@jest/globals';
import { readMigrations } from '../../../platform/database/migrations.js';
import { readGuards } from './guards.js';

describe('the guards of the log', () => {
  it('are all that the migrations make: none is written in a way that is not read', async () => {
    const sql = (await readMigrations()).map((migration) => migration.sql).join('\n');
    const made = sql.match(/EXECUTE FUNCTION (?:audit_change|append_only)\(/g)!.length;
    const dropped = sql.match(/^DROP TRIGGER "(?:audit|append_only)_/gm)!.length;
    const { triggers } = await readGuards();
    expect(triggers).toHaveLength(made - dropped);
  });

  it('are the newest of each: what a later migration makes anew stands once', async () => {
    const { triggers } = await readGuards();
    expect(triggers.filter(({ table, trigger }) => table === 'trophy' && trigger === 'audit_correction')).toHaveLength(
      1,
    );
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
