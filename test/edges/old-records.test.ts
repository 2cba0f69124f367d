import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { tarokk } from '../support/tarokk.js';
import { ask, codesOf, graphql, refusalOf, refused, type ResultOf, send, type VariablesOf } from '../support/ask.js';
import { client } from '../support/given.js';
import { newFolder, removeFolder } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';
import { IMPORT_OLD_TROPHIES } from '../support/old-trophies.js';
import { sealed } from '../support/sealed.js';

const { office, world, end } = await ownOffice();
afterAll(end);
const juror = await world.member({ jury: true, name: 'Judit Bíró' });
await world.person('Nagy Anna');

const anyone = client(office);

const REMOVE_LIST = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!) {
    removeOldList(input: { idempotencyKey: $key, oldListId: $id, reason: "From another club" }) {
      __typename
      ... on OldListRemoved { id entries trophies }
      ...refused
    }
  }`,
  [refused],
);
const TABLE = graphql(
  `mutation ($key: IdempotencyKey!, $csv: String!, $year: Int!, $dryRun: Boolean) {
    importOldTable(
      input: { idempotencyKey: $key, csv: $csv, seasonYear: $year, competition: CUP, title: "Cup", source: "Yearbook", dryRun: $dryRun }
    ) {
      __typename
      ... on OldTableChecked { rows columns }
      ... on OldTableImported { id rows }
      ...refused
    }
  }`,
  [refused],
);
const REMOVE_TABLE = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!) {
    removeOldTable(input: { idempotencyKey: $key, oldTableId: $id, reason: "Typed wrongly" }) {
      __typename
      ... on OldTableRemoved { id }
      ...refused
    }
  }`,
  [refused],
);
const REMOVAL = graphql(`query ($id: UUID!) {
  previewOldListRemoval(oldListId: $id) { entries trophies renumbered milestones { number change } sentences(language: EN) }
}`);

function importList(csv: string, options: Partial<VariablesOf<typeof IMPORT_OLD_TROPHIES>> = {}) {
  return send(juror, IMPORT_OLD_TROPHIES, { csv, ...options });
}

function importTable(csv: string, options: Partial<VariablesOf<typeof TABLE>> = {}) {
  return send(juror, TABLE, { csv, year: 1998, ...options });
}

async function milestones(): Promise<unknown> {
  const MILESTONES = graphql(`{
    milestones(first: 10, order: OLDEST) { nodes { number trophy { announcer { name } } } }
  }`);
  return (await ask(anyone, MILESTONES)).milestones;
}

describe('old lists', () => {
  it('D50 enter players whom nobody knows where that is wished for, and in a dry run nobody', async () => {
    const csv = 'player,count,date\nNagy Anna,60,1999\nÚj Béla,3,1999\nNagy Anna,40,2000';
    const input = { createPlayers: true, source: 'Yearbook 2000' };
    const persons = async (): Promise<unknown> =>
      (await world.database.query('SELECT count(*) FROM "person"')).rows[0] as unknown;
    const before = await persons();
    expect(await importList(csv, { ...input, dryRun: true })).toEqual({
      __typename: 'OldListChecked',
      entries: 3,
      trophies: 103,
      players: 2,
      newPlayers: ['Új Béla'],
      renumbered: 0,
      sentences: [
        'Trophy 100 of the whole list becomes that of Nagy Anna',
        'Nagy Anna reaches the milestone 100 on 1 January 2000',
        'Nagy Anna comes in at place 1 by the number of trophies',
        'Új Béla comes in at place 2 by the number of trophies',
      ],
    });
    expect(await persons()).toEqual(before);
    const made = await importList(csv, input);
    expect(made).toMatchObject({ __typename: 'OldTrophiesImported', trophies: 103, newPlayers: ['Új Béla'] });
    const LISTS = graphql('{ oldLists { nodes { id source sha256 entries trophies importedBy { name } } } }');
    const { oldLists } = await ask(anyone, LISTS);
    expect(oldLists).toEqual({
      nodes: [
        {
          id: made.oldListId,
          source: 'Yearbook 2000',
          sha256: createHash('sha256').update(csv).digest('hex'),
          entries: 3,
          trophies: 103,
          importedBy: { name: 'Judit Bíró' },
        },
      ],
    });
  });

  it('D50 are the same list whatever their lines end with', async () => {
    const csv = '\ufeffplayer,count,date\r\nNagy Anna,60,1999\r\nÚj Béla,3,1999\r\nNagy Anna,40,2000';
    expect(await importList(csv)).toMatchObject({ problems: [{ code: 'OLD_LIST_ALREADY_IMPORTED' }] });
  });

  it('D49 are removed whole; the preview says beforehand what becomes of numbers and milestones', async () => {
    const id = (await importList('player,count,date\nNagy Anna,50,1998\nÚj Béla,1,1998')).oldListId!;
    const told = await milestones();
    const { previewOldListRemoval } = await ask(juror, REMOVAL, { id });
    expect(previewOldListRemoval).toMatchObject({
      entries: 2,
      trophies: 51,
      milestones: [{ number: 100, change: 'MOVED' }],
    });
    expect(previewOldListRemoval!.sentences.length).toBeGreaterThan(0);
    expect(await milestones()).toEqual(told);
    expect(await send(juror, REMOVE_LIST, { id })).toMatchObject({ entries: 2, trophies: 51 });
    expect(await codesOf(juror, REMOVE_LIST, { id })).toEqual(['OLD_LIST_UNKNOWN_LIST']);
    expect(await ask(juror, REMOVAL, { id })).toEqual({ previewOldListRemoval: null });
    expect(await importList('player,count,date\nNagy Anna,50,1998\nÚj Béla,1,1998')).toMatchObject({ trophies: 51 });
  });
});

describe('an old list that was saved anew', () => {
  const trophies = async (): Promise<number> => {
    const { rows } = await world.database.query<{ count: number }>(
      `SELECT coalesce(sum("count"), 0)::integer AS "count" FROM "trophy" WHERE "date" BETWEEN '1971-01-01' AND '1971-12-31'`,
    );
    return rows[0]!.count;
  };
  const rows = [
    ['Nagy Anna', 'golgotha', '1971-05-01', '1'],
    ['Nagy Anna', 'spectrum', '1971-05-01', '1'],
    ['Nagy Anna', '', '1971-05-02', '1'],
  ] as const;
  const inColumns = (order: readonly number[], separator = ',', cell = (text: string) => text): string[] =>
    [['player', 'trophy', 'date', 'count'], ...rows].map((row) => order.map((at) => cell(row[at]!)).join(separator));
  const plain = inColumns([0, 1, 2, 3]);
  const variants: Readonly<Record<string, string>> = {
    'as it was': plain.join('\n'),
    'with a line end at its end': `${plain.join('\n')}\n`,
    'with line ends of Windows': `${plain.join('\r\n')}\r\n`,
    'with an empty line at its end': `${plain.join('\n')}\n\n`,
    'with every cell quoted': inColumns([0, 1, 2, 3], ',', (text) => `"${text}"`).join('\n'),
    'with a blank after each closing quotation mark': inColumns([0, 1, 2, 3], ',', (text) => `"${text}" `).join('\n'),
    'with semicolons': inColumns([0, 1, 2, 3], ';').join('\n'),
    'with other columns first': inColumns([3, 2, 1, 0]).join('\n'),
    'with its rows the other way round': [plain[0]!, ...plain.slice(1).toReversed()].join('\n'),
  };

  it('D50 counts once: nine files of the same three trophies are three trophies', async () => {
    const [first, ...others] = Object.values(variants);
    expect(await importList(first!)).toMatchObject({ __typename: 'OldTrophiesImported', trophies: 3 });
    const answers: unknown[] = [];
    for (const csv of others) answers.push((await importList(csv)).problems?.map(({ code }) => code));
    expect(answers).toEqual(others.map(() => ['OLD_LIST_ALREADY_IMPORTED']));
    expect(await trophies()).toBe(3);
  });

  it('D50 is told its lines that are there already, and goes in with them only when that is acknowledged', async () => {
    const csv = ['player,count,trophy,date,team', 'Nagy Anna,1,golgotha,1971-05-01,', 'Nagy Anna,1,,1971-05-03,'].join(
      '\n',
    );
    for (const dryRun of [true, false]) {
      const { problems } = await importList(csv, { dryRun });
      expect(problems!.map(({ code, path }) => [code, path])).toEqual([['OLD_LIST_REPEATED', 'csv[1]']]);
      expect(problems![0]!.message).toContain('Line 2: stands in an old list of the office already.');
    }
    expect(await trophies()).toBe(3);
    expect(await importList(csv, { acknowledgeRepeated: true })).toMatchObject({ trophies: 2 });
    expect(await trophies()).toBe(5);
  });

  it('D50 may have equal rows, each of which is a trophy, and is looked at by its rows where its text is not known', async () => {
    const csv = 'player,count,date\nNagy Anna,1,1971-07-01\nNagy Anna,1,1971-07-01';
    const { oldListId } = await importList(csv);
    expect(await trophies()).toBe(7);
    // As lists were before their rows had a digest.
    await world.database.query('UPDATE "old_list" SET "rows_sha256" = NULL WHERE "id" = $1', [oldListId]);
    const { problems } = await importList(`${csv}\n`);
    expect(problems!.map(({ code, path }) => [code, path])).toEqual([
      ['OLD_LIST_REPEATED', 'csv[1]'],
      ['OLD_LIST_REPEATED', 'csv[2]'],
    ]);
  });
});

describe('the dry run of an old list', () => {
  it('D49, D54, D56 says what follows: numbers, hundredths and ranks, as it then comes', async () => {
    const csv = 'player,count,date\nÚj Béla,100,1950';
    const { renumbered, sentences } = await importList(csv, { dryRun: true });
    const entries = await world.database.query('SELECT FROM "trophy"');
    // All stand behind it.
    expect(renumbered).toBe(entries.rowCount);
    expect(sentences).toEqual(
      expect.arrayContaining([
        `${String(renumbered)} trophies get other numbers`,
        'Trophy 100 of the whole list becomes that of Új Béla instead of Nagy Anna',
        'Új Béla reaches the milestone 100 on 1 January 1950',
      ]),
    );
    expect(await importList(csv)).toMatchObject({ trophies: 100 });
  });

  it('D9 refuses days that are still to come, by their lines', async () => {
    const { problems } = await importList('player,count,date\nNagy Anna,1,2199-01-01\nNagy Anna,1,2199', {
      dryRun: true,
    });
    expect(problems!.map(({ path, message }) => [path, message])).toEqual([
      ['csv[1].date', 'Line 2, date: this day is still to come.'],
      ['csv[2].date', 'Line 3, date: this day is still to come.'],
    ]);
  });
});

describe('a year without a season', () => {
  const file = (address: string): Promise<Response> => fetch(`${office.url}/${address}`);

  it('D50 has its trophies as files, and a year that has none is told so', async () => {
    const lines = (await (await file('tables/trophies-1998.csv')).text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    const ranking = (await (await file('tables/trophy-ranking-1998.json')).json()) as { rows: unknown };
    expect(ranking.rows).toMatchObject([{ player: 'Nagy Anna', trophies: 50 }, { trophies: 1 }]);
    expect((await file('tables/trophies-1997.csv')).status).toBe(404);
  });

  it('D50 has its log in an archive that everybody may fetch and verify', async () => {
    await sealed(world.database);
    const answer = await file('archives/season-1998.zip');
    expect(answer.status).toBe(200);
    const folder = newFolder();
    const path = join(folder, 'season-1998.zip');
    writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
    const { stdout, status } = await tarokk(['season', 'verify', path]);
    const imported = await tarokk(['season', 'import', path], { environment: { DATA_DIR: folder } });
    removeFolder(folder);
    expect(stdout).toContain('public archive · a year without a season');
    expect(stdout).toMatch(/entries of the trophy list: 2\./);
    expect(stdout).toMatch(/Links of the chain: [1-9]/);
    expect(stdout).toMatch(/vouches but the SHA-256 of the manifest: 2\./);
    expect(status).toBe(0);
    expect(imported.status).toBe(2);
    expect((await file('archives/season-1997.zip')).status).toBe(404);
  });
});

describe('old tables', () => {
  const csv = 'rank,name,matches,points,note\n1,Csillagok,12,1123,\n2,Baglyok,12,1123,"=1+1"\n,Out of competition,,,';

  it('are shown to everybody as they were written, marked as imported, without any season', async () => {
    expect(await importTable(csv, { dryRun: true })).toEqual({
      __typename: 'OldTableChecked',
      rows: 3,
      columns: ['note'],
    });
    const id = (await importTable(csv)).id!;
    const SHOWN = graphql(`query ($id: UUID!) {
      oldTable(id: $id) {
        seasonYear competition title source sha256 columns
        rows { rank name matches points more }
        mark(language: DE)
        importedBy { name }
      }
    }`);
    const { oldTable } = await ask(anyone, SHOWN, { id });
    expect(oldTable).toEqual({
      seasonYear: 1998,
      competition: 'CUP',
      title: 'Cup',
      source: 'Yearbook',
      columns: ['note'],
      sha256: createHash('sha256').update(csv).digest('hex'),
      rows: [
        { rank: 1, name: 'Csillagok', matches: 12, points: 1123, more: [''] },
        { rank: 2, name: 'Baglyok', matches: 12, points: 1123, more: ['=1+1'] },
        { rank: null, name: 'Out of competition', matches: null, points: null, more: [''] },
      ],
      mark: 'Übernommen; nicht von diesem Büro berechnet',
      importedBy: { name: 'Judit Bíró' },
    });
  });

  it('are imported once, and again after they were removed with a reason that the log keeps, without names', async () => {
    const crlf = csv.replaceAll('\n', '\r\n');
    expect(await importTable(crlf)).toMatchObject({ problems: [{ code: 'OLD_TABLE_ALREADY_IMPORTED' }] });
    const { oldTables } = await ask(
      anyone,
      graphql('{ oldTables(seasonYear: 1998, competition: CUP) { nodes { id } } }'),
    );
    const { id } = oldTables.nodes[0]!;
    expect(await send(juror, REMOVE_TABLE, { id })).toEqual({ __typename: 'OldTableRemoved', id });
    expect(await codesOf(juror, REMOVE_TABLE, { id })).toEqual(['OLD_TABLE_UNKNOWN']);
    expect(await importTable(crlf)).toMatchObject({ __typename: 'OldTableImported', rows: 3 });
    const { rows } = await world.database.query<{ action: string; reason: string; text: string }>(
      `SELECT "action", "reason", "before"::text || "after"::text AS "text" FROM "audit_entry" WHERE "object" = 'old table' ORDER BY "id"`,
    );
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['importOldTable', null],
      ['removeOldTable', 'Typed wrongly'],
      ['importOldTable', null],
    ]);
    expect(JSON.stringify(rows)).not.toContain('Csillagok');
  });

  it('are read page by page, the latest years first', async () => {
    for (const year of [1996, 2001, 1997]) await importTable(csv, { year });
    const PAGE = graphql(`query ($after: String) {
      oldTables(first: 2, after: $after) { nodes { seasonYear } pageInfo { hasNextPage endCursor } }
    }`);
    const seen: number[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const { oldTables }: ResultOf<typeof PAGE> = await ask(anyone, PAGE, { after });
      seen.push(...oldTables.nodes.map(({ seasonYear: year }) => year));
      [more, after] = [oldTables.pageInfo.hasNextPage, oldTables.pageInfo.endCursor];
    }
    expect(seen).toEqual([2001, 1998, 1997, 1996]);
  });

  it.each([
    ['nothing', '', ['csv']],
    ['a column that stands twice', 'name,name\nA,B', ['csv[0].name']],
    ['no names', 'rank,points\n1,2', ['csv[0].name']],
    ['a line that is too short', 'rank,name\n1,A\n1', ['csv[2]']],
    ['ranks that are none', 'rank,name\n0,A\n-1,B\n3,C', ['csv[1].rank', 'csv[2].rank']],
    ['a rank that falls', 'rank,name\n2,A\n1,B', ['csv[2].rank']],
    ['a column whose name has other letters', 'name,ők ketten\nA,"\u0007"', ['csv[1]["ők ketten"]']],
    ['a control character', 'name,note\nA,"\u0007"', ['csv[1].note']],
    ['a quotation mark that is never closed', 'name\n"A', ['csv[1]']],
    ['too many rows', `name\n${'A\n'.repeat(1001)}`, ['csv']],
    ['too many columns', `${Array.from({ length: 21 }, (_, n) => `c${n}`).join()},name\n`, ['csv', 'csv[0]']],
  ])('with %s are not entered, and each line is named', async (_what, wrong, paths) => {
    const problems = (await importTable(wrong)).problems!;
    expect(problems.map(({ path }) => path)).toEqual(paths);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['OLD_TABLE_LINE']));
  });

  it('have a year from 1900 to 2200, and are imported and removed by the jury alone', async () => {
    expect(await importTable(csv, { year: 1066 })).toMatchObject({
      problems: [{ code: 'INPUT_NUMBER', path: 'seasonYear' }],
    });
    const [id, not] = ['00000000-0000-4000-8000-000000000000', /UNAUTHENTICATED|FORBIDDEN/];
    for (const by of [anyone, await world.member(), await world.member({ admin: true })]) {
      expect(await refusalOf(by, TABLE, { csv, year: 1999 })).toMatch(not);
      expect(await refusalOf(by, REMOVE_TABLE, { id })).toMatch(not);
      expect(await refusalOf(by, REMOVE_LIST, { id })).toMatch(not);
    }
  });
});
