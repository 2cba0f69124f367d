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
  type ResultOf,
  send,
  type VariablesOf,
} from '../support/ask.js';
import { client, type Client, type Member, type Person, type Team } from '../support/given.js';
import { storeOldRequests } from '../support/old-seasons.js';
import { rowsRead } from '../support/plans.js';
import { ownOffice } from '../support/own-office.js';
import { isFull } from '../support/full.js';

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

const shown = graphql(`fragment shown on JuryRequest {
  id version state date deadline decidedOn reason overdue advice(language: EN)
}`);
type ShownRequest = ResultOf<typeof shown>;
const asked = graphql('fragment asked on JuryRequestSaved { request { ...shown } }', [shown]);
const planned = graphql('fragment planned on PlannedMatchSaved { plannedMatch { id version } lapsed { id state } }');
const ASK = graphql(
  `mutation (
    $key: IdempotencyKey!, $kind: RequestKind!, $side: UUID!, $match: UUID, $person: UUID, $replaces: UUID,
    $words: Words!
  ) {
    askJury(
      input: { idempotencyKey: $key, kind: $kind, sideId: $side, plannedMatchId: $match, personId: $person,
      replacesId: $replaces, words: $words }
    ) {
      ...asked ...refused
    }
  }`,
  [asked, refused],
);
type Wanted = Partial<Input<VariablesOf<typeof ASK>>>;
const OVERDUE = graphql('{ juryDesk { overdue { requests } } }');
const DECIDE = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!, $grant: Boolean!, $reason: Words) {
    decideRequest(input: { idempotencyKey: $key, requestId: $id, version: $version, grant: $grant, reason: $reason }) {
      ...asked ...refused
    }
  }`,
  [asked, refused],
);
const WITHDRAW = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!) {
    withdrawRequest(input: { idempotencyKey: $key, requestId: $id }) { ...asked ...refused }
  }`,
  [asked, refused],
);
const APPOINT = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $person: UUID!) {
    appointJurorForRequest(input: { idempotencyKey: $key, requestId: $id, personId: $person }) { ...asked ...refused }
  }`,
  [asked, refused],
);
const PLAN = graphql(
  `mutation (
    $key: IdempotencyKey!, $a: UUID!, $b: UUID!, $date: Day!, $venue: PlannedVenueInput!,
    $competition: Competition! = CHAMPIONSHIP
  ) {
    planMatch(input: { idempotencyKey: $key, sideA: $a, sideB: $b, date: $date, venue: $venue, competition: $competition }) {
      ...planned ...refused
    }
  }`,
  [planned, refused],
);
const CHANGE = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!, $date: Day, $venue: PlannedVenueInput) {
    changePlannedMatch(input: { idempotencyKey: $key, plannedMatchId: $id, version: $version, date: $date, venue: $venue }) {
      ...planned ...refused
    }
  }`,
  [planned, refused],
);
const CANCEL = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!) {
    cancelPlannedMatch(input: { idempotencyKey: $key, plannedMatchId: $id, version: $version }) { ...planned ...refused }
  }`,
  [planned, refused],
);
const PREVIEW = graphql(
  `query ($id: UUID!, $version: Int!, $date: Day, $venue: PlannedVenueInput) {
    previewPlannedMatch(plannedMatchId: $id, version: $version, date: $date, venue: $venue) {
      ... on PlannedMatchPreview { lapsing { id } needs { kind state } }
      ...refused
    }
  }`,
  [refused],
);
const LOOK = graphql('query ($id: UUID!) { request(id: $id) { ...shown } }', [shown]);
const NEEDS = graphql(`query ($id: UUID!) {
  plannedMatch(id: $id) { needs { kind state request { id decidedBy { name } } } }
}`);
const LIST = graphql(`query (
  $season: Int, $side: UUID, $plannedMatch: UUID, $states: [RequestState!], $kinds: [RequestKind!], $first: Int,
  $after: String, $last: Int
) {
  requests(
    seasonYear: $season, sideId: $side, plannedMatchId: $plannedMatch, states: $states, kinds: $kinds, first: $first,
    after: $after, last: $last
  ) {
    nodes { id kind deadline age mayDecide }
    pageInfo { endCursor }
  }
}`);

const atHome = { name: 'at Anna’s', public: false };

/** Another day of the year after its annual meeting. */
function newDay(): string {
  return new Date(Date.UTC(year, 2, ++days)).toISOString().slice(0, 10);
}

async function plan(special: Partial<Input<VariablesOf<typeof PLAN>>> = {}) {
  const input = { a: wasps.id, b: aquincum.id, date: newDay(), venue: atHome, ...special };
  return (await done(juror, PLAN, input)).plannedMatch;
}

/** What is wished for by members of the Wasps, unless another side is named. */
const wanted = (special: Wanted) =>
  ({ kind: 'PRIVATE_VENUE', side: wasps.id, words: 'The pub is closed.', ...special }) as const;

async function askFor(by: Client, special: Wanted): Promise<ShownRequest> {
  return (await done(by, ASK, wanted(special))).request;
}

function refusalsOf(by: Client, special: Wanted): Promise<readonly string[]> {
  return codesOf(by, ASK, wanted(special));
}

/** A private match, and a request for it. */
async function newRequest() {
  const match = await plan();
  return { ...(await askFor(anna, { match: match.id })), match };
}

function decide(
  by: Client,
  { id, version }: Pick<ShownRequest, 'id' | 'version'>,
  grant = true,
  reason: string | null = null,
) {
  return send(by, DECIDE, { id, version, grant, reason });
}

/** The request as it is after a decision that is not refused. */
async function decided(...decision: Parameters<typeof decide>): Promise<ShownRequest> {
  const { request: after, problems } = await decide(...decision);
  expect(problems).toBeUndefined();
  return after!;
}

describe('asking', () => {
  it('D12, D21 is for members of the side, and says until when the answer helps', async () => {
    const date = newDay();
    const match = await plan({ date });
    expect(await askFor(anna, { match: match.id })).toMatchObject({
      state: 'UNDECIDED',
      date,
      deadline: date,
      overdue: false,
      advice: null,
    });
    for (const by of [csaba, stranger, juror, admin])
      expect((await send(by, ASK, wanted({ match: match.id }))).problems).toMatchObject([
        { code: 'REQUEST_NOT_YOUR_SIDE', rule: 'D12' },
      ]);
  });

  it('is about a match of the side that is still planned', async () => {
    const other = await plan({ a: (await world.team(year, [await world.person(), stranger])).id });
    expect(await refusalsOf(anna, { match: other.id })).toEqual(['REQUEST_UNKNOWN_MATCH']);
    const match = await plan();
    await done(anna, CANCEL, { id: match.id, version: 1 });
    expect(await refusalsOf(anna, { match: match.id })).toEqual(['REQUEST_MATCH_CANCELLED']);
  });

  it('takes what belongs to the kind, and nothing else', async () => {
    const match = await plan();
    const paths = async (special: Wanted): Promise<unknown> =>
      (await send(anna, ASK, wanted(special))).problems?.map(({ code, path }) => [code, path]);
    expect(await paths({})).toEqual([['REQUEST_INCOMPLETE', 'plannedMatchId']]);
    expect(await paths({ match: match.id, person: anna.id })).toEqual([['REQUEST_SUPERFLUOUS', 'personId']]);
    expect(await paths({ kind: 'REPLACEMENT', match: match.id })).toEqual([
      ['REQUEST_SUPERFLUOUS', 'plannedMatchId'],
      ['REQUEST_INCOMPLETE', 'personId'],
      ['REQUEST_INCOMPLETE', 'replacesId'],
    ]);
  });

  it('9, D22, D24 is refused where the match needs no answer', async () => {
    const match = await plan({ venue: { name: 'Desperados Pub', public: true } });
    for (const kind of ['PRIVATE_VENUE', 'BEFORE_MEETING'] as const)
      expect(await refusalsOf(anna, { kind, match: match.id })).toEqual(['REQUEST_NOT_NEEDED']);
    for (const kind of ['POSTPONEMENT', 'FREE_GAME'] as const)
      expect(await refusalsOf(anna, { kind, match: match.id })).toEqual(['REQUEST_OTHER_COMPETITION']);
    expect((await askFor(anna, { kind: 'OPEN_MATCH', match: match.id })).deadline).toBeNull();
    const early = await plan({ date: `${year}-01-14` });
    expect((await askFor(anna, { kind: 'BEFORE_MEETING', match: early.id })).deadline).toBe(`${year}-01-14`);
    const free = await plan({ competition: 'FREE_CHAMPIONSHIP' });
    expect((await askFor(anna, { kind: 'FREE_GAME', match: free.id })).state).toBe('UNDECIDED');
  });

  it('is done once: while it waits and when it was granted, not when it was refused or withdrawn', async () => {
    const match = await plan();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(anna, ASK, wanted({ match: match.id }))));
    expect(answers.flatMap(codes)).toEqual(Array.from({ length: 4 }, () => 'REQUEST_ASKED_ALREADY'));
    const first = answers.find(({ problems }) => problems === undefined)!.request!;
    expect((await done(anna, WITHDRAW, { id: first.id })).request.state).toBe('WITHDRAWN');
    const second = await askFor(csaba, { match: match.id, side: aquincum.id });
    await decide(juror, second, false, 'Too small.');
    const third = await askFor(anna, { match: match.id });
    await decide(juror, third);
    expect(await refusalsOf(csaba, { match: match.id, side: aquincum.id })).toEqual(['REQUEST_GRANTED_ALREADY']);
  });

  it('is taken back by the side that has asked, until the jury decides', async () => {
    const request = await newRequest();
    expect(await codesOf(csaba, WITHDRAW, { id: request.id })).toEqual(['REQUEST_NOT_YOUR_SIDE']);
    for (const by of [stranger, juror])
      expect(await codesOf(by, WITHDRAW, { id: request.id })).toEqual(['REQUEST_UNKNOWN']);
    await decide(juror, request);
    expect(await codesOf(anna, WITHDRAW, { id: request.id })).toEqual(['REQUEST_DECIDED_ALREADY']);
  });
});

describe('deciding', () => {
  it('is for the jury alone', async () => {
    const { id, version } = await newRequest();
    for (const by of [anna, stranger, admin]) {
      expect(await refusalOf(by, DECIDE, { id, version, grant: true })).toBe('FORBIDDEN');
    }
  });

  it('grants with or without words, and refuses with a reason', async () => {
    const request = await newRequest();
    expect(codes(await decide(juror, request, false))).toEqual(['REQUEST_REASON_NEEDED']);
    expect(await decided(juror, request, false, 'No room for eight.')).toMatchObject({
      state: 'REFUSED',
      reason: 'No room for eight.',
    });
    expect(await decided(juror, await newRequest())).toMatchObject({ state: 'GRANTED', reason: null });
  });

  it('is done once: of two jurors at the same time one is told', async () => {
    const other = await world.member({ jury: true });
    const request = await newRequest();
    const answers = await Promise.all([decide(juror, request), decide(other, request, false, 'No.')]);
    expect(answers.flatMap(codes)).toEqual(['REQUEST_DECIDED_ALREADY']);
    expect(codes(await decide(juror, await withdrawn()))).toEqual(['REQUEST_WITHDRAWN']);
    expect(codes(await decide(juror, { id: anna.id, version: 1 }))).toEqual(['REQUEST_UNKNOWN']);
  });

  async function withdrawn(): Promise<ShownRequest> {
    return (await done(anna, WITHDRAW, { id: (await newRequest()).id })).request;
  }

  it('D21 makes the approval that the match needs', async () => {
    const request = await newRequest();
    const look = async () => (await ask(csaba, NEEDS, { id: request.match.id })).plannedMatch!.needs;
    const kind = 'PRIVATE_VENUE';
    expect(await look()).toEqual([{ kind, state: 'UNDECIDED', request: { id: request.id, decidedBy: null } }]);
    await decide(juror, request);
    expect(await look()).toEqual([
      { kind, state: 'GRANTED', request: { id: request.id, decidedBy: { name: 'Júlia' } } },
    ]);
  });

  it('D12 is not for a juror of either team, nor for whom it names', async () => {
    const request = await newRequest();
    expect((await decide(jurorOfWasps, request)).problems).toMatchObject([
      { code: 'REQUEST_JURY_CONCERNED', rule: 'D12' },
    ]);
    const byOpponents = await askFor(csaba, { match: (await plan()).id, side: aquincum.id });
    expect(codes(await decide(jurorOfWasps, byOpponents))).toEqual(['REQUEST_JURY_CONCERNED']);
    const full = await fullTeam();
    const about = await askFor(full.captain, { kind: 'LARGER_TEAM', side: full.team.id, person: juror.id });
    expect(codes(await decide(juror, about))).toEqual(['REQUEST_JURY_CONCERNED']);
    expect((await decided(jurorOfWasps, about)).state).toBe('GRANTED');
  });

  it('D12 is for a juror whom an admin appoints when all are concerned', async () => {
    const request = await newRequest();
    expect(await codesOf(admin, APPOINT, { id: request.id, person: jurorOfWasps.id })).toEqual(['REQUEST_JURY_FREE']);
    expect(await refusalOf(juror, APPOINT, { id: request.id, person: jurorOfWasps.id })).toBe('FORBIDDEN');

    const { rows } = await world.database.query<{ id: string }>(
      'UPDATE "account" SET "jury" = false WHERE "jury" AND "id" <> $1 RETURNING "id"',
      [jurorOfWasps.accountId],
    );
    try {
      expect(codes(await decide(jurorOfWasps, request))).toEqual(['REQUEST_JURY_CONCERNED']);
      expect(await codesOf(admin, APPOINT, { id: request.id, person: anna.id })).toEqual(['REQUEST_NO_JUROR']);
      await send(admin, APPOINT, { id: request.id, person: jurorOfWasps.id });
      expect((await decided(jurorOfWasps, request)).state).toBe('GRANTED');
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
    const request = await askFor(anna, { match: id, side: one.id });
    await world.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = $1', [past]);
    expect(codes(await decide(juror, request))).toEqual(['REQUEST_SEASON_CLOSED']);
    expect(await refusalsOf(anna, { kind: 'BEFORE_MEETING', match: id, side: one.id })).toEqual([
      'REQUEST_SEASON_CLOSED',
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
    const overdue = async () => (await ask(juror, OVERDUE)).juryDesk.overdue.requests;
    const before = await overdue();
    const request = await askFor(anna, { kind: 'BEFORE_MEETING', match: id, side: one.id });
    expect(request).toMatchObject({ overdue: true, deadline: yesterday });
    expect(request.advice).toContain('ruling on the sheet');
    expect(await overdue()).toBe(before + 1);
    const late = await decided(juror, request);
    expect(await overdue()).toBe(before);
    expect(late).toMatchObject({ state: 'TOO_LATE', overdue: false });
    expect(late.advice).toContain('no approval in advance (D21)');
    expect((await ask(anna, NEEDS, { id })).plannedMatch).toMatchObject({
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
    const preview = await done(anna, PREVIEW, { id, version: 1, date });
    expect(preview).toMatchObject({
      lapsing: [{ id: request.id }],
      needs: [{ kind: 'PRIVATE_VENUE', state: 'LAPSED' }],
    });
    const changed = await done(anna, CHANGE, { id, version: 1, date });
    expect(changed.lapsed).toEqual([{ id: request.id, state: 'LAPSED' }]);
    await send(anna, CHANGE, { id, version: 2, date: request.date });
    expect((await send(anna, PREVIEW, { id, version: 3 })).needs).toEqual([{ kind: 'PRIVATE_VENUE', state: 'LAPSED' }]);
    expect((await askFor(anna, { match: id })).state).toBe('UNDECIDED');
  });

  it('it lapses when the place changes, not when it is only written otherwise', async () => {
    const request = await newRequest();
    const { id } = request.match;
    await decide(juror, request);
    const same = await done(anna, CHANGE, { id, version: 1, venue: { name: 'AT ANNA’S', public: false } });
    expect(same.lapsed).toEqual([]);
    const other = await done(anna, CHANGE, { id, version: 2, venue: { name: 'at Csaba’s', public: false } });
    expect(other.lapsed).toMatchObject([{ id: request.id }]);
  });

  it('what waits follows the plan, and is not decided by who has not seen that', async () => {
    const request = await newRequest();
    const date = newDay();
    await send(csaba, CHANGE, { id: request.match.id, version: 1, date });
    expect(codes(await decide(juror, request))).toEqual(['REQUEST_CHANGED_MEANWHILE']);
    const now = (await ask(juror, LOOK, { id: request.id })).request!;
    expect(now).toMatchObject({ state: 'UNDECIDED', date, deadline: date });
    expect((await decided(juror, now)).state).toBe('GRANTED');
  });

  it('of a match that is cancelled nothing is left', async () => {
    const match = await plan({ date: `${year}-01-05` });
    const granted = await askFor(anna, { match: match.id });
    await decide(juror, granted);
    const waiting = await askFor(anna, { kind: 'BEFORE_MEETING', match: match.id });
    const cancelled = await done(csaba, CANCEL, { id: match.id, version: 1 });
    expect(cancelled.lapsed).toEqual([{ id: granted.id, state: 'LAPSED' }]);
    expect(codes(await decide(juror, waiting))).toEqual(['REQUEST_WITHDRAWN']);
  });
});

/** A team of three, in its own hands. */
async function fullTeam(): Promise<{ team: Team; captain: Member; members: readonly Person[] }> {
  const captain = await world.member();
  const members = [captain, await world.person(), await world.person()];
  return { team: await world.team(year, members), captain, members };
}

describe('requests of teams', () => {
  const larger = (captain: Member, team: Team, person: Person) =>
    send(captain, ASK, wanted({ kind: 'LARGER_TEAM', side: team.id, person: person.id }));
  const replace = (captain: Member, team: Team, person: Person, replaced: Person) =>
    send(captain, ASK, wanted({ kind: 'REPLACEMENT', side: team.id, person: person.id, replaces: replaced.id }));

  async function hasPlayed(team: Team, { id }: Person): Promise<void> {
    // Rows, since no sheet is handed in before its day, and all days here are still to come.
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

  /** How often the office has recorded that the team has changed: what is live is told of it. */
  async function changesOf(team: Team): Promise<number> {
    const { rowCount } = await world.database.query(
      `SELECT FROM "outbox" WHERE "event" ->> 'type' = 'team-changed' AND "event" ->> 'id' = $1`,
      [team.id],
    );
    return rowCount ?? 0;
  }

  it('9 a fourth member is asked for, and has their place when it is granted', async () => {
    const { team, captain } = await fullTeam();
    const request = (await larger(captain, team, await world.person())).request!;
    expect(request).toMatchObject({ date: null, deadline: null });
    expect(await changesOf(team)).toBe(0);
    await decide(juror, request);
    expect(await changesOf(team)).toBe(1);
    const { rows } = await world.database.query('SELECT "most_members" FROM "team" WHERE "id" = $1', [team.id]);
    expect(rows).toEqual([{ most_members: 4 }]);
  });

  it('D20 nobody is asked for while there is room, and nobody who was in another team this season', async () => {
    const someone = await world.person();
    expect(codes(await larger(anna, wasps, someone))).toEqual(['REQUEST_ROOM_LEFT']);
    const { team, captain } = await fullTeam();
    expect((await larger(captain, team, csaba)).problems).toMatchObject([
      {
        code: 'TEAM_OTHER_TEAM',
        rule: 'D20',
        path: 'personId',
        message: expect.stringContaining('Aquincum'),
      },
    ]);
    expect(codes(await larger(captain, team, { id: team.id, name: '' }))).toEqual(['REQUEST_UNKNOWN_PERSON']);
  });

  it('D20 a member who has played is replaced when the jury grants it', async () => {
    const { team, captain, members } = await fullTeam();
    const newcomer = await world.person();
    await hasPlayed(team, captain);
    const request = (await replace(captain, team, newcomer, captain)).request!;
    expect((await decided(juror, request)).state).toBe('GRANTED');
    expect(await changesOf(team)).toBe(1);
    const after = await memberships(team);
    expect(after).toContainEqual({ person_id: captain.id, captain: false, left: true });
    expect(after).toContainEqual({ person_id: newcomer.id, captain: true, left: false });
    expect(after).toHaveLength(members.length + 1);
  });

  it('D20 who has left after having played keeps their place until the jury lets another have it', async () => {
    const { team, captain, members } = await fullTeam();
    const [gone, newcomer] = [members[1]!, await world.person()];
    await hasPlayed(team, gone);
    await world.database.query('UPDATE "membership" SET "last_day" = "first_day" WHERE "person_id" = $1', [gone.id]);
    const request = (await replace(captain, team, newcomer, gone)).request!;
    expect((await decided(juror, request)).state).toBe('GRANTED');
    expect(await memberships(team)).toContainEqual({ person_id: newcomer.id, captain: false, left: false });
    expect(codes(await replace(captain, team, await world.person(), gone))).toEqual(['REQUEST_NO_MEMBER']);
  });

  it('D20 a member who has not played is no matter of the jury', async () => {
    const { team, captain, members } = await fullTeam();
    expect(codes(await replace(captain, team, await world.person(), members[1]!))).toEqual(['REQUEST_NOT_PLAYED']);
    expect(codes(await replace(captain, team, await world.person(), csaba))).toEqual(['REQUEST_NO_MEMBER']);
  });

  it('D20 is not granted any more when the newcomer has joined another team meanwhile', async () => {
    const { team, captain } = await fullTeam();
    const newcomer = await world.person();
    await hasPlayed(team, captain);
    const request = (await replace(captain, team, newcomer, captain)).request!;
    await world.team(year, [newcomer, await world.person()]);
    expect(codes(await decide(juror, request))).toEqual(['TEAM_OTHER_TEAM']);
    expect((await decided(juror, request, false, 'He has another team.')).state).toBe('REFUSED');
  });
});

describe('the queue', () => {
  type Filter = Input<VariablesOf<typeof LIST>>;
  const list = async (by: Client, filter: Filter) => (await ask(by, LIST, filter)).requests;
  const ids = async (by: Client, filter: Filter): Promise<readonly string[]> =>
    (await list(by, filter)).nodes.map(({ id }) => id);

  let kept: { late: ShownRequest; early: ShownRequest; open: ShownRequest };
  let side: string;

  beforeAll(async () => {
    const captain = await world.member();
    const team = await world.team(year, [captain, await world.person()]);
    side = team.id;
    const askedOn = async (date: string, kind: NonNullable<Wanted['kind']>): Promise<ShownRequest> =>
      await askFor(captain, { kind, side: team.id, match: (await plan({ a: team.id, date })).id });
    const open = await askedOn(`${year}-06-01`, 'OPEN_MATCH');
    kept = {
      open,
      late: await askedOn(`${year}-09-02`, 'PRIVATE_VENUE'),
      early: await askedOn(`${year}-09-01`, 'PRIVATE_VENUE'),
    };
  });

  it('has what is urgent first, then what has no deadline, page by page', async () => {
    const order = [kept.early.id, kept.late.id, kept.open.id];
    expect(await ids(juror, { side })).toEqual(order);
    const first = await list(juror, { side, first: 2 });
    expect(first.nodes.map(({ id }) => id)).toEqual(order.slice(0, 2));
    expect(await ids(juror, { side, first: 2, after: first.pageInfo.endCursor })).toEqual([kept.open.id]);
    expect(await ids(juror, { side, last: 2 })).toEqual(order.slice(1));
    const foreign = Buffer.from(JSON.stringify(['2026-99-99', '2026-01-01T00:00:00.000Z', kept.open.id])).toString(
      'base64url',
    );
    expect(await refusalOf(juror, LIST, { after: foreign })).toBe('INPUT_INVALID');
  });

  it('is filtered by state, kind and season', async () => {
    await decide(juror, kept.late);
    expect(await ids(juror, { side, states: ['UNDECIDED'] })).toEqual([kept.early.id, kept.open.id]);
    expect(await ids(juror, { side, states: ['GRANTED', 'REFUSED'] })).toEqual([kept.late.id]);
    expect(await ids(juror, { side, kinds: ['OPEN_MATCH'] })).toEqual([kept.open.id]);
    expect(await ids(juror, { side, season: year })).toHaveLength(3);
    expect(await ids(juror, { side, season: 2015 })).toEqual([]);
  });

  it('tells a juror what they may decide (D12)', async () => {
    const request = await newRequest();
    const may = async (by: Member): Promise<boolean> =>
      (await list(by, { plannedMatch: request.match.id })).nodes[0]!.mayDecide;
    expect([await may(juror), await may(jurorOfWasps), await may(anna)]).toEqual([true, false, false]);
  });

  it('shows to the sides of the match what concerns them, to others nothing', async () => {
    const { id, match } = await newRequest();
    const ofMatch = { plannedMatch: match.id };
    for (const by of [anna, csaba, juror, admin]) expect(await ids(by, ofMatch)).toEqual([id]);
    expect(await ids(stranger, ofMatch)).toEqual([]);
    expect(await ask(stranger, LOOK, { id })).toEqual({ request: null });
    expect(await ask(csaba, LOOK, { id })).toMatchObject({ request: { id } });
    expect(await refusalOf(client(office), LOOK, { id })).toBe('UNAUTHENTICATED');
    expect(await ask(client(office), NEEDS, { id: match.id })).toEqual({ plannedMatch: { needs: null } });
  });

  it('finds what concerns a side without looking through those of others, however many there are', async () => {
    await newRequest();
    const looked = (): Promise<number> => rowsRead(world.database, 'request', () => list(anna, { first: 25 }));
    await storeOldRequests(office, 1, 1000);
    const beside = await looked();
    await storeOldRequests(office, 1001, isFull ? 20_000 : 5_000);
    expect(beside).toBeGreaterThan(0);
    expect(await looked()).toBeLessThanOrEqual(beside + 25);
  });
});
