import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { tarokk } from '../support/tarokk.js';
import { given, type Given } from '../support/given.js';
import { embeddedOffice } from '../support/embedded-office.js';
import { isDatabaseRunning, newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { sealed } from '../support/sealed.js';
import { isFull } from '../support/full.js';

const folder = newFolder();
let office: Office;
let world: Given;

const open = async (begin = embeddedOffice): Promise<void> => {
  office = await begin({ DATA_DIR: folder });
  world = given(office);
};
const close = async (): Promise<void> => {
  await world.end();
  expect(await office.end()).toBe(0);
};

beforeAll(() => open());

afterAll(() => removeFolder(folder));

interface Report {
  readonly verdict: string;
  readonly waiting: number;
  readonly chains: readonly { readonly chain: string; readonly number: number }[];
}

/** The log of the folder, verified by the command: it starts the database where no office runs on it. */
async function verified(): Promise<Report> {
  const { stdout, stderr } = await tarokk(['audit', 'verify', '--json'], { environment: { DATA_DIR: folder } });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Report;
}

async function addVenues(count: number, named: string): Promise<void> {
  // Rows, since thousands are to come in one statement.
  await world.database.query(
    `INSERT INTO "venue" ("name", "name_key", "public") SELECT $2 || n, $2 || n, true FROM generate_series(1, $1) n`,
    [count, named],
  );
}

async function count(table: string): Promise<number> {
  const { rows } = await world.database.query<{ count: number }>(`SELECT count(*)::integer AS "count" FROM "${table}"`);
  return rows[0]!.count;
}

describe('the sealer', () => {
  it('seals what was written before the office was stopped', async () => {
    await addVenues(1200, 'Before the stop ');
    await close();
    const { verdict, waiting, chains } = await verified();
    expect({ verdict, waiting }).toEqual({ verdict: 'whole', waiting: 0 });
    expect(chains[0]!.number).toBeGreaterThanOrEqual(1200);
    await open(startOffice);
  });

  it('goes on when the database has cut its connections', async () => {
    await world.database
      .query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> 'office lease'`,
      )
      .catch(() => undefined);
    await addVenues(10, 'Afterwards ');
    await sealed(world.database);
    expect(await verified()).toMatchObject({ verdict: 'whole', waiting: 0 });
  });

  it('looks at the entries that wait, not at those that it has sealed', async () => {
    await world.database.query('ANALYZE');
    const { rows } = await world.database.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT e."id" FROM "audit_queue" q JOIN "audit_entry" e ON e."id" = q."entry_id" ORDER BY q."entry_id" LIMIT 500`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on audit_entry/);
    expect(plan).toMatch(/audit_entry_pkey/);
  });

  it('goes on after kill -9 in the middle, on the PostgreSQL that was left running, which it stops in the end: every entry has one link, and no number is missing', async () => {
    const before = await count('audit_link');
    await addVenues(isFull ? 10_000 : 4000, 'Before the kill ');
    await eventually(async () => expect(await count('audit_link')).toBeGreaterThan(before), {
      timeout: 30_000,
      interval: 5,
    });
    const killed = office;
    expect(await killed.end('SIGKILL')).toBeNull();
    const address = killed.databaseUrl();
    await world.end();
    expect(isDatabaseRunning(killed.databaseFolder)).toBe(true);
    await open();
    expect(office.databaseUrl()).toBe(address);
    expect((await fetch(`${office.url}/health/ready`)).ok).toBe(true);
    await sealed(world.database);
    expect(await count('audit_link')).toBe(await count('audit_entry'));
    expect(await verified()).toMatchObject({ verdict: 'whole', waiting: 0 });
    await close();
    expect(isDatabaseRunning(killed.databaseFolder)).toBe(false);
  });
});
