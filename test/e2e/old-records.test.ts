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
      ...{ entries: 3, trophies: 103, players: 2, newPlayers: ['Új Béla'] },
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
          ...{ entries: 3, trophies: 103 },
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
      ...{ entries: 2, trophies: 51 },
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
      ...{ rows: 3, columns: ['note'] },
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
      ...{ seasonYear: 1998, competition: 'CUP', title: 'Cup', source: 'Yearbook', columns: ['note'] },
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
    ['a column that stands twice', 'name,name\nA,B', ['csv.1.name']],
    ['no names', 'rank,points\n1,2', ['csv.1.name']],
    ['a line that is too short', 'rank,name\n1,A\n1', ['csv.3']],
    ['ranks that are none', 'rank,name\n0,A\n-1,B\n3,C', ['csv.2.rank', 'csv.3.rank']],
    ['a rank that falls', 'rank,name\n2,A\n1,B', ['csv.3.rank']],
    ['a control character', 'name,note\nA,"\u0007"', ['csv.2.note']],
    ['a quotation mark that is never closed', 'name\n"A', ['csv.2']],
    ['too many rows', `name\n${'A\n'.repeat(1001)}`, ['csv']],
    ['too many columns', `${Array.from({ length: 21 }, (_, n) => `c${n}`).join()},name\n`, ['csv', 'csv.1']],
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
