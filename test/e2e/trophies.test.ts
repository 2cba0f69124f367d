import { createHash, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { idOf } from '@tarokk/competition';
import {
  ask,
  attempt,
  codesOf,
  done,
  graphql,
  type Input,
  refusalOf,
  refused,
  type ResultOf,
  send,
  type VariablesOf,
} from '../support/ask.js';
import { client, newKey } from '../support/given.js';
import { storeOldTrophies } from '../support/old-seasons.js';
import { rowsLookedAt, rowsRead } from '../support/plans.js';
import { ownOffice } from '../support/own-office.js';
import { IMPORT_OLD_TROPHIES } from '../support/old-trophies.js';

const { office, world, end } = await ownOffice();
afterAll(end);
const juror = await world.member({ jury: true });
const [anna, bela] = [await world.person('Nagy Anna'), await world.person('Kis Béla')];
await world.person('Ács Csaba');

const anyone = client(office);

const REMOVE = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $reason: Words!) {
    removeOldTrophy(input: { idempotencyKey: $key, trophyId: $id, reason: $reason }) {
      __typename
      ... on OldTrophyRemoved { id }
      ...refused
    }
  }`,
  [refused],
);
const TROPHIES = graphql(`query (
  $personId: UUID, $trophy: AnnouncementId, $seasonYear: Int, $from: Day, $until: Day, $competition: Competition,
  $sideId: UUID, $search: Name, $order: TrophyOrder! = NEWEST, $first: Int, $after: String, $last: Int
) {
  trophies(
    personId: $personId, trophy: $trophy, seasonYear: $seasonYear, from: $from, until: $until, competition: $competition
    sideId: $sideId, search: $search, order: $order, first: $first, after: $after, last: $last
  ) {
    nodes {
      id count trophy class date competitions evidence
      ofKind { first last }
      ofAnnouncer { first last }
      announcer { name }
      partner { name }
      opponents { name }
      name(language: DE) ordinal(language: EN) matchId
      oldList { partner team opponents competition }
    }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`);
type Wanted = Input<VariablesOf<typeof TROPHIES>>;

function importList(lines: readonly string[], dryRun = false) {
  const csv = ['player,trophy,date,count,partner,team,opponents,competition', ...lines].join('\n');
  return send(juror, IMPORT_OLD_TROPHIES, { csv, dryRun });
}

async function trophies(wanted: Wanted) {
  return (await ask(anyone, TROPHIES, wanted)).trophies;
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
    expect(problems!.map(({ code, path }) => [code, path])).toEqual([
      ['OLD_LIST_LINE', 'csv[1].count'],
      ['OLD_LIST_LINE', 'csv[2].trophy'],
      ['OLD_LIST_LINE', 'csv[3].date'],
    ]);
    expect(problems![1]!.message).toBe('Line 3, trophy: xyz is no trophy.');
    expect((await trophies({ first: 1 })).nodes).toEqual([]);
  });

  it('D50 names players whom nobody knows, or of whose name there are several, and imports nothing of the list', async () => {
    await world.person('Twin');
    await world.person('Twin');
    const { problems } = await importList(['Nagy Anna,,,1,,,,', 'Nobody,,,1,,,,', 'Twin,,,1,,,,']);
    expect(problems!.map(({ path, message }) => [path, message])).toEqual([
      ['csv[2].player', 'Line 3, player: Nobody is not known.'],
      ['csv[3].player', 'Line 4, player: Twin is the name of 2 persons.'],
    ]);
    expect((await trophies({ first: 1 })).nodes).toEqual([]);
  });

  it('D48 D49 D50 become part of the list, in its order, with ordinals in words', async () => {
    expect(await importList(firstList)).toMatchObject({
      __typename: 'OldTrophiesImported',
      entries: 5,
      trophies: 103,
      players: 3,
    });
    const { nodes } = await trophies({ first: 10, order: 'OLDEST' });
    expect(nodes.map(({ date, announcer, ordinal }) => [date, announcer.name, ordinal])).toEqual([
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
    expect((await importList(firstList)).problems).toMatchObject([{ code: 'OLD_LIST_ALREADY_IMPORTED' }]);
    const csv = 'player,count\nKis Béla,1';
    const key = newKey();
    const first = await done(juror, IMPORT_OLD_TROPHIES, { key, csv, dryRun: false });
    expect(await done(juror, IMPORT_OLD_TROPHIES, { key, csv, dryRun: false })).toEqual(first);
    expect(first.__typename).toBe('OldTrophiesImported');
  });

  it('34 have ids that are made from their lines, and so have their entries, by the database as by the library', async () => {
    const csv = 'player,count,date\nKis Béla,2,1981\nNagy Anna,1,1980';
    const { oldListId } = await done(juror, IMPORT_OLD_TROPHIES, { csv });
    const list = `old-${createHash('sha256').update(csv).digest('hex').slice(0, 16)}`;
    expect(oldListId).toBe(idOf(list));
    const { nodes } = await trophies({ until: '1981-12-31', order: 'OLDEST' });
    expect(nodes.map(({ id }) => id)).toEqual([idOf(`${list}/0000003`), idOf(`${list}/0000002`)]);
    const made = await world.database.query('SELECT id_of($1) AS "id", id_of($2) AS "other"', [list, 'ő']);
    expect(made.rows).toEqual([{ id: oldListId, other: idOf('ő') }]);
    const another = `UPDATE "trophy" SET "id" = gen_random_uuid() WHERE "id" = $1`;
    await expect(world.database.query(another, [nodes[0]!.id])).rejects.toThrow('trophy_id');
    for (const { id } of nodes) await done(juror, REMOVE, { id, reason: 'Only tried' });
  });

  it('D49 closes up when the jury removes an entry, with its reason in the log and no name', async () => {
    const golgothas = { first: 10, order: 'OLDEST', trophy: 'GOLGOTHA' } as const;
    const { id } = (await trophies(golgothas)).nodes[0]!;
    await done(juror, REMOVE, { id, reason: 'Counted twice' });
    const after = await trophies(golgothas);
    expect(after.nodes.map(({ ofKind }) => ofKind)).toEqual([
      { first: 1, last: 3 },
      { first: 4, last: 5 },
    ]);
    expect(await codesOf(juror, REMOVE, { id, reason: 'Again' })).toEqual(['OLD_LIST_UNKNOWN_ENTRY']);
    const { rows } = await world.database.query<{ text: string | null }>(
      `SELECT "action", "reason", "before"::text || COALESCE("after"::text, '') AS "text" FROM "audit_entry" WHERE "object" = 'trophy' ORDER BY "id"`,
    );
    expect(rows.at(-1)).toMatchObject({ action: 'removeOldTrophy', reason: 'Counted twice' });
    for (const { text } of rows) expect(text ?? '').not.toMatch(/Béla|Anna|Csaba|Somebody/);
  });

  it('D50 are for the jury alone', async () => {
    const player = await world.member();
    const list = { csv: 'player,count\nKis Béla,1', dryRun: true };
    expect(await refusalOf(player, IMPORT_OLD_TROPHIES, list)).toBe('FORBIDDEN');
    expect(await refusalOf(anyone, IMPORT_OLD_TROPHIES, list)).toBe('UNAUTHENTICATED');
    expect(await refusalOf(player, REMOVE, { id: randomUUID(), reason: 'why' })).toBe('FORBIDDEN');
  });
});

describe('the trophy list (13)', () => {
  it('is read from either end, page by page in both directions, without a gap', async () => {
    const all = (await trophies({ first: 50 })).nodes.map(({ id }) => id);
    const oldest = (await trophies({ first: 50, order: 'OLDEST' })).nodes.map(({ id }) => id);
    expect(oldest.toReversed()).toEqual(all);
    for (const order of ['NEWEST', 'OLDEST'] as const) {
      const seen: string[] = [];
      let after: string | null = null;
      for (let more = true; more;) {
        const page: Awaited<ReturnType<typeof trophies>> = await trophies({ first: 2, order, after });
        seen.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.endCursor;
        more = page.pageInfo.hasNextPage;
      }
      expect(seen).toEqual(order === 'NEWEST' ? all : oldest);
    }
    const last = await trophies({ last: 2 });
    expect(last.nodes.map(({ id }) => id)).toEqual(all.slice(-2));
  });

  it.each([
    [{ personId: anna.id }, 3],
    [{ personId: anna.id, trophy: 'GOLGOTHA' }, 1],
    [{ trophy: 'SPECTRUM' }, 1],
    [{ seasonYear: 2001 }, 2],
    [{ from: '1999-01-02', until: '2001-03-03' }, 1],
    [{ from: '2001-03-04' }, 2],
    [{ until: '1999-05-01' }, 1],
    [{ seasonYear: 2001, from: '2001-03-05' }, 0],
    [{ competition: 'CUP' }, 0],
    [{ sideId: anna.id }, 0],
    [{ search: 'ann' }, 3],
    [{ search: 'NAGY Golg' }, 1],
    [{ search: 'spektrum' }, 1],
    [{ search: 'golgota anna' }, 1],
    [{ search: 'nobody' }, 0],
    [{ search: '?!' }, 0],
  ] as const satisfies readonly (readonly [Wanted, number])[])(
    'asked for %j has so many entries: %i',
    async (wanted, count) => {
      expect((await trophies({ first: 50, ...wanted })).nodes).toHaveLength(count);
    },
  );

  it('D54 has an entry by each of its numbers, as the list has it, also after one was removed', async () => {
    const NUMBERED = graphql('query ($number: Int!) { trophy(listNumber: $number) { id listNumbers { first last } } }');
    const LISTED = graphql(`{
      trophies(order: OLDEST, first: 100) { nodes { id count listNumbers { first last } } pageInfo { hasNextPage } }
    }`);
    const checked = async (): Promise<readonly string[]> => {
      const { nodes, pageInfo } = (await ask(anyone, LISTED)).trophies;
      expect(pageInfo.hasNextPage).toBe(false);
      const byNumber = nodes.flatMap(({ count, ...entry }) => Array.from({ length: count }, () => entry));
      expect(byNumber.map(({ listNumbers }, index) => listNumbers.first <= index + 1)).not.toContain(false);
      const found = await Promise.all(
        [...byNumber, null].map(async (_, index) => (await ask(anyone, NUMBERED, { number: index + 1 })).trophy),
      );
      expect(found).toEqual([...byNumber, null]);
      return nodes.map(({ id }) => id);
    };
    const before = await checked();
    await importList([
      'Nagy Anna,,,7,,,,',
      'Kis Béla,golgotha,1985-03-01,1,,,,',
      'Nagy Anna,golgotha,1985-03-01,4,,,,',
      'Ács Csaba,golgotha,1985-03-01,1,,,,',
      'Ács Csaba,,1985-03-02,12,,,,',
      ...Array.from({ length: 9 }, (_, index) => `Kis Béla,spectrum,1986-01-0${index + 1},1,,,,`),
      'Nagy Anna,spectrum,2019-12-31,5,,,,',
    ]);
    const entries = (await checked()).filter((id) => !before.includes(id));
    expect(entries).toHaveLength(15);
    for (const id of [entries[2]!, entries[4]!, entries.at(-1)!])
      await done(juror, REMOVE, { id, reason: 'Counted twice' });
    const left = (await checked()).filter((id) => !before.includes(id));
    for (const id of left) await done(juror, REMOVE, { id, reason: 'Only tried' });
    expect(await checked()).toEqual(before);
  });

  it('refuses days and cursors that are none', async () => {
    const nul = Buffer.from(JSON.stringify(['\0'])).toString('base64url');
    for (const wanted of [{ from: '2026-02-30' }, { after: nul }]) {
      const { errors } = await attempt(anyone, TROPHIES, wanted);
      expect(errors[0]?.message).not.toContain('Internal');
      expect(errors).toHaveLength(1);
    }
  });
});

describe('ranking and milestones (13)', () => {
  const RANKING = graphql(`query ($class: TrophyClass, $season: Int, $find: Name, $after: String, $first: Int) {
    trophyRanking(class: $class, seasonYear: $season, search: $find, first: $first, after: $after) {
      nodes { rank number player { name } tally { total byClass { class number } } }
      pageInfo { hasNextPage endCursor }
    }
  }`);
  const MILESTONES = graphql(`query ($first: Int, $after: String) {
    milestones(first: $first, order: OLDEST, after: $after) {
      nodes { number date trophy { announcer { name } ofAnnouncer { last } } }
      pageInfo { hasNextPage endCursor }
    }
  }`);
  const ranking = async (wanted: Input<VariablesOf<typeof RANKING>> = {}) =>
    (await ask(anyone, RANKING, wanted)).trophyRanking;
  const places = ({ nodes }: ResultOf<typeof RANKING>['trophyRanking']): unknown[] =>
    nodes.map(({ rank, number, player }) => [rank, player.name, number]);

  it('D16 ranks players by number, in all, by class and by season, equal numbers sharing the rank by name', async () => {
    await importList(['Kis Béla,,1998,1,,,,']);
    expect(places(await ranking())).toEqual([
      [1, 'Nagy Anna', 100],
      [2, 'Ács Csaba', 2],
      [2, 'Kis Béla', 2],
    ]);
    const { nodes } = await trophies({ first: 1, trophy: 'GOLGOTHA' });
    const ofClass = nodes[0]!.class;
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
    const page = async (wanted: Input<VariablesOf<typeof MILESTONES>>) =>
      (await ask(anyone, MILESTONES, wanted)).milestones;
    const told = async (): Promise<unknown> =>
      (await page({ first: 10 })).nodes.map(({ number, date, trophy }) => [number, date, trophy.announcer.name]);
    expect(await told()).toEqual([[100, '2001-03-04', 'Nagy Anna']]);
    await importList(['Nagy Anna,golgotha,1990,1,,,,', 'Kis Béla,,,300,,,,']);
    const [early] = (await trophies({ first: 1, seasonYear: 1990 })).nodes;
    expect(await told()).toEqual([
      [100, null, 'Kis Béla'],
      [250, null, 'Kis Béla'],
      [100, '1999-05-01', 'Nagy Anna'],
    ]);
    const { endCursor } = (await page({ first: 1 })).pageInfo;
    expect(await page({ first: 1, after: endCursor })).toMatchObject({
      nodes: [{ number: 250 }],
      pageInfo: { hasNextPage: true },
    });
    await done(juror, REMOVE, { id: early!.id, reason: 'Not his' });
    expect(await told()).toEqual([
      [100, null, 'Kis Béla'],
      [250, null, 'Kis Béla'],
      [100, '2001-03-04', 'Nagy Anna'],
    ]);
  });

  it('shows with each person what they have won', async () => {
    const WON = graphql(`query ($id: UUID!) {
      person(id: $id) {
        trophyTally { total byClass { number } }
        trophyYears { year tally { total } }
        milestones { number }
        trophies(first: 1) { nodes { id } }
      }
    }`);
    const person = (await ask(anyone, WON, { id: bela.id })).person!;
    expect(person).toMatchObject({
      trophyTally: { total: 302, byClass: [] },
      milestones: [{ number: 100 }, { number: 250 }],
    });
    const years = person.trophyYears;
    expect(years.reduce((sum, { tally }) => sum + tally.total, 0)).toBe(302);
    expect(years[0]).toEqual({ year: 1998, tally: { total: 1 } });
    expect(years.at(-1)!.year).toBeNull();
  });

  it('look at as many rows beside twenty thousand trophies as beside a thousand', async () => {
    const NEWEST = graphql('{ trophies(first: 25) { nodes { id } } }');
    const looked = async (): Promise<readonly number[]> => [
      await rowsLookedAt(world.database, () => ask(anyone, NEWEST), 'from "trophy" as "t"', [26]),
      await rowsRead(world.database, 'trophy', () => ranking({ season: 2026 })),
    ];
    await storeOldTrophies(office, 1, 1000);
    const beside = await looked();
    await storeOldTrophies(office, 1001, 20_000);
    const besideMany = await looked();
    for (const [index, rows] of besideMany.entries()) expect(rows).toBeLessThanOrEqual(beside[index]! + 10);
    expect(Math.max(...besideMany)).toBeLessThan(60);
  });
});
