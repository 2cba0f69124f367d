import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyMigrations, readMigrations } from '../../apps/api/src/platform/database/migrations.js';
import { ask, graphql } from '../support/ask.js';
import { tarokk } from '../support/tarokk.js';
import { describeWith } from '../support/describe-with.js';
import { type Server, startDebianPostgres } from '../support/debian-postgres.js';
import { given } from '../support/given.js';
import { failToStart, type Office, startOffice } from '../support/office.js';
import { anotherOffice, type OwnOffice, ownOffice } from '../support/own-office.js';
import { projectRoot } from '../support/project.js';

const files = readdirSync(join(projectRoot, 'prisma/migrations'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const applied = 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name';

/** Exit status and output of Prisma's own tool on a database. */
function prisma(url: string, ...parameters: string[]): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/prisma/build/index.js', ...parameters], {
      cwd: projectRoot,
      env: { ...process.env, DATABASE_URL: url, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (status) => resolve({ status, output }));
  });
}

/** SHA-256 of those that offices have applied, and refuse to start without: they are closed. A new one is added here when it is released. */
const closed = {
  '0001_schema': '83c42933ddd78a2ef64a6d9ffb0c841096afa7f3d546ce4e8b24226740bb45ae',
  '0002_guarantees': 'ae10ddd9057f93d3e33dd8d63945b614fdae45831c1215803690e1b1e89b15ac',
  '0003_public_name': '318d62a7f200b1efce72ab58125051e3a2ee2cd1ddc8ada9960316770bd17d2a',
  '0004_guards_read_rows': '7a522e11e4d08e464e7f632064c879e983dfd2e7731edd2f9e6643b20a3824cb',
  '0005_rows_of_old_lists': 'dbe3f44c1f60e8580073495ddbcc5ecdf357f0cab03d0ca55ab971f463e7cb73',
  '0006_vouched_names': 'd6a9645a1e05be5a04056ce5787352aefb4dc8a7a78e6cc6b5f5eb7110da348e',
  '0007_possible_games': '7dc1c11be3665adffb4245388b4ee6f126b43258460e72611584e3e471487fcb',
};

it('migrations only append: those that offices have applied are never changed, and new ones come behind them', async () => {
  const migrations = await readMigrations();
  const first = migrations.slice(0, Object.keys(closed).length);
  expect(Object.fromEntries(first.map(({ name, checksum }) => [name, checksum]))).toEqual(closed);
  const numbers = migrations.map(({ name }) => Number(/^(\d{4})_[a-z_]+$/.exec(name)?.[1]));
  expect(numbers).toEqual(migrations.map((_, place) => place + 1));
});

const ZONE = graphql('{ office { timeZone } }');

describe('on the embedded PostgreSQL', () => {
  let own: OwnOffice;
  let office: Office;

  beforeAll(async () => {
    own = await ownOffice();
    office = own.office;
  });

  afterAll(() => own.end());

  it('every migration is applied, and Prisma agrees', async () => {
    expect(await query(office.databaseUrl(), applied)).toEqual(files.map((name) => ({ migration_name: name })));
    const { status, output } = await prisma(office.databaseUrl(), 'migrate', 'status');
    expect([status, output]).toEqual([0, expect.stringContaining('Database schema is up to date!')]);
  });

  it('all migrations in order give prisma/schema.prisma, and nothing else that it could say', async () => {
    const { status, output } = await prisma(
      office.databaseUrl(),
      ...['migrate', 'diff', '--from-migrations', 'prisma/migrations'],
      ...['--to-schema', 'prisma/schema.prisma', '--exit-code'],
    );
    expect([status, output]).toEqual([0, expect.stringContaining('No difference detected')]);
  });

  it('triggers write the log, refuse changes or guard, and do nothing else', async () => {
    const names = await query(office.databaseUrl(), 'SELECT DISTINCT tgname FROM pg_trigger WHERE NOT tgisinternal');
    expect(names.filter(({ tgname }) => !/^(audit|append_only|guard)_/.test(String(tgname)))).toEqual([]);
    expect(names.length).toBeGreaterThan(5);
  });

  it('comparing leaves no shadow database behind', async () => {
    const left = await query(office.databaseUrl(), "SELECT datname FROM pg_database WHERE datname LIKE '%shadow%'");
    expect(left).toEqual([]);
  });

  // Rows, since the database itself is to refuse it.
  it.each([
    ['a second office', "INSERT INTO office (id, name) VALUES (false, 'Another')", 'office_is_one'],
    ['a nameless office', "UPDATE office SET name = ' '", 'office_name_is_written'],
    ['an unknown time zone', "UPDATE office SET time_zone = 'Europe/Aquincum'", 'not recognized'],
  ])('the database refuses %s', async (_, sql, reason) => {
    await expect(query(office.databaseUrl(), sql)).rejects.toThrow(reason);
  });
});

describeWith('postgresql')("on the machine's own PostgreSQL, by DATABASE_URL", () => {
  let server: Server;
  const offices: Office[] = [];

  beforeAll(async () => {
    server = await startDebianPostgres('office');
    const start = (): Promise<Office> => startOffice({ DATABASE_URL: server.url });
    offices.push(...(await Promise.all([start(), start()])));
  });

  afterAll(async () => {
    await Promise.all(offices.map((office) => office.end()));
    server.stop();
  });

  it('two started at once on an empty database apply each migration once', async () => {
    expect(await query(server.url, applied)).toEqual(files.map((name) => ({ migration_name: name })));
    expect(offices).toHaveLength(2);
    for (const office of offices) {
      expect(await ask(office, ZONE)).toEqual({ office: { timeZone: 'Europe/Budapest' } });
    }
  });

  it('names the database on the terminal, and leaves it running when it ends', async () => {
    const office = offices.pop()!;
    expect(office.printed()).toMatch(/database {2}PostgreSQL at 127\.0\.0\.1:\d+\/office/);
    expect(await office.end()).toBe(0);
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('opens without the forgiving of wrong letters where its role may not create extensions, says so, and looks again at the next start', async () => {
    await query(server.url, 'CREATE DATABASE narrow');
    const asOwner = server.url.replace(/office$/, 'narrow');
    await query(asOwner, 'CREATE ROLE clerk LOGIN');
    await query(asOwner, 'GRANT USAGE, CREATE ON SCHEMA public TO clerk');
    const asClerk = { DATABASE_URL: asOwner.replace('office@', 'clerk@') };
    // An office of before the search, whose role made its database and may no more.
    await query(asOwner, 'GRANT CREATE ON DATABASE narrow TO clerk');
    const beforeSearch = (await readMigrations()).filter(({ name }) => name < '0009');
    await applyMigrations(asClerk.DATABASE_URL, beforeSearch);
    await query(asOwner, 'REVOKE CREATE ON DATABASE narrow FROM clerk');
    const SEARCH = graphql(
      'query ($text: Name!) { search(text: $text) { groups { hits { ... on Announcement { name } } } } }',
    );
    const found = async (office: Office, text: string): Promise<unknown> => {
      const { groups } = (await ask(office, SEARCH, { text })).search;
      return groups.length;
    };

    const before = await startOffice(asClerk);
    const world = given(before);
    await world.person('Őszi Levente');
    expect(before.printed()).toMatch(/may not create the extension pg_trgm.*CREATE EXTENSION pg_trgm/);
    expect([await found(before, 'oszi lev'), await found(before, 'oszi levnte')]).toEqual([1, 0]);
    await world.end();
    await before.end();

    await query(asOwner, 'CREATE EXTENSION pg_trgm');
    const after = await startOffice(asClerk);
    offices.push(after);
    expect(after.printed()).not.toContain('pg_trgm');
    expect([await found(after, 'oszi lev'), await found(after, 'oszi levnte')]).toEqual([1, 1]);
  });

  it('instants are stored right in a database whose time zone is not UTC', async () => {
    await query(server.url, "ALTER DATABASE office SET timezone = 'Pacific/Auckland'");
    const office = await anotherOffice({ DATABASE_URL: server.url });
    offices.push(office);
    await ask(office, ZONE);
    const [row] = await query(
      server.url,
      'SELECT abs(extract(epoch FROM now() - founded_at)) < 3600 AS recent FROM office',
    );
    expect(row).toEqual({ recent: true });
  });

  // Rows, since this is what another version would have left.
  it.each([
    [
      'a newer version has used the database',
      "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29991231000000_future', now())",
      "DELETE FROM _prisma_migrations WHERE id = 'x'",
      'The database has the migration 29991231000000_future, which this version of the office does not know',
    ],
    [
      'a migration was begun and not finished',
      `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '${files[0]!}'`,
      'UPDATE _prisma_migrations SET finished_at = now()',
      `The migration ${files[0]!} was begun in this database and not finished`,
    ],
  ])('does not start when %s', async (_, breakIt, mendIt, message) => {
    await query(server.url, breakIt);
    const refusal = await anotherOffice({ DATABASE_URL: server.url }).catch((problem: unknown) => problem);
    await query(server.url, mendIt);
    expect(refusal).toMatchObject({ message: expect.stringMatching(/^StartProblem: /) });
    expect(refusal).toMatchObject({ message: expect.stringContaining(message) });
  });

  it('does not touch the database of an earlier office, and names the archive of the season as the way over', async () => {
    await query(server.url, 'CREATE DATABASE earlier');
    const url = server.url.replace(/office$/, 'earlier');
    const names = ['20261120000000_office', '20261124220000_match_analysis'];
    await query(
      url,
      'CREATE TABLE _prisma_migrations (id TEXT, checksum TEXT, migration_name TEXT, finished_at TIMESTAMPTZ, rolled_back_at TIMESTAMPTZ)',
    );
    for (const name of names) {
      // Rows, since this is what another version would have left.
      await query(
        url,
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('${name}', 'x', '${name}', now())`,
      );
    }
    const { code, printed } = await failToStart({ DATABASE_URL: url });
    expect([code, printed]).toEqual([1, expect.stringMatching(/earlier version.*season export.*season import/)]);
    expect(printed).not.toMatch(/\n\s+at /);
    const verified = await tarokk(['audit', 'verify'], { environment: { DATABASE_URL: url } });
    expect([verified.status, verified.stderr]).toEqual([2, expect.stringContaining('season export YEAR --full')]);
    expect(await query(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([
      { tablename: '_prisma_migrations' },
    ]);
  });

  it('does not start when an applied migration was edited', async () => {
    const [{ checksum } = {}] = await query(server.url, 'SELECT checksum FROM _prisma_migrations LIMIT 1');
    await query(server.url, "UPDATE _prisma_migrations SET checksum = repeat('0', 64)");
    const refusal = await anotherOffice({ DATABASE_URL: server.url }).catch((problem: unknown) => problem);
    await query(server.url, `UPDATE _prisma_migrations SET checksum = '${String(checksum)}'`);
    expect(refusal).toMatchObject({
      message: expect.stringMatching(/^StartProblem: .* is not the one that was applied to this database/),
    });
  });

  it('takes back a migration that fails, and its trace names the line of the source', async () => {
    await query(server.url, 'CREATE DATABASE taken');
    const url = server.url.replace(/office$/, 'taken');
    await query(url, 'CREATE TABLE office ()');
    const { code, printed } = await failToStart({ DATABASE_URL: url });
    expect(code).toBe(1);
    expect(printed).toContain(`The migration ${files[0]!} failed and was taken back: relation "office" already exists`);
    const [, file, line] = /^\s+at apply \((.*\/apps\/api\/src\/platform\/database\/migrations\.ts):(\d+):\d+\)/m.exec(
      printed,
    )!;
    expect(readFileSync(file!, 'utf8').split('\n')[Number(line) - 1]).toMatch(/throw/);
    expect(await query(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([
      { tablename: 'office' },
      { tablename: '_prisma_migrations' },
    ]);
  });
});
