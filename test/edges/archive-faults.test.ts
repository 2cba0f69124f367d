import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf } from '@tarokk/competition';
import { type Ended, tarokk } from '../support/tarokk.js';
import { changed, type Files, pack, rowsOf, unpack } from '../support/archives.js';
import { given } from '../support/given.js';
import { newFolder, removeFolder } from '../support/office.js';
import { anotherOffice } from '../support/own-office.js';
import { newDatabase } from '../support/worker-postgres.js';
import { readSamples, samplePath } from '../support/sample-archives.js';
import { sealed } from '../support/sealed.js';

const folder = newFolder();
const at = (name: string): string => join(folder, name);
let full: Files;

beforeAll(async () => {
  ({ full } = await readSamples());
});

const after: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of after) await end();
  removeFolder(folder);
});

/** The line with whole numbers as another program may write them. */
const withDecimals = (line: string): string => line.replace(/": ?(\d+)([,}])/g, '":$1.00000000000000000$2');

async function verdictOf(archive: string): Promise<unknown> {
  const { stdout } = await tarokk(['season', 'verify', '--json', archive]);
  return (JSON.parse(stdout) as { verdict: unknown }).verdict;
}

/** Imports into a new office. */
async function imported(archive: string): Promise<{ readonly ended: Ended; readonly audit: Ended }> {
  const database = (await newDatabase())!;
  const environment = { DATABASE_URL: database.url };
  const ended = await tarokk(['season', 'import', archive], { environment });
  const audit = await tarokk(['audit', 'verify'], { environment });
  await database.drop();
  return { ended, audit };
}

describe('a season that is verified as the same', () => {
  it('34 is imported although its trophies have ids of before, and is the same when it is exported again', async () => {
    const idsIn = (files: Files, file: string): unknown[] => rowsOf(files, file).map(({ id }) => id);
    const [records, list] = ['records/trophy.ndjson', 'trophies/list.ndjson'];
    expect(idsIn(full, list)).toContain('old-35df702709c3d6d9/0000004');
    const database = (await newDatabase())!;
    const environment = { DATABASE_URL: database.url };
    const ended = await tarokk(['season', 'import', samplePath('full')], { environment });
    expect([ended.status, ended.stderr]).toEqual([0, '']);
    // The office writes what the import has left to be sealed.
    const office = await anotherOffice(environment);
    const there = given(office);
    after.push(async () => {
      await there.end();
      await office.end();
      await database.drop();
    });
    await sealed(there.database);
    const audit = await tarokk(['audit', 'verify', '--json'], { environment: { DATABASE_URL: office.databaseUrl() } });
    expect(JSON.parse(audit.stdout)).toMatchObject({ verdict: 'whole', faults: [], waiting: 0 });
    const again = at('again.zip');
    const exported = await tarokk(['season', 'export', '2025', '--full', '-o', again], {
      environment: { DATABASE_URL: office.databaseUrl() },
    });
    expect(exported.status).toBe(0);
    expect(await verdictOf(again)).toBe('same');
    const files = await unpack(again);
    expect(idsIn(files, list)).toEqual(idsIn(full, list).map((id) => idOf(String(id))));
    expect(idsIn(files, records)).toEqual([idOf('old-35df702709c3d6d9/0000004')]);
  });

  it('is imported although its whole numbers have 17 decimals', async () => {
    const files = ['match', 'match_revision', 'team', 'season'].reduce(
      (before, table) => changed(before, `records/${table}.ndjson`, (lines) => lines.map(withDecimals)),
      full,
    );
    const archive = await pack(at('decimals.zip'), files);
    expect(await verdictOf(archive)).toBe('same');
    const { ended, audit } = await imported(archive);
    expect([ended.status, ended.stderr]).toEqual([0, '']);
    expect(audit.stdout).toMatch(/^✓ Whole/);
    expect(audit.status).toBe(0);
  });

  it.each([
    ['en', 'records/match.ndjson, line 2: a text there has the character U+0000'],
    ['de', 'records/match.ndjson, Zeile 2: ein Text dort enthält das Zeichen U+0000'],
    ['hu', 'records/match.ndjson, 2. sor: egy szövegben U+0000 karakter áll'],
  ])('names file and line of a U+0000, in the language %s', async (language, words) => {
    const files = changed(full, 'records/match.ndjson', ([first, second, ...rest]) => [
      first!,
      second!.replace(/\}$/, ',"remark_text":"a\\u0000b"}'),
      ...rest,
    ]);
    const archive = await pack(at('nul.zip'), files);
    expect(await verdictOf(archive)).toBe('same');
    const { status, stderr } = await tarokk(['season', 'import', archive, '--lang', language], {
      environment: { DATA_DIR: at(`of-${language}`), DATABASE_URL: '' },
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
  });
});
