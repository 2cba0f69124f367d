import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { giveEmail } from '../support/account-requests.js';
import { importOldTrophies } from '../support/old-trophies.js';
import { ask, done, graphql, refused } from '../support/ask.js';
import { Random } from '@tarokk/rules';
import { type Ended, tarokk } from '../support/tarokk.js';
import { changed, type Files, pack, rowsOf, unpack } from '../support/archives.js';
import { client, given, type Member } from '../support/given.js';
import { newFolder, type Office, removeFolder } from '../support/office.js';
import { embeddedOffice } from '../support/embedded-office.js';
import { ownOffice } from '../support/own-office.js';
import { fillFromPreparedFolder } from '../support/prepared-folder.js';
import { playFreeGames } from '../support/random-free-games.js';
import { playSeason } from '../support/random-season.js';
import { playCup, playGrandPrix } from '../support/season-events.js';
import { sealed } from '../support/sealed.js';

const files = newFolder();
const { office, world, end } = await ownOffice();
let juror: Member;
let admin: Member;
/** Of the season 2025, public and full. */
let published: Files;
let full: Files;

beforeAll(async () => {
  juror = await world.member({ jury: true, name: 'Judit Kis' });
  admin = await world.member({ admin: true });
  const teams = await playSeason(world, juror, 2025, new Random('archive'), { matches: 8, rounds: 6 });
  await playFreeGames(world, juror, 2025, new Random('free archive'), { games: 8, rounds: 3 });
  await playCup(world, juror, 2025);
  await playGrandPrix(world, juror, 2025);
  await world.season(2026);
  const champion = teams[0]!.members[0]!.name;
  const old = ['golgotha,,7', ',1999,3', 'royal,2025-03-04,2'].map((won) => `${champion},${won},,,,`);
  await importOldTrophies(juror, old);
  await sql(`UPDATE "person" SET "pseudonymous" = true WHERE "id" = '${teams[1]!.members[0]!.id}'`);
  await giveEmail(world, teams[1]!.members[1]!, 'secret@example.org');
  await world.venue('Angelika');
  await sql(`UPDATE "season" SET "closed_at" = now() WHERE "year" = 2025`);
  await sealed(world.database);
  expect(await season('export', '2025', '-o', at('public.zip'))).toMatchObject({ status: 0 });
  expect(await season('export', '2025', '--full', '-o', at('full.zip'))).toMatchObject({ status: 0 });
  published = await unpack(at('public.zip'));
  full = await unpack(at('full.zip'));
});

afterAll(async () => {
  await end();
  removeFolder(files);
});

const at = (name: string): string => join(files, name);

async function sql(statement: string): Promise<Record<string, unknown>[]> {
  return (await world.database.query<Record<string, unknown>>(statement)).rows;
}

function season(...words: readonly string[]): Promise<Ended> {
  return tarokk(['season', ...words], { environment: { DATABASE_URL: office.databaseUrl() }, directory: files });
}

interface Report {
  readonly verdict: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly unverified: readonly string[];
  readonly faults: readonly Readonly<Record<string, unknown>>[];
}

async function verified(archive: string, ...words: readonly string[]): Promise<Report & { status: number | null }> {
  const { stdout, stderr, status } = await tarokk(['season', 'verify', '--json', archive, ...words]);
  expect(stderr).toBe('');
  return { ...(JSON.parse(stdout) as Report), status };
}

const HEAD = graphql('{ auditHead(chain: "season 2025") { number hash } }');
const TABLES = graphql(`{
  championshipTable(seasonYear: 2025) {
    season { closed annualMeeting }
    rows { rank team { id name } matches points average best remaining reason(language: HU) }
  }
  trophies(first: 100, order: OLDEST,  seasonYear: 2025 ) {
    nodes {
      id count date evidence
      announcer { id name }
      partner { id }
      side { id name }
      ofKind { first last }
      ofAnnouncer { first last }
    }
  }
  cup(seasonYear: 2025) { winner { name } runnersUp { name } rounds { ties { id state points reason(language: DE) } } }
  grandPrixYear(seasonYear: 2025) { events { name table { rows { rank total reason(language: EN) pair { name } } } } }
  freeTable(seasonYear: 2025) { rows { rank points games player { id name } reason(language: HU) } }
  trophyRanking(first: 100) { nodes { rank number player { id name } } }
  matches(first: 100, seasonYear: 2025) { nodes { id state date revision raw { a b } points { a b } verdict } }
}`);

async function headOf(of: Office) {
  return (await ask(of, HEAD)).auditHead!;
}

/** All that the public sees of the tables. */
const tablesOf = (of: Office) => ask(of, TABLES);

describe('a season as one file', () => {
  it('D25 is to be had by everybody when the season is closed, and is the same each time', async () => {
    const response = await fetch(`${office.url}/archives/season-2025.zip`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="season-2025.zip"');
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(at('public.zip')))).toBe(true);

    const open = await fetch(`${office.url}/archives/season-2026.zip`, { headers: { 'accept-language': 'de' } });
    expect(open.status).toBe(404);
    expect(await open.json()).toMatchObject({
      code: 'DOWNLOAD_SEASON_OPEN',
      detail: 'Die Saison 2026 ist nicht geschlossen; mit dem Schließen wird ihr Archiv veröffentlicht (D25).',
    });
    for (const name of ['season-1990.zip', 'season-2025-full.zip', '..%2Fsecret.zip', 'season-2025.tar']) {
      expect((await fetch(`${office.url}/archives/${name}`)).status).toBe(404);
    }
  });

  it('is said to be of a season that is still open, where the server has exported one of it', async () => {
    expect(await season('export', '2026', '-o', at('open.zip'))).toMatchObject({ status: 0 });
    const { stdout } = await season('verify', at('open.zip'));
    expect(stdout).toContain('public archive · season still open');
    expect(await verified(at('open.zip'))).toMatchObject({ archive: { closedAt: null, seasonless: false } });
  });

  it('is left as it is where its file is there already, unless that is to be replaced', async () => {
    const before = readFileSync(at('public.zip'));
    const refused = await season('export', '2025', '--full', '-o', at('public.zip'));
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toContain('is there already and was left as it is. With --force it is replaced.');
    expect(readFileSync(at('public.zip')).equals(before)).toBe(true);
    expect(await season('export', '2025', '--force', '-o', at('public.zip'))).toMatchObject({ status: 0 });
    expect(readFileSync(at('public.zip')).equals(before)).toBe(true);
  });

  it('is held against the SHA-256 of its manifest that its export says and the office publishes: two names that were swapped are found', async () => {
    const { stderr } = await season('export', '2025', '-o', at('kept.zip'));
    const digest = /SHA-256 of the manifest: ([0-9a-f]{64})\n/.exec(stderr)![1]!;
    const PUBLISHED = graphql(
      '{ seasonArchive(seasonYear: 2025) { file manifest } open: seasonArchive(seasonYear: 2026) { file } }',
    );
    expect(await ask(office, PUBLISHED)).toEqual({
      seasonArchive: { file: '/archives/season-2025.zip', manifest: digest },
      open: null,
    });
    expect(await verified(at('kept.zip'), '--manifest', digest.toUpperCase())).toMatchObject({ verdict: 'same' });
    const [first, second] = rowsOf(published, 'persons.ndjson').filter(({ name }) => name !== null);
    const swapped = changed(published, 'persons.ndjson', (lines) =>
      lines.map((line) => {
        const person = JSON.parse(line) as { id: unknown };
        const other = person.id === first!['id'] ? second : person.id === second!['id'] ? first : person;
        return JSON.stringify({ ...person, name: (other as { name?: unknown }).name });
      }),
    );
    const other = await pack(at('swapped.zip'), swapped);
    const { status, faults } = await verified(other, '--manifest', digest);
    expect(status).toBe(1);
    expect(faults.map(({ code }) => code)).toContain('manifest-other');
    expect(faults.find(({ code }) => code === 'manifest-other')).toMatchObject({ kept: digest });
  });

  it('comes by standard input too, and of what is no archive there is a document for programs', async () => {
    const input = readFileSync(at('public.zip'));
    const given = await tarokk(['season', 'verify', '-', '--json'], { input });
    expect(JSON.parse(given.stdout)).toMatchObject({ verdict: 'same' });
    for (const [archive, text] of [
      [at('nowhere.zip'), ''],
      ['-', 'no zip'],
    ] as const) {
      const { stdout, status } = await tarokk(['season', 'verify', archive, '--json'], { input: text });
      expect(status).toBe(2);
      expect(JSON.parse(stdout)).toEqual({
        format: 'royal-tarokk-season-result/1',
        verdict: 'unreadable',
        message: expect.stringMatching(/./),
      });
    }
  });

  it('shows of its matches, persons and log what the public may see, and nothing else', async () => {
    expect([...published.keys()].sort()).toEqual([
      'championship/table.ndjson',
      'cup/ties.ndjson',
      'free-championship/table.ndjson',
      'grand-prix/places.ndjson',
      'grand-prix/teams.ndjson',
      'log/chain.ndjson',
      'log/names.ndjson',
      'manifest.json',
      'persons.ndjson',
      ...[
        'cup',
        'cup_act',
        'cup_entry',
        'free_factor',
        'free_game',
        'free_game_revision',
        'grand_prix',
        'grand_prix_entry',
        'grand_prix_pairing',
        'match',
        'match_revision',
        'match_ruling',
        'membership',
        'pair',
        'pair_player',
        'planned_match',
        'season',
        'season_names',
        'side',
        'team',
        'trophy',
      ].map((table) => `records/${table}.ndjson`),
      'trophies/between.ndjson',
      'trophies/list.ndjson',
      'trophies/opening.ndjson',
      'venues.ndjson',
    ]);
    const everything = [...published.values()].join('\n');
    const hidden = await sql(`SELECT "id" FROM "match" WHERE "state" NOT IN ('approved', 'reopened')`);
    expect(hidden.length).toBeGreaterThan(0);
    const notAdmitted = await sql(`SELECT "id" FROM "free_game" WHERE "state" NOT IN ('admitted', 'reopened')`);
    expect(notAdmitted.length).toBeGreaterThan(0);
    for (const { id } of notAdmitted) expect(everything).not.toContain(id);
    for (const { id } of hidden) expect(everything).not.toContain(id);
    const [pseudonym] = await sql(
      'SELECT p."id", n."name" FROM "person" p JOIN "person_name" n ON n."person_id" = p."id" WHERE p."pseudonymous"',
    );
    expect(rowsOf(published, 'persons.ndjson')).toContainEqual(
      expect.objectContaining({ id: pseudonym!['id'], name: null }),
    );
    for (const secret of [`"${pseudonym!['name'] as string}"`, 'secret@', 'so be it', 'we know', '"disputed_by":"']) {
      expect([...published.values()].filter((text) => text.includes(secret))).toEqual([]);
    }
    expect([...full.values()].join('\n')).not.toContain('secret@');
    const [accounts] = await sql('SELECT array_agg("token_hash"::text) AS "hashes" FROM "login"');
    for (const hash of accounts!['hashes'] as string[]) expect([...full.values()].join('\n')).not.toContain(hash);
  });

  it('whole is handed to admins who are logged in, and the log says to whom', async () => {
    const ask = (headers: Record<string, string>, method = 'POST'): Promise<Response> =>
      fetch(`${office.url}/archives/season-2025-full.zip`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ cookie: juror.cookie })).status).toBe(403);
    expect((await ask({ cookie: admin.cookie }, 'GET')).status).toBe(404);
    const response = await ask({ cookie: admin.cookie });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(at('full.zip')))).toBe(true);
    const entries = await sql(
      `SELECT "chain", "account_id", "action", "after" ->> 'year' AS "year" FROM "audit_entry" WHERE "object" = 'season export' ORDER BY "id"`,
    );
    expect(entries).toEqual([
      { chain: 'office', account_id: null, action: 'exportSeason', year: '2025' },
      { chain: 'office', account_id: admin.accountId, action: 'exportSeason', year: '2025' },
    ]);
  });

  it('is not there for a season that the office does not have', async () => {
    expect(await season('export', '1990')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'tarokk: There is no season 1990 in this office.\n',
    });
  });
});

describe('tarokk season verify', () => {
  it.each(['public', 'full'])('needs nothing but the %s archive to recount its tables', async (kind) => {
    const head = await headOf(office);
    const report = await verified(
      at(`${kind}.zip`),
      '--head',
      head.hash,
      '--head',
      `season 2025:${head.number}:${head.hash}`,
    );
    expect(report).toMatchObject({ status: 0, verdict: 'same', faults: [], unverified: [] });
    const { links, entries, matches, places, unproved } = report.figures;
    const files = kind === 'full' ? full : published;
    const free = rowsOf(files, 'free-championship/table.ndjson');
    const ties = rowsOf(files, 'cup/ties.ndjson');
    const pairs = rowsOf(files, 'grand-prix/places.ndjson');
    expect(ties.map(({ state }) => state)).toEqual(['decided', 'decided', 'decided']);
    expect(pairs.map(({ matches }) => matches)).toEqual([1, 1, 0, 0]);
    expect(free.length).toBeGreaterThan(0);
    expect([links, places]).toEqual([head.number, 4 + ties.length + pairs.length + free.length]);
    expect(matches).toBe(rowsOf(kind === 'full' ? full : published, 'records/match.ndjson').length);
    if (kind === 'full') expect([entries, unproved]).toEqual([links, 0]);
    else expect(entries).toBeLessThan(links!);
  });

  it.each([
    ['en', /^✓ Same: the tables of season 2025 follow from its records\.\n/],
    ['de', /^✓ Gleich: die Tabellen der Saison 2025 folgen aus ihren Aufzeichnungen\.\n/],
    ['hu', /^✓ Egyezik: a 2025\. évi szezon táblázatai következnek a feljegyzéseiből\.\n/],
  ])('says so to people, in the language %s', async (language, expected) => {
    const { stdout, status } = await tarokk(['season', 'verify', at('public.zip'), '--lang', language]);
    expect(stdout).toMatch(expected);
    expect(stdout).toContain((await headOf(office)).hash);
    expect(status).toBe(0);
  });

  it('recounts nothing where a file is not as the manifest lists it, and prints no noughts', async () => {
    const whole = await unpack(at('public.zip'));
    const file = 'records/match.ndjson';
    const of = new Map(whole).set(file, whole.get(file)!.replace(/"raw_a": \d/, '"raw_a": 9'));
    const { stdout, status } = await tarokk(['season', 'verify', await pack(at('touched.zip'), of)]);
    expect(stdout).toMatch(/^✗ Different: season 2025\. Differences: 1\.\n.*\n  ✗ records\/match\.ndjson/);
    expect(stdout).toContain('so nothing was recounted');
    expect(stdout).not.toMatch(/: 0\b|verified/);
    expect(status).toBe(1);
  });

  it('says how many names and figures of before nothing in the archive vouches for', async () => {
    const { stdout } = await tarokk(['season', 'verify', at('public.zip')]);
    const names = rowsOf(published, 'persons.ndjson').length;
    const opening = rowsOf(published, 'trophies/opening.ndjson').length;
    expect(opening).toBeGreaterThan(0);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      `Names of persons for which nothing in the archive vouches but the SHA-256 of the manifest: ${names}.`,
    );
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      `Figures of trophies of before, for which nothing in the archive vouches but the SHA-256 of the manifest: ${opening}.`,
    );
  });

  it('says what is different, with the exit status 1', async () => {
    const of = changed(published, 'records/match.ndjson', ([first, ...rest]) => [
      first!.replace(/"raw_a": (\d+)/, (_, raw) => `"raw_a": ${Number(raw) + 8}`),
      ...rest,
    ]);
    const report = await verified(await pack(at('changed.zip'), of));
    const [match] = rowsOf(of, 'records/match.ndjson');
    expect(report.status).toBe(1);
    expect(report.faults).toContainEqual(
      expect.objectContaining({
        code: 'match-differs',
        match: match!['id'],
        field: 'raw_a',
        kept: String(match!['raw_a']),
        recounted: String((match!['raw_a'] as number) - 8),
      }),
    );
  });
});

describe('tarokk season import', () => {
  it('1.4 has the notes of games as the sheets have them, where there are any', async () => {
    const sheets = rowsOf(published, 'records/match_revision.ndjson').map(({ sheet }) => JSON.stringify(sheet));
    const noted = sheets.filter((sheet) => sheet.includes('"notes":[{"game":2,"redealt":["too-few-tarocks"]}]'));
    expect(noted.length).toBeGreaterThan(0);
    expect(sheets.filter((sheet) => !sheet.includes('"notes"')).length).toBeGreaterThan(0);
    expect(await season('verify', at('public.zip'))).toMatchObject({ status: 0 });
  });

  it('makes of a full archive, in an empty database, the same tables and the same chain', async () => {
    const elsewhere = newFolder();
    fillFromPreparedFolder(elsewhere);
    const environment = { DATA_DIR: elsewhere };
    const run = (...words: readonly string[]): Promise<Ended> => tarokk(words, { environment });
    const imported = await run('season', 'import', at('full.zip'));
    expect(imported.stderr).toBe('');
    expect(imported.stdout).toMatch(/^Imported: season 2025\. Matches: 13, /);
    expect(imported.stdout).toContain((await headOf(office)).hash);

    const again = await run('season', 'import', at('full.zip'));
    expect([again.status, again.stderr]).toEqual([
      2,
      expect.stringContaining('This office has the season 2025 already.'),
    ]);

    const other = await embeddedOffice(environment);
    const there = given(other);
    try {
      expect(await headOf(other)).toEqual(await headOf(office));
      expect(await tablesOf(other)).toEqual(await tablesOf(office));
      await sealed(there.database);
      const audit = await tarokk(['audit', 'verify', '--json'], { environment: { DATABASE_URL: other.databaseUrl() } });
      expect(JSON.parse(audit.stdout)).toMatchObject({ verdict: 'whole', faults: [], waiting: 0 });
      const jury = await there.member({ jury: true, admin: true });
      const RECOUNT = graphql('{ recount(seasonYear: 2025) { matches difference { thing id kept recounted } } }');
      expect((await ask(jury, RECOUNT)).recount.difference).toBeNull();
      // Who acted there acts here under the id that the log has; nobody can log in by it.
      const { rows: accounts } = await there.database.query<{ open: boolean }>(
        'SELECT "username" IS NOT NULL OR "password_hash" IS NOT NULL OR "jury" AS "open" FROM "account" WHERE "id" = ANY ($1)',
        [[juror.accountId]],
      );
      expect(accounts).toEqual([{ open: false }]);
      // Exported again, the season is the same file, from the first byte to the last.
      const back = await tarokk(['season', 'export', '2025', '--full', '-o', at('back.zip')], {
        environment: { DATABASE_URL: other.databaseUrl() },
      });
      expect(back.status).toBe(0);
      const digest = (name: string): string =>
        createHash('sha256')
          .update(readFileSync(at(name)))
          .digest('hex');
      expect(digest('back.zip')).toBe(digest('full.zip'));
      // The season goes on: what the jury decides here is written behind what was decided there.
      const REOPEN = graphql(
        `mutation ($key: IdempotencyKey!) {
          reopenSeason(input: { idempotencyKey: $key, seasonYear: 2025, reason: "Late news" }) { __typename ...refused }
        }`,
        [refused],
      );
      await done(client(other, { cookie: jury.cookie }), REOPEN);
      await sealed(there.database);
      expect((await headOf(other)).number).toBe((await headOf(office)).number + 1);
    } finally {
      await there.end();
      await other.end();
      removeFolder(elsewhere);
    }
  });

  it('refuses a public archive, one that is not what it says, and a season that is there', async () => {
    const refused = async (archive: string): Promise<string> => {
      const { status, stderr } = await season('import', archive);
      expect(status).toBe(2);
      return stderr;
    };
    expect(await refused(at('public.zip'))).toContain('This is the public archive of the season.');
    const of = changed(full, 'championship/table.ndjson', ([_, ...rest]) => rest);
    expect(await refused(await pack(at('changed.zip'), of))).toContain('The archive is not what it should be');
    expect(await refused(at('full.zip'))).toContain('This office has the season 2025 already.');
    expect(await refused(at('nowhere.zip'))).toContain('there is no such file');
    expect(await sql('SELECT "action" FROM "audit_entry" WHERE "action" = \'importSeason\'')).toEqual([]);
  });
});
