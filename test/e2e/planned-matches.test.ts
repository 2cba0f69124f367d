import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ask,
  codes,
  codesOf,
  done,
  graphql,
  type Input,
  refusalOf,
  refused,
  send,
  type VariablesOf,
} from '../support/ask.js';
import { client, type Client } from '../support/given.js';
import { ownOffice } from '../support/own-office.js';

/** A year in which every day is still to come. */
const year = new Date().getUTCFullYear() + 1;
const spring = `${year}-03-14`;

const { office, world, end } = await ownOffice();
afterAll(end);
await world.season(year);
const juror = await world.member({ jury: true });
const [anna, csaba, stranger] = [await world.member(), await world.member(), await world.member()];
const wasps = await world.team(year, [anna, await world.person()], 'Danube Wasps');
const aquincum = await world.team(year, [csaba, await world.person()], 'Aquincum');
const vizsla = await world.team(year, [await world.person(), await world.person()], 'Vizsla');
await world.venue('Desperados Pub', true);
await world.venue('Bring Your Own', false);

const saved = graphql(`fragment plannedMatchSaved on PlannedMatchSaved {
  plannedMatch { id version date order cancelledAt sideA { name } sideB { name } }
}`);
const PLAN = graphql(
  `mutation (
    $key: IdempotencyKey!, $a: UUID!, $b: UUID!, $date: Day!, $order: Int, $venue: PlannedVenueInput!,
    $competition: Competition! = CHAMPIONSHIP
  ) {
    planMatch(
      input: { idempotencyKey: $key, sideA: $a, sideB: $b, date: $date, order: $order, venue: $venue, competition: $competition }
    ) {
      ...plannedMatchSaved ...refused
    }
  }`,
  [saved, refused],
);
const CHANGE = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!, $date: Day, $order: Int, $venue: PlannedVenueInput) {
    changePlannedMatch(input: { idempotencyKey: $key, plannedMatchId: $id, version: $version, date: $date, order: $order, venue: $venue }) {
      ...plannedMatchSaved ...refused
    }
  }`,
  [saved, refused],
);
const CANCEL = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!) {
    cancelPlannedMatch(input: { idempotencyKey: $key, plannedMatchId: $id, version: $version, reason: "fog" }) { ...plannedMatchSaved ...refused }
  }`,
  [saved, refused],
);
const LIST = graphql(`query (
  $season: Int, $side: UUID, $from: Day, $until: Day, $withCancelled: Boolean! = false, $first: Int, $after: String,
  $last: Int, $before: String
) {
  plannedMatches(
    seasonYear: $season, sideId: $side, from: $from, until: $until, withCancelled: $withCancelled, first: $first,
    after: $after, last: $last, before: $before
  ) {
    nodes { date venue { name public listed } needs { kind state deadline } }
    pageInfo { startCursor endCursor }
  }
}`);

const atPub = { name: 'Desperados Pub', public: true };

type Wanted = Partial<Input<VariablesOf<typeof PLAN>>>;

function plan(by: Client, special: Wanted = {}) {
  return send(by, PLAN, { a: wasps.id, b: aquincum.id, date: spring, venue: atPub, ...special });
}

/** What is planned, of a plan that is not refused. */
async function planned(...options: Parameters<typeof plan>) {
  const { plannedMatch, problems } = await plan(...options);
  expect(problems).toBeUndefined();
  return plannedMatch!;
}

describe('planning a match', () => {
  it('D12 is for a member of either side and for the jury, and for nobody else', async () => {
    expect(await planned(anna)).toMatchObject({ date: spring, order: 1 });
    expect(await planned(csaba)).toMatchObject({ order: 2 });
    expect(await planned(juror)).toMatchObject({ order: 3 });
    expect((await plan(stranger)).problems).toMatchObject([{ code: 'PLANNED_MATCH_NOT_YOURS', rule: 'D12' }]);
    const input = { a: wasps.id, b: aquincum.id, date: spring, venue: atPub };
    expect(await refusalOf(client(office), PLAN, input)).toBe('UNAUTHENTICATED');
  });

  it('D10 numbers the matches of a day by itself, and takes no number twice, whichever side is called A', async () => {
    const date = `${year}-03-21`;
    expect((await planned(anna, { date, order: 2 })).order).toBe(2);
    expect(codes(await plan(anna, { date, order: 2 }))).toEqual(['PLANNED_MATCH_ORDER_TAKEN']);
    expect(codes(await plan(csaba, { date, order: 2, a: aquincum.id, b: wasps.id }))).toEqual([
      'PLANNED_MATCH_ORDER_TAKEN',
    ]);
    expect((await planned(anna, { date })).order).toBe(1);
    expect((await planned(anna, { date })).order).toBe(3);
    for (const order of [0, 21])
      expect(codes(await plan(anna, { date, order }))).toEqual(['PLANNED_MATCH_ORDER_OUT_OF_RANGE']);
  });

  it('D10 gives ten who plan the same match at once one plan', async () => {
    const date = `${year}-03-28`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => plan(anna, { date, order: 1 })));
    expect(answers.filter(({ problems }) => problems === undefined)).toHaveLength(1);
    expect(answers.flatMap(codes)).toEqual(Array.from({ length: 9 }, () => 'PLANNED_MATCH_ORDER_TAKEN'));
  });

  it('9 is for two different sides of the season of its date', async () => {
    expect(codes(await plan(anna, { b: wasps.id }))).toEqual(['PLANNED_MATCH_ONE_SIDE']);
    expect((await plan(anna, { b: anna.id })).problems).toMatchObject([
      { code: 'PLANNED_MATCH_UNKNOWN_SIDE', path: 'sideB' },
    ]);
    expect(codes(await plan(anna, { date: `${year + 1}-01-01` }))).toEqual(['PLANNED_MATCH_OTHER_SEASON']);
  });

  it('9–11 lets teams play the championship, and pairs cup and Grand Prix', async () => {
    expect(codes(await plan(anna, { competition: 'CUP' }))).toEqual(['PLANNED_MATCH_SIDE_KIND']);
    expect((await planned(anna, { competition: 'FREE_CHAMPIONSHIP' })).version).toBe(1);
  });

  it('11.1 leaves the matches of a Grand Prix to its schedule', async () => {
    expect(codes(await plan(anna, { competition: 'GRAND_PRIX' }))).toEqual(['PLANNED_MATCH_OF_SCHEDULE']);
  });

  it('9 waits until a team that was carried over is confirmed', async () => {
    const waiting = await world.team(year, [await world.person(), await world.person()]);
    await world.database.query('UPDATE "team" SET "confirmed_at" = NULL WHERE "id" = $1', [waiting.id]);
    expect((await plan(anna, { b: waiting.id })).problems).toMatchObject([
      { code: 'PLANNED_MATCH_UNCONFIRMED', path: 'sideB' },
    ]);
  });

  it('D9, D25 is for days to come in an open season; afterwards only the jury enters it', async () => {
    const past = 2019;
    await world.season(past);
    const one = await world.team(past, [anna, await world.person()]);
    const other = await world.team(past, [csaba, await world.person()]);
    const then = { a: one.id, b: other.id, date: '2019-05-04' };
    expect(codes(await plan(anna, then))).toEqual(['PLANNED_MATCH_PAST']);
    expect((await planned(juror, then)).date).toBe('2019-05-04');
    await world.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = $1', [past]);
    expect(codes(await plan(juror, then))).toEqual(['PLANNED_MATCH_SEASON_CLOSED']);
  });
});

describe('changing and cancelling a plan', () => {
  it('is for either side, and for nobody who has not seen the latest change', async () => {
    const { id } = await planned(anna, { date: `${year}-04-01` });
    const moved = await done(csaba, CHANGE, { id, version: 1, date: `${year}-04-02` });
    expect(moved.plannedMatch).toMatchObject({ version: 2, date: `${year}-04-02`, order: 1 });
    expect(await codesOf(anna, CHANGE, { id, version: 1, date: `${year}-04-03` })).toEqual([
      'PLANNED_MATCH_CHANGED_MEANWHILE',
    ]);
    expect(await codesOf(stranger, CHANGE, { id, version: 2 })).toEqual(['PLANNED_MATCH_NOT_YOURS']);
    expect(await codesOf(anna, CHANGE, { id: anna.id, version: 2 })).toEqual(['PLANNED_MATCH_UNKNOWN']);
  });

  it('D10 checks the number on the new day', async () => {
    const first = await planned(anna, { date: `${year}-04-08` });
    const second = await planned(anna, { date: `${year}-04-09` });
    expect(await codesOf(anna, CHANGE, { id: second.id, version: 1, date: first.date, order: 1 })).toEqual([
      'PLANNED_MATCH_ORDER_TAKEN',
    ]);
    const moved = await done(anna, CHANGE, { id: second.id, version: 1, date: first.date });
    expect(moved.plannedMatch).toMatchObject({ date: first.date, order: 2 });
  });

  it('frees the number, keeps the plan to be looked at, and ends its changes', async () => {
    const date = `${year}-04-15`;
    const { id } = await planned(anna, { date });
    expect(await codesOf(stranger, CANCEL, { id, version: 1 })).toEqual(['PLANNED_MATCH_NOT_YOURS']);
    expect((await done(csaba, CANCEL, { id, version: 1 })).plannedMatch.cancelledAt).not.toBeNull();
    expect(await codesOf(anna, CHANGE, { id, version: 2 })).toEqual(['PLANNED_MATCH_CANCELLED']);
    expect((await planned(anna, { date })).order).toBe(1);
  });

  it('is over when a sheet was handed in', async () => {
    const { id } = await planned(anna, { date: `${year}-04-22` });
    // Rows, since no sheet is handed in before its day, and all days here are still to come.
    await world.database.query(
      `INSERT INTO "match" ("season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by", "revision", "raw_a", "raw_b", "verdict", "planned_match_id")
       VALUES ($1, $2, 1, $3, $4, 'match', '{championship}', 'submitted', 'A', 1, 0, 0, 'proved', $5)`,
      [year, `${year}-04-22`, wasps.id, aquincum.id, id],
    );
    expect(await codesOf(anna, CHANGE, { id, version: 1 })).toEqual(['PLANNED_MATCH_HANDED_IN']);
    expect(await codesOf(anna, CANCEL, { id, version: 1 })).toEqual(['PLANNED_MATCH_HANDED_IN']);
  });

  it('stands in the log, with who did it and why', async () => {
    const { id } = await planned(anna, { date: `${year}-04-29` });
    await done(csaba, CANCEL, { id, version: 1 });
    const { rows } = await world.database.query(
      'SELECT "chain", "account_id", "action", "reason" FROM "audit_entry" WHERE "object_id" = $1 ORDER BY "id"',
      [id],
    );
    expect(rows).toMatchObject([
      { chain: `season ${year}`, account_id: anna.accountId, action: 'planMatch' },
      { account_id: csaba.accountId, action: 'cancelPlannedMatch', reason: 'fog' },
    ]);
  });
});

describe('the calendar', () => {
  const dated = (day: string): string => `${year}-06-${day}`;
  let atHome: string;

  beforeAll(async () => {
    await plan(anna, { date: dated('10') });
    atHome = (await planned(anna, { date: dated('11'), venue: { name: 'at Anna’s', public: false } })).id;
    await plan(juror, { date: dated('12'), a: vizsla.id, venue: { name: 'bring your own', public: true } });
    await plan(anna, { date: dated('13'), competition: 'FREE_CHAMPIONSHIP' });
    const { id } = await planned(anna, { date: dated('14') });
    await done(anna, CANCEL, { id, version: 1 });
  });

  type Filter = Input<VariablesOf<typeof LIST>>;
  const june = { season: year, from: dated('01'), until: dated('30') };
  const list = async (by: Client, filter: Filter = {}) =>
    (await ask(by, LIST, { ...june, ...filter })).plannedMatches.nodes;
  const dates = (listed: readonly { readonly date: string }[]): readonly string[] =>
    listed.map(({ date }) => date.slice(-2));

  it('is public by date, without free games, what was cancelled, and private places', async () => {
    const listed = await list(client(office));
    expect(dates(listed)).toEqual(['10', '11', '12']);
    expect(listed[0]!.venue).toEqual({ name: 'Desperados Pub', public: true, listed: true });
    expect(listed[1]!.venue).toBeNull();
    expect(listed.map(({ needs }) => needs)).toEqual([null, null, null]);
  });

  it('D23 takes from the list of the jury whether a place is public', async () => {
    expect((await list(client(office)))[2]!.venue).toBeNull();
    expect((await list(juror))[2]!.venue).toEqual({ name: 'Bring Your Own', public: false, listed: true });
  });

  it('shows all of it to its sides and the jury', async () => {
    for (const by of [anna, csaba, juror]) {
      expect(dates(await list(by))).toEqual(['10', '11', '12', '13']);
      expect((await list(by))[1]!.venue).toEqual({ name: 'at Anna’s', public: false, listed: false });
    }
    expect(dates(await list(stranger))).toEqual(['10', '11', '12']);
    expect(dates(await list(anna, { withCancelled: true }))).toEqual(['10', '11', '12', '13', '14']);
  });

  it('is asked by side, and read page by page in both directions', async () => {
    expect(dates(await list(juror, { side: vizsla.id }))).toEqual(['12']);
    const page = async (filter: Filter) => {
      const { nodes, pageInfo } = (await ask(client(office), LIST, { from: dated('01'), ...filter })).plannedMatches;
      return { days: dates(nodes), start: pageInfo.startCursor, end: pageInfo.endCursor };
    };
    const first = await page({ first: 2 });
    const second = await page({ first: 2, after: first.end });
    const back = await page({ last: 2, before: second.start });
    expect([first.days, second.days, back.days]).toEqual([['10', '11'], ['12'], ['10', '11']]);
    for (const keys of [['Desperados Pub'], ['2026-99-99', wasps.id], ['2026-02-30', 'x']]) {
      const cursor = Buffer.from(JSON.stringify(keys)).toString('base64url');
      expect(await refusalOf(client(office), LIST, { after: cursor })).toBe('INPUT_INVALID');
    }
  });

  it('9, D21 says to the sides what the match needs of the jury, and until when', async () => {
    expect((await list(anna))[0]!.needs).toEqual([]);
    expect((await list(csaba))[1]!.needs).toEqual([{ kind: 'PRIVATE_VENUE', state: 'MISSING', deadline: dated('11') }]);
  });

  it('says why in the language of the reader', async () => {
    const NEEDS = graphql(`query ($id: UUID!, $lang: Language!) {
      plannedMatch(id: $id) { needs { message(language: $lang) } }
    }`);
    const said = await Promise.all(
      (['EN', 'DE', 'HU'] as const).map(async (lang) => {
        const { plannedMatch } = await ask(anna, NEEDS, { id: atHome, lang });
        return plannedMatch!.needs![0]!.message;
      }),
    );
    expect(said[0]).toBe('at Anna’s is not public, and the jury’s approval in advance is missing');
    expect(new Set(said).size).toBe(3);
  });

  it('keeps a match of the free championship from all but its sides and the jury', async () => {
    const { id } = await planned(anna, { date: dated('20'), competition: 'FREE_CHAMPIONSHIP' });
    const LOOK = graphql('query ($id: UUID!) { plannedMatch(id: $id) { date } }');
    const look = async (by: Client) => (await ask(by, LOOK, { id })).plannedMatch;
    expect(await look(csaba)).toEqual({ date: dated('20') });
    expect(await look(juror)).toEqual({ date: dated('20') });
    for (const by of [client(office), stranger]) expect(await look(by)).toBeNull();
  });
});
