import { afterAll, describe, expect, it } from '@jest/globals';
import {
  ask,
  codes,
  codesOf,
  done,
  graphql,
  type Input,
  refusalOf,
  refused,
  type ResultOf,
  send,
  textOf,
  type VariablesOf,
} from '../support/ask.js';
import { client, type Client, newKey } from '../support/given.js';
import { readAnswer } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';
import { planMatch } from '../support/planned-matches.js';

/** A year in which every day is still to come. */
const year = new Date().getUTCFullYear() + 1;

const { office, world, end } = await ownOffice();
afterAll(end);
await world.season(year);
const [juror, admin] = [await world.member({ jury: true, name: 'Júlia' }), await world.member({ admin: true })];
const [anna, bela, csaba] = [
  await world.member({ name: 'Anna' }),
  await world.member({ name: 'Béla' }),
  await world.member(),
];
const dora = await world.person();
const wasps = await world.team(year, [anna, bela, await world.person()], 'Danube Wasps');
const aquincum = await world.team(year, [csaba, dora], 'Aquincum');

const shown = graphql(
  'fragment shownDraft on Draft { id title version sheet: document updatedBy { name } side { name } }',
);
type Draft = ResultOf<typeof shown>;
const saved = graphql('fragment draftSaved on DraftSaved { version draft { ...shownDraft } }', [shown]);
const conflict = graphql('fragment conflict on DraftConflict { draft { ...shownDraft } }', [shown]);
const SAVE = graphql(
  `mutation (
    $key: IdempotencyKey!, $id: UUID, $version: Int, $title: Name!, $sheet: JSON!, $side: UUID, $match: UUID
  ) {
    saveDraft(
      input: { idempotencyKey: $key, draftId: $id, version: $version, title: $title, document: $sheet, sideId: $side,
      plannedMatchId: $match }
    ) {
      __typename ...draftSaved ...conflict ...refused
    }
  }`,
  [saved, conflict, refused],
);
const START = graphql(
  `mutation ($key: IdempotencyKey!, $match: UUID!, $side: UUID) {
    startDraft(input: { idempotencyKey: $key, plannedMatchId: $match, sideId: $side }) { __typename ...draftSaved ...refused }
  }`,
  [saved, refused],
);
const DELETE = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!) {
    deleteDraft(input: { idempotencyKey: $key, draftId: $id, version: $version }) {
      __typename
      ... on DraftDeleted { id }
      ...conflict ...refused
    }
  }`,
  [conflict, refused],
);
const LOOK = graphql(`query ($id: UUID!, $lang: Language! = EN) {
  draft(id: $id) { id sheet: document problems(language: $lang) { path message } }
}`);
const LIST = graphql(`query ($side: UUID, $first: Int, $after: String) {
  drafts(sideId: $side, first: $first, after: $after) { nodes { title } pageInfo { endCursor } }
}`);

const save = (by: Client, special: Partial<Input<VariablesOf<typeof SAVE>>> = {}) =>
  send(by, SAVE, { title: 'Tonight', sheet: { date: '?' }, ...special });

/** The draft as it is after it was saved. */
async function savedBy(...options: Parameters<typeof save>): Promise<Draft> {
  const { __typename, draft } = await save(...options);
  expect(__typename).toBe('DraftSaved');
  return draft!;
}

const newDraft = (by: Client = anna): Promise<Draft> => savedBy(by, { side: wasps.id });

async function look(by: Client, id: string, lang: 'EN' | 'DE' | 'HU' = 'EN') {
  return (await ask(by, LOOK, { id, lang })).draft;
}

async function plan(date: string): Promise<string> {
  return (await planMatch(juror, [wasps, aquincum], date, { name: 'at Anna’s', public: false })).id;
}

/** The sheet with which a draft of a planned match begins. */
async function startedSheet(by: Client, match: string, side: string) {
  const { title, sheet } = (await done(by, START, { match, side })).draft!;
  return { title, sheet: sheet as Started };
}

/** What a sheet has in it that the office has begun; of JSON the schema says nothing. */
interface Started {
  readonly persons: Readonly<Record<string, string>>;
  readonly record: object;
}

describe('saving a draft', () => {
  it('keeps any JSON object as it is, whole or not', async () => {
    const sheet = { date: null, record: { games: [[], { n: 1.5 }] }, note: 'Göröngyös út "☕" \\u0000' };
    const { draft, version } = await save(anna, { sheet, side: wasps.id });
    expect([draft!.sheet, draft!.version, version]).toEqual([sheet, 1, 1]);
    expect(await look(anna, draft!.id)).toMatchObject({ sheet });
  });

  it('D12 is for members of its side, each of whom writes on where the other stopped', async () => {
    const { id } = await newDraft();
    const written = await save(bela, { id, version: 1, title: 'By Béla', sheet: { date: 'x' } });
    expect(written).toMatchObject({ version: 2, draft: { title: 'By Béla', updatedBy: { name: 'Béla' } } });
    for (const by of [csaba, juror, admin]) {
      expect(codes(await save(by, { side: wasps.id }))).toEqual(['DRAFT_NOT_YOUR_SIDE']);
      expect(codes(await save(by, { id, version: 2 }))).toEqual(['DRAFT_UNKNOWN']);
      expect(await codesOf(by, DELETE, { id, version: 2 })).toEqual(['DRAFT_UNKNOWN']);
    }
  });

  it('of the jury is for the jury alone', async () => {
    const draft = await savedBy(juror);
    const other = await world.member({ jury: true });
    expect((await save(other, { id: draft.id, version: 1 })).version).toBe(2);
    for (const by of [anna, admin]) {
      expect(codes(await save(by))).toEqual(['DRAFT_NOT_YOUR_SIDE']);
      expect(codes(await save(by, { id: draft.id, version: 2 }))).toEqual(['DRAFT_UNKNOWN']);
      expect(await look(by, draft.id)).toBeNull();
    }
  });

  it('from an old version changes nothing, and is answered with what there is', async () => {
    const { id } = await newDraft();
    await save(bela, { id, version: 1, sheet: { by: 'Béla' } });
    const stale = await save(anna, { id, version: 1, sheet: { by: 'Anna' } });
    expect(stale).toMatchObject({ __typename: 'DraftConflict', draft: { version: 2, sheet: { by: 'Béla' } } });
    expect((await save(anna, { id, version: 2, sheet: { by: 'both' } })).version).toBe(3);
    expect(codes(await save(anna, { id }))).toEqual(['DRAFT_VERSION_NEEDED']);
  });

  it('by ten at once from one version keeps one, and tells nine', async () => {
    const { id } = await newDraft();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(index % 2 ? anna : bela, { id, version: 1, sheet: { index } })),
    );
    const kinds = answers.map(({ __typename }) => __typename).sort();
    expect(kinds).toEqual([...Array.from({ length: 9 }, () => 'DraftConflict'), 'DraftSaved']);
  });

  it('leaves no keys of old saves behind, and answers such a one with the latest version', async () => {
    const first = { key: newKey(), title: 'Kept', sheet: {}, side: wasps.id };
    const draft = await savedBy(anna, first);
    const second = { key: newKey(), id: draft.id, version: 1, title: 'Kept', sheet: { by: 'Anna' } };
    await save(anna, second);
    const keys = async (): Promise<string[]> => {
      const { rows } = await world.database.query<{ key: string }>(
        'SELECT "key" FROM "idempotency_key" WHERE "key" = ANY ($1) ORDER BY "created_at"',
        [[first.key, second.key]],
      );
      return rows.map(({ key }) => key);
    };
    expect(await keys()).toEqual([first.key, second.key]);
    await world.database.query(
      `UPDATE "idempotency_key" SET "created_at" = now() - interval '25 hours' WHERE "key" = ANY ($1)`,
      [[first.key, second.key]],
    );
    await save(anna, { id: draft.id, version: 2, title: 'Kept', sheet: { by: 'Béla' } });
    expect(await keys()).toEqual([first.key]);
    expect((await savedBy(anna, first)).id).toBe(draft.id);
    const late = await save(anna, second);
    expect(late).toMatchObject({ __typename: 'DraftConflict', draft: { version: 3, sheet: { by: 'Béla' } } });
  });

  it('repeated by a phone with bad reception is done once, and keeps its version', async () => {
    const { id } = await newDraft();
    const again = { key: newKey(), id, version: 1, sheet: { by: 'Anna' } };
    expect((await save(anna, again)).version).toBe(2);
    await save(bela, { id, version: 2, sheet: { by: 'Béla' } });
    const repeated = await save(anna, again);
    expect(repeated).toMatchObject({ version: 2, draft: { version: 3, sheet: { by: 'Béla' } } });
  });

  it('takes objects of bounded size and depth, made of text', async () => {
    const nested = (levels: number): object => (levels === 1 ? {} : { in: nested(levels - 1) });
    const notTaken: [unknown, string][] = [
      [[], 'DRAFT_NO_OBJECT'],
      ['text', 'DRAFT_NO_OBJECT'],
      [nested(33), 'DRAFT_TOO_DEEP'],
      [{ words: 'x'.repeat(256 * 1024) }, 'DRAFT_TOO_LARGE'],
    ];
    for (const [sheet, code] of notTaken) expect(codes(await save(anna, { sheet, side: wasps.id }))).toEqual([code]);
    const largest = { words: 'x'.repeat(256 * 1024 - '{"words":""}'.length) };
    expect((await save(anna, { sheet: largest, side: wasps.id })).version).toBe(1);
    expect((await save(anna, { sheet: nested(32), side: wasps.id })).version).toBe(1);
    for (const words of ['a\u0000b', '\\\ud800']) {
      expect(await refusalOf(anna, SAVE, { title: 'no text', side: wasps.id, sheet: { words } })).toBe('INPUT_INVALID');
    }
  });

  it('refuses a sheet that is nested more deeply than any program could write it', async () => {
    const variables = { key: newKey(), title: 'deep', side: wasps.id, sheet: { in: 'here' } };
    const body = JSON.stringify({ query: textOf(SAVE), variables }).replace(
      '"here"',
      '['.repeat(5000) + ']'.repeat(5000),
    );
    const headers = { 'content-type': 'application/json', cookie: anna.cookie };
    const { data, errors } = await readAnswer(await fetch(`${office.url}/graphql`, { method: 'POST', headers, body }));
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: 'The variables are nested more than 60 levels deep.' }]);
  });

  it('does not give a draft to another side', async () => {
    const { id } = await newDraft();
    expect(codes(await save(anna, { id, version: 1, side: aquincum.id }))).toEqual(['DRAFT_OTHER_SIDE']);
  });

  it('keeps a hundred of a side, also of two who begin the last at once', async () => {
    const member = await world.member();
    const team = await world.team(year, [member, await world.person()]);
    // Rows, since a hundred drafts would need as many requests.
    await world.database.query(
      `INSERT INTO "draft" ("side_id", "account_id", "title", "sheet") SELECT $1, $2, 'x', '{}' FROM generate_series(1, 99)`,
      [team.id, member.accountId],
    );
    const answers = await Promise.all([1, 2].map(() => save(member, { side: team.id })));
    expect(answers.flatMap(codes)).toEqual(['DRAFT_TOO_MANY']);
  });

  it('is not written into the log', async () => {
    const { id } = await newDraft();
    const { rows } = await world.database.query('SELECT 1 FROM "audit_entry" WHERE "object_id" = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('a draft of a planned match', () => {
  it('begins with what is known: sides, date, number, place, competition, the players of a side of two', async () => {
    const match = await plan(`${year}-05-01`);
    const { title, sheet } = await startedSheet(anna, match, wasps.id);
    expect(title).toBe('Danube Wasps – Aquincum');
    const { persons: two, record, ...rest } = sheet;
    expect(rest).toEqual({
      format: 'tarokk-sheet/1',
      sides: { A: wasps.id, B: aquincum.id },
      date: `${year}-05-01`,
      order: 1,
      venue: { name: 'at Anna’s', public: false },
      competitions: ['championship'],
      guests: [],
      substitutions: [],
      rulings: [],
    });
    expect(Object.keys(two).sort()).toEqual(['B.collector', 'B.interceptor']);
    expect(Object.values(two).sort()).toEqual([csaba.id, dora.id].sort());
    expect(record).toMatchObject({
      parties: { A: { team: wasps.id }, B: { collector: two['B.collector'] } },
      games: [],
    });
  });

  it('seats the two where they usually sit (1.1)', async () => {
    const [date, table] = [`${year}-05-02`, { collector: 0, interceptor: 40 }];
    // Rows, since no sheet is handed in before its day, and all days here are still to come.
    const { rows } = await world.database.query<{ id: string }>(
      `INSERT INTO "match" ("season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by", "revision", "raw_a", "raw_b", "verdict")
       VALUES ($1, $2, 1, $3, $4, 'match', '{championship}', 'approved', 'A', 1, 0, 0, 'proved') RETURNING "id"`,
      [year, date, wasps.id, aquincum.id],
    );
    for (const person of [csaba.id, dora.id]) {
      await world.database.query('DELETE FROM "appearance"');
      // Rows, since forty games in a seat would need five matches.
      await world.database.query(
        'INSERT INTO "appearance" ("match_id", "person_id", "season", "date", "side_id", "figures") VALUES ($1, $2, $3, $4, $5, $6)',
        [rows[0]!.id, person, year, date, aquincum.id, { games: table }],
      );
      const { sheet } = await startedSheet(csaba, await plan(`${year}-05-03`), aquincum.id);
      expect(sheet.persons['B.interceptor']).toBe(person);
    }
  });

  it('is for its sides, and for the jury, while the match is planned', async () => {
    const match = await plan(`${year}-05-04`);
    expect((await done(juror, START, { match })).version).toBe(1);
    expect(await codesOf(anna, START, { match })).toEqual(['DRAFT_NOT_YOUR_SIDE']);
    expect(await codesOf(anna, START, { match, side: aquincum.id })).toEqual(['DRAFT_NOT_YOUR_SIDE']);
    const stranger = await world.member();
    const team = await world.team(year, [stranger, await world.person()]);
    expect(await codesOf(stranger, START, { match, side: team.id })).toEqual(['DRAFT_UNKNOWN_MATCH']);
    expect(await codesOf(anna, START, { match: anna.id, side: wasps.id })).toEqual(['DRAFT_UNKNOWN_MATCH']);
    await world.database.query('UPDATE "planned_match" SET "cancelled_at" = now() WHERE "id" = $1', [match]);
    expect(await codesOf(anna, START, { match, side: wasps.id })).toEqual(['DRAFT_MATCH_CANCELLED']);
  });

  it('says in the language of the reader what it lacks to be a sheet', async () => {
    const { draft } = await done(anna, START, { match: await plan(`${year}-05-05`), side: wasps.id });
    const problems = async (lang: 'EN' | 'DE' | 'HU') => (await look(anna, draft!.id, lang))!.problems;
    const [english, german, hungarian] = [await problems('EN'), await problems('DE'), await problems('HU')];
    expect(english.map(({ path }) => path)).toContain('persons["A.collector"]');
    expect(new Set([english, german, hungarian].map(([first]) => first!.message)).size).toBe(3);
  });
});

describe('reading and deleting drafts', () => {
  it('is for the side alone: not for opponents, the jury, admins, or who has no account', async () => {
    const { id } = await newDraft();
    expect(await look(bela, id)).toMatchObject({ id });
    for (const by of [csaba, juror, admin]) expect(await look(by, id)).toBeNull();
    expect(await refusalOf(client(office), LOOK, { id })).toBe('UNAUTHENTICATED');
  });

  it('D20 ends for who has left the team', async () => {
    const gone = await world.member();
    await world.season(year - 2);
    const team = await world.team(year - 2, [await world.person(), gone]);
    const draft = await savedBy(gone, { side: team.id });
    await world.database.query('UPDATE "membership" SET "last_day" = "first_day" WHERE "person_id" = $1', [gone.id]);
    expect(await look(gone, draft.id)).toBeNull();
    expect(codes(await save(gone, { id: draft.id, version: 1 }))).toEqual(['DRAFT_UNKNOWN']);
  });

  it('lists the latest first, page by page', async () => {
    const member = await world.member();
    const team = await world.team(year, [member, await world.person()]);
    const drafts: Draft[] = [];
    for (const title of ['one', 'two', 'three']) drafts.push(await savedBy(member, { title, side: team.id }));
    await save(member, { id: drafts[0]!.id, version: 1, title: 'one again' });
    const page = async (by: Client, wanted: Input<VariablesOf<typeof LIST>>) => {
      const { nodes, pageInfo } = (await ask(by, LIST, wanted)).drafts;
      return { titles: nodes.map(({ title }) => title), end: pageInfo.endCursor };
    };
    const first = await page(member, { first: 2 });
    const second = await page(member, { first: 2, after: first.end });
    expect([first.titles, second.titles]).toEqual([['one again', 'three'], ['two']]);
    expect((await page(csaba, { side: team.id })).titles).toEqual([]);
    const foreign = Buffer.from(JSON.stringify(['2026-01-01T25:00:00.000Z', team.id])).toString('base64url');
    expect(await refusalOf(juror, LIST, { after: foreign })).toBe('INPUT_INVALID');
  });

  it('deletes what was seen, not what somebody has written since', async () => {
    const { id } = await newDraft();
    await save(bela, { id, version: 1 });
    expect((await send(anna, DELETE, { id, version: 1 })).__typename).toBe('DraftConflict');
    expect((await send(anna, DELETE, { id, version: 2 })).__typename).toBe('DraftDeleted');
    expect(await look(anna, id)).toBeNull();
    expect(codes(await save(anna, { id, version: 2 }))).toEqual(['DRAFT_UNKNOWN']);
  });
});
