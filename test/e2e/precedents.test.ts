import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, graphql, type VariablesOf } from '../support/ask.js';
import { newDay } from '../support/days.js';
import { client } from '../support/given.js';
import { league } from '../support/league.js';
import { move, submit } from '../support/matches.js';
import { done, rule } from '../support/matches-in-states.js';
import { scoredSheet } from '../support/scored-sheets.js';

const { office, people, teams, end } = await league({ teams: 3 });
afterAll(end);
const anyone = client(office);

const RULINGS = graphql(`query ($rule: String, $year: Int, $side: UUID, $first: Int, $after: String) {
  rulings(rule: $rule, seasonYear: $year, sideId: $side, first: $first, after: $after) {
    totalCount
    nodes { sentence ruling { number rule reason revoked } match { id } }
    pageInfo { endCursor }
  }
}`);
const REVOKE = graphql(`mutation ($key: IdempotencyKey!, $id: UUID!, $revision: Int!, $number: Int!) {
  revokeRuling(input: { idempotencyKey: $key, matchId: $id, seen: { revision: $revision }, number: $number, reason: "The other game was meant" }) {
    __typename
  }
}`);

let approved: string;

async function listed(filter: VariablesOf<typeof RULINGS> = {}) {
  return (await ask(anyone, RULINGS, filter)).rulings;
}
const rulesOf = async (filter: VariablesOf<typeof RULINGS>) =>
  (await listed(filter)).nodes.map(({ ruling }) => ruling.rule);

beforeAll(async () => {
  const { teams: sides, a: anna, b: csaba, juror } = people;
  let match = done(await submit(anna, scoredSheet(sides, { date: newDay() })));
  match = done(await move(csaba, 'disputeMatch', match, { reason: 'Game 3 is wrong', game: 3 }));
  const points = { a: 57, b: 100 };
  match = done(await rule(juror, match, { kind: 'POINTS', game: 2, points, rule: '4.12', reason: 'At first misread' }));
  await ask(juror, REVOKE, { id: match.id, revision: match.revision, number: 1 });
  match = done(await rule(juror, match, { kind: 'POINTS', game: 3, points, rule: '2.2', reason: 'Said too late' }));
  match = done(await rule(juror, match, { kind: 'POINTS', game: 4, points, reason: 'As both remember' }));
  approved = done(await move(juror, 'approveMatch', match)).id;
  // Of another match, which is not approved: nobody but its sides and the jury may read of it.
  let open = done(await submit(anna, scoredSheet(sides, { date: newDay() })));
  open = done(await move(csaba, 'disputeMatch', open, { reason: 'Game 1 is wrong', game: 1 }));
  done(await rule(juror, open, { kind: 'POINTS', game: 1, points, rule: '2.2' }));
});

describe('what the jury has ruled', () => {
  it('59.10 is there for everybody of matches that are approved, the latest first, with its sentence', async () => {
    const { nodes, totalCount } = await listed();
    expect(totalCount).toBe(3);
    expect(nodes).toEqual([
      {
        sentence: 'Game 4 counts 57 : 100.',
        ruling: { number: 4, rule: null, reason: 'As both remember', revoked: null },
        match: { id: approved },
      },
      {
        sentence: 'Game 3 counts 57 : 100.',
        ruling: { number: 3, rule: '2.2', reason: 'Said too late', revoked: null },
        match: { id: approved },
      },
      {
        sentence: 'Game 2 counts 57 : 100.',
        ruling: { number: 1, rule: '4.12', reason: 'At first misread', revoked: 'The other game was meant' },
        match: { id: approved },
      },
    ]);
  });

  it('59.10 is found by its rule, with all below it, and by no other that begins with the same digits', async () => {
    expect(await rulesOf({ rule: '2.2' })).toEqual(['2.2']);
    expect(await rulesOf({ rule: '4' })).toEqual(['4.12']);
    expect(await rulesOf({ rule: '4.1' })).toEqual([]);
    expect(await rulesOf({ rule: '%' })).toEqual([]);
  });

  it('59.10 is found by season and side, and page by page', async () => {
    const [a, , other] = teams as unknown as readonly { readonly id: string; readonly season: number }[];
    expect(await rulesOf({ side: a!.id })).toHaveLength(3);
    expect(await rulesOf({ side: other!.id })).toEqual([]);
    expect(await rulesOf({ year: a!.season })).toHaveLength(3);
    expect(await rulesOf({ year: a!.season - 1 })).toEqual([]);
    const first = await listed({ first: 2 });
    const second = await listed({ first: 2, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes].map(({ ruling }) => ruling.number)).toEqual([4, 3, 1]);
  });

  it('59.10 is refused with a rule that is none', async () => {
    const { teams: sides, a: anna, b: csaba, juror } = people;
    let match = done(await submit(anna, scoredSheet(sides, { date: newDay() })));
    match = done(await move(csaba, 'disputeMatch', match, { reason: 'Game 1 is wrong', game: 1 }));
    const ruling = { kind: 'POINTS', game: 1, points: { a: 1, b: 2 }, rule: 'the third' } as const;
    expect((await rule(juror, match, ruling)).problems).toMatchObject([
      { code: 'RULING_MALFORMED', path: 'ruling.rule' },
    ]);
  });

  it('59.10 comes as a file, of all years or of a season', async () => {
    const file = await (await fetch(`${office.url}/tables/rulings.csv`)).text();
    const lines = file.trim().split('\r\n');
    expect(lines[0]!.replace('\uFEFF', '')).toBe('date,rule,kind,game,sentence,reason,revoked,match_date,a,b,match_id');
    expect(lines).toHaveLength(4);
    expect(file).toContain('4.12,points,2,Game 2 counts 57 : 100.,At first misread,The other game was meant');
    const [{ season }] = teams;
    expect((await fetch(`${office.url}/tables/rulings-${season}.json`)).status).toBe(200);
  });
});
