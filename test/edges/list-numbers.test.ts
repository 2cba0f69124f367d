import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, attempt, done, graphql, type Input, refused, type VariablesOf } from '../support/ask.js';
import { client } from '../support/given.js';
import { ownOffice } from '../support/own-office.js';
import { importOldTrophies } from '../support/old-trophies.js';

// D54: each trophy has its number in the whole list, undated old entries first.

const { office, world, end } = await ownOffice();
afterAll(end);
const juror = await world.member({ jury: true });
const [anna, bela] = [await world.person('Nagy Anna'), await world.person('Kis Béla')];
const anyone = client(office);

const LIST = graphql(`query (
  $personId: UUID, $trophy: AnnouncementId, $listNumbers: ListNumbersInput,
  $order: TrophyOrder! = OLDEST, $first: Int, $after: String
) {
  trophies(personId: $personId, trophy: $trophy, listNumbers: $listNumbers, order: $order, first: $first, after: $after) {
    nodes { id count listNumbers { first last } hundredths ofKind { first } announcer { id } }
    pageInfo { hasNextPage endCursor }
  }
}`);
const ONE = graphql(`query ($id: UUID, $listNumber: Int) {
  trophy(id: $id, listNumber: $listNumber) { id listNumbers { first last } ordinal(language: EN) announcer { name } }
}`);
const HUNDREDTHS = graphql(`query ($order: TrophyOrder! = OLDEST, $first: Int, $after: String, $last: Int) {
  nextTrophyHundredth { number left }
  trophyHundredths(order: $order, first: $first, after: $after, last: $last) {
    nodes { number date player { id } whyNobodys(language: EN) trophy { id listNumbers { first last } } }
    pageInfo { hasNextPage endCursor }
  }
}`);
const REMOVE = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $reason: Words!) {
    removeOldTrophy(input: { idempotencyKey: $key, trophyId: $id, reason: $reason }) { __typename ...refused }
  }`,
  [refused],
);
const REMOVAL = graphql(
  `query ($id: UUID!) { previewOldListRemoval(oldListId: $id) { renumbered sentences(language: EN) } }`,
);

const list = async (options: Input<VariablesOf<typeof LIST>> = {}) =>
  (await ask(anyone, LIST, { first: 50, ...options })).trophies;
const numbers = async (options: Input<VariablesOf<typeof LIST>> = {}) =>
  (await list(options)).nodes.map(({ listNumbers: { first, last } }) => (first === last ? first : `${first}–${last}`));
const one = async (options: VariablesOf<typeof ONE>) => (await ask(anyone, ONE, options)).trophy;

describe('D54 the number in the whole list', () => {
  let first: string;
  beforeAll(async () => {
    first = await importOldTrophies(juror, [
      'Kis Béla,,,977,,,,',
      'Nagy Anna,harpy,2001-01-01,273,,,,',
      'Nagy Anna,golgotha,2001-02-01,3,,,,',
    ]);
    await importOldTrophies(juror, ['Nagy Anna,golgotha,2002-03-04,1,,,,', 'Kis Béla,harpy,2003-01-01,1,,,,']);
  });

  it('D54 counts every trophy in the order of the list; an entry of an old list stands for several', async () => {
    expect(await numbers()).toEqual(['1–977', '978–1250', '1251–1253', 1254, 1255]);
    expect(await numbers({ personId: bela.id })).toEqual(['1–977', 1255]);
  });

  it('D54 a Golgotha with 1,253 trophies before it is number 1,254, the fourth of its kind', async () => {
    expect(await one({ listNumber: 1254 })).toMatchObject({
      listNumbers: { first: 1254, last: 1254 },
      ordinal: 'the 4th Golgotha ever',
    });
  });

  it('D54 a trophy is found by any number of its entry, and none by another', async () => {
    const [undated, harpies] = (await list()).nodes;
    for (const listNumber of [1, 500, 977]) expect((await one({ listNumber }))?.id).toBe(undated!.id);
    for (const listNumber of [978, 1250]) expect((await one({ listNumber }))?.id).toBe(harpies!.id);
    expect(await one({ listNumber: 1256 })).toBeNull();
    expect(await one({})).toBeNull();
    expect(await one({ id: harpies!.id, listNumber: 1000 })).toMatchObject({ id: harpies!.id });
    expect(await one({ id: harpies!.id, listNumber: 1 })).toBeNull();
    expect((await attempt(anyone, ONE, { listNumber: 0 })).errors).toHaveLength(1);
  });

  it.each([
    [{ first: 1254 }, [1254, 1255]],
    [{ last: 978 }, ['1–977', '978–1250']],
    [{ first: 1000, last: 1251 }, ['978–1250', '1251–1253']],
    [{ first: 1300 }, []],
    [{ first: 12, last: 11 }, []],
    [{}, ['1–977', '978–1250', '1251–1253', 1254, 1255]],
  ])('D54 the span %j has these entries: %j', async (listNumbers, expected) => {
    expect(await numbers({ listNumbers })).toEqual(expected);
  });

  it('D54 a span goes with the other choices, and is read page by page', async () => {
    const wanted = { listNumbers: { first: 900 }, trophy: 'GOLGOTHA' } as const;
    expect(await numbers(wanted)).toEqual(['1251–1253', 1254]);
    const { nodes, pageInfo } = await list({ ...wanted, first: 1 });
    expect([nodes.length, pageInfo.hasNextPage]).toEqual([1, true]);
    expect(await numbers({ ...wanted, after: pageInfo.endCursor })).toEqual([1254]);
    const wrong = await attempt(anyone, LIST, { listNumbers: { first: 0 } });
    expect(wrong.errors).toHaveLength(1);
  });

  it('D54 100 and 200 lie among 977 undated trophies and are nobody’s, in words; the others are of who won them', async () => {
    const { nextTrophyHundredth, trophyHundredths } = await ask(anyone, HUNDREDTHS, { first: 50 });
    const { nodes } = trophyHundredths;
    expect(nodes.map(({ number }) => number)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200]);
    expect(nodes[1]).toMatchObject({
      number: 200,
      date: null,
      player: null,
      whyNobodys:
        'The first 977 trophies of the list have no date. Nobody knows which of them has this number, so it is nobody’s.',
    });
    expect(nodes[9]).toMatchObject({ number: 1000, date: '2001-01-01', player: { id: anna.id }, whyNobodys: null });
    expect(nextTrophyHundredth).toEqual({ number: 1300, left: 45 });
    expect((await list()).nodes.map(({ hundredths }) => hundredths)).toEqual([[], [1000, 1100, 1200], [], [], []]);
  });

  it('D54 hundredths are read from either end, page by page', async () => {
    const seen: number[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const { nodes, pageInfo }: Awaited<ReturnType<typeof page>> = await page(after);
      seen.push(...nodes.map(({ number }) => number));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect(seen).toEqual([1200, 1100, 1000, 900, 800, 700, 600, 500, 400, 300, 200, 100]);
    const { nodes } = (await ask(anyone, HUNDREDTHS, { last: 2 })).trophyHundredths;
    expect(nodes.map(({ number }) => number)).toEqual([1100, 1200]);
  });

  it('D54 the preview of a correction says that numbers move, and whose a hundredth becomes', async () => {
    const { previewOldListRemoval } = await ask(juror, REMOVAL, { id: first });
    expect(previewOldListRemoval).toMatchObject({ renumbered: 2 });
    const ofNumbers = previewOldListRemoval!.sentences.filter((sentence) => !sentence.includes('milestone'));
    expect(ofNumbers).toEqual([
      '2 trophies get other numbers',
      'The whole list no longer reaches number 100',
      'Nagy Anna goes from place 2 to place 1 by the number of trophies',
    ]);
  });

  it('D49, D54 a correction renumbers all that stand behind it', async () => {
    const { nodes } = await list();
    await done(juror, REMOVE, { id: nodes[2]!.id, reason: 'Counted twice' });
    expect(await numbers()).toEqual(['1–977', '978–1250', 1251, 1252]);
  });
});

async function page(after: string | null) {
  return (await ask(anyone, HUNDREDTHS, { order: 'NEWEST', first: 5, after })).trophyHundredths;
}
