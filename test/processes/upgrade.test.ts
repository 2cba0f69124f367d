import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyMigrations, readMigrations } from '../../apps/api/src/platform/database/migrations.js';
import { loggedIn } from '../support/account-requests.js';
import { ask, done, graphql } from '../support/ask.js';
import { movableClock } from '../support/clock.js';
import type { Client } from '../support/given.js';
import { clockFolderOfWorker } from '../support/hosted-office.js';
import { moveOf } from '../support/matches.js';
import { newFolder, type Office, removeFolder } from '../support/office.js';
import { anotherOffice } from '../support/own-office.js';
import { PREPARED_FOLDER } from '../support/prepared-folder.js';
import { projectRoot } from '../support/project.js';
import { sealed } from '../support/sealed.js';
import { tarokk } from '../support/tarokk.js';
import { expectFile } from '../support/text-files.js';
import { emptyDatabase, type NewDatabase } from '../support/worker-postgres.js';
import { putRows, readRows, rowsOf, type TableRows } from '../upgrades/rows.js';

const folder = join(projectRoot, 'test/upgrades');
/** By the last migration that each of the saved databases has. */
const versions = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/**
 * What a migration takes away or writes anew on purpose, with the reason: "table" or "table.column". All else has to be as it was.
 */
const changed: Readonly<Record<string, string>> = {};

/** When the saved databases were made: deadlines have not passed since. */
const WHEN: Readonly<Record<string, string>> = { '0002_guarantees': '2026-11-28T12:00:00Z' };

const OF_SEASON = graphql(`query ($year: Int!) {
  championshipTable(seasonYear: $year) {
    rows { rank points matches best average remaining decidedBy reason(language: EN) team { id name } }
  }
  cup(seasonYear: $year) {
    phase winner { id name } runnersUp { name } bronze { name } draw { seed }
    rounds { round lastDay ties { state reason(language: EN) points sides { pair { name } } matches { matchId date points } } }
  }
  grandPrixYear(seasonYear: $year) {
    events { id name date phase seed table { final rows { rank total games raws reason(language: EN) trophies pair { name } } } }
    players { person { name } wins best }
  }
  freeTable(seasonYear: $year) { rows { rank points games reason(language: EN) player { id name } } }
  freeGames(seasonYear: $year, first: 100) { nodes { id date order kind state objections players { name } } }
  matches(seasonYear: $year, first: 100) {
    nodes { id date order kind state competitions revision raw { a b } points { a b } verdict openErrors sides { id name } }
  }
  plannedMatches(seasonYear: $year) { nodes { id date order competition cancelledAt sideA { name } sideB { name } } }
  requests(seasonYear: $year, first: 100) { nodes { id kind state overdue date words reason side { name } person { name } } }
  teams(seasonYear: $year, first: 100) { nodes { id name state members { captain firstDay lastDay person { name } } } }
}`);

const OF_ALL = graphql(`{
  seasons(first: 10) { nodes { year annualMeeting matchLimit closed } }
  trophies(order: OLDEST, first: 100) {
    nodes {
      id trophy class date matchId game evidence ordinal(language: EN) hundredths announcer { name } partner { name } opponents { name }
      listNumbers { first last } ofAnnouncer { first last } ofKind { first last }
    }
  }
  persons(first: 100) { nodes { id name pseudonymous milestones { __typename } } }
  venues(first: 100) { nodes { id name public closed } }
}`);

const HEADS = graphql('{ auditHeads { chain number hash } }');

const APPROVABLE = graphql(`query ($year: Int!) {
  matches(seasonYear: $year, first: 100, states: [CONFIRMED]) { nodes { id revision possibleMoves } }
}`);

/** The saved tables, with those columns alone that they had, and their rows in one order. */
function asSaved(saved: readonly TableRows[], now: readonly TableRows[]): readonly TableRows[] {
  return saved
    .filter(({ table }) => !(table in changed))
    .map(({ table, columns }) => {
      const kept = columns.filter((column) => !(`${table}.${column}` in changed));
      const there = now.find((each) => each.table === table);
      const places = kept.map((column) => there?.columns.indexOf(column) ?? -1);
      const rows = (there?.rows ?? []).map((row) => places.map((place) => row[place] ?? null));
      return { table, columns: kept, rows: rows.toSorted(byText) };
    });
}

function byText(one: readonly unknown[], other: readonly unknown[]): number {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

describe.each(versions)('an office whose database ends with $name goes up to this version', ({ name: version }) => {
  const saved = readRows(gunzipSync(readFileSync(join(folder, version, 'rows.ndjson.gz'))).toString());
  const data = newFolder();
  const clock = movableClock(clockFolderOfWorker(process.env[PREPARED_FOLDER]!), WHEN[version]!);
  let database: NewDatabase;
  let pool: pg.Pool;
  let office: Office | undefined;
  let juror: Client;

  beforeAll(async () => {
    database = await emptyDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 1, options: '-c TimeZone=UTC' });
    await applyMigrations(
      database.url,
      (await readMigrations()).filter(({ name }) => name <= version),
    );
    await putRows(pool, saved);
  });

  afterAll(async () => {
    await office?.end();
    await pool.end();
    await database.drop();
    removeFolder(data);
  });

  const run = (...words: readonly string[]) => tarokk(words, { environment: { DATABASE_URL: database.url } });

  it('no row of any table is lost or changed by the migrations', async () => {
    const before = await rowsOf(pool);
    expect(asSaved(saved, before)).toEqual(asSaved(saved, saved));
    await applyMigrations(database.url);
    const after = asSaved(saved, await rowsOf(pool));
    const missing = asSaved(saved, saved).map(({ table, rows }) => {
      const there = new Set(after.find((each) => each.table === table)?.rows.map((row) => JSON.stringify(row)));
      return { table, rows: rows.filter((row) => !there.has(JSON.stringify(row))) };
    });
    expect(missing.filter(({ rows }) => rows.length > 0)).toEqual([]);
  });

  it('people log in with the passwords that they had', async () => {
    office = await anotherOffice({
      DATABASE_URL: database.url,
      DATA_DIR: data,
      OFFICE_KEY: 'known-to-all-who-read-the-tests-of-it',
      // All of a season is asked for at once.
      QUERY_COST: '100000',
      ...clock.environment,
    });
    const { rows } = await pool.query<{ readonly username: string }>(
      'SELECT "username" FROM "account" WHERE "jury" AND "username" IS NOT NULL ORDER BY "username" LIMIT 1',
    );
    juror = await loggedIn(office, rows[0]!.username, 'tarokk-demo');
  });

  it('tables and lists are those that the version of then has answered (UPDATE_FILES=1 writes them)', async () => {
    const seasons = [];
    for (const year of [2025, 2026]) seasons.push(await ask(juror, OF_SEASON, { year }));
    const answers = { ...(await ask(juror, OF_ALL)), seasons };
    expectFile(join(folder, version, 'answers.json'), `${JSON.stringify(answers, null, 1)}\n`);
  });

  it('what is stored is what the sheets give', async () => {
    const { status, stdout, stderr } = await run('recount');
    expect([status, stdout, stderr]).toEqual([0, expect.stringContaining('✓ Season 2026'), '']);
  });

  it('names have salts, and the archives of seasons that were closed before vouch for them', async () => {
    const { rows } = await pool.query<{ names: number; salts: number }>(
      `SELECT count(*)::int AS "names", count(DISTINCT "salt") FILTER (WHERE "digest" = sha256("salt" || convert_to("name", 'UTF8')))::int AS "salts"
       FROM "person_name"`,
    );
    expect([rows[0]!.names > 0, rows[0]!.salts]).toEqual([true, rows[0]!.names]);
    await sealed(pool);
    const closed = await pool.query<{ year: number }>('SELECT "year" FROM "season" WHERE "closed_at" IS NOT NULL');
    expect(closed.rows).toEqual([{ year: 2025 }]);
    for (const kind of [[], ['--full']]) {
      const file = join(data, `season-${kind.length}.zip`);
      expect(await run('season', 'export', '2025', ...kind, '-o', file)).toMatchObject({ status: 0 });
      const { stdout } = await tarokk(['season', 'verify', '--json', file]);
      expect(JSON.parse(stdout)).toMatchObject({ verdict: 'same', faults: [], unvouched: { names: 0, without: null } });
    }
  });

  it('the log is whole, goes on from the heads of then, and takes what is done now', async () => {
    const { columns, rows } = saved.find(({ table }) => table === 'audit_head')!;
    const heads = rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]!])));
    const { nodes } = (await ask(juror, APPROVABLE, { year: 2026 })).matches;
    const { id: matchId, revision } = nodes.find(({ possibleMoves }) => possibleMoves.includes('APPROVED'))!;
    expect((await done(juror, moveOf('approveMatch'), { matchId, revision })).match!.state).toBe('APPROVED');
    await sealed(pool);
    const words = heads.flatMap(({ chain, number, hash }) => ['--head', `${chain!}:${number!}:${hash!.slice(2)}`]);
    const { status, stdout, stderr } = await run('audit', 'verify', ...words);
    expect([status, stdout, stderr]).toEqual([0, expect.any(String), '']);
    const then = Number(heads.find(({ chain }) => chain === 'season 2026')!['number']);
    const { auditHeads } = await ask(juror, HEADS);
    expect(auditHeads.find(({ chain }) => chain === 'season 2026')!.number).toBeGreaterThan(then);
  });
});
