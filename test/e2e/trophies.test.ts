import { afterAll, describe, expect, it } from '@jest/globals';
import { client, type Member, newKey, type Person } from '../support/given.js';
import { storeOldTrophies } from '../support/old-seasons.js';
import { rowsLookedAt, rowsRead } from '../support/plans.js';
import { ownOffice } from '../support/own-office.js';

let [anna, bela, csaba]: Person[] = [];

const { office, world, end } = await ownOffice();
afterAll(end);
const juror = await world.member({ jury: true });
[anna, bela, csaba] = [
  await world.person('Nagy Anna'),
  await world.person('Kis Béla'),
  await world.person('Ács Csaba'),
];

const IMPORT = `mutation ($key: IdempotencyKey!, $csv: String!, $dryRun: Boolean!) {
  importOldTrophies(idempotencyKey: $key, csv: $csv, dryRun: $dryRun) {
    __typename
    ... on OldListChecked { entries trophies players }
    ... on OldTrophiesImported { list entries trophies players }
    ... on Refused { problems { code rule path message } }
  }
}`;
const REMOVE = `mutation ($key: IdempotencyKey!, $id: String!, $reason: Words!) {
  removeOldTrophy(idempotencyKey: $key, id: $id, reason: $reason) {
    __typename ... on OldTrophyRemoved { id } ... on Refused { problems { code path } }
  }
}`;
const TROPHY = `id count trophy class date competitions evidence ofKind { first last } ofAnnouncer { first last }
  announcer { name } partner { name } opponents { name } name(lang: DE) ordinal(lang: EN) matchId
  oldList { partner team opponents competition }`;

interface Imported {
  readonly __typename: string;
  readonly list: string;
  readonly problems: readonly { readonly code: string; readonly path: string; readonly message: string }[];
}

async function importList(lines: readonly string[], dryRun = false, by: Member = juror): Promise<Imported> {
  const csv = ['player,trophy,date,count,partner,team,opponents,competition', ...lines].join('\n');
  const { data, errors } = await by.graphql(IMPORT, { key: newKey(), csv, dryRun });
  expect(errors).toEqual([]);
  return data!['importOldTrophies'] as Imported;
}

interface Listed {
  readonly id: string;
  readonly [field: string]: unknown;
}

interface Page {
  readonly nodes: readonly Listed[];
  readonly pageInfo: Record<string, unknown>;
}

async function ask(query: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { data, errors } = await client(office).graphql(query, variables);
  expect(errors).toEqual([]);
  return data!;
}

async function trophies(wanted: string, fields = TROPHY): Promise<Page> {
  const { trophies: page } = await ask(
    `{ trophies(${wanted}) { nodes { ${fields} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  );
  return page as Page;
}

const firstList = [
  'Nagy Anna,golgotha,1999-05-01,3,Kis Béla,Csillagok,"Somebody, and another",csb 1999',
  'Kis Béla,golgotha,1999,1,,,,',
  'Nagy Anna,,,96,,,,',
  'Nagy Anna,spectrum,2001-03-04,1,Unknown Partner,,,',
  'Ács Csaba,golgotha,2001-03-04,2,,,,',
];

describe('old lists (D50)', () => {
  it('D50 shows in a dry run what would be entered, and what is wrong with each line, and changes nothing', async () => {
    expect(await importList(firstList, true)).toMatchObject({
      __typename: 'OldListChecked',
      entries: 5,
      trophies: 103,
      players: 3,
    });
    const { problems } = await importList(
      ['Nagy Anna,golgotha,1999,0,,,,', 'Nobody,xyz,,1,,,,', 'Kis Béla,,yesterday,1,,,,'],
      true,
    );
    expect(problems.map(({ code, path }) => [code, path])).toEqual([
      ['old-list/line', 'csv.2.count'],
      ['old-list/line', 'csv.3.trophy'],
      ['old-list/line', 'csv.4.date'],
    ]);
    expect(problems[1]!.message).toBe('Line 3, trophy: xyz is no trophy.');
    expect((await trophies('first: 1')).nodes).toEqual([]);
  });

  it('D50 names players whom nobody knows, or of whose name there are several, and imports nothing of the list', async () => {
    await world.person('Twin');
    await world.person('Twin');
    const { problems } = await importList(['Nagy Anna,,,1,,,,', 'Nobody,,,1,,,,', 'Twin,,,1,,,,']);
    expect(problems.map(({ path, message }) => [path, message])).toEqual([
      ['csv.3.player', 'Line 3, player: Nobody is not known.'],
      ['csv.4.player', 'Line 4, player: Twin is the name of 2 persons.'],
    ]);
    expect((await trophies('first: 1')).nodes).toEqual([]);
  });

  it('D48 D49 D50 become part of the list, in its order, with ordinals in words', async () => {
    expect(await importList(firstList)).toMatchObject({
      __typename: 'OldTrophiesImported',
      entries: 5,
      trophies: 103,
      players: 3,
    });
    const { nodes } = await trophies('first: 10, order: OLDEST');
    expect(nodes.map((node) => [node['date'], (node['announcer'] as Person).name, node['ordinal']])).toEqual([
      [null, 'Nagy Anna', '96 of unknown kind, from an old list'],
      ['1999-01-01', 'Kis Béla', 'the 1st Golgotha ever'],
      ['1999-05-01', 'Nagy Anna', 'the 2nd–4th Golgotha ever'],
      ['2001-03-04', 'Nagy Anna', 'the 1st Spectrum ever'],
      ['2001-03-04', 'Ács Csaba', 'the 5th–6th Golgotha ever'],
    ]);
    expect(nodes[2]).toMatchObject({
      count: 3,
      trophy: 'GOLGOTHA',
      evidence: 'OLD_LIST',
      competitions: [],
      matchId: null,
      partner: { name: 'Kis Béla' },
      ofAnnouncer: { first: 97, last: 99 },
      oldList: { partner: 'Kis Béla', team: 'Csillagok', opponents: 'Somebody, and another', competition: 'csb 1999' },
    });
    expect(nodes[3]).toMatchObject({ partner: null, oldList: { partner: 'Unknown Partner' } });
    expect(nodes[0]).toMatchObject({ trophy: null, class: null, name: null, ofKind: null });
  });

  it('D50 imports no list twice, and answers the same request as the first time', async () => {
    expect((await importList(firstList)).problems).toMatchObject([{ code: 'old-list/already-imported' }]);
    const csv = 'player,count\nKis Béla,1';
    const key = newKey();
    const answers = [
      await juror.graphql(IMPORT, { key, csv, dryRun: false }),
      await juror.graphql(IMPORT, { key, csv, dryRun: false }),
    ];
    expect(answers[1]!.data).toEqual(answers[0]!.data);
    expect(answers[0]!.data).toMatchObject({ importOldTrophies: { __typename: 'OldTrophiesImported' } });
  });

  it('D49 closes up when the jury removes an entry, with its reason in the log and no name', async () => {
    const { nodes } = await trophies('first: 10, order: OLDEST, filter: { trophy: GOLGOTHA }');
    const answer = await juror.graphql(REMOVE, { key: newKey(), id: nodes[0]!.id, reason: 'Counted twice' });
    expect(answer.data).toMatchObject({ removeOldTrophy: { __typename: 'OldTrophyRemoved' } });
    const after = await trophies('first: 10, order: OLDEST, filter: { trophy: GOLGOTHA }');
    expect(after.nodes.map(({ ofKind }) => ofKind)).toEqual([
      { first: 1, last: 3 },
      { first: 4, last: 5 },
    ]);
    const again = await juror.graphql(REMOVE, { key: newKey(), id: nodes[0]!.id, reason: 'Again' });
    expect(again.data).toMatchObject({ removeOldTrophy: { problems: [{ code: 'old-list/unknown-entry' }] } });
    const { rows } = await world.database.query(
      `SELECT "action", "reason", "before"::text || COALESCE("after"::text, '') AS "text" FROM "audit_entry" WHERE "object" = 'trophy' ORDER BY "id"`,
    );
    expect(rows.at(-1)).toMatchObject({ action: 'removeOldTrophy', reason: 'Counted twice' });
    for (const { text } of rows as { text: string | null }[])
      expect(text ?? '').not.toMatch(/Béla|Anna|Csaba|Somebody/);
  });

  it('D50 are for the jury alone', async () => {
    const player = await world.member();
    const variables = { key: newKey(), csv: 'player,count\nKis Béla,1', dryRun: true };
    expect((await player.graphql(IMPORT, variables)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await client(office).graphql(IMPORT, variables)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    const removal = { key: newKey(), id: 'old-0/1', reason: 'why' };
    expect((await player.graphql(REMOVE, removal)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('the trophy list (13)', () => {
  it('is read from either end, page by page in both directions, without a gap', async () => {
    const all = (await trophies('first: 50', 'id')).nodes.map(({ id }) => id);
    const oldest = (await trophies('first: 50, order: OLDEST', 'id')).nodes.map(({ id }) => id);
    expect(oldest.toReversed()).toEqual(all);
    for (const order of ['NEWEST', 'OLDEST']) {
      const seen: string[] = [];
      let after = '';
      for (let more = true; more;) {
        const page = await trophies(`first: 2, order: ${order}${after}`, 'id');
        seen.push(...page.nodes.map(({ id }) => id));
        after = `, after: "${String(page.pageInfo['endCursor'])}"`;
        more = page.pageInfo['hasNextPage'] === true;
      }
      expect(seen).toEqual(order === 'NEWEST' ? all : oldest);
    }
    const last = await trophies('last: 2', 'id');
    expect(last.nodes.map(({ id }) => id)).toEqual(all.slice(-2));
  });

  it.each([
    ['{ player: "ANNA" }', 3],
    ['{ player: "ANNA", trophy: GOLGOTHA }', 1],
    ['{ trophy: SPECTRUM }', 1],
    ['{ season: 2001 }', 2],
    ['{ from: "1999-01-02", to: "2001-03-03" }', 1],
    ['{ from: "2001-03-04" }', 2],
    ['{ to: "1999-05-01" }', 1],
    ['{ season: 2001, from: "2001-03-05" }', 0],
    ['{ competition: CUP }', 0],
    ['{ side: "ANNA" }', 0],
    ['{ find: "ann" }', 3],
    ['{ find: "NAGY Golg" }', 1],
    ['{ find: "spektrum" }', 1],
    ['{ find: "golgota anna" }', 1],
    ['{ find: "nobody" }', 0],
    ['{ find: "?!" }', 0],
  ])('with the filter %s has so many entries: %i', async (filter, count) => {
    const { nodes } = await trophies(`first: 50, filter: ${filter.replaceAll('ANNA', anna.id)}`, 'id');
    expect(nodes).toHaveLength(count);
  });

  it('refuses days and cursors that are none', async () => {
    const nul = Buffer.from(JSON.stringify(['\0'])).toString('base64url');
    for (const wanted of ['filter: { from: "2026-02-30" }', `after: "${nul}"`]) {
      const { errors } = await client(office).graphql(`{ trophies(${wanted}) { nodes { id } } }`);
      expect(errors[0]?.message).not.toContain('Internal');
      expect(errors).toHaveLength(1);
    }
  });
});

describe('ranking and milestones (13)', () => {
  const RANKING = `query ($class: TrophyClass, $season: Int, $find: Name, $after: String, $first: Int) {
    trophyRanking(class: $class, season: $season, find: $find, first: $first, after: $after) {
      nodes { rank number player { name } tally { total byClass { class number } } } pageInfo { hasNextPage endCursor }
    }
  }`;
  interface RankedPage {
    readonly nodes: readonly { readonly rank: number; readonly number: number; readonly player: Person }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  }
  const ranking = async (variables: Record<string, unknown> = {}): Promise<RankedPage> =>
    (await ask(RANKING, variables))['trophyRanking'] as RankedPage;
  const places = ({ nodes }: RankedPage): unknown[] =>
    nodes.map(({ rank, number, player }) => [rank, player.name, number]);

  it('D16 ranks players by number, in all, by class and by season, equal numbers sharing the rank by name', async () => {
    await importList(['Kis Béla,,1998,1,,,,']);
    expect(places(await ranking())).toEqual([
      [1, 'Nagy Anna', 100],
      [2, 'Ács Csaba', 2],
      [2, 'Kis Béla', 2],
    ]);
    const { nodes } = await trophies('first: 1, filter: { trophy: GOLGOTHA }', 'class');
    const ofClass = nodes[0]!['class'];
    expect(places(await ranking({ class: ofClass }))).toEqual([
      [1, 'Nagy Anna', 3],
      [2, 'Ács Csaba', 2],
    ]);
    expect(places(await ranking({ find: 'kis be' }))).toEqual([[2, 'Kis Béla', 2]]);
    expect(places(await ranking({ find: '?!' }))).toEqual([]);
    expect(places(await ranking({ season: 2001 }))).toEqual([
      [1, 'Ács Csaba', 2],
      [2, 'Nagy Anna', 1],
    ]);
    expect(places(await ranking({ season: 2001, class: ofClass }))).toEqual([[1, 'Ács Csaba', 2]]);
  });

  it('is read page by page, ranks going on', async () => {
    const first = await ranking({ first: 2 });
    const second = await ranking({ first: 2, after: first.pageInfo.endCursor });
    expect([...places(first), ...places(second)]).toEqual(places(await ranking()));
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  it('13 D49 tells milestones with their dates; an old entry may reach several, and they move with the list', async () => {
    const MILESTONES = `{ milestones(first: 10, order: OLDEST) { nodes { number date trophy { announcer { name } ofAnnouncer { last } } } } }`;
    const told = async (): Promise<unknown> =>
      (
        (await ask(MILESTONES))['milestones'] as {
          nodes: { number: number; date: string | null; trophy: { announcer: Person } }[];
        }
      ).nodes.map(({ number, date, trophy }) => [number, date, trophy.announcer.name]);
    expect(await told()).toEqual([[100, '2001-03-04', 'Nagy Anna']]);
    const { list } = await importList(['Nagy Anna,golgotha,1990,1,,,,', 'Kis Béla,,,300,,,,']);
    expect(await told()).toEqual([
      [100, null, 'Kis Béla'],
      [250, null, 'Kis Béla'],
      [100, '1999-05-01', 'Nagy Anna'],
    ]);
    const { milestones } = (await ask('{ milestones(first: 1, order: OLDEST) { pageInfo { endCursor } } }')) as {
      milestones: Page;
    };
    const { milestones: next } = await ask(
      `{ milestones(first: 1, order: OLDEST, after: "${String(milestones.pageInfo['endCursor'])}") { nodes { number } pageInfo { hasNextPage } } }`,
    );
    expect(next).toMatchObject({ nodes: [{ number: 250 }], pageInfo: { hasNextPage: true } });
    await juror.graphql(REMOVE, { key: newKey(), id: `${list}/0000002`, reason: 'Not his' });
    expect(await told()).toEqual([
      [100, null, 'Kis Béla'],
      [250, null, 'Kis Béla'],
      [100, '2001-03-04', 'Nagy Anna'],
    ]);
  });

  it('shows with each person what he has won', async () => {
    const { trophies: page } = await ask(
      `{ trophies(first: 50, filter: { player: "${bela.id}" }) { nodes { announcer { trophyTally { total byClass { number } } trophyYears { year tally { total } } milestones { number } trophies(first: 1) { nodes { id } } } } } }`,
    );
    const { nodes } = page as { nodes: { announcer: Record<string, unknown> }[] };
    expect(nodes[0]!.announcer).toMatchObject({
      trophyTally: { total: 302, byClass: [] },
      milestones: [{ number: 100 }, { number: 250 }],
    });
    const years = nodes[0]!.announcer['trophyYears'] as readonly { year: number | null; tally: { total: number } }[];
    expect(years.reduce((sum, { tally }) => sum + tally.total, 0)).toBe(302);
    expect(years[0]).toEqual({ year: 1998, tally: { total: 1 } });
    expect(years.at(-1)!.year).toBeNull();
    expect(csaba).toBeDefined();
  });

  it('look at as many rows beside a hundred thousand trophies as beside a thousand', async () => {
    const asking = (query: string) => () => ask(query);
    const looked = async (): Promise<readonly number[]> => [
      await rowsLookedAt(world.database, asking('{ trophies(first: 25) { nodes { id } } }'), 'FROM "trophy" t', [26]),
      await rowsRead(world.database, 'trophy', asking('{ trophyRanking(season: 2026) { nodes { rank } } }')),
    ];
    await storeOldTrophies(office, 1, 1000);
    const beside = await looked();
    await storeOldTrophies(office, 1001, 100_000);
    const besideMany = await looked();
    for (const [index, rows] of besideMany.entries()) expect(rows).toBeLessThanOrEqual(beside[index]! + 10);
    expect(Math.max(...besideMany)).toBeLessThan(60);
  });
});
