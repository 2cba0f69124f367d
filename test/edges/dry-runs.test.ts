import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { buildSchema, getNamedType, type GraphQLNamedType, isInputObjectType } from 'graphql';
import { attempt, done, graphql, type Query, refused, send } from '../support/ask.js';
import { inCup, lookAtCup, type PairAtTable, pairAtTable, OTHER_DAY } from '../support/cups.js';
import { type Client, client, newKey } from '../support/given.js';
import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { projectRoot } from '../support/project.js';
import { sheetOf } from '../support/sheets.js';

const YEAR = 2025;
const { office, world, people, jury, clock, end } = await league({ day: '2025-08-01' });
afterAll(end);

/** Each with what it takes beside the key; what is asked of the answer is why it is refused. */
const inBulk = {
  approveMatches: graphql(
    `mutation ($key: IdempotencyKey!, $matches: [SeenMatch!]!, $dryRun: Boolean!) {
      approveMatches(input: { idempotencyKey: $key, matches: $matches, dryRun: $dryRun }) { __typename ...refused }
    }`,
    [refused],
  ),
  importMatches: graphql(
    `mutation ($key: IdempotencyKey!, $documents: [JSON!]!, $settings: ImportSettings, $origin: ImportOrigin, $dryRun: Boolean!) {
      importMatches(input: { idempotencyKey: $key, documents: $documents, settings: $settings, origin: $origin, dryRun: $dryRun }) {
        __typename ...refused
        ... on MatchesImported { documents { outcome problems { code path message } } }
      }
    }`,
    [refused],
  ),
  importOldTable: graphql(
    `mutation ($key: IdempotencyKey!, $csv: String!, $year: Int!, $dryRun: Boolean!) {
      importOldTable(
        input: { idempotencyKey: $key, csv: $csv, seasonYear: $year, competition: CUP, title: "Cup", source: "Yearbook", dryRun: $dryRun }
      ) { __typename ...refused }
    }`,
    [refused],
  ),
  importOldTrophies: graphql(
    `mutation ($key: IdempotencyKey!, $csv: String!, $createPlayers: Boolean!, $dryRun: Boolean!) {
      importOldTrophies(input: { idempotencyKey: $key, csv: $csv, createPlayers: $createPlayers, dryRun: $dryRun }) {
        __typename ...refused
      }
    }`,
    [refused],
  ),
  planMatches: graphql(
    `mutation ($key: IdempotencyKey!, $year: Int!, $matches: [MatchOfScheduleInput!]!, $dryRun: Boolean!) {
      planMatches(input: { idempotencyKey: $key, seasonYear: $year, matches: $matches, dryRun: $dryRun }) { __typename ...refused }
    }`,
    [refused],
  ),
  setUpSeason: graphql(
    `mutation ($key: IdempotencyKey!, $year: Int!, $teams: [TeamOfSeasonInput!]!, $dryRun: Boolean!) {
      setUpSeason(input: { idempotencyKey: $key, seasonYear: $year, teams: $teams, dryRun: $dryRun }) { __typename ...refused }
    }`,
    [refused],
  ),
};
const { changeCupPlayer, concedeTie, decideTie, drawCup, postponeTie, setAsideInCup, withdrawFromCup } = inCup;
const addPerson = graphql(
  `mutation ($key: IdempotencyKey!, $name: Name!) {
    addPerson(input: { idempotencyKey: $key, name: $name }) { __typename ...refused }
  }`,
  [refused],
);
const mutations = {
  ...inBulk,
  changeCupPlayer,
  concedeTie,
  decideTie,
  drawCup,
  postponeTie,
  setAsideInCup,
  withdrawFromCup,
};
type Name = keyof typeof mutations;
type Arguments = Readonly<Record<string, unknown>>;

const reason = 'So it was said';
const pairs: PairAtTable[] = [];
for (const _ of Array.from({ length: 5 })) pairs.push(await pairAtTable(world, YEAR));
const [pair, other, stranger] = pairs as [PairAtTable, PairAtTable, PairAtTable];
const match = await matchIn('confirmed', people);
const seen = { matchId: match.id, seen: { revision: 1, state: 'CONFIRMED' } };
const planned = {
  date: '2025-09-06',
  sideA: people.teams[0].name,
  sideB: people.teams[1].name,
  venue: { name: 'Bástya Eszpresszó', public: true },
};
const goodList = 'player,count,trophy,date\nNagy Anna,1,golgotha,1998';
const goodTable = 'name,points\nNagy Anna,10';
/** Arguments with which each is known to every office, whatever becomes of it. */
const usual: Readonly<Record<Name, Arguments>> = {
  approveMatches: { matches: [seen] },
  importMatches: { documents: [{}] },
  importOldTable: { csv: goodTable, year: 1998 },
  importOldTrophies: { csv: goodList, createPlayers: true },
  changeCupPlayer: {
    pairId: pair.id,
    version: 0,
    leaverId: pair.players[0].id,
    comes: { personId: people.a.id },
    from: '2025-09-01',
    reason,
  },
  concedeTie: { pairId: pair.id, round: null, reason },
  decideTie: { year: YEAR, version: 0, pairId: pair.id, otherId: other.id, goesOn: pair.id, reason },
  drawCup: { year: YEAR, seed: '4 11 23' },
  postponeTie: { year: YEAR, version: 0, tie: 'semi-final-1', until: '2025-12-01', reason },
  setAsideInCup: { year: YEAR, version: 0, what: [randomUUID()], reason },
  planMatches: { year: YEAR, matches: [planned] },
  setUpSeason: { year: 2026, teams: [{ name: 'Alma', members: [{ name: 'Gál Gizi' }, { name: 'Gál Géza' }] }] },
  withdrawFromCup: { pairId: pair.id, reason },
};

interface Refusal {
  readonly errors: readonly unknown[];
  readonly problems: readonly { readonly code: string }[];
  readonly documents: unknown;
}

/** What the dry run of a mutation is refused for, which is what it is itself refused for right after. */
async function refusals(
  by: Client,
  name: Name,
  options: Arguments = {},
  keys = [newKey(), newKey()],
): Promise<Refusal> {
  const ask = async (dryRun: boolean, key: string): Promise<Refusal> => {
    const query = mutations[name] as Query<unknown, Record<string, unknown>>;
    const { data, errors } = await attempt(by, query, { ...usual[name], ...options, dryRun, key });
    const answer = data?.[name] as Partial<Refusal> | undefined;
    const said = errors.map(({ message, extensions }) => ({ message, code: extensions['code'] }));
    return { errors: said, problems: answer?.problems ?? [], documents: answer?.documents };
  };
  const [dry, real] = [await ask(true, keys[0]!), await ask(false, keys.at(-1)!)];
  expect(withoutSeconds(dry)).toBe(withoutSeconds(real));
  return dry;
}

/** The second answer may come in another second. */
function withoutSeconds(answer: Refusal): string {
  return JSON.stringify(answer).replaceAll(/\d+ s\./g, '');
}

const takesDryRun = (type: GraphQLNamedType): boolean => isInputObjectType(type) && 'dryRun' in type.getFields();

/** The codes of what it is refused for; empty when both are taken. */
async function codes(by: Client, name: Name, options: Arguments = {}): Promise<readonly string[]> {
  return (await refusals(by, name, options)).problems.map(({ code }) => code);
}

const names = Object.keys(mutations) as readonly Name[];

describe('D56 a dry run is refused as the act itself would be', () => {
  it('for every mutation that has one', () => {
    const fields = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'))
      .getMutationType()!
      .getFields();
    const withDryRun = Object.values(fields).filter(({ args }) =>
      args.some(({ type }) => takesDryRun(getNamedType(type))),
    );
    expect(withDryRun.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it('without a login', async () => {
    for (const name of names) {
      expect((await refusals(client(office), name)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    }
  });

  it('with a key that was used for something else', async () => {
    const key = newKey();
    await done(jury, addPerson, { key, name: 'Somebody Else' });
    for (const name of names) {
      const { problems } = await refusals(jury, name, {}, [key]);
      expect([name, problems]).toMatchObject([name, [{ code: 'WRITE_KEY_REUSED' }]]);
    }
  });

  it('of old lists: lines, players, a list that is there already', async () => {
    expect(await codes(jury, 'importOldTrophies', { csv: 'player,trophy\nNobody,none' })).toContain('OLD_LIST_LINE');
    expect(await codes(jury, 'importOldTrophies', { csv: 'player,count' })).toEqual(['OLD_LIST_NO_LINES']);
    expect(await codes(jury, 'importOldTrophies')).toEqual([]);
    expect(await codes(jury, 'importOldTrophies')).toEqual(['OLD_LIST_ALREADY_IMPORTED']);
  });

  it('of old tables: the year, columns, a table that is there already', async () => {
    expect(await codes(jury, 'importOldTable', { year: 1300 })).toEqual(['INPUT_NUMBER']);
    expect(await codes(jury, 'importOldTable', { csv: 'points\n1' })).toEqual(['OLD_TABLE_LINE']);
    expect(await codes(jury, 'importOldTable')).toEqual([]);
    expect(await codes(jury, 'importOldTable')).toEqual(['OLD_TABLE_ALREADY_IMPORTED']);
  });

  it('of matches in bulk: settings, each document, and an import that is complete or of somebody else', async () => {
    const strange = { settings: { letStand: { codes: ['ACCOUNT_UNKNOWN'], reason } } };
    expect(await codes(jury, 'importMatches', { documents: [] })).toEqual(['IMPORT_NO_DOCUMENTS']);
    expect(await codes(jury, 'importMatches', strange)).toEqual(['IMPORT_NO_SUCH_FINDING']);
    const bad = sheetOf(people.teams, { date: '2025-05-03', competitions: ['league'] as never });
    const { documents } = await refusals(jury, 'importMatches', { documents: [bad, {}] });
    expect(documents).toMatchObject([{ outcome: 'REFUSED' }, { outcome: 'REFUSED' }]);
    const origin = { importId: randomUUID() };
    await done(jury, inBulk.importMatches, { documents: [{}], origin, dryRun: false });
    expect(await codes(jury, 'importMatches', { origin })).toEqual(['IMPORT_OTHER_IMPORT']);
  });

  it('of a season with its teams: the year, the day of the meeting, each line', async () => {
    expect(await codes(jury, 'setUpSeason', { year: YEAR })).toEqual(['SEASON_EXISTS']);
    expect(await codes(jury, 'setUpSeason', { year: 2050 })).toEqual(['SEASON_OUT_OF_RANGE']);
    const taken = { name: 'Alma', members: [{ personId: people.a.id }, { name: 'Kis Béla' }] };
    expect(await codes(jury, 'setUpSeason', { teams: [taken] })).toEqual(['PERSON_SAME_NAME']);
    expect(await codes(jury, 'setUpSeason')).toEqual([]);
    expect(await codes(jury, 'setUpSeason')).toEqual(['SEASON_EXISTS']);
  });

  it('of a schedule: each line, by its team and its day', async () => {
    expect(await codes(jury, 'planMatches', { matches: [{ ...planned, sideB: 'Nobody at all' }] })).toEqual([
      'PLANNED_MATCH_UNKNOWN_TEAM',
    ]);
    expect(await codes(jury, 'planMatches', { matches: [{ ...planned, date: '2026-09-06' }] })).toEqual([
      'PLANNED_MATCH_OTHER_SEASON',
    ]);
    expect((await refusals(people.a, 'planMatches')).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await codes(jury, 'planMatches')).toEqual([]);
  });

  it('of several approvals: how many, what was not seen, what may not be approved', async () => {
    expect(await codes(jury, 'approveMatches', { matches: [] })).toEqual(['MATCH_TOO_MANY']);
    expect(await codes(jury, 'approveMatches', { matches: [{ ...seen, matchId: randomUUID() }] })).toEqual([
      'MATCH_UNKNOWN',
    ]);
    expect(
      await codes(jury, 'approveMatches', { matches: [{ ...seen, seen: { revision: 1, state: 'SUBMITTED' } }] }),
    ).toHaveLength(1);
    const submitted = await matchIn('submitted', people);
    const notConfirmed = { matchId: submitted.id, seen: { revision: 1, state: 'SUBMITTED' } };
    expect(await codes(jury, 'approveMatches', { matches: [notConfirmed] })).toEqual(['LIFECYCLE_NO_SUCH_MOVE']);
    expect(await codes(jury, 'approveMatches')).toEqual([]);
  });
});

describe('D56 a dry run in the cup is refused as the act itself would be', () => {
  const acts = names.filter((name) => name in inCup);
  const ofJury = acts.filter((name) => !['concedeTie', 'withdrawFromCup', 'drawCup'].includes(name));

  it('of pairs that nobody knows, and before the cup is announced', async () => {
    for (const name of ['changeCupPlayer', 'concedeTie', 'withdrawFromCup'] as const) {
      expect([name, await codes(jury, name, { pairId: randomUUID() })]).toEqual([name, ['CUP_UNKNOWN_PAIR']]);
    }
    for (const name of acts) expect([name, await codes(jury, name)]).toEqual([name, ['CUP_UNKNOWN']]);
  });

  it('while pairs enter: what needs a draw, who is not entered, whose pair it is not', async () => {
    await done(jury, inCup.announceCup, {
      year: YEAR,
      entriesUntil: '2025-08-25',
      event: 'Hatoslottó',
      reason: OTHER_DAY,
    });
    for (const { id } of pairs.slice(0, 4)) await done(jury, inCup.enterCup, { pairId: id });
    for (const name of [...ofJury, 'concedeTie'] as const) {
      expect([name, await codes(jury, name)]).toEqual([name, ['CUP_NOT_DRAWN']]);
    }
    expect(await codes(jury, 'withdrawFromCup', { pairId: pairs[4]!.id })).toEqual(['CUP_NOT_ENTERED']);
    expect(await codes(stranger.players[0], 'withdrawFromCup')).toHaveLength(1);
    expect(await codes(jury, 'drawCup')).toEqual(['CUP_ENTRIES_OPEN']);
    expect(await codes(pairs[3]!.players[0], 'withdrawFromCup', { pairId: pairs[3]!.id })).toEqual([]);
    await done(jury, inCup.enterCup, { pairId: pairs[3]!.id });
  });

  it('while the list is closed, and after the draw: roles, versions, ties, days', async () => {
    clock.set('2025-08-26');
    expect(await codes(jury, 'withdrawFromCup')).toEqual(['CUP_LIST_CLOSED']);
    expect((await refusals(pair.players[0], 'drawCup')).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await codes(jury, 'drawCup', { seed: ' ' })).toEqual(['CUP_NO_SEED']);
    expect(await codes(jury, 'drawCup')).toEqual([]);
    expect(await codes(jury, 'drawCup')).toEqual(['CUP_DRAWN_ALREADY']);
    const version = await lookAtCup(jury, YEAR).then((cup) => cup.version);
    for (const name of ofJury) {
      expect([name, await codes(jury, name, { version: version + 7 })]).toEqual([name, ['CUP_CHANGED_SINCE']]);
      expect([name, await codes(pair.players[0], name, { version })]).toEqual([name, ['CUP_OF_THE_JURY']]);
    }
    for (const name of ['concedeTie', 'withdrawFromCup'] as const) {
      expect([name, await codes(pairs[4]!.players[0], name)]).toMatchObject([name, [expect.any(String)]]);
    }
    expect(await codes(jury, 'decideTie', { version, otherId: randomUUID() })).toHaveLength(1);
    expect(await codes(jury, 'postponeTie', { version, tie: 'nowhere' })).toHaveLength(1);
    expect(await codes(jury, 'postponeTie', { version, until: '2020-01-01' })).toHaveLength(1);
    expect(await codes(jury, 'setAsideInCup', { version })).toEqual(['CUP_NO_LOOSE_END']);
    expect(await codes(jury, 'changeCupPlayer', { version, leaverId: people.a.id })).toHaveLength(1);
    expect(await codes(pair.players[0], 'concedeTie')).toEqual([]);
    expect(await codes(pair.players[0], 'concedeTie')).not.toEqual([]);
  });
});

it('D56 a dry run says that too much is written in a minute, and counts as a write', async () => {
  const busy = await league({ environment: { WRITES_PER_MINUTE: '1' } });
  try {
    const known = await pairAtTable(busy.world, YEAR);
    await send(busy.jury, addPerson, { name: 'Somebody Else' });
    for (const name of names) {
      const input = 'pairId' in usual[name] ? { pairId: known.id } : {};
      expect([name, await codes(busy.jury, name, input)]).toEqual([name, ['WRITE_TOO_MANY']]);
    }
  } finally {
    await busy.end();
  }
});
