import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ask, graphql } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { givePassword } from '../support/account-requests.js';
import { bareRecord } from '../support/bare-records.js';
import { given, type Given, type Member, type Team } from '../support/given.js';
import { embeddedOffice } from '../support/embedded-office.js';
import { newFolder, type Office, removeFolder } from '../support/office.js';
import { shortLived } from '../support/project.js';
import { sheetOf } from '../support/sheets.js';
import { type Ended, launcher, tarokk } from '../support/tarokk.js';
import { stackTrace, temporaryFolder } from '../cli/command-files.js';
import { isFull } from '../support/full.js';

const folder = newFolder();
let office: Office;
let world: Given;
let juror: Member;
let teams: readonly Team[];
let days = 0;
/** Several times what is entered in one transaction. */
const MATCHES = isFull ? 1000 : 300;

jest.setTimeout(240_000);

beforeAll(async () => {
  office = await embeddedOffice({ DATA_DIR: folder });
  world = given(office);
  await world.season(2025);
  await world.venue('Desperados Pub');
  juror = await world.member({ jury: true });
  await givePassword(world, juror, 'judit', 'a word and another');
  await givePassword(world, await world.member(), 'nobody', 'a word and another');
  teams = await Promise.all(
    Array.from({ length: 8 }, async (_, number) =>
      world.team(
        2025,
        [await world.person(`Anna ${number}`), await world.person(`Béla ${number}`)],
        `Team No ${number}`,
      ),
    ),
  );
});

afterAll(async () => {
  await world.end();
  await office.end();
  removeFolder(folder);
});

const environment = (): NodeJS.ProcessEnv => ({ DATA_DIR: folder, DATABASE_URL: '' });
const remark = ['--remark', 'From the archive'];

/** The command beside the running office, on its database. */
function run(words: readonly string[], input: string | Uint8Array = ''): Promise<Ended> {
  return tarokk(['import', ...words, '--as', 'judit'], { input, environment: environment() });
}

interface DocumentReport {
  readonly file: string;
  readonly line: number | null;
  readonly outcome: string;
  readonly state: string | null;
  readonly problems: readonly { readonly code: string; readonly rule: string | null; readonly path: string }[];
}

/** What `--json` says of each document, and of the whole. */
function reportIn(stdout: string): { documents: DocumentReport[]; whole: Record<string, unknown> } {
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { documents: lines.slice(0, -1) as DocumentReport[], whole: lines.at(-1) as Record<string, unknown> };
}

/** A file in a folder that is gone after the test. */
function file(name: string, content: string | Uint8Array): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

function newDay(): string {
  return new Date(Date.UTC(2025, 1, 1 + ++days)).toISOString().slice(0, 10);
}

async function rows<T>(sql: string, ...values: unknown[]): Promise<T[]> {
  return (await world.database.query(sql, values)).rows as T[];
}

async function count(table: string, where = 'true'): Promise<number> {
  return (await rows<{ count: number }>(`SELECT count(*)::int AS "count" FROM "${table}" WHERE ${where}`))[0]!.count;
}

describe('tarokk import', () => {
  it('D10 enters hundreds of matches, killed in the middle and begun again, and nothing twice', async () => {
    const pairs = teams.flatMap((a, index) => teams.slice(index + 1).map((b) => [a, b] as const));
    const sheets = Array.from({ length: MATCHES }, (_, number) => {
      const day = new Date(Date.UTC(2025, 1, 1 + Math.floor(number / pairs.length)));
      return sheetOf(pairs[number % pairs.length]!, { seed: number % 16, date: day.toISOString().slice(0, 10) });
    });
    const text = sheets.map((sheet) => `${JSON.stringify(sheet)}\n`).join('');
    const season = file('season-2025.ndjson', text);
    const words = ['import', season, '--as', 'judit', ...remark];
    const first = spawn(process.execPath, [...shortLived, launcher, ...words], {
      env: { ...process.env, ...environment() },
    });
    const ended = new Promise<NodeJS.Signals | null>((resolve) =>
      first.on('close', (_code, signal) => resolve(signal)),
    );
    await eventually(async () => expect(await count('match')).toBeGreaterThan(0), { timeout: 120_000, interval: 5 });
    first.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    const entered = await count('match');
    expect(entered).toBeLessThan(MATCHES);
    expect(entered % 200).toBe(0);

    const second = await run([season, ...remark]);
    expect(second.stderr).toBe(`Database: embedded PostgreSQL in ${office.databaseFolder}\n`);
    expect(second.stdout).toContain(`Entered: ${MATCHES - entered}. There already: ${entered}. Refused: 0.\n`);
    expect(second.status).toBe(0);
    expect(await count('match')).toBe(MATCHES);
    expect(await rows('SELECT FROM "match" GROUP BY "side_a", "side_b", "date", "order" HAVING count(*) > 1')).toEqual(
      [],
    );

    const kept = async (): Promise<unknown> =>
      Promise.all(['match', 'match_revision', 'match_move', 'idempotency_key'].map((table) => count(table)));
    const before = await kept();
    const third = reportIn((await run([season, ...remark, '--json'])).stdout);
    expect(third.whole).toMatchObject({ documents: MATCHES, entered: 0, alreadyThere: MATCHES, refused: 0 });
    expect(await kept()).toEqual(before);

    const sha256 = createHash('sha256').update(text).digest('hex');
    const imports = await rows(
      `SELECT "name", "sha256", "documents", "entered", "complete", "entered_by" = $1 AS "his" FROM "match_import" ORDER BY "begun_at"`,
      juror.accountId,
    );
    const whole = { name: 'season-2025.ndjson', sha256, documents: MATCHES, complete: true, his: true };
    expect(imports).toEqual([
      { ...whole, sha256: null, documents: entered, entered, complete: false },
      { ...whole, entered: MATCHES - entered },
      { ...whole, entered: 0 },
    ]);
    // Whatever an import has changed is found in the log by its id.
    const [{ id }] = (await rows<{ id: string }>(
      `SELECT "id" FROM "match_import" WHERE "complete" ORDER BY "begun_at" LIMIT 1`,
    )) as [{ id: string }];
    expect(await count('audit_entry', `"request_id" = 'import ${id}' AND "object" = 'match'`)).toBe(MATCHES - entered);
    expect(await count('audit_entry', `"object" = 'import' AND "object_id" = '${id}'`)).toBeGreaterThan(0);
    const verified = await tarokk(['audit', 'verify'], { environment: environment() });
    expect(verified.stdout).toMatch(/^✓ Whole\./);
  });

  it('says of each document what was refused, where, by which rule and why, and enters the others', async () => {
    const pair = [teams[0]!, teams[1]!] as const;
    const good = sheetOf(pair, { date: newDay(), order: 9 });
    const lines = [
      '\ufeff' + JSON.stringify(good),
      '',
      '{"format":"royal-tarokk-match/1","kind":',
      JSON.stringify({ ...good, order: 10, date: '2031-01-01' }),
      JSON.stringify({ format: 'tarock-session/1' }),
      JSON.stringify(
        bareRecord(pair, { date: newDay(), names: { A: { team: '=cmd|/c calc!A1', collector: '\u202egnA' } } }),
      ),
    ];
    const content = Buffer.concat([
      Buffer.from(lines.map((line) => `${line}\r\n`).join('')),
      Buffer.from(
        JSON.stringify({ ...good, order: 11, venue: { name: 'Őrség', public: true } }).replace('Ő', 'ö'),
        'latin1',
      ),
    ]);
    const season = file('mixed.ndjson', content);
    const options = [...remark, '--competition', 'championship'];
    const before = await count('match');
    const dry = await run([season, ...options, '--json', '--dry-run']);
    expect(await count('match')).toBe(before);
    expect(reportIn(dry.stdout).whole).toMatchObject({ import: null, dryRun: true, entered: 1, refused: 5 });
    const shown = await run([season, ...options]);
    expect(shown.status).toBe(1);
    expect(await count('match')).toBe(before + 1);
    const { documents, whole } = reportIn((await run([season, ...options, '--json'])).stdout);
    expect(
      documents.map(({ line, outcome, problems }) => [
        line,
        outcome,
        problems.map(({ code, path }) => `${code} ${path}`),
      ]),
    ).toEqual([
      [1, 'already-there', []],
      [3, 'refused', ['import/not-json ']],
      [
        4,
        'refused',
        ['sheet/no-season date', 'sheet/side-of-other-season sides.A', 'sheet/side-of-other-season sides.B'],
      ],
      [5, 'refused', ['import/unknown-format format']],
      [6, 'refused', ['import/unknown-side parties.A.team', 'import/unknown-person parties.A.collector']],
      [7, 'refused', ['import/not-json ']],
    ]);
    expect(whole).toMatchObject({
      format: 'royal-tarokk-import/1',
      documents: 6,
      entered: 0,
      alreadyThere: 1,
      refused: 5,
    });
    expect(shown.stdout).toContain(`✗ ${season}:7 refused\n    this is not UTF-8 text [import/not-json]\n`);
    expect(shown.stdout).toContain('parties.A.team: No team or pair of the season 2025 is called =cmd|/c calc!A1.');
    expect(shown.stdout).not.toContain('\u202e');
    expect(shown.stdout + shown.stderr).not.toMatch(stackTrace);
  });

  it('says all that is wrong with the names of a line, each with the name that is near', async () => {
    const names = { A: { team: 'Tem No 3', collector: 'Ana 3' }, B: { team: 'Buda', interceptor: '4 Bela' } };
    const line = bareRecord([teams[3]!, teams[4]!], { date: newDay(), names });
    const season = file('near.ndjson', `${JSON.stringify(line)}\n`);
    const { stdout } = await run([season, ...remark, '--competition', 'championship', '--dry-run']);
    for (const words of [
      'parties.A.team: No team or pair of the season 2025 is called Tem No 3; there is Team No 3.',
      'parties.A.collector: Nobody is called Ana 3; Anna 3 plays in the season.',
      'parties.B.team: No team or pair of the season 2025 is called Buda.',
      'parties.B.interceptor: Nobody is called 4 Bela; Béla 4 plays in the season.',
    ]) {
      expect(stdout).toContain(words);
    }
  });

  it('reads a folder, approves with a reason, and exits with 1 when something cannot be approved', async () => {
    const archive = join(temporaryFolder(), 'archive');
    mkdirSync(join(archive, 'spring'), { recursive: true });
    const pair = [teams[2]!, teams[3]!] as const;
    const sheet = (number: number): string => JSON.stringify(sheetOf(pair, { seed: number, date: newDay(), order: 7 }));
    writeFileSync(join(archive, 'a.json'), sheet(1));
    writeFileSync(join(archive, 'spring', 'b.ndjson'), `${sheet(2)}\n${sheet(3)}`);
    writeFileSync(join(archive, 'notes.txt'), 'nothing to read');
    const approving = [archive, ...remark, '--approve', 'As it stands in the yearbook', '--json'];
    const { documents } = reportIn((await run(approving)).stdout);
    expect(documents.map(({ file: name, line, state }) => [name, line, state])).toEqual([
      [join(archive, 'a.json'), null, 'approved'],
      [join(archive, 'spring', 'b.ndjson'), 1, 'approved'],
      [join(archive, 'spring', 'b.ndjson'), 2, 'approved'],
    ]);
    const own = await world.team(2025, [juror, await world.person('A partner')], 'Of the jury');
    const his = file('his.json', JSON.stringify(sheetOf([own, teams[3]!], { date: newDay() })));
    const concerned = await run([his, ...remark, '--approve', 'As it stands in the yearbook']);
    expect(concerned.status).toBe(1);
    expect(concerned.stdout).toContain(`! ${his} not approved\n    rule D12: `);
    expect(concerned.stdout).toContain('Entered: 1.');
  });

  it('unpacks nothing, and refuses what is too long', async () => {
    const bomb = file('bomb.ndjson', gzipSync(Buffer.alloc(8 * 1024 * 1024)));
    const zip = file('records.json', Buffer.from('PK\x03\x04, and more', 'latin1'));
    const long = file('long.json', JSON.stringify({ format: 'tarokk-sheet/1', remark: 'x'.repeat(1_100_000) }));
    const { documents } = reportIn((await run([bomb, zip, long, '--json'])).stdout);
    expect(documents.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ['import/compressed'],
      ['import/compressed'],
      ['import/too-long'],
    ]);
    const csv = await run(['trophies', bomb]);
    expect(csv).toMatchObject({ status: 2, stdout: '' });
    expect(csv.stderr).toContain('this is compressed (gzip). Unpack it first');
  });

  it('reads standard input too', async () => {
    const sheet = JSON.stringify(sheetOf([teams[4]!, teams[5]!], { date: newDay(), order: 5 }));
    const { stdout, status } = await run(['-', ...remark], `${sheet}\n${sheet}\n`);
    expect(stdout).toContain('Entered: 1. There already: 1. Refused: 0.');
    expect(status).toBe(0);
  });

  it('says what keeps it from beginning, in the language of the reader, and leaves nothing', async () => {
    const before = await count('match_import');
    const season = file('one.json', '{}');
    const failed = [
      await tarokk(['import', season, '--as', 'nobody', '--lang', 'de'], { environment: environment() }),
      await run([join(temporaryFolder(), 'nowhere.ndjson')]),
      await run(['-']),
      await run([season, '--let-stand', 'claim/points']),
      await run([season, '--let-stand', 'claim/pionts', '--because', 'A slip']),
      await run([season, '--date', '2025-02-30']),
      await tarokk(['import', season]),
      await tarokk(['import', season, '--as', 'judit'], {
        environment: { DATABASE_URL: 'postgresql://office:hidden@127.0.0.1:9/office' },
      }),
    ];
    for (const { status, stdout, stderr } of failed) {
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).not.toMatch(stackTrace);
    }
    expect(failed.map(({ stderr }) => stderr)).toEqual([
      expect.stringContaining('in der Jury hat niemand den Benutzernamen nobody.'),
      expect.stringContaining('there is no such file or folder'),
      expect.stringContaining('there is nothing to import.'),
      expect.stringContaining('--let-stand needs a reason: --because.'),
      expect.stringContaining('claim/pionts is no finding that a ruling may let stand.'),
      expect.stringContaining('2026-11-28, 2026.11.28., 28.11.2026'),
      expect.stringContaining('--as <username> is needed'),
      expect.stringContaining('PostgreSQL at 127.0.0.1:9/office'),
    ]);
    expect(await count('match_import')).toBe(before);
  });
});

describe('tarokk import trophies', () => {
  const header = 'player,trophy,date,count';

  it('D50 shows each line with a problem in a dry run, and enters the list once', async () => {
    const wrong = file('wrong.csv', `${header}\r\nAnna 0,golgotha,1999,0\r\nNobody,xyz,,1\r\n`);
    const dry = await run(['trophies', wrong, '--dry-run']);
    expect(dry.status).toBe(1);
    expect(dry.stdout).toContain('✗ rule D50, csv[1].count: Line 2, count: ');
    expect(dry.stdout).toContain('✗ rule D50, csv[2].trophy: Line 3, trophy: xyz is no trophy. [old-list/line]');
    const text = `${header}\r\nAnna 0,golgotha,1999,2\r\nÚj Játékos,,,3\r\n`;
    const list = file('list.csv', `\ufeff${text}`);
    const words = ['trophies', list, '--source', 'Yearbook 1999', '--create-players'];
    const made = await run(words);
    expect(made.stdout).toMatch(
      /^Imported as [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}: 2 entries, 5 trophies of 2 players\.\nNew persons: Új Játékos\n$/,
    );
    const again = await run(words);
    expect(again).toMatchObject({ status: 0, stdout: 'It was imported already; nothing was changed.\n' });
    // Another editor has saved it: the same lines.
    const other = await run(['trophies', file('other.csv', text.replaceAll('\r\n', '\n')), '--json']);
    expect(JSON.parse(other.stdout)).toMatchObject({ outcome: 'already-there' });
    expect(await rows('SELECT "sha256", "source", "trophies" FROM "old_list"')).toEqual([
      {
        sha256: createHash('sha256').update(`\ufeff${text}`).digest('hex'),
        source: 'Yearbook 1999',
        trophies: 5,
      },
    ]);
  });

  it('D49, D56 shows in a dry run what follows; lines of another list go in when that is acknowledged', async () => {
    const earlier = file('earlier.csv', `${header}\nAnna 0,golgotha,1950,200\n`);
    const dry = await run(['trophies', earlier, '--dry-run']);
    expect(dry.stdout).toContain('Anna 0 reaches the milestone 100 on 1 January 1950.');
    expect(dry.stdout).toContain('1 trophy gets another number.');
    const { sentences } = JSON.parse((await run(['trophies', earlier, '--dry-run', '--json'])).stdout);
    expect(sentences).toContain('Trophy 100 of the whole list becomes that of Anna 0');
    const some = file('some.csv', `${header}\nAnna 0,golgotha,1999,2\nAnna 0,golgotha,1998,1\n`);
    const refused = await run(['trophies', some]);
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.stdout).toContain('csv[1]: Line 2: stands in an old list of the office already');
    expect((await run(['trophies', some, '--acknowledge-repeated'])).stdout).toContain('2 entries, 3 trophies');
  });

  it('reads an old encoding as the desk does, and says so; days in any form', async () => {
    const text = `${header}\nBéla Ócska,golgotha,8.11.1999,1\nBéla Ócska,golgotha,1999.11.08.,1\n`;
    const letters = text.replaceAll('Ó', '\u00d3').replaceAll('é', '\u00e9');
    for (const [name, bytes, encoding] of [
      ['1250.csv', Buffer.from(letters, 'latin1'), 'Windows-1250'],
      ['excel.csv', Buffer.from(`\ufeff${text}`, 'utf16le'), 'UTF-16'],
    ] as const) {
      const { status, stdout, stderr } = await run(['trophies', file(name, bytes), '--create-players', '--dry-run']);
      expect(status).toBe(0);
      expect(stdout).toContain('2 entries, 2 trophies');
      expect(stdout).toContain('Béla Ócska');
      expect(stderr).toContain(`this is not UTF-8 and is read as ${encoding}`);
    }
  });
});

describe('tarokk import table', () => {
  const about = ['--year', '1998', '--competition', 'championship', '--title', 'Final table', '--source', 'Yearbook'];

  it('is shown as it was written, formulas as text, and entered once', async () => {
    const table = file(
      'table.csv',
      'rank,name,points,note\n1,"Csillagok, Pest",812,"=HYPERLINK(""x"")"\n1,@Sum,812,\n',
    );
    const dry = await run(['table', table, ...about, '--dry-run']);
    expect(dry).toMatchObject({ status: 0, stdout: 'Nothing is wrong with it, and nothing was changed: 2 rows.\n' });
    expect(await count('old_table')).toBe(0);
    expect((await run(['table', table, ...about])).stdout).toMatch(/^Imported as [0-9a-f-]{36}: 2 rows\.\n$/);
    expect((await run(['table', table, ...about])).stdout).toContain('imported already');
    const TABLES = graphql('{ oldTables { nodes { columns rows { rank name points more } mark(language: EN) } } }');
    expect((await ask(office, TABLES)).oldTables).toEqual({
      nodes: [
        {
          columns: ['note'],
          rows: [
            { rank: 1, name: 'Csillagok, Pest', points: 812, more: ['=HYPERLINK("x")'] },
            { rank: 1, name: '@Sum', points: 812, more: [''] },
          ],
          mark: 'Imported; not computed by this office',
        },
      ],
    });
  });

  it('names every line with a problem', async () => {
    const table = file('wrong.csv', 'rank,name\n2,A\n1,B\nx,C\n3\n');
    const { status, stdout } = await run(['table', table, ...about, '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'refused',
      problems: [{ path: 'csv[2].rank' }, { path: 'csv[3].rank' }, { path: 'csv[4]' }],
    });
  });
});
