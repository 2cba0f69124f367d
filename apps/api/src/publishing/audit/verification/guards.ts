import type { LoggedTable } from '@tarokk/archive';
import { readMigrations } from '../../../platform/database/migrations.js';

/** A trigger by which the database keeps the log, as the migrations make it. */
export interface Guard {
  readonly table: string;
  readonly trigger: string;
  readonly function: string;
  readonly parameters: readonly string[];
}

/** A table whose rows are objects of the log. */
export interface GuardedTable extends LoggedTable {
  /** SQL on a row: whether it is logged. */
  readonly condition: string;
}

export interface Guards {
  readonly triggers: readonly Guard[];
  readonly tables: readonly GuardedTable[];
}

const dropped = /^DROP TRIGGER "(\w+)" ON "(\w+)";$/gm;

const creation =
  /^CREATE TRIGGER "(\w+)" [^;]*? ON "(\w+)"(?: REFERENCING (?:OLD TABLE AS former )?NEW TABLE AS made)? FOR EACH (?:ROW|STATEMENT)(?: WHEN \((?:NEW|OLD)\.([^;]*?)\))? EXECUTE FUNCTION (audit_change|append_only)\(([^;]*)\);$/gm;

/**
 * The guards are read from the migrations: what the database says of its own triggers is what is to be verified. A migration drops
 * what it makes anew.
 */
export async function readGuards(): Promise<Guards> {
  const triggers = new Map<string, Guard>();
  const tables = new Map<string, GuardedTable>();
  for (const { sql } of await readMigrations()) {
    for (const [, trigger, table] of sql.matchAll(dropped)) triggers.delete(`${table}.${trigger}`);
    for (const [, trigger, table, condition = 'true', called, written] of sql.matchAll(creation)) {
      const parameters = [...written!.matchAll(/'([^']*)'/g)].map((match) => match[1]!);
      triggers.set(`${table}.${trigger}`, { table: table!, trigger: trigger!, function: called!, parameters });
      if (called !== 'audit_change') continue;
      const [object, key, hidden] = parameters as [string, string, string];
      tables.set(table!, { table: table!, object, key: wordsOf(key), hidden: wordsOf(hidden), condition });
    }
  }
  return { triggers: [...triggers.values()], tables: [...tables.values()] };
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
