import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { client, type Client, type Member, newKey, type Person, type Team } from '../support/given.js';
import { storeOldRequests } from '../support/old-seasons.js';
import { rowsRead } from '../support/plans.js';
import { ownOffice } from '../support/own-office.js';

/** A year in which every day is still to come. */
const year = new Date().getUTCFullYear() + 1;
const yesterday = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);

let days = 0;

const { office, world, end } = await ownOffice();
afterAll(end);
await world.season(year);
const [admin, juror, jurorOfWasps] = [
  await world.member({ admin: true }),
  await world.member({ jury: true, name: 'Júlia' }),
  await world.member({ jury: true }),
];
const [anna, csaba, stranger] = [await world.member({ name: 'Anna' }), await world.member(), await world.member()];
const wasps = await world.team(year, [anna, jurorOfWasps], 'Danube Wasps');
const aquincum = await world.team(year, [csaba, await world.person()], 'Aquincum');

interface Asked {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly date: string | null;
  readonly deadline: string | null;
  readonly decidedOn: string | null;
  readonly reason: string | null;
  readonly overdue: boolean;
  readonly advice: string | null;
}
interface Answer {
  readonly request: Asked;
  readonly plannedMatch: { readonly id: string; readonly version: number };
  readonly lapsed: readonly { readonly id: string; readonly state: string }[];
  readonly lapsing: readonly { readonly id: string }[];
  readonly needs: readonly { readonly kind: string; readonly state: string }[];
  readonly problems?: readonly { readonly code: string; readonly rule: string | null; readonly path: string }[];
}

const REQUEST = `id version state date deadline decidedOn reason overdue advice(lang: EN)`;
const PROBLEMS = `... on Refused { problems { code rule path message } }`;
const SAVED = `... on JuryRequestSaved { request { ${REQUEST} } } ${PROBLEMS}`;
const PLANNED = `... on PlannedMatchSaved { plannedMatch { id version } lapsed { id state } } ${PROBLEMS}`;
const ASK = `mutation ($key: IdempotencyKey!, $kind: RequestKind!, $side: UUID!, $match: UUID, $person: UUID, $replaces: UUID, $words: Words!) {
  askJury(idempotencyKey: $key, kind: $kind, sideId: $side, plannedMatchId: $match, personId: $person, replacesId: $replaces, words: $words) { ${SAVED} } }`;
const DECIDE = `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!, $grant: Boolean!, $reason: Words) {
  decideRequest(idempotencyKey: $key, id: $id, version: $version, grant: $grant, reason: $reason) { ${SAVED} } }`;
const WITHDRAW = `mutation ($key: IdempotencyKey!, $id: UUID!) { withdrawRequest(idempotencyKey: $key, id: $id) { ${SAVED} } }`;
const APPOINT = `mutation ($key: IdempotencyKey!, $id: UUID!, $person: UUID!) {
  appointJurorForRequest(idempotencyKey: $key, id: $id, personId: $person) { ${SAVED} } }`;
const PLAN = `mutation ($key: IdempotencyKey!, $a: UUID!, $b: UUID!, $date: Day!, $venue: PlannedVenueInput!, $competition: Competition) {
  planMatch(idempotencyKey: $key, sideA: $a, sideB: $b, date: $date, venue: $venue, competition: $competition) { ${PLANNED} } }`;
const CHANGE = `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!, $date: Day, $venue: PlannedVenueInput) {
  changePlannedMatch(idempotencyKey: $key, id: $id, version: $version, date: $date, venue: $venue) { ${PLANNED} } }`;
const CANCEL = `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!) {
  cancelPlannedMatch(idempotencyKey: $key, id: $id, version: $version) { ${PLANNED} } }`;
const PREVIEW = `query ($id: UUID!, $version: Int!, $date: Day, $venue: PlannedVenueInput) {
  previewPlannedMatch(id: $id, version: $version, date: $date, venue: $venue) {
    ... on PlannedMatchPreview { lapsing { id } needs { kind state } } ${PROBLEMS} } }`;

async function send(by: Client, query: string, variables: Record<string, unknown>): Promise<Answer> {
  const { data, errors } = await by.graphql(
    query,
    query.startsWith('mutation') ? { key: newKey(), ...variables } : variables,
  );
  expect(errors).toEqual([]);
  return Object.values(data!)[0] as Answer;
}

const codes = ({ problems }: Answer): readonly string[] => (problems ?? []).map(({ code }) => code);
const atHome = { name: 'at Anna’s', public: false };

/** Another day of the year after its annual meeting. */
function newDay(): string {
  return new Date(Date.UTC(year, 2, ++days)).toISOString().slice(0, 10);
}

async function plan(special: Record<string, unknown> = {}): Promise<Answer['plannedMatch']> {
  const wish = { a: wasps.id, b: aquincum.id, date: newDay(), venue: atHome, ...special };
  return (await send(juror, PLAN, wish)).plannedMatch;
}

function ask(by: Client, special: Record<string, unknown>): Promise<Answer> {
  return send(by, ASK, { kind: 'PRIVATE_VENUE', side: wasps.id, words: 'The pub is closed.', ...special });
}

/** A private match, and a request for it. */
async function newRequest(
  special: Record<string, unknown> = {},
): Promise<Asked & { readonly match: Answer['plannedMatch'] }> {
  const match = await plan();
  return { ...(await ask(anna, { match: match.id, ...special })).request, match };
}

function decide(
  by: Client,
  { id, version }: { id: string; version: number },
  grant = true,
  reason?: string,
): Promise<Answer> {
  return send(by, DECIDE, { id, version, grant, reason });
}

describe('asking', () => {
  it('D12, D21 is for members of the side, and says until when the answer helps', async () => {
    const date = newDay();
    const match = await plan({ date });
    expect((await ask(anna, { match: match.id })).request).toMatchObject({
      state: 'UNDECIDED',
      date,
      deadline: date,
      overdue: false,
      advice: null,
    });
    for (const by of [csaba, stranger, juror, admin])
      expect((await ask(by, { match: match.id })).problems).toMatchObject([
        { code: 'request/not-your-side', rule: 'D12' },
      ]);
  });

  it('is about a match of the side that is still planned', async () => {
    const other = await plan({ a: (await world.team(year, [await world.person(), stranger])).id });
    expect(codes(await ask(anna, { match: other.id }))).toEqual(['request/unknown-match']);
    const match = await plan();
    await send(anna, CANCEL, { id: match.id, version: 1 });
    expect(codes(await ask(anna, { match: match.id }))).toEqual(['request/match-cancelled']);
  });

  it('takes what belongs to the kind, and nothing else', async () => {
    const match = await plan();
    const paths = async (special: Record<string, unknown>): Promise<unknown> =>
      (await ask(anna, special)).problems?.map(({ code, path }) => [code, path]);
    expect(await paths({})).toEqual([['request/incomplete', 'plannedMatchId']]);
    expect(await paths({ match: match.id, person: anna.id })).toEqual([['request/superfluous', 'personId']]);
    expect(await paths({ kind: 'REPLACEMENT', match: match.id })).toEqual([
      ['request/superfluous', 'plannedMatchId'],
      ['request/incomplete', 'personId'],
      ['request/incomplete', 'replacesId'],
    ]);
  });

  it('9, D22, D24 is refused where the match needs no answer', async () => {
    const match = await plan({ venue: { name: 'Desperados Pub', public: true } });
    for (const kind of ['PRIVATE_VENUE', 'BEFORE_MEETING'])
      expect(codes(await ask(anna, { kind, match: match.id }))).toEqual(['request/not-needed']);
    for (const kind of ['POSTPONEMENT', 'FREE_GAME'])
      expect(codes(await ask(anna, { kind, match: match.id }))).toEqual(['request/other-competition']);
    expect((await ask(anna, { kind: 'OPEN_MATCH', match: match.id })).request.deadline).toBeNull();
    const early = await plan({ date: `${year}-01-14` });
    expect((await ask(anna, { kind: 'BEFORE_MEETING', match: early.id })).request.deadline).toBe(`${year}-01-14`);
    const free = await plan({ competition: 'FREE_CHAMPIONSHIP' });
    expect((await ask(anna, { kind: 'FREE_GAME', match: free.id })).request.state).toBe('UNDECIDED');
  });

  it('is done once: while it waits and when it was granted, not when it was refused or withdrawn', async () => {
    const match = await plan();
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask(anna, { match: match.id })));
    expect(asked.flatMap(codes)).toEqual(Array.from({ length: 4 }, () => 'request/asked-already'));
    const first = asked.find(({ problems }) => problems === undefined)!.request;
    expect((await send(anna, WITHDRAW, { id: first.id })).request.state).toBe('WITHDRAWN');
    const second = (await ask(csaba, { match: match.id, side: aquincum.id })).request;
    await decide(juror, second, false, 'Too small.');
    const third = (await ask(anna, { match: match.id })).request;
    await decide(juror, third);
    expect(codes(await ask(csaba, { match: match.id, side: aquincum.id }))).toEqual(['request/granted-already']);
  });

  it('is taken back by the side that has asked, until the jury decides', async () => {
    const request = await newRequest();
    expect(codes(await send(csaba, WITHDRAW, { id: request.id }))).toEqual(['request/not-your-side']);
    for (const by of [stranger, juror])
      expect(codes(await send(by, WITHDRAW, { id: request.id }))).toEqual(['request/unknown']);
    await decide(juror, request);
    expect(codes(await send(anna, WITHDRAW, { id: request.id }))).toEqual(['request/decided-already']);
  });
});

describe('deciding', () => {
  it('is for the jury alone', async () => {
    const { id, version } = await newRequest();
    for (const by of [anna, stranger, admin]) {
      const { errors } = await by.graphql(DECIDE, { key: newKey(), id, version, grant: true });
      expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
    }
  });

  it('grants with or without words, and refuses with a reason', async () => {
    const request = await newRequest();
    expect(codes(await decide(juror, request, false))).toEqual(['request/reason-needed']);
    expect((await decide(juror, request, false, 'No room for eight.')).request).toMatchObject({
      state: 'REFUSED',
      reason: 'No room for eight.',
    });
    expect((await decide(juror, await newRequest())).request).toMatchObject({ state: 'GRANTED', reason: null });
  });

  it('is done once: of two jurors at the same time one is told', async () => {
    const other = await world.member({ jury: true });
    const request = await newRequest();
    const answers = await Promise.all([decide(juror, request), decide(other, request, false, 'No.')]);
    expect(answers.flatMap(codes)).toEqual(['request/decided-already']);
    expect(codes(await decide(juror, await withdrawn()))).toEqual(['request/withdrawn']);
    expect(codes(await decide(juror, { id: anna.id, version: 1 }))).toEqual(['request/unknown']);
  });

  async function withdrawn(): Promise<Asked> {
    return (await send(anna, WITHDRAW, { id: (await newRequest()).id })).request;
  }

  it('D21 makes the approval that the match needs', async () => {
    const request = await newRequest();
    const look = async (): Promise<unknown> => {
      const { data } = await csaba.graphql(
        `{ plannedMatch(id: "${request.match.id}") { needs { state request { id decidedBy { name } } } } }`,
      );
      return (data!['plannedMatch'] as { needs: unknown }).needs;
    };
    expect(await look()).toEqual([{ state: 'UNDECIDED', request: { id: request.id, decidedBy: null } }]);
    await decide(juror, request);
    expect(await look()).toEqual([{ state: 'GRANTED', request: { id: request.id, decidedBy: { name: 'Júlia' } } }]);
  });

  it('D12 is not for a juror of either team, nor for whom it names', async () => {
    const request = await newRequest();
    expect((await decide(jurorOfWasps, request)).problems).toMatchObject([
      { code: 'request/jury-concerned', rule: 'D12' },
    ]);
    const byOpponents = (await ask(csaba, { match: (await plan()).id, side: aquincum.id })).request;
    expect(codes(await decide(jurorOfWasps, byOpponents))).toEqual(['request/jury-concerned']);
    const full = await fullTeam();
    const about = (await ask(full.captain, { kind: 'LARGER_TEAM', side: full.team.id, person: juror.id })).request;
    expect(codes(await decide(juror, about))).toEqual(['request/jury-concerned']);
    expect((await decide(jurorOfWasps, about)).request.state).toBe('GRANTED');
  });

  it('D12 is for a juror whom an admin appoints when all are concerned', async () => {
    const request = await newRequest();
    expect(codes(await send(admin, APPOINT, { id: request.id, person: jurorOfWasps.id }))).toEqual([
      'request/jury-free',
    ]);
    const { errors } = await juror.graphql(APPOINT, { key: newKey(), id: request.id, person: jurorOfWasps.id });
    expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');

    const { rows } = await world.database.query<{ id: string }>(
      'UPDATE "account" SET "jury" = false WHERE "jury" AND "id" <> $1 RETURNING "id"',
      [jurorOfWasps.accountId],
    );
    try {
      expect(codes(await decide(jurorOfWasps, request))).toEqual(['request/jury-concerned']);
      expect(codes(await send(admin, APPOINT, { id: request.id, person: anna.id }))).toEqual(['request/no-juror']);
      await send(admin, APPOINT, { id: request.id, person: jurorOfWasps.id });
      expect((await decide(jurorOfWasps, request)).request.state).toBe('GRANTED');
    } finally {
      await world.database.query('UPDATE "account" SET "jury" = true WHERE "id" = ANY ($1)', [
        rows.map(({ id }) => id),
      ]);
    }
  });

  it('D25 is over when the season is closed', async () => {
    const past = 2015;
    await world.season(past, null);
    const one = await world.team(past, [anna, await world.person()]);
    const other = await world.team(past, [csaba, await world.person()]);
    const { id } = await plan({ a: one.id, b: other.id, date: '2015-05-04' });
    const { request } = await ask(anna, { match: id, side: one.id });
    await world.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = $1', [past]);
    expect(codes(await decide(juror, request))).toEqual(['request/season-closed']);
    expect(codes(await ask(anna, { kind: 'BEFORE_MEETING', match: id, side: one.id }))).toEqual([
      'request/season-closed',
    ]);
  });

  it('stands in the log, with who decided and why', async () => {
    const request = await newRequest();
    await decide(juror, request, false, 'No room for eight.');
    const { rows } = await world.database.query(
      'SELECT "chain", "account_id", "action", "reason" FROM "audit_entry" WHERE "object_id" = $1 ORDER BY "id"',
      [request.id],
    );
    expect(rows).toMatchObject([
      { chain: `season ${year}`, account_id: anna.accountId, action: 'askJury' },
      { account_id: juror.accountId, action: 'refuseRequest', reason: 'No room for eight.' },
    ]);
  });
});

describe('D21 in advance', () => {
  it('D22 a decision after the day of the match is made, marked too late, and says what helps', async () => {
    const season = Number(yesterday.slice(0, 4));
    await world.season(season, null);
    await world.database.query('UPDATE "season" SET "annual_meeting" = NULL WHERE "year" = $1', [season]);
    const one = await world.team(season, [anna, await world.person()]);
    const other = await world.team(season, [csaba, await world.person()]);
    const { id } = await plan({ a: one.id, b: other.id, date: yesterday });
    const { request } = await ask(anna, { kind: 'BEFORE_MEETING', match: id, side: one.id });
    expect(request).toMatchObject({ overdue: true, deadline: yesterday });
    expect(request.advice).toContain('ruling on the sheet');
    const decided = (await decide(juror, request)).request;
    expect(decided).toMatchObject({ state: 'TOO_LATE', overdue: false });
    expect(decided.advice).toContain('no approval in advance (D21)');
    const { data } = await anna.graphql(`{ plannedMatch(id: "${id}") { needs { kind state } } }`);
    expect(data!['plannedMatch']).toEqual({
      needs: [
        { kind: 'PRIVATE_VENUE', state: 'MISSING' },
        { kind: 'BEFORE_MEETING', state: 'TOO_LATE' },
      ],
    });
  });

  it('what is granted lapses when the date changes, shown before and after, and does not come back with it', async () => {
    const request = await newRequest();
    const { id } = request.match;
    await decide(juror, request);
    const date = newDay();
    const preview = await send(anna, PREVIEW, { id, version: 1, date });
    expect(preview).toMatchObject({
      lapsing: [{ id: request.id }],
      needs: [{ kind: 'PRIVATE_VENUE', state: 'LAPSED' }],
    });
    const changed = await send(anna, CHANGE, { id, version: 1, date });
    expect(changed.lapsed).toEqual([{ id: request.id, state: 'LAPSED' }]);
    await send(anna, CHANGE, { id, version: 2, date: request.date });
    expect((await send(anna, PREVIEW, { id, version: 3 })).needs).toEqual([{ kind: 'PRIVATE_VENUE', state: 'LAPSED' }]);
    expect((await ask(anna, { match: id })).request.state).toBe('UNDECIDED');
  });

  it('it lapses when the place changes, not when it is only written otherwise', async () => {
    const request = await newRequest();
    const { id } = request.match;
    await decide(juror, request);
    const same = await send(anna, CHANGE, { id, version: 1, venue: { name: 'AT ANNA’S', public: false } });
    expect(same.lapsed).toEqual([]);
    const other = await send(anna, CHANGE, { id, version: 2, venue: { name: 'at Csaba’s', public: false } });
    expect(other.lapsed).toMatchObject([{ id: request.id }]);
  });

  it('what waits follows the plan, and is not decided by who has not seen that', async () => {
    const request = await newRequest();
    const date = newDay();
    await send(csaba, CHANGE, { id: request.match.id, version: 1, date });
    expect(codes(await decide(juror, request))).toEqual(['request/changed-meanwhile']);
    const { data } = await juror.graphql(`{ request(id: "${request.id}") { ${REQUEST} } }`);
    const now = data!['request'] as Asked;
    expect(now).toMatchObject({ state: 'UNDECIDED', date, deadline: date });
    expect((await decide(juror, now)).request.state).toBe('GRANTED');
  });

  it('of a match that is cancelled nothing is left', async () => {
    const match = await plan({ date: `${year}-01-05` });
    const granted = (await ask(anna, { match: match.id })).request;
    await decide(juror, granted);
    const waiting = (await ask(anna, { kind: 'BEFORE_MEETING', match: match.id })).request;
    const cancelled = await send(csaba, CANCEL, { id: match.id, version: 1 });
    expect(cancelled.lapsed).toEqual([{ id: granted.id, state: 'LAPSED' }]);
    expect(codes(await decide(juror, waiting))).toEqual(['request/withdrawn']);
  });
});

/** A team of three, in its own hands. */
async function fullTeam(): Promise<{ team: Team; captain: Member; members: readonly Person[] }> {
  const captain = await world.member();
  const members = [captain, await world.person(), await world.person()];
  return { team: await world.team(year, members), captain, members };
}

describe('requests of teams', () => {
  const larger = (captain: Member, team: Team, person: Person): Promise<Answer> =>
    ask(captain, { kind: 'LARGER_TEAM', side: team.id, person: person.id });
  const replace = (captain: Member, team: Team, person: Person, replaced: Person): Promise<Answer> =>
    ask(captain, { kind: 'REPLACEMENT', side: team.id, person: person.id, replaces: replaced.id });

  async function hasPlayed(team: Team, { id }: Person): Promise<void> {
    const { rows } = await world.database.query<{ id: string }>(
      `INSERT INTO "match" ("season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by", "revision", "raw_a", "raw_b", "verdict")
       VALUES ($1, $2, 1, $3, $4, 'match', '{championship}', 'submitted', 'A', 1, 0, 0, 'proved') RETURNING "id"`,
      [year, newDay(), team.id, aquincum.id],
    );
    await world.database.query(
      'INSERT INTO "match_player" ("match_id", "person_id", "date") SELECT "id", $2, "date" FROM "match" WHERE "id" = $1',
      [rows[0]!.id, id],
    );
  }
  async function memberships(team: Team): Promise<readonly { person_id: string; captain: boolean; left: boolean }[]> {
    const { rows } = await world.database.query<{ person_id: string; captain: boolean; left: boolean }>(
      'SELECT "person_id", "captain", "last_day" IS NOT NULL AS "left" FROM "membership" WHERE "team_id" = $1',
      [team.id],
    );
    return rows;
  }

  it('9 a fourth member is asked for, and has his place when it is granted', async () => {
    const { team, captain } = await fullTeam();
    const { request } = await larger(captain, team, await world.person());
    expect(request).toMatchObject({ date: null, deadline: null });
    await decide(juror, request);
    const { rows } = await world.database.query('SELECT "most_members" FROM "team" WHERE "id" = $1', [team.id]);
    expect(rows).toEqual([{ most_members: 4 }]);
  });

  it('D20 nobody is asked for while there is room, and nobody who was in another team this season', async () => {
    const someone = await world.person();
    expect(codes(await larger(anna, wasps, someone))).toEqual(['request/room-left']);
    const { team, captain } = await fullTeam();
    expect((await larger(captain, team, csaba)).problems).toMatchObject([
      {
        code: 'team/other-team',
        rule: 'D20',
        path: 'personId',
        message: expect.stringContaining('Aquincum'),
      },
    ]);
    expect(codes(await larger(captain, team, { id: team.id, name: '' }))).toEqual(['request/unknown-person']);
  });

  it('D20 a member who has played is replaced when the jury grants it', async () => {
    const { team, captain, members } = await fullTeam();
    const newcomer = await world.person();
    await hasPlayed(team, captain);
    const { request } = await replace(captain, team, newcomer, captain);
    expect((await decide(juror, request)).request.state).toBe('GRANTED');
    const after = await memberships(team);
    expect(after).toContainEqual({ person_id: captain.id, captain: false, left: true });
    expect(after).toContainEqual({ person_id: newcomer.id, captain: true, left: false });
    expect(after).toHaveLength(members.length + 1);
  });

  it('D20 who has left after having played keeps his place until the jury lets another have it', async () => {
    const { team, captain, members } = await fullTeam();
    const [gone, newcomer] = [members[1]!, await world.person()];
    await hasPlayed(team, gone);
    await world.database.query('UPDATE "membership" SET "last_day" = "first_day" WHERE "person_id" = $1', [gone.id]);
    const { request } = await replace(captain, team, newcomer, gone);
    expect((await decide(juror, request)).request.state).toBe('GRANTED');
    expect(await memberships(team)).toContainEqual({ person_id: newcomer.id, captain: false, left: false });
    expect(codes(await replace(captain, team, await world.person(), gone))).toEqual(['request/no-member']);
  });

  it('D20 a member who has not played is no matter of the jury', async () => {
    const { team, captain, members } = await fullTeam();
    expect(codes(await replace(captain, team, await world.person(), members[1]!))).toEqual(['request/not-played']);
    expect(codes(await replace(captain, team, await world.person(), csaba))).toEqual(['request/no-member']);
  });

  it('D20 is not granted any more when the newcomer has joined another team meanwhile', async () => {
    const { team, captain } = await fullTeam();
    const newcomer = await world.person();
    await hasPlayed(team, captain);
    const { request } = await replace(captain, team, newcomer, captain);
    await world.team(year, [newcomer, await world.person()]);
    expect(codes(await decide(juror, request))).toEqual(['team/other-team']);
    expect((await decide(juror, request, false, 'He has another team.')).request.state).toBe('REFUSED');
  });
});

describe('the queue', () => {
  interface Listed {
    readonly id: string;
    readonly kind: string;
    readonly deadline: string | null;
    readonly mayDecide: boolean;
  }
  async function list(by: Client, wanted: string): Promise<{ nodes: readonly Listed[]; end: string | null }> {
    const { data, errors } = await by.graphql(
      `{ requests(${wanted}) { nodes { id kind deadline age mayDecide } pageInfo { endCursor } } }`,
    );
    expect(errors).toEqual([]);
    const { nodes, pageInfo } = data!['requests'] as { nodes: Listed[]; pageInfo: { endCursor: string | null } };
    return { nodes, end: pageInfo.endCursor };
  }
  const ids = async (by: Client, wanted: string): Promise<readonly string[]> =>
    (await list(by, wanted)).nodes.map(({ id }) => id);

  let kept: { late: Asked; early: Asked; open: Asked };
  let sides: string;

  beforeAll(async () => {
    const captain = await world.member();
    const team = await world.team(year, [captain, await world.person()]);
    sides = `side: "${team.id}"`;
    const asked = async (kind: string, date: string): Promise<Asked> =>
      (await ask(captain, { kind, side: team.id, match: (await plan({ a: team.id, date })).id })).request;
    const open = await asked('OPEN_MATCH', `${year}-06-01`);
    kept = {
      open,
      late: await asked('PRIVATE_VENUE', `${year}-09-02`),
      early: await asked('PRIVATE_VENUE', `${year}-09-01`),
    };
  });

  it('has what is urgent first, then what has no deadline, page by page', async () => {
    const order = [kept.early.id, kept.late.id, kept.open.id];
    expect(await ids(juror, sides)).toEqual(order);
    const first = await list(juror, `${sides}, first: 2`);
    expect(first.nodes.map(({ id }) => id)).toEqual(order.slice(0, 2));
    expect(await ids(juror, `${sides}, first: 2, after: "${first.end!}"`)).toEqual([kept.open.id]);
    expect(await ids(juror, `${sides}, last: 2`)).toEqual(order.slice(1));
    const foreign = Buffer.from(JSON.stringify(['2026-99-99', '2026-01-01T00:00:00.000Z', kept.open.id])).toString(
      'base64url',
    );
    const { errors } = await juror.graphql(`{ requests(after: "${foreign}") { nodes { id } } }`);
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it('is filtered by state, kind and season', async () => {
    await decide(juror, kept.late);
    expect(await ids(juror, `${sides}, states: [UNDECIDED]`)).toEqual([kept.early.id, kept.open.id]);
    expect(await ids(juror, `${sides}, states: [GRANTED, REFUSED]`)).toEqual([kept.late.id]);
    expect(await ids(juror, `${sides}, kinds: [OPEN_MATCH]`)).toEqual([kept.open.id]);
    expect(await ids(juror, `${sides}, season: ${year}`)).toHaveLength(3);
    expect(await ids(juror, `${sides}, season: 2015`)).toEqual([]);
  });

  it('tells a juror what he may decide (D12)', async () => {
    const request = await newRequest();
    const may = async (by: Member): Promise<boolean> =>
      (await list(by, `plannedMatch: "${request.match.id}"`)).nodes[0]!.mayDecide;
    expect([await may(juror), await may(jurorOfWasps), await may(anna)]).toEqual([true, false, false]);
  });

  it('shows to the sides of the match what concerns them, to others nothing', async () => {
    const { id, match } = await newRequest();
    const wanted = `plannedMatch: "${match.id}"`;
    for (const by of [anna, csaba, juror, admin]) expect(await ids(by, wanted)).toEqual([id]);
    expect(await ids(stranger, wanted)).toEqual([]);
    const query = `{ request(id: "${id}") { id } }`;
    expect((await stranger.graphql(query)).data).toEqual({ request: null });
    expect((await csaba.graphql(query)).data).toEqual({ request: { id } });
    expect((await client(office).graphql(query)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    const { data } = await client(office).graphql(`{ plannedMatch(id: "${match.id}") { needs { kind } } }`);
    expect(data!['plannedMatch']).toEqual({ needs: null });
  });

  it('finds what concerns a side without looking through those of others, however many there are', async () => {
    await newRequest();
    const looked = (): Promise<number> => rowsRead(world.database, 'request', () => list(anna, 'first: 25'));
    await storeOldRequests(office, 1, 1000);
    const beside = await looked();
    await storeOldRequests(office, 1001, process.env['FULL'] === '1' ? 20_000 : 5_000);
    expect(beside).toBeGreaterThan(0);
    expect(await looked()).toBeLessThanOrEqual(beside + 25);
  });
});
