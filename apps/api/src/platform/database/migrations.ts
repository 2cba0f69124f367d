import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartProblem } from '../configuration/configuration.js';
import { projectRoot } from '../configuration/project-root.js';
import { earlierOffice, isOfEarlierOffice } from './earlier-office.js';

/** The advisory lock that Prisma's own migrate takes, so that the two exclude each other. */
const LOCK = 72_707_369;

/** As Prisma makes it: afterwards `prisma migrate status` finds everything in order. */
const TABLE = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of its file, in hexadecimal. */
  readonly checksum: string;
}

interface Applied {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

/**
 * Brings the database to this version, or to the one that has the given migrations, and returns the names of those that it
 * applied. Several processes may do so at once: the first does it, the others wait and find nothing to do. Each migration is one
 * transaction.
 */
export async function applyMigrations(url: string, migrations?: readonly Migration[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(TABLE);
    const { rows } = await client.query<Applied>(
      'SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    );
    const pending = findPending(migrations ?? (await readMigrations()), rows);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * @throws StartProblem when the database is that of an office before the schema was written anew. Nothing is changed.
 */
export async function refuseEarlierOffice(url: string): Promise<void> {
  await appliedMigrations(url);
}

/** The name of the migration that a database has last; the empty text where there is none. Nothing is changed. */
export async function lastMigration(url: string): Promise<string> {
  return (await appliedMigrations(url)).at(-1) ?? '';
}

/** The names of the migrations of this version that a database has not. Nothing is changed. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const applied = new Set(await appliedMigrations(url));
  return (await readMigrations()).map(({ name }) => name).filter((name) => !applied.has(name));
}

async function appliedMigrations(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ there: boolean }>(
      `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS "there"`,
    );
    if (tables[0]?.there !== true) return [];
    const { rows } = await client.query<{ name: string }>(
      'SELECT migration_name AS "name" FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name',
    );
    const names = rows.map(({ name }) => name);
    if (names.some(isOfEarlierOffice)) throw new StartProblem(earlierOffice.en);
    return names;
  } finally {
    await client.end();
  }
}

/** The migrations of this version, in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = join(projectRoot, 'prisma', 'migrations');
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const bytes = await readFile(join(folder, name, 'migration.sql'));
      return { name, sql: bytes.toString(), checksum: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
}

function findPending(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  if (applied.some(({ migration_name: name }) => isOfEarlierOffice(name))) throw new StartProblem(earlierOffice.en);
  for (const { migration_name: name, checksum, finished } of applied) {
    const migration = migrations.find((each) => each.name === name);
    if (migration === undefined) {
      throw new StartProblem(
        `The database has the migration ${name}, which this version of the office does not know: it was used with a newer version. Start that version.`,
      );
    }
    if (!finished) {
      throw new StartProblem(
        `The migration ${name} was begun in this database and not finished. Restore the database from its backup, or see "npx prisma migrate resolve --help".`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StartProblem(
        `The file prisma/migrations/${name}/migration.sql is not the one that was applied to this database. Restore the file; changes belong in a new migration.`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.some((each) => each.migration_name === name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const startedAt = new Date();
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name, startedAt],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`The migration ${name} failed and was taken back: ${(error as Error).message}`, { cause: error });
  }
}
