import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newPostgresProcess, type PostgresProcess } from '../../../../../test/support/postgres-process.js';
import { Bell } from './bell.js';
import { applyMigrations } from './migrations.js';
import { PrismaService } from './prisma.service.js';
import { brokenConstraint, sqlStateOf, type Transaction, Transactions } from './transactions.js';

/** Milliseconds: these tests have a server of their own. */
const PATIENCE = 60_000;

let server: PostgresProcess;
let prisma: PrismaService;
let transactions: Transactions;

beforeAll(async () => {
  server = await newPostgresProcess('transactions');
  await applyMigrations(server.url);
  prisma = new PrismaService(server.url, 4, true);
  transactions = new Transactions(prisma, new Bell(server.url));
}, PATIENCE);

afterAll(async () => {
  await prisma.onApplicationShutdown();
  await server.stop();
}, PATIENCE);

const venue = (name: string): { name: string; nameKey: string; public: boolean } => ({
  name,
  nameKey: name.toLowerCase(),
  public: true,
});
const venues = (): Promise<string[]> =>
  prisma.venue.findMany({ orderBy: { name: 'asc' } }).then((rows) => rows.map(({ name }) => name));

describe('a transaction', () => {
  it('shows models what statements have written, and statements what models have', async () => {
    const seen = await transactions.run(async (transaction) => {
      await transaction.$executeRaw`INSERT INTO "venue" ("name", "name_key", "public") VALUES ('Alt', 'alt', true)`;
      const written = await transaction.venue.findUnique({ where: { nameKey: 'alt' } });
      await transaction.venue.create({ data: venue('Bräu') });
      const rows = await transaction.$queryRaw<{ name: string }[]>`SELECT "name" FROM "venue" ORDER BY "name"`;
      return [written?.name, rows.map(({ name }) => name)];
    });
    expect(seen).toEqual(['Alt', ['Alt', 'Bräu']]);
    expect(await venues()).toEqual(['Alt', 'Bräu']);
  });

  it('keeps nothing of what either has written when the work fails', async () => {
    const failing = transactions.run(async (transaction) => {
      await transaction.$executeRaw`INSERT INTO "venue" ("name", "name_key", "public") VALUES ('Csárda', 'csarda', true)`;
      await transaction.venue.create({ data: venue('Doppel') });
      throw new Error('on second thoughts');
    });
    await expect(failing).rejects.toThrow('on second thoughts');
    expect(await venues()).toEqual(['Alt', 'Bräu']);
  });

  it('is not taken for kept when a statement failed and the work went on', async () => {
    const careless = transactions.run(async (transaction) => {
      await transaction.$executeRaw`INSERT INTO "venue" ("name", "name_key", "public") VALUES ('Eck', 'eck', true)`;
      await transaction.$executeRaw`SELECT 1 / 0`.catch(() => undefined);
      return 'done';
    });
    await expect(careless).rejects.toThrow('nothing of it was kept');
    expect(await venues()).not.toContain('Eck');
  });

  it('waits at its end for what was only sent, and fails with it', async () => {
    const sent = (transaction: Transaction, name: string): Promise<void> =>
      transaction.$send`INSERT INTO "venue" ("name", "name_key", "public") VALUES (${name}, ${name}, true)`;
    await transactions.run((transaction) => sent(transaction, 'Csarnok'));
    expect(await venues()).toContain('Csarnok');
    const failing = transactions.run(async (transaction) => {
      await sent(transaction, 'Dorf');
      await sent(transaction, 'alt');
      await sent(transaction, 'Ende');
      return 'done';
    });
    await expect(failing).rejects.toMatchObject({ sqlState: '23505', constraint: 'venue_name_key_key' });
    expect(await venues()).not.toEqual(expect.arrayContaining(['Dorf']));
  });

  it('says of what was only sent why it failed, whatever was asked behind it, and begins again when nobody is to blame', async () => {
    const failing = transactions.run(async (transaction) => {
      await transaction.$send`INSERT INTO "venue" ("name", "name_key", "public") VALUES ('Alt', 'alt', true)`;
      return transaction.$queryRaw`SELECT 1`;
    });
    await expect(failing).rejects.toMatchObject({ sqlState: '23505', constraint: 'venue_name_key_key' });
    let attempts = 0;
    const deadlocked = (transaction: Transaction): Promise<void> =>
      transaction.$send`DO $$ BEGIN RAISE EXCEPTION 'nobody''s fault' USING ERRCODE = 'deadlock_detected'; END $$`;
    const answer = await transactions.run(async (transaction) => {
      attempts += 1;
      if (attempts === 1) await deadlocked(transaction);
      return transaction.$queryRaw`SELECT 1 AS "one"`;
    });
    expect([attempts, answer]).toEqual([2, [{ one: 1 }]]);
  });

  it('takes nothing more when it is over, on a connection that others have by then', async () => {
    let kept: Transaction | null = null;
    await transactions.run((transaction) => {
      kept = transaction;
      return Promise.resolve();
    });
    await expect(kept!.$queryRaw`SELECT 1`).rejects.toThrow('over');
    await expect(kept!.venue.count()).rejects.toThrow();
  });

  it('says which constraint a statement broke, and no value', async () => {
    const error = await transactions
      .run(
        (transaction) =>
          transaction.$executeRaw`INSERT INTO "venue" ("name", "name_key", "public") VALUES ('secret', 'alt', true)`,
      )
      .catch((thrown: unknown) => thrown);
    expect([sqlStateOf(error), brokenConstraint(error)]).toEqual(['23505', 'venue_name_key_key']);
    expect(JSON.stringify({ ...(error as object) }) + String(error)).not.toMatch(/secret|\(alt\)/);
  });

  it('is given up after its time, and its locks with it', async () => {
    const other = (): Promise<number> =>
      transactions.run(
        (transaction) => transaction.$executeRaw`
        INSERT INTO "venue" ("name", "name_key", "public") VALUES ('Fass', 'fass', true) ON CONFLICT DO NOTHING`,
      );
    const slow = transactions.run(async (transaction) => {
      await transaction.$executeRaw`INSERT INTO "venue" ("name", "name_key", "public") VALUES ('Fass', 'fass', true)`;
      // Waits for the first, which waits for it.
      await other();
      await transaction.$queryRaw`SELECT 1`;
    }, 500);
    await expect(slow).rejects.toThrow('longer than 500 ms');
    await other();
    expect(await venues()).toContain('Fass');
  });

  it('is begun again after a deadlock', async () => {
    const attempts = [0, 0];
    let arrived = 0;
    let both: () => void = () => undefined;
    const met = new Promise<void>((resolve) => (both = resolve));
    const lock = (index: 0 | 1): Promise<unknown> =>
      transactions.run(async (transaction) => {
        attempts[index]! += 1;
        const [first, second] = index === 0 ? ['Alt', 'Bräu'] : ['Bräu', 'Alt'];
        await transaction.$queryRaw`SELECT FROM "venue" WHERE "name" = ${first} FOR UPDATE`;
        if (++arrived === 2) both();
        await met;
        // The second lock through Prisma, the other one by itself.
        if (index === 0) await transaction.venue.updateMany({ where: { name: second }, data: { public: false } });
        else await transaction.$executeRaw`UPDATE "venue" SET "public" = false WHERE "name" = ${second}`;
      });
    await Promise.all([lock(0), lock(1)]);
    expect(attempts.reduce((sum, count) => sum + count)).toBe(3);
  });

  it('leaves others what they had: many at once see only their own', async () => {
    const counts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        transactions
          .run(async (transaction) => {
            await transaction.venue.create({ data: venue(`Wirt ${index}`) });
            const seen = await transaction.venue.count({ where: { name: { startsWith: 'Wirt' } } });
            throw Object.assign(new Error('taken back'), { seen });
          })
          .catch((error: unknown) => (error as { readonly seen: number }).seen),
      ),
    );
    expect(counts).toEqual(Array.from({ length: 12 }, () => 1));
  });
});

describe('what statements answer with', () => {
  it('is as Prisma makes it: days, instants, bytes, large and exact numbers, lists, JSON', async () => {
    const [row] = await prisma.$queryRaw<Record<string, unknown>[]>`
      SELECT DATE '2026-03-29' AS "day", TIMESTAMPTZ '2026-03-29 01:59:59.289+01' AS "instant", '\\x00ff'::bytea AS "bytes",
        9007199254740993::bigint AS "large", 1.10::numeric AS "exact", ARRAY[1, 2] AS "numbers", ARRAY['a', NULL] AS "texts",
        '{"a": [1, null]}'::jsonb AS "json", NULL::date AS "none", ${new Date('2026-03-29T00:59:59.289Z')}::timestamptz AS "given",
        ${new Uint8Array([0, 255])}::bytea AS "given bytes", ${[1n, 2n]}::bigint[] @> ARRAY[2::bigint] AS "given list"`;
    const instant = new Date('2026-03-29T00:59:59.289Z');
    expect(row).toMatchObject({ day: new Date('2026-03-29T00:00:00Z'), instant, given: instant });
    expect([row!['large'], String(row!['exact']), row!['none'], row!['given list']]).toEqual([
      9007199254740993n,
      '1.1',
      null,
      true,
    ]);
    expect([row!['numbers'], row!['texts'], row!['json']]).toEqual([[1, 2], ['a', null], { a: [1, null] }]);
    for (const bytes of ['bytes', 'given bytes']) expect([...(row![bytes] as Uint8Array)]).toEqual([0, 255]);
  });
});

describe('a connection', () => {
  it('has days that begin in UTC, and never compiles a statement', async () => {
    const settings = await prisma.$queryRaw`
      SELECT current_setting('TimeZone') AS "zone", current_setting('jit') AS "jit"`;
    expect(settings).toEqual([{ zone: 'UTC', jit: 'off' }]);
  });
});
