import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changed, type Files, pack, rowsOf, unpack } from '../support/archives.js';
import { ask, done, graphql, refused } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { given, type Person } from '../support/given.js';
import { type League, league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { MERGE_PERSONS } from '../support/merging.js';
import { newFolder, removeFolder } from '../support/office.js';
import { importOldTrophies } from '../support/old-trophies.js';
import { anotherOffice } from '../support/own-office.js';
import { sampleKinds, samplePath } from '../support/sample-archives.js';
import { sealed } from '../support/sealed.js';
import { tarokk } from '../support/tarokk.js';
import { newDatabase } from '../support/worker-postgres.js';

const CLOSE = graphql(
  `mutation ($key: IdempotencyKey!) {
    closeSeason(input: { idempotencyKey: $key, seasonYear: 2025, reason: "All is played" }) { __typename ...refused }
  }`,
  [refused],
);
const REOPEN = graphql(
  `mutation ($key: IdempotencyKey!) {
    reopenSeason(input: { idempotencyKey: $key, seasonYear: 2025, reason: "A late sheet" }) { __typename ...refused }
  }`,
  [refused],
);
const RENAME = graphql(
  `mutation ($key: IdempotencyKey!, $personId: UUID!, $name: Name!) {
    renamePerson(input: { idempotencyKey: $key, personId: $personId, name: $name, reason: "By marriage" }) {
      __typename ...refused
    }
  }`,
  [refused],
);
const SET_PSEUDONYM = graphql(
  `mutation ($key: IdempotencyKey!, $personId: UUID!, $pseudonymous: Boolean!) {
    setPseudonym(input: { idempotencyKey: $key, personId: $personId, pseudonymous: $pseudonymous }) { __typename ...refused }
  }`,
  [refused],
);
const ERASE = graphql(
  `mutation ($key: IdempotencyKey!, $personId: UUID!) {
    erasePerson(input: { idempotencyKey: $key, personId: $personId }) { __typename ...refused }
  }`,
  [refused],
);
const UNDO_MERGE = graphql(
  `mutation ($key: IdempotencyKey!, $mergeId: UUID!) {
    undoMerge(input: { idempotencyKey: $key, mergeId: $mergeId, reason: "Two after all" }) { __typename ...refused }
  }`,
  [refused],
);
const HEAD = graphql('{ auditHead(chain: "season 2025") { hash } }');

const kinds = ['public', 'full'] as const;
type Kind = (typeof kinds)[number];

const folder = newFolder();
let own: League;
let admin: Awaited<ReturnType<League['world']['member']>>;
let made = 0;

beforeAll(async () => {
  own = await league({ teams: 3, year: 2025 });
  admin = await own.world.member({ admin: true, name: 'Adler Ádám' });
  for (const day of ['2025-03-01', '2025-03-02']) await matchIn('approved', own.people, { date: day });
  // Its players are in no public archive.
  const [, wasps, others] = own.teams;
  await matchIn('withdrawn', { ...own.people, teams: [others!, wasps], a: others!.captain, b: wasps.captain });
  await importOldTrophies(own.jury, [
    'Nagy Anna,royal,2025-03-04,2,,,,',
    `${own.teams[1].second.name},golgotha,,7,,,,`,
  ]);
  await done(own.jury, CLOSE, {});
});

afterAll(async () => {
  await own.end();
  removeFolder(folder);
});

const file = (): string => join(folder, `${++made}.zip`);

async function exportedTo(path: string, kind: Kind, of: Pick<League, 'office' | 'world'> = own): Promise<Files> {
  await sealed(of.world.database);
  const words = ['season', 'export', '2025', ...(kind === 'full' ? ['--full'] : []), '-o', path];
  const { status, stderr } = await tarokk(words, { environment: { DATABASE_URL: of.office.databaseUrl() } });
  expect([status, stderr]).toEqual([0, expect.stringContaining('SHA-256 of the manifest')]);
  return unpack(path);
}

const exported = (kind: Kind): Promise<Files> => exportedTo(file(), kind);

interface Report {
  readonly verdict: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly unvouched: Readonly<Record<string, number | string | null>>;
  readonly faults: readonly { readonly code: string; readonly person?: string }[];
}

/** What `season verify` says of an archive, held against the head that the office publishes. */
async function reportOf(files: Files): Promise<Report> {
  const { hash } = (await ask(own.office, HEAD)).auditHead!;
  const path = await pack(file(), files);
  return JSON.parse((await tarokk(['season', 'verify', '--json', path, '--head', hash])).stdout) as Report;
}

const codesOf = async (files: Files): Promise<readonly string[]> =>
  (await reportOf(files)).faults.map(({ code }) => code);

type PersonLine = Readonly<Record<'id' | 'name' | 'salt' | 'digest' | 'mergedInto', string | null>>;

const personsIn = (files: Files): readonly PersonLine[] => rowsOf(files, 'persons.ndjson') as PersonLine[];

const lineOf = (files: Files, { id }: Pick<Person, 'id'>): PersonLine =>
  personsIn(files).find((person) => person.id === id)!;

const rootIn = (files: Files): unknown => rowsOf(files, 'records/season_names.ndjson')[0]!['root'];

const withPersons = (files: Files, change: (person: PersonLine) => object | null): Files =>
  changed(files, 'persons.ndjson', (lines) =>
    lines.flatMap((line) => {
      const person = change(JSON.parse(line) as PersonLine);
      return person === null ? [] : [JSON.stringify(person)];
    }),
  );

/** All rows of all tables, as a dump of the database has them. */
async function dump(): Promise<string> {
  const { database } = own.world;
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS "name" FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: string }>(`SELECT t::text AS "row" FROM ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

describe.each(kinds)('the names in the %s archive of a closed season', (kind) => {
  let files: Files;
  let anna: PersonLine;
  let csaba: PersonLine;

  beforeAll(async () => {
    files = await exported(kind);
    anna = lineOf(files, own.people.a);
    csaba = lineOf(files, own.people.b);
  });

  const isOne = ({ id }: PersonLine): boolean => id === anna.id || id === csaba.id;
  const other = ({ id }: PersonLine): PersonLine => (id === anna.id ? csaba : anna);
  const both = (change: (person: PersonLine) => object | null): Files =>
    withPersons(files, (person) => (isOne(person) ? change(person) : person));

  it('are all vouched for by the root in the chain', async () => {
    const report = await reportOf(files);
    expect(report).toMatchObject({
      verdict: 'same',
      figures: { vouchedNames: personsIn(files).length },
      unvouched: { names: 0, without: null },
    });
  });

  it('cannot change places: neither alone, nor with their salts and digests', async () => {
    const names = both((person) => ({ ...person, name: other(person).name }));
    expect(await codesOf(names)).toEqual(['name-differs', 'name-differs']);
    const all = both((person) => ({ ...other(person), id: person.id }));
    expect(await codesOf(all)).toContain('names-root-differs');
  });

  it('cannot be given a new salt, a pseudonym, or no digest at all', async () => {
    const salt = 'ab'.repeat(16);
    const resalted = both((person) => {
      const name = other(person).name!;
      const digest = createHash('sha256').update(salt, 'hex').update(name).digest('hex');
      return { ...person, name, salt, digest };
    });
    expect(await codesOf(resalted)).toEqual(['names-root-differs']);
    const hidden = both((person) => ({ ...person, name: null, salt: null }));
    expect(await codesOf(hidden)).toContain('names-root-differs');
    const bare = both((person) => ({ ...person, name: other(person).name, salt: null, digest: null }));
    const { faults } = await reportOf(bare);
    expect(faults.map(({ code }) => code)).toEqual(['names-root-differs', 'name-unproved', 'name-unproved']);
    expect(faults.flatMap(({ person }) => person ?? []).toSorted()).toEqual([anna.id, csaba.id].toSorted());
  });

  it('tell in the public archive of nobody who is in none of its matches, teams and lists', () => {
    const beside = rowsOf(files, 'log/names.ndjson').length;
    const names = personsIn(files).map(({ name }) => name);
    if (kind === 'full') expect([beside, names.includes('Juhász Judit')]).toEqual([0, true]);
    else expect([beside > 0, names.includes('Juhász Judit')]).toEqual([true, false]);
  });
});

describe('after a season was closed', () => {
  /** Does something to names, and answers with both archives, which have a root that is new and verify. */
  async function after(act: () => Promise<unknown>): Promise<Readonly<Record<Kind, Files>>> {
    const before = rootIn(await exported('public'));
    await act();
    const archives = { public: await exported('public'), full: await exported('full') };
    for (const files of Object.values(archives)) {
      expect(rootIn(files)).not.toBe(before);
      expect(await reportOf(files)).toMatchObject({ verdict: 'same', unvouched: { names: 0, without: null } });
    }
    return archives;
  }

  it('a name that is changed makes a new root, and nobody reads in public archives why', async () => {
    const { a } = own.people;
    const { public: files } = await after(() => done(own.jury, RENAME, { personId: a.id, name: 'Nagy-Kis Anna' }));
    expect(lineOf(files, a).name).toBe('Nagy-Kis Anna');
    expect([...files.values()].join('\n')).not.toMatch(/By marriage|All is played/);
    const { rows } = await own.world.database.query(
      `SELECT "reason" FROM "audit_entry" WHERE "action" = 'renamePerson' AND "object" = 'person'`,
    );
    expect(rows).toEqual([{ reason: 'By marriage' }]);
  });

  it('a pseudonym has its digest and no salt', async () => {
    const { b } = own.people;
    const archives = await after(() => done(b, SET_PSEUDONYM, { personId: b.id, pseudonymous: true }));
    for (const files of Object.values(archives)) {
      expect(lineOf(files, b)).toMatchObject({
        name: null,
        salt: null,
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
    }
    const { rows } = await own.world.database.query<{ salt: string }>(
      `SELECT encode("salt", 'hex') AS "salt" FROM "person_name" WHERE "person_id" = $1`,
      [b.id],
    );
    expect([...archives.full.values()].join('\n')).not.toContain(rows[0]!.salt);
  });

  it('two entries that are put together have one name, and two again when they are taken apart', async () => {
    const kept = await own.world.person('Bak Béla');
    const given = await own.world.person('Bak B.');
    await importOldTrophies(own.jury, ['Bak B.,royal,1990-01-01,1,,,,']);
    let mergeId = '';
    const { public: files } = await after(async () => {
      mergeId = (await done(own.jury, MERGE_PERSONS, { fromId: given.id, intoId: kept.id })).merge.id;
    });
    expect(lineOf(files, kept).name).toBe('Bak Béla');
    const { public: apart } = await after(() => done(own.jury, UNDO_MERGE, { mergeId }));
    expect(lineOf(apart, given).name).toBe('Bak B.');
  });

  it('an old list brings others into the archive', async () => {
    const winner = await own.world.person('Új Ubul');
    const { public: files } = await after(() => importOldTrophies(own.jury, ['Új Ubul,royal,2025-02-01,1,,,,']));
    expect(lineOf(files, winner).digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('a name that is erased cannot be guessed: its salt is nowhere any more', async () => {
    const { second } = own.teams[0];
    const before = lineOf(await exported('public'), second);
    expect([before.name, (await dump()).includes(`\\x${before.salt!}`)]).toEqual(['Kis Béla', true]);
    const archives = await after(() => done(admin, ERASE, { personId: second.id }));
    const everything = [await dump(), ...Object.values(archives).flatMap((files) => [...files.values()])].join('\n');
    for (const gone of [before.salt!, before.digest!, 'Kis Béla']) expect(everything).not.toContain(gone);
    for (const files of Object.values(archives))
      expect(lineOf(files, second)).toMatchObject({ name: null, salt: null });
  });

  it('another office that imports it keeps salts and digests, has the same chain, and exports the same file', async () => {
    const path = file();
    const files = await exportedTo(path, 'full');
    const database = (await newDatabase())!;
    const environment = { DATABASE_URL: database.url };
    expect(await tarokk(['season', 'import', path], { environment })).toMatchObject({ status: 0, stderr: '' });
    const office = await anotherOffice(environment);
    const world = given(office);
    const back = file();
    await exportedTo(back, 'full', { office, world });
    expect(readFileSync(back).equals(readFileSync(path))).toBe(true);
    const { rows } = await world.database.query<{ salt: string | null; digest: string }>(
      `SELECT encode("salt", 'hex') AS "salt", encode("digest", 'hex') AS "digest" FROM "person_name" WHERE "person_id" = $1`,
      [own.people.b.id],
    );
    const { salt, digest } = lineOf(files, own.people.b);
    expect(rows).toEqual([{ salt, digest }]);
    const audit = await tarokk(['audit', 'verify', '--json'], { environment });
    expect(JSON.parse(audit.stdout)).toMatchObject({ verdict: 'whole', faults: [] });
    await world.end();
    await office.end();
    await database.drop();
  });

  it('an office that knows somebody under another name vouches for the names that it has, behind the log', async () => {
    const path = file();
    const files = await exportedTo(path, 'full');
    const database = (await newDatabase())!;
    const environment = { DATABASE_URL: database.url };
    const office = await anotherOffice(environment);
    const world = given(office);
    const { a } = own.people;
    // Rows, since the office gives every person an id of its own.
    await world.database.query('INSERT INTO "person" ("id") VALUES ($1)', [a.id]);
    await world.database.query(
      `INSERT INTO "person_name" ("person_id", "revision", "name", "key") VALUES ($1, 1, 'Nagy A.', 'nagy a.')`,
      [a.id],
    );
    expect(await tarokk(['season', 'import', path], { environment })).toMatchObject({ status: 0, stderr: '' });
    const here = await exportedTo(file(), 'full', { office, world });
    expect(lineOf(here, a).name).toBe('Nagy A.');
    expect(rootIn(here)).not.toBe(rootIn(files));
    const report = await tarokk(['season', 'verify', '--json', await pack(file(), here)]);
    expect(JSON.parse(report.stdout)).toMatchObject({ verdict: 'same', unvouched: { names: 0 } });
    const links = (of: Files): number => rowsOf(of, 'log/chain.ndjson').length;
    expect(links(here)).toBe(links(files) + 1);
    await world.end();
    await office.end();
    await database.drop();
  });

  it('and opened again, its names have no root until it is closed once more', async () => {
    const before = rootIn(await exported('full'));
    await done(own.jury, REOPEN, {});
    await done(own.jury, RENAME, { personId: own.people.a.id, name: 'Nagy Anna' });
    const open = await exported('full');
    expect(rootIn(open)).toBe(before);
    expect(await reportOf(open)).toMatchObject({
      verdict: 'same',
      unvouched: { names: personsIn(open).length, without: 'closing' },
    });
    await done(own.jury, CLOSE, {});
    const closed = await exported('full');
    expect(rootIn(closed)).not.toBe(before);
    expect(await reportOf(closed)).toMatchObject({ verdict: 'same', unvouched: { names: 0, without: null } });
  });
});

describe('when a name changes in the moment in which the season is closed', () => {
  /**
   * What another process of the office does in a transaction, while somebody asks this one for something else: it waits, and
   * what it does then follows from both.
   */
  async function during(statements: readonly string[], act: () => Promise<unknown>): Promise<void> {
    const other = await own.world.database.connect();
    await other.query('BEGIN');
    await other.query(`SELECT pg_advisory_xact_lock(hashtextextended('names of seasons', 0))`);
    for (const statement of statements) await other.query(statement);
    const acted = act();
    await eventually(async () => {
      const { rows } = await own.world.database.query(
        `SELECT FROM pg_locks WHERE "locktype" = 'advisory' AND NOT "granted" AND "database" = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      expect(rows).toHaveLength(1);
    });
    await other.query('COMMIT');
    other.release();
    await acted;
  }

  const verdict = async (): Promise<unknown> => {
    const { verdict: of, unvouched } = await reportOf(await exported('full'));
    return [of, unvouched['names'], unvouched['without']];
  };

  it('the closing vouches for the new name', async () => {
    await done(own.jury, REOPEN, {});
    const rename = `UPDATE "person_name" SET "name" = 'Nagy Annamária' WHERE "person_id" = '${own.people.a.id}'`;
    await during([rename], () => done(own.jury, CLOSE, {}));
    expect(await verdict()).toEqual(['same', 0, null]);
  });

  it('the new name is vouched for behind the closing', async () => {
    await done(own.jury, REOPEN, {});
    // Rows, since this is a closing by an older version.
    const close = [
      'UPDATE "season" SET "closed_at" = now() WHERE "year" = 2025',
      'DELETE FROM "season_person" WHERE "season" = 2025',
      'INSERT INTO "season_person" SELECT 2025, p FROM persons_in_season(2025) AS p',
      'UPDATE "season_names" SET "root" = names_root(2025) WHERE "season" = 2025',
    ];
    await during(close, () => done(own.jury, RENAME, { personId: own.people.a.id, name: 'Nagy Anikó' }));
    expect(await verdict()).toEqual(['same', 0, null]);
  });
});

describe('an archive of before', () => {
  it.each(sampleKinds)('has no root of names, which is said of the %s one, and is the same as ever', async (kind) => {
    const { status, stdout } = await tarokk(['season', 'verify', samplePath(kind)]);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/has no root of\s+names: it is an archive of before/)]);
  });

  it('gets none where it is imported: nobody vouched for its names', async () => {
    const database = (await newDatabase())!;
    const environment = { DATABASE_URL: database.url };
    expect(await tarokk(['season', 'import', samplePath('full')], { environment })).toMatchObject({ status: 0 });
    const office = await anotherOffice(environment);
    const world = given(office);
    const files = await exportedTo(file(), 'full', { office, world });
    expect(rowsOf(files, 'records/season_names.ndjson')).toEqual([]);
    const { stdout } = await tarokk(['season', 'verify', '--json', await pack(file(), files)]);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'same', unvouched: { without: 'root' } });
    await world.end();
    await office.end();
    await database.drop();
  });
});
