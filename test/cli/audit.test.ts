import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { league } from '../support/league.js';
import { ask, graphql } from '../support/ask.js';
import { sealed } from '../support/sealed.js';
import { type Ended, tarokk } from '../support/tarokk.js';
import { stackTrace, temporaryFolder } from './command-files.js';

interface Head {
  readonly chain: string;
  readonly number: number;
  readonly hash: string;
}

interface Report {
  readonly verdict: string;
  readonly chains: readonly (Head & { readonly whole: boolean })[];
  readonly waiting: number;
  readonly objects: number;
  readonly faults: readonly Record<string, unknown>[];
}

const HEADS = graphql('{ auditHeads { chain number hash } }');

const { office, world, jury: juror, teams, end } = await league({ year: 2026 });
afterAll(end);
const venueId = await world.venue('Angelika');
const matchId = await submittedMatch();
await sealed(world.database);
const published = (await heads()).find(({ chain }) => chain === 'office')!;
// What a test changes behind the log's back is put right again.
const tampered = ['audit_link', 'audit_head', 'audit_entry', 'venue'];
for (const table of tampered) await sql(`CREATE TABLE "saved_${table}" AS TABLE "${table}"`);

afterEach(async () => {
  await sealed(world.database);
  // Rows, since this puts back what the test has falsified.
  await behindItsBack(
    ...tampered.flatMap((table) => [`DELETE FROM "${table}"`, `INSERT INTO "${table}" SELECT * FROM "saved_${table}"`]),
  );
});

async function sql(statement: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await world.database.query<Record<string, unknown>>(statement, [...values])).rows;
}

/** What an administrator of the database can do: change it with all triggers off. */
function behindItsBack(...statements: readonly string[]): Promise<unknown> {
  return world.database.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statements.join('; ')}; COMMIT`);
}

async function submittedMatch(): Promise<string> {
  // Rows, since a sheet would bring eight games, of which nothing is asked here.
  const [match] = await sql(
    `INSERT INTO "match" ("season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by", "revision", "raw_a", "raw_b", "verdict")
     VALUES (2026, '2026-03-14', 1, $1, $2, 'match', '{championship}', 'submitted', 'A', 1, 700, 500, 'proved') RETURNING "id"`,
    teams.map(({ id }) => id),
  );
  await sql(
    `INSERT INTO "match_revision" ("match_id", "number", "season", "sheet", "entered_by", "account_id")
     VALUES ($1, 1, 2026, '{"points": 700}', 'A', $2)`,
    [match!['id'], juror.accountId],
  );
  return match!['id'] as string;
}

async function heads(): Promise<readonly Head[]> {
  return (await ask(office, HEADS)).auditHeads;
}

function written({ chain, number, hash }: Head): string {
  return `${chain}:${number}:${hash}`;
}

function audit(words: readonly string[], environment: NodeJS.ProcessEnv = {}, input = ''): Promise<Ended> {
  return tarokk(['audit', ...words], { environment: { DATABASE_URL: office.databaseUrl(), ...environment }, input });
}

async function verified(...words: readonly string[]): Promise<Report & { status: number | null }> {
  const { stdout, stderr, status } = await audit(['verify', '--json', ...words]);
  expect(stderr).toBe('');
  return { ...(JSON.parse(stdout) as Report), status };
}

/** A link of the office's chain, by what its entry is of. */
async function linkOf(object: string, objectId: string): Promise<{ number: number; entry: string }> {
  const [row] = await sql(
    `SELECT l."number", l."entry_id" AS "entry" FROM "audit_link" l JOIN "audit_entry" e ON e."id" = l."entry_id"
     WHERE e."object" = $1 AND e."object_id" = $2`,
    [object, objectId],
  );
  return row as { number: number; entry: string };
}

describe('tarokk audit verify', () => {
  it('finds the log of an office whole, with the ends of its chains as they are published', async () => {
    const report = await verified('--head', written(published));
    expect(report).toMatchObject({ verdict: 'whole', waiting: 0, faults: [], status: 0 });
    expect(report.chains.map(({ chain, number, hash }) => ({ chain, number, hash }))).toEqual(await heads());
    const [count] = await sql(
      'SELECT count(DISTINCT ("object", "object_id"))::integer AS "objects" FROM "audit_entry"',
    );
    expect(report.objects).toBe(count!['objects']);
  });

  it.each([
    ['en', /^✓ Whole\. Chains: 2, links: \d+\.\n/],
    ['de', /^✓ Unversehrt\. Ketten: 2, Glieder: \d+\.\n/],
    ['hu', /^✓ Sértetlen\. Láncok: 2, szemek: \d+\.\n/],
  ])('says so to people, in the language %s', async (language, expected) => {
    const { stdout, status } = await audit(['verify', '--lang', language]);
    expect(stdout).toMatch(expected);
    expect(stdout).toContain(published.hash);
    expect(status).toBe(0);
  });

  it('needs no more than the right to read', async () => {
    await sql(`CREATE ROLE stranger LOGIN PASSWORD 'stranger'`);
    await sql('GRANT SELECT ON ALL TABLES IN SCHEMA public TO stranger');
    const url = new URL(office.databaseUrl());
    [url.username, url.password] = ['stranger', 'stranger'];
    expect((await audit(['verify'], { DATABASE_URL: url.href })).status).toBe(0);
  });

  it('finds an entry that was changed with triggers off, and names its link', async () => {
    const { number, entry } = await linkOf('venue', venueId);
    await behindItsBack(`UPDATE "audit_entry" SET "reason" = 'Because.' WHERE "id" = ${entry}`);
    const report = await verified();
    expect(report).toMatchObject({ verdict: 'broken', status: 1 });
    expect(report.faults).toMatchObject([{ code: 'link-broken', chain: 'office', number }]);
  });

  it('finds an entry that was moved to another time or account', async () => {
    const { number, entry } = await linkOf('venue', venueId);
    for (const change of [`"at" = "at" - interval '1 microsecond'`, `"account_id" = '${juror.accountId}'`]) {
      await behindItsBack(`UPDATE "audit_entry" SET ${change} WHERE "id" = ${entry}`);
      expect((await verified()).faults).toMatchObject([{ code: 'link-broken', chain: 'office', number }]);
      // Rows, since this puts back what the test has falsified.
      await behindItsBack('DELETE FROM "audit_entry"', 'INSERT INTO "audit_entry" SELECT * FROM "saved_audit_entry"');
    }
  });

  it('finds a link that was changed, and names the first of several', async () => {
    await behindItsBack(
      `UPDATE "audit_link" SET "hash" = sha256("hash") WHERE "chain" = 'office' AND "number" IN (2, 4)`,
    );
    const { faults } = await verified();
    expect(faults).toMatchObject([{ code: 'link-broken', chain: 'office', number: 2 }]);
    expect(faults[0]!['message']).toBe(
      'Chain office: link 2 is broken. It, its entry or a link before it was changed.',
    );
  });

  it('finds a link that was removed, and the entry that is now in no chain', async () => {
    await behindItsBack(`DELETE FROM "audit_link" WHERE "chain" = 'office' AND "number" = 1`);
    expect((await verified()).faults).toMatchObject([
      { code: 'link-missing', chain: 'office', number: 1 },
      { code: 'entry-unlinked', object: 'office' },
    ]);
  });

  it('finds an entry that was removed', async () => {
    const { number, entry } = await linkOf('venue', venueId);
    await behindItsBack(`DELETE FROM "audit_entry" WHERE "id" = ${entry}`);
    expect((await verified()).faults).toMatchObject([
      { code: 'entry-missing', chain: 'office', number },
      { code: 'object-unlogged', object: 'venue', objectId: venueId },
    ]);
  });

  it('finds an object that was changed with triggers off, and says which fields', async () => {
    await behindItsBack(`UPDATE "venue" SET "public" = false, "closed" = true WHERE "id" = '${venueId}'`);
    expect((await verified()).faults).toMatchObject([
      { code: 'object-changed', object: 'venue', objectId: venueId, fields: 'closed, public' },
    ]);
  });

  it('finds an object that was removed with triggers off', async () => {
    await behindItsBack(`DELETE FROM "venue" WHERE "id" = '${venueId}'`);
    expect((await verified()).faults).toMatchObject([{ code: 'object-removed', object: 'venue', objectId: venueId }]);
  });

  it('finds an object that was put in with triggers off', async () => {
    // Rows, since this is the falsification that is to be found.
    await behindItsBack(`INSERT INTO "venue" ("name", "name_key", "public") VALUES ('Nowhere', 'nowhere', true)`);
    expect((await verified()).faults).toMatchObject([{ code: 'object-unlogged', object: 'venue' }]);
  });

  it('finds what was changed with triggers off also when it was changed rightly afterwards', async () => {
    await behindItsBack(`UPDATE "venue" SET "public" = false WHERE "id" = '${venueId}'`);
    await sql('UPDATE "venue" SET "closed" = true WHERE "id" = $1', [venueId]);
    await sealed(world.database);
    expect((await verified()).faults).toMatchObject([{ code: 'history-torn', object: 'venue', objectId: venueId }]);
  });

  it('finds a sheet that was changed with triggers off, even where its digest was kept', async () => {
    const sheet = (points: number): string => `UPDATE "match_revision" SET "sheet" = '{"points": ${points}}'`;
    await behindItsBack(sheet(900));
    const objectId = `${matchId}/1`;
    expect((await verified()).faults).toMatchObject([
      { code: 'object-changed', object: 'match revision', objectId, fields: 'sheet_hash' },
    ]);
    await behindItsBack(
      sheet(700),
      'ALTER TABLE "match_revision" ALTER COLUMN "sheet_hash" DROP EXPRESSION',
      sheet(900),
    );
    expect((await verified()).faults).toMatchObject([{ code: 'sheet-changed', object: 'match revision', objectId }]);
    await behindItsBack(sheet(700));
    expect((await verified()).faults).toEqual([]);
  });

  it('finds triggers that are switched off, before anything was done without them', async () => {
    await sql('ALTER TABLE "venue" DISABLE TRIGGER "audit_change"');
    expect((await verified()).faults).toMatchObject([{ code: 'trigger-off', table: 'venue', trigger: 'audit_change' }]);
    await sql('ALTER TABLE "venue" ENABLE TRIGGER "audit_change"');
    expect((await verified()).faults).toEqual([]);
  });

  it('holds every logged table against its entries, with the columns of its trigger', async () => {
    const [tables] = await sql(
      `SELECT count(DISTINCT tgrelid)::integer AS "count" FROM pg_trigger WHERE tgfoid = 'audit_change'::regproc`,
    );
    await behindItsBack('DELETE FROM "audit_entry"', 'DELETE FROM "audit_link"', 'DELETE FROM "audit_head"');
    const { faults } = await verified();
    const [rows] = await sql(
      'SELECT count(DISTINCT ("object", "object_id"))::integer AS "count" FROM "saved_audit_entry"',
    );
    expect(faults.filter(({ code }) => code === 'object-unlogged')).toHaveLength(Number(rows!['count']));
    await sql('ALTER TABLE "match" DISABLE TRIGGER ALL');
    expect((await verified()).faults.filter(({ code }) => code === 'trigger-off')).toMatchObject([
      { table: 'match', trigger: 'audit_change' },
      { table: 'match', trigger: 'audit_entry' },
      { table: 'match', trigger: 'audit_removal' },
    ]);
    await sql('ALTER TABLE "match" ENABLE TRIGGER ALL');
    expect(Number(tables!['count'])).toBeGreaterThan(15);
  });

  describe('with a head that was published earlier', () => {
    /** Every link made anew, as a forger would who has read how they are made. */
    async function rewriteFrom(number: number): Promise<void> {
      const { stdout } = await audit(['export', '--chain', 'office']);
      const links = stdout.trimEnd().split('\n').slice(1);
      const [before] = await sql(`SELECT "hash" FROM "audit_link" WHERE "chain" = 'office' AND "number" = $1`, [
        number - 1,
      ]);
      let hash = before!['hash'] as Buffer;
      const changes: string[] = [];
      for (const line of links.slice(number - 1)) {
        // An exported entry is in its canonical form already.
        const entry = /"entry":(.*)\}$/.exec(line)![1]!;
        const digest = createHash('sha256').update(entry).digest();
        hash = createHash('sha256').update(hash).update(digest).digest();
        const { number: at } = JSON.parse(line) as { number: number };
        changes.push(
          `UPDATE "audit_link" SET "hash" = '\\x${hash.toString('hex')}' WHERE "chain" = 'office' AND "number" = ${at}`,
        );
      }
      changes.push(`UPDATE "audit_head" SET "hash" = '\\x${hash.toString('hex')}' WHERE "chain" = 'office'`);
      await behindItsBack(...changes);
    }

    it('finds a chain that was wholly rewritten, which nothing else can tell', async () => {
      const { number, entry } = await linkOf('venue', venueId);
      await behindItsBack(`UPDATE "audit_entry" SET "reason" = 'Because.' WHERE "id" = ${entry}`);
      await rewriteFrom(number);
      expect(await verified()).toMatchObject({ verdict: 'whole', status: 0 });
      const report = await verified('--head', written(published));
      expect(report).toMatchObject({ verdict: 'broken', status: 1 });
      expect(report.faults).toMatchObject([{ code: 'published-differs', chain: 'office', number: published.number }]);
    });

    it('finds a chain that was cut off', async () => {
      await behindItsBack(
        `DELETE FROM "venue" WHERE "id" = '${venueId}'`,
        `DELETE FROM "audit_entry" WHERE "id" = (SELECT "entry_id" FROM "audit_link" WHERE "chain" = 'office' AND "number" = ${published.number})`,
        `DELETE FROM "audit_link" WHERE "chain" = 'office' AND "number" = ${published.number}`,
        `UPDATE "audit_head" h SET "number" = l."number", "hash" = l."hash" FROM "audit_link" l
         WHERE h."chain" = 'office' AND l."chain" = 'office' AND l."number" = ${published.number - 1}`,
      );
      expect((await verified()).faults).toEqual([]);
      expect((await verified('--head', written(published))).faults).toMatchObject([
        { code: 'published-missing', chain: 'office', number: published.number },
      ]);
    });

    it('takes several heads, and refuses what is none', async () => {
      const all = (await heads()).flatMap((head) => ['--head', written(head)]);
      expect((await verified(...all)).status).toBe(0);
      for (const head of ['office', 'office:0:abc', `office:1:${'g'.repeat(64)}`]) {
        const { stdout, stderr, status } = await audit(['verify', '--head', head]);
        expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
        expect(stderr).toContain('(CHAIN:NUMBER:HASH)');
      }
    });
  });

  it('says what to do where there is no database, with exit status 2', async () => {
    const nowhere = temporaryFolder();
    for (const environment of [
      { DATABASE_URL: '', DATA_DIR: nowhere },
      { DATABASE_URL: 'postgresql://office@127.0.0.1:1/office' },
    ]) {
      const { stdout, stderr, status } = await audit(['verify'], environment);
      expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
      expect(stderr).toMatch(/^tarokk: the database cannot be used\. .*DATABASE_URL/);
      expect(stderr).not.toMatch(stackTrace);
    }
  });
});

describe('an exported log', () => {
  let lines: string[];

  beforeAll(async () => {
    lines = (await audit(['export'])).stdout.trimEnd().split('\n');
  });

  const file = (content: readonly string[]): string => {
    const name = join(temporaryFolder(), 'log.ndjson');
    writeFileSync(name, content.map((line) => `${line}\n`).join(''));
    return name;
  };

  it('has a line for every link of every chain, or of one', async () => {
    const links = (await heads()).reduce((sum, { number }) => sum + number, 0);
    expect(lines).toHaveLength(1 + links);
    expect(lines[0]).toBe('{"format":"royal-tarokk-log/1"}');
    const { stdout } = await audit(['export', '--chain', 'season 2026']);
    expect(stdout.trimEnd().split('\n').slice(1)).toEqual(
      lines.filter((line) => line.startsWith('{"chain":"season 2026"')),
    );
  });

  it('is verified without a database, from a file and from standard input', async () => {
    const environment = { DATABASE_URL: '', DATA_DIR: temporaryFolder() };
    const { stdout, status } = await audit(['verify', file(lines), '--head', written(published)], environment);
    expect(stdout).toMatch(/^✓ Whole\. Chains: 2,/);
    expect(status).toBe(0);
    expect((await audit(['verify', '-'], environment, lines.join('\r\n'))).status).toBe(0);
  });

  it('shows a changed entry, a missing line, a chain that is not the published one', async () => {
    const [index, line] = [...lines.entries()].find(([, text]) => text.includes('Angelika'))!;
    const { number } = JSON.parse(line) as Head;
    const changed = await verified(file(lines.with(index, line.replace('Angelika', 'Angelica'))));
    expect(changed).toMatchObject({ verdict: 'broken', status: 1 });
    expect(changed.faults).toMatchObject([{ code: 'link-broken', chain: 'office', number }]);
    const missing = await verified(file(lines.toSpliced(3, 1)));
    expect(missing.faults).toMatchObject([{ code: 'link-missing', chain: 'office', number: 3 }]);
    const cut = await verified(file(lines.slice(0, index)), '--head', written(published));
    expect(cut.faults).toMatchObject([{ code: 'published-missing', chain: 'office' }]);
    const other = await verified(file(lines), '--head', `office:1:${published.hash}`);
    expect(other.faults).toMatchObject([{ code: 'published-differs', chain: 'office', number: 1 }]);
  });

  it('has nothing in its entries that their digests leave out', async () => {
    const { stderr, status } = await audit([
      'verify',
      file(lines.with(2, lines[2]!.replace('"entry":{', '"entry":{"more":1,'))),
    ]);
    expect(stderr).toMatch(/: line 3 is not of an exported log\n$/);
    expect(status).toBe(2);
  });

  it.each([
    ['an empty file', []],
    ['a file of another format', ['{"format":"royal-tarokk-match/1"}']],
    ['a line that is no link', ['{"format":"royal-tarokk-log/1"}', '{"chain":"office"}']],
  ])('is not %s: that is said with exit status 2', async (_name, content) => {
    const { stdout, stderr, status } = await audit(['verify', file(content), '--lang', 'de']);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toMatch(/gehört zu keinem ausgegebenen Protokoll\n$/);
  });

  it('that is not there is said to be unreadable, with exit status 2', async () => {
    const { stderr, status } = await audit(['verify', 'nowhere.ndjson']);
    expect(stderr).toBe('tarokk: nowhere.ndjson: this cannot be read: there is no such file or folder\n');
    expect(status).toBe(2);
  });
});
