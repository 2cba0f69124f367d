import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { newPostgresProcess, type PostgresProcess } from '../../../../../test/support/postgres-process.js';
import { CommitSignal } from './commit-signal.js';
import { brokenConstraint, sqlStateOf } from './database-errors.js';
import { applyMigrations } from './migrations.js';
import { type Given, prepared } from './prepared.js';
import { anyOf, insertRows, updateRows, upsertRows } from './rows.js';
import { PrismaService } from './prisma.service.js';
import { type Transaction, Transactions } from './transactions.js';

/** Milliseconds: these tests have a server of their own. */
const PATIENCE = 60_000;

let server: PostgresProcess;
let prisma: PrismaService;
let transactions: Transactions;

beforeAll(async () => {
  server = await newPostgresProcess('transactions');
  await applyMigrations(server.url);
  prisma = new PrismaService(server.url, 4, true);
  transactions = new Transactions(prisma, new CommitSignal(server.url));
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

  it('shows the same to statements of Kysely, whose rows have the types of Prisma', async () => {
    const seen = await transactions.run(async (transaction) => {
      const { $kysely } = transaction;
      await transaction.season.create({ data: { year: 2031, matchLimit: 40, annualMeeting: new Date('2031-03-29') } });
      const [season] = await $kysely
        .selectFrom('season')
        .selectAll()
        .where('year', '=', anyOf([2031]))
        .execute();
      const [entry] = await $kysely
        .selectFrom('auditEntry')
        .select(['id', 'object', ({ fn }) => fn.sum<string>('id').over().as('sum')])
        .where('objectId', '=', '2031')
        .execute();
      await $kysely.updateTable('season').set({ annualMeeting: null }).where('year', '=', 2031).execute();
      const { numDeletedRows } = await $kysely.deleteFrom('season').where('year', '=', 2031).executeTakeFirstOrThrow();
      return { season, entry, numDeletedRows };
    });
    expect(seen.season).toMatchObject({
      year: 2031,
      matchLimit: 40,
      annualMeeting: new Date('2031-03-29'),
      closedAt: null,
    });
    expect([typeof seen.entry!.id, seen.entry!.object, Number(seen.entry!.sum) > 0]).toEqual([
      'bigint',
      'season',
      true,
    ]);
    expect(seen.numDeletedRows).toBe(1n);
  });

  it('writes rows with the columns that they have, and names them back', async () => {
    const rows = await transactions.run(async (transaction) => {
      await insertRows(transaction, 'venue', [venue('Zur Post'), venue('Zum Kaiser')]).execute();
      const [post] = await transaction.venue.findMany({ where: { nameKey: 'zur post' } });
      await upsertRows(transaction, 'venue', [{ ...post!, public: false }], 'id').execute();
      await updateRows(transaction, 'venue', [{ id: post!.id, closed: true }], 'id').execute();
      const kept = await transaction.$kysely
        .selectFrom('venue')
        .selectAll()
        .where('nameKey', '=', anyOf(['zur post', 'zum kaiser']))
        .orderBy('name')
        .execute();
      await transactions.takeBack(transaction);
      return kept;
    });
    expect(rows).toMatchObject([
      { name: 'Zum Kaiser', nameKey: 'zum kaiser', public: true, closed: false },
      { name: 'Zur Post', nameKey: 'zur post', public: false, closed: true },
    ]);
  });

  it('sends a statement that is kept with the values of each time, and within the transaction that asks for it', async () => {
    let built = 0;
    const named = prepared((kysely, given: Given<{ readonly keys: readonly string[]; readonly public: boolean }>) => {
      built += 1;
      return kysely
        .selectFrom('venue')
        .select(['name', 'nameKey'])
        .where('nameKey', '=', sql<string>`ANY (${given.keys})`)
        .where('public', '=', given.public)
        .orderBy('name');
    });
    const within = await transactions.run(async (transaction) => {
      await insertRows(transaction, 'venue', [venue('Zur Traube')]).execute();
      const found = await named(transaction, { keys: ['zur traube', 'alt'], public: true });
      await transactions.takeBack(transaction);
      await expect(named(transaction, { keys: ['alt'], public: true })).rejects.toThrow('was taken back');
      return found;
    });
    expect(within).toEqual([
      { name: 'Alt', nameKey: 'alt' },
      { name: 'Zur Traube', nameKey: 'zur traube' },
    ]);
    const keys = ['zur traube', 'alt'];
    expect(await named({ $kysely: prisma.$kysely }, { keys, public: true })).toEqual([{ name: 'Alt', nameKey: 'alt' }]);
    expect(await named(prisma, { keys, public: false })).toEqual([]);
    expect(built).toBe(1);
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
    await expect(careless).rejects.toThrow('current transaction is aborted');
    expect(await venues()).not.toContain('Eck');
  });

  it('keeps nothing of what was taken back, and takes no statement after it, which would be committed', async () => {
    const refusals: unknown[] = [];
    const attempt = async (statement: () => Promise<unknown>): Promise<void> => {
      try {
        await statement();
      } catch (error) {
        refusals.push((error as Error).message);
      }
    };
    const answer = await transactions.run(async (transaction) => {
      await transaction.venue.create({ data: venue('Fass') });
      const { $kysely: kept } = transaction;
      await transactions.takeBack(transaction);
      await attempt(() => transaction.venue.create({ data: venue('Garten') }));
      await attempt(
        () => transaction.$executeRaw`INSERT INTO "venue" ("name", "name_key", "public") VALUES ('Hof', 'hof', true)`,
      );
      await attempt(() => transaction.$queryRaw`SELECT 1`);
      await attempt(() => kept.insertInto('venue').values(venue('Insel')).execute());
      return 'taken back';
    });
    expect(answer).toBe('taken back');
    expect(refusals).toEqual([
      expect.stringContaining('taken back: venue'),
      expect.stringContaining('taken back: $executeRaw'),
      expect.stringContaining('taken back: $queryRaw'),
      expect.stringContaining('taken back: $executeRawUnsafe'),
    ]);
    expect(await venues()).toEqual(['Alt', 'Bräu']);
  });

  it('takes nothing more when it is over, on a connection that others have by then', async () => {
    let kept: Transaction | null = null;
    await transactions.run((transaction) => {
      kept = transaction;
      return Promise.resolve();
    });
    await expect(kept!.$queryRaw`SELECT 1`).rejects.toThrow('already closed');
    await expect(kept!.venue.count()).rejects.toThrow();
  });

  it('says which constraint a statement broke, and its message has no value', async () => {
    const failing = [
      (transaction: Transaction) =>
        transaction.$executeRaw`INSERT INTO "venue" ("name", "name_key", "public") VALUES ('secret', 'alt', true)`,
      (transaction: Transaction) => transaction.venue.create({ data: { ...venue('secret'), nameKey: 'alt' } }),
      (transaction: Transaction) =>
        transaction.$executeRaw`INSERT INTO "venue" ("name", "name_key", "public") VALUES (' ', 'secret', true)`,
    ];
    const said: unknown[] = [];
    for (const statement of failing) {
      const error = await transactions.run<unknown>(statement).catch((thrown: unknown) => thrown);
      said.push([sqlStateOf(error), brokenConstraint(error)]);
      expect(String((error as Error).stack)).not.toMatch(/secret|\(alt\)/);
    }
    expect(said).toEqual([
      ['23505', 'venue_name_key_key'],
      ['23505', 'venue_name_key_key'],
      ['23514', 'venue_is_named'],
    ]);
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
    await expect(slow).rejects.toThrow('The timeout for this transaction was 500 ms');
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
