import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loggedTables } from '@tarokk/archive';
import { projectRoot } from '../../../platform/configuration/project-root.js';
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

  it('are of the tables that archives may hold (UPDATE_FILES=1 npx jest guards)', async () => {
    const tables = (await readGuards()).tables.map(({ condition: _, ...table }) => table);
    if (process.env['UPDATE_FILES'] === '1') writeLoggedTables(tables);
    else expect(loggedTables).toEqual(tables);
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

function writeLoggedTables(tables: typeof loggedTables): void {
  const path = join(projectRoot, 'libs/archive/src/log/logged-tables.ts');
  const before = readFileSync(path, 'utf8');
  const list = (words: readonly string[]): string => `[${words.map((word) => `'${word}'`).join(', ')}]`;
  const rows = tables.map(
    ({ table, object, key, hidden }) =>
      `  {\n    table: '${table}',\n    object: '${object}',\n    key: ${list(key)},\n    hidden: ${list(hidden)},\n  },\n`,
  );
  const [beginning] = before.split('LoggedTable[] = [');
  writeFileSync(path, `${beginning}LoggedTable[] = [\n${rows.join('')}];\n`);
}
