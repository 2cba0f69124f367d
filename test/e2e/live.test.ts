import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { ask, done, graphql, refused, textOf } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/describe-with.js';
import { startDebianPostgres } from '../support/debian-postgres.js';
import { client, given, type Member, type Team } from '../support/given.js';
import { type Environment, post, startOffice } from '../support/office.js';
import { bareSocket, codesOfErrors, openSocket, type Socket, type Watch } from '../support/socket.js';
import { anotherOffice, ownOffice } from '../support/own-office.js';

const sockets: Socket[] = [];

const limits: Environment = { SOCKETS_PER_ADDRESS: '6', SUBSCRIPTIONS_PER_SOCKET: '3', HEARTBEAT: '1' };

const { office, world: there, end } = await ownOffice({ environment: limits });
afterAll(async () => {
  await other.end();
  await end();
});

/** Another process on the same database. */
const other = await anotherOffice({ DATABASE_URL: office.databaseUrl() });
await there.season(2025);
await there.season(2026);
const ana = await there.member();
const bea = await there.member();
const stranger = await there.member();
const juror = await there.member({ jury: true });
const teams: readonly [Team, Team] = [await there.team(2026, [ana]), await there.team(2026, [bea])];

afterEach(async () => {
  const open = sockets.splice(0);
  for (const { socket } of open) socket.terminate();
  await Promise.all(open.map(({ closed }) => closed));
});

async function open(who: Partial<Pick<Member, 'cookie'>> = {}, at = office, payload: object = {}): Promise<Socket> {
  const socket = await openSocket(at, who.cookie === undefined ? {} : { cookie: who.cookie }, payload);
  sockets.push(socket);
  return socket;
}

function bare(headers: Record<string, string> = {}, path?: string): Socket {
  const socket = bareSocket(office, headers, path);
  sockets.push(socket);
  return socket;
}

let played = 0;

async function newMatch(state: string): Promise<string> {
  const { rows } = await there.database.query<{ id: string }>(
    `WITH made AS (INSERT INTO "match" ("season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by", "revision",
       "raw_a", "raw_b", "verdict")
     VALUES (2026, '2026-03-01'::date + $1::int, 1, $2, $3, 'match', '{championship}', $4, 'A', 1, 100, 200, 'proved')
       RETURNING "id", "season", "state"),
     told AS (INSERT INTO "outbox" ("event") SELECT jsonb_build_object(
       'type', 'match-move', 'id', "id", 'number', 1, 'season', "season", 'from', 'draft', 'to', "state") FROM made)
     SELECT "id" FROM made`,
    [++played, teams[0].id, teams[1].id, state],
  );
  return rows[0]!.id;
}

// What the office would write down with each change stands before it: here they are made by SQL.
const MOVE = `WITH told AS (INSERT INTO "outbox" ("event") SELECT jsonb_build_object(
    'type', 'match-move', 'id', "id", 'number', 2, 'season', "season", 'from', "state", 'to', $2::text) FROM "match" WHERE "id" = $1)
  UPDATE "match" SET "state" = $2 WHERE "id" = $1`;

const move = (id: string, state: string): Promise<unknown> => there.database.query(MOVE, [id, state]);

const SEASON_CHANGED = `WITH told AS (INSERT INTO "outbox" ("event") SELECT jsonb_build_object(
    'type', 'season-changed', 'season', "year") FROM "season")`;

const changeSeason = (season = 2026): Promise<unknown> =>
  there.database.query(
    `WITH told AS (INSERT INTO "outbox" ("event") VALUES (jsonb_build_object('type', 'season-changed', 'season', $1::int)))
     UPDATE "season" SET "annual_meeting" = "annual_meeting" + 1 WHERE "year" = $1`,
    [season],
  );

const TROPHIES_CHANGED = `WITH told AS (INSERT INTO "outbox" ("event") VALUES ('{"type": "old-list-changed", "id": "old"}'))`;
const ACCESS_CHANGED = `WITH told AS (INSERT INTO "outbox" ("event") VALUES (
    jsonb_build_object('type', 'access-changed', 'id', $1::uuid)))`;

const change = graphql('fragment change on Change { kind cursor topic id seasonYear }');
const standings = graphql(
  `subscription ($year: Int! = 2026, $after: String) {
    standingsChanged(seasonYear: $year, after: $after) { ...change }
  }`,
  [change],
);
const seasons = graphql(`subscription ($after: String) {
  standingsChanged(seasonYear: 2026, after: $after) { kind cursor season { annualMeeting } }
}`);
const match = graphql(`subscription ($id: UUID!, $after: String) {
  matchChanged(id: $id, after: $after) { kind cursor topic id match { state } }
}`);
const mine = graphql('subscription ($after: String) { myMatchesChanged(after: $after) { ...change } }', [change]);
const queue = graphql('subscription ($after: String) { juryQueueChanged(after: $after) { ...change } }', [change]);
const trophies = graphql('subscription { trophiesChanged { ...change } }', [change]);
const results = graphql(
  `subscription ($player: UUID, $side: UUID, $after: String) {
    resultsChanged(personId: $player, sideId: $side, after: $after) { ...change }
  }`,
  [change],
);

/** All that a socket was told before this moment has come in when this resolves. */
async function everythingIsTold(socket: Socket): Promise<void> {
  const watch = socket.watch(standings);
  await watch.next();
  await changeSeason();
  await watch.next();
  watch.end();
}

async function begun<E extends { readonly kind: string }>(watch: Watch<E>): Promise<E> {
  const event = await watch.next();
  expect(event.kind).toBe('BEGIN');
  return event;
}

describe('a subscription', () => {
  it('begins with things as they are, and shows them anew at each change', async () => {
    const watch = (await open()).watch(seasons);
    const first = await begun(watch);
    await changeSeason();
    const second = await watch.next();
    expect(second.kind).toBe('CHANGE');
    expect(second.season).not.toEqual(first.season);
  });

  it('is told what it asked for and nothing else', async () => {
    const socket = await open();
    const of2026 = socket.watch(standings);
    const of2025 = socket.watch(standings, { year: 2025 });
    await begun(of2026);
    await begun(of2025);
    await changeSeason(2025);
    expect(await of2025.next()).toMatchObject({ kind: 'CHANGE', topic: 'STANDINGS', seasonYear: 2025 });
    await changeSeason(2026);
    expect(await of2026.next()).toMatchObject({ kind: 'CHANGE', topic: 'STANDINGS', seasonYear: 2026 });
    expect(of2025.unread()).toEqual([]);
  });

  it('ends when the client says so, and others of the connection go on', async () => {
    const socket = await open();
    const [ended, kept] = [socket.watch(standings), socket.watch(standings)];
    await begun(ended);
    await begun(kept);
    ended.end();
    // What comes over one connection is done in its order, what comes over others is not.
    await begun(socket.watch(seasons));
    await changeSeason();
    await kept.next();
    await everythingIsTold(socket);
    expect(ended.unread()).toEqual([]);
  });

  it('of the trophy list hears of trophies entered and taken away', async () => {
    const watch = (await open()).watch(trophies);
    await begun(watch);
    await there.database.query(
      `${TROPHIES_CHANGED} INSERT INTO "trophy" ("id", "position", "announcer_id", "competitions", "evidence", "opponent_ids")
       VALUES (id_of('list/1'), '0000-00-00 0000.0000.0 list/1', $1, '{}', 'old-list', '{}')`,
      [ana.id],
    );
    expect(await watch.next()).toMatchObject({ kind: 'CHANGE', topic: 'TROPHIES', seasonYear: null });
    await there.database.query(`${TROPHIES_CHANGED} DELETE FROM "trophy" WHERE "id" = id_of('list/1')`);
    expect(await watch.next()).toMatchObject({ kind: 'CHANGE', topic: 'TROPHIES' });
  });
});

describe('delivery', () => {
  it('reaches the subscribers of every process on the database', async () => {
    const watches = [(await open()).watch(standings), (await open({}, other)).watch(standings)];
    for (const watch of watches) await begun(watch);
    await changeSeason();
    for (const watch of watches) expect((await watch.next()).kind).toBe('CHANGE');
  });

  it('tells of a write that another process has answered', async () => {
    const watch = (await open()).watch(seasons);
    await begun(watch);
    const SET = graphql(
      `mutation ($key: IdempotencyKey!) {
        setAnnualMeeting(input: { idempotencyKey: $key, seasonYear: 2026, annualMeeting: "2026-03-03" }) { __typename ...refused }
      }`,
      [refused],
    );
    await done(client(other, { cookie: juror.cookie }), SET);
    expect(await watch.next()).toMatchObject({ kind: 'CHANGE', season: { annualMeeting: '2026-03-03' } });
  });

  it('goes on when another process is killed, and its clients resume here', async () => {
    const third = await startOffice({ DATABASE_URL: office.databaseUrl() });
    const [here, away] = [(await open()).watch(seasons), (await open({}, third)).watch(seasons)];
    await begun(here);
    const { cursor } = await begun(away);
    await third.end('SIGKILL');
    await changeSeason();
    const told = await here.next();
    const resumed = await (await open()).watch(seasons, { after: cursor }).next();
    expect(resumed).toMatchObject({ kind: 'CHANGE', season: told.season });
  });

  it('from `changeCursor`, asked for before reading, tells of what has changed since, and of nothing else', async () => {
    const { changeCursor: after } = await ask(client(office), graphql('{ changeCursor }'));
    await changeSeason(2025);
    const socket = await open();
    const [changed, unchanged] = [2025, 2024].map((year) => socket.watch(standings, { year, after }));
    expect(await changed!.next()).toMatchObject({ kind: 'CHANGE', topic: 'STANDINGS', seasonYear: 2025 });
    await everythingIsTold(socket);
    expect(unchanged!.unread()).toEqual([]);
  });

  it('skips no change whose transaction began earlier and is committed later', async () => {
    const [early, late] = [await newMatch('submitted'), await newMatch('submitted')];
    const watch = (await open(juror)).watch(queue);
    await begun(watch);
    const slow = await there.database.connect();
    await slow.query('BEGIN');
    await slow.query(MOVE, [early, 'confirmed']);
    await move(late, 'confirmed');
    const first = await watch.next();
    expect(first.id).toBe(late);
    await slow.query('COMMIT');
    slow.release();
    expect((await watch.next()).id).toBe(early);
    const resumed = (await open(juror)).watch(queue, { after: first.cursor });
    expect(await resumed.next()).toMatchObject({ kind: 'CHANGE', id: early });
  });

  it('leaves out what is taken back', async () => {
    const id = await newMatch('submitted');
    const socket = await open(juror);
    const watch = socket.watch(match, { id });
    await begun(watch);
    const failing = await there.database.connect();
    await failing.query('BEGIN');
    await failing.query(MOVE, [id, 'confirmed']);
    await failing.query('ROLLBACK');
    failing.release();
    await everythingIsTold(socket);
    expect(watch.unread()).toEqual([]);
  });
});

describe('who was cut off', () => {
  it('is told what they missed, on any process, each object once', async () => {
    const [one, two] = [await newMatch('submitted'), await newMatch('submitted')];
    const socket = await open(juror);
    const { cursor } = await begun(socket.watch(queue));
    socket.socket.terminate();
    await move(one, 'confirmed');
    await move(two, 'confirmed');
    await move(one, 'returned');
    const resumed = (await open(juror, other)).watch(queue, { after: cursor });
    expect([await resumed.next(), await resumed.next()].map(({ id }) => id)).toEqual([two, one]);
    const third = await newMatch('submitted');
    expect((await resumed.next()).id).toBe(third);
  });

  it('hears nothing while nothing has changed', async () => {
    const socket = await open();
    const { cursor } = await begun(socket.watch(standings, { year: 2025 }));
    const resumed = socket.watch(standings, { year: 2025, after: cursor });
    await everythingIsTold(socket);
    expect(resumed.unread()).toEqual([]);
  });

  it('begins anew after more than a day', async () => {
    const socket = await open();
    const { cursor } = await begun(socket.watch(standings));
    const [snapshot, at] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, number];
    const longAgo = Buffer.from(JSON.stringify([snapshot, at - 25 * 3_600_000])).toString('base64url');
    await begun(socket.watch(standings, { after: longAgo }));
  });

  it('begins anew when the database was set back to a time before', async () => {
    const socket = await open();
    const { cursor } = await begun(socket.watch(standings));
    const [, at] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, number];
    const future = Buffer.from(JSON.stringify(['4000000000:4000000000:', at])).toString('base64url');
    await begun(socket.watch(standings, { after: future }));
  });

  it.each(['nonsense', 'W10', Buffer.from('["5:1:",1]').toString('base64url'), '9'.repeat(30_000)])(
    'is refused with a cursor that is none',
    async (after) => {
      const message = await (await open()).watch(standings, { after }).message();
      expect(codesOfErrors(message)).toEqual(['INPUT_INVALID']);
    },
  );
});

describe('a match that is not approved', () => {
  it('is told of to both sides, to who sat at the table and to the jury; to strangers when it is approved or no longer is', async () => {
    const id = await newMatch('submitted');
    const guest = await there.member();
    await there.database.query(`INSERT INTO "match_player" ("match_id", "person_id", "date") VALUES ($1, $2, now())`, [
      id,
      guest.id,
    ]);
    const knowing = await Promise.all(
      [ana, bea, guest, juror].map(async (who) => (await open(who)).watch(match, { id })),
    );
    const strangers = await Promise.all([open(stranger), open()]);
    const watching = strangers.map((socket) => socket.watch(match, { id }));
    for (const watch of [...knowing, ...watching]) await begun(watch);

    await move(id, 'confirmed');
    for (const watch of knowing) expect(await watch.next()).toMatchObject({ match: { state: 'CONFIRMED' }, id });
    for (const socket of strangers) await everythingIsTold(socket);
    expect(watching.flatMap((watch) => watch.unread())).toEqual([]);

    for (const state of ['approved', 'reopened', 'returned']) {
      await move(id, state);
      for (const watch of knowing) expect(await watch.next()).toMatchObject({ match: { state: state.toUpperCase() } });
      const seen = state === 'returned' ? null : { state: state.toUpperCase() };
      for (const watch of watching) expect(await watch.next()).toMatchObject({ kind: 'CHANGE', id, match: seen });
    }
    await move(id, 'submitted');
    for (const watch of knowing) await watch.next();
    for (const socket of strangers) await everythingIsTold(socket);
    expect(watching.flatMap((watch) => watch.unread())).toEqual([]);
  });

  it('is told of to whoever follows results, all or those of its people, once it is approved or no longer is', async () => {
    const sockets = await Promise.all([open(), open()]);
    const told = [
      sockets[0].watch(results),
      sockets[0].watch(results, { player: ana.id }),
      sockets[1].watch(results, { side: teams[1].id }),
    ];
    const others = [sockets[1].watch(results, { side: teams[0].id, player: stranger.id })];
    for (const watch of [...told, ...others]) await begun(watch);
    const id = await newMatch('submitted');
    for (const socket of sockets) await everythingIsTold(socket);
    expect(told.flatMap((watch) => watch.unread())).toEqual([]);
    for (const state of ['approved', 'reopened', 'returned']) {
      await move(id, state);
      for (const watch of told) expect(await watch.next()).toMatchObject({ kind: 'CHANGE', topic: 'MATCH', id });
    }
    for (const socket of sockets) await everythingIsTold(socket);
    expect(others.flatMap((watch) => watch.unread())).toEqual([]);
  });

  it('stays unknown to a stranger who resumes', async () => {
    const id = await newMatch('submitted');
    const socket = await open(stranger);
    const { cursor } = await begun(socket.watch(match, { id }));
    await move(id, 'confirmed');
    const resumed = socket.watch(match, { id, after: cursor });
    await everythingIsTold(socket);
    expect(resumed.unread()).toEqual([]);
  });

  it('looks to strangers like one that does not exist', async () => {
    const socket = await open(stranger);
    const [real, none] = [await newMatch('submitted'), '0b0f8ad2-5c1e-4a35-9f0e-0d5b6c2f7a11'];
    const [a, b] = [await begun(socket.watch(match, { id: real })), await begun(socket.watch(match, { id: none }))];
    expect({ ...a, id: none, cursor: '' }).toEqual({ ...b, cursor: '' });
  });

  it('is in the own matches of its people and in no others', async () => {
    const [anas, strangers] = await Promise.all([open(ana), open(stranger)]);
    const watches = [anas, strangers].map((socket) => socket.watch(mine));
    for (const watch of watches) await begun(watch);
    const id = await newMatch('submitted');
    expect(await watches[0]!.next()).toMatchObject({ kind: 'CHANGE', topic: 'MATCH', id });
    await everythingIsTold(strangers);
    expect(watches[1]!.unread()).toEqual([]);
  });
});

describe("the jury's queue and the own matches", () => {
  it.each([
    ['the queue', queue, 'nobody', 'UNAUTHENTICATED'],
    ['the queue', queue, 'a player', 'FORBIDDEN'],
    ['the own matches', mine, 'nobody', 'UNAUTHENTICATED'],
  ])('%s (%#): not for %s', async (_, query, who, code) => {
    const message = await (await open(who === 'nobody' ? {} : stranger)).watchRaw(textOf(query)).message();
    expect(codesOfErrors(message)).toEqual([code]);
  });
});

describe('who connects', () => {
  it('is known by their cookie only to pages of the office', async () => {
    const { host } = new URL(office.url);
    const refused = bare({ cookie: ana.cookie, origin: 'https://elsewhere.example' });
    expect((await refused.closed).reason).toContain('403');
    await openSocket(office, { cookie: ana.cookie, origin: `http://${host}` }).then((socket) => sockets.push(socket));
  });

  it('without a login may come from any page', async () => {
    const socket = await openSocket(office, { origin: 'https://elsewhere.example' });
    sockets.push(socket);
    await begun(socket.watch(standings));
  });

  it('can send an API token in the first message; one that is none ends the connection', async () => {
    const token = await there.token(ana, ['read']);
    const socket = await open({}, office, { authorization: `Bearer ${token}` });
    await begun(socket.watch(mine));
    await expect(open({}, office, { authorization: 'Bearer nonsense' })).rejects.toThrow('4403');
  });

  it.each([
    ['the login is revoked', `${ACCESS_CHANGED} UPDATE "login" SET "revoked_at" = now() WHERE "account_id" = $1`],
    ['the login is deleted', `${ACCESS_CHANGED} DELETE FROM "login" WHERE "account_id" = $1`],
    ['the account is disabled', `${ACCESS_CHANGED} UPDATE "account" SET "disabled_at" = now() WHERE "id" = $1`],
    ['the account leaves the jury', `${ACCESS_CHANGED} UPDATE "account" SET "jury" = false WHERE "id" = $1`],
    ['the login expires', 'UPDATE "login" SET "expires_at" = now() WHERE "account_id" = $1'],
  ])('is disconnected when %s', async (_, sql) => {
    const who = await there.member({ jury: true });
    const socket = await open(who);
    await begun(socket.watch(queue));
    await there.database.query(sql, [who.accountId]);
    expect((await socket.closed).code).toBe(4403);
  });

  it('with a revoked token is told nothing that comes after', async () => {
    const who = await there.member({ jury: true });
    const socket = await open(who);
    const watch = socket.watch(queue);
    await begun(watch);
    await there.database.query(`${ACCESS_CHANGED} UPDATE "login" SET "revoked_at" = now() WHERE "account_id" = $1`, [
      who.accountId,
    ]);
    await newMatch('submitted');
    await socket.closed;
    expect(watch.unread()).toEqual([]);
  });
});

describe('limits', () => {
  it('on connections from one address: the next is refused until one is closed', async () => {
    for (let made = 0; made < 6; made++) await open();
    expect((await bare().closed).reason).toContain('429');
    sockets[0]!.close();
    await sockets[0]!.closed;
    await eventually(async () =>
      expect(
        await openSocket(office).then(
          (socket) => sockets.push(socket),
          () => 0,
        ),
      ).toBeGreaterThan(0),
    );
  });

  it('on subscriptions of a connection', async () => {
    const socket = await open();
    const watches = [1, 2, 3].map(() => socket.watch(standings));
    for (const watch of watches) await begun(watch);
    const message = await socket.watch(standings).message();
    expect([message.type, codesOfErrors(message)]).toEqual(['error', ['TOO_MANY_SUBSCRIPTIONS']]);
    watches[0]!.end();
    await begun(socket.watch(standings));
  });

  it('on depth, aliases and size are those of all queries', async () => {
    const socket = await open();
    const aliases = Array.from({ length: 30 }, (_, index) => `a${index}: kind`).join(' ');
    const names = Array.from({ length: 2100 }, () => 'kind').join(' ');
    const refusals = [
      [`subscription { standingsChanged(seasonYear: 2026) { ${aliases} } }`, 'QUERY_TOO_LARGE'],
      [`subscription { standingsChanged(seasonYear: 2026) { ${names} } }`, 'BAD_REQUEST'],
      ['subscription { standingsChanged(seasonYear: 2026) { ...A } } fragment A on Change { ...A }', 'BAD_REQUEST'],
      ['subscription { standingsChanged(seasonYear: 2026) { nothing } }', 'BAD_REQUEST'],
      ['subscription { a: trophiesChanged { kind } b: trophiesChanged { kind } }', 'BAD_REQUEST'],
      ['subscription {', 'BAD_REQUEST'],
    ] as const;
    for (const [query, code] of refusals) {
      const message = await socket.watchRaw(query).message();
      expect([query.slice(0, 60), message.type, codesOfErrors(message)[0]]).toEqual([
        query.slice(0, 60),
        'error',
        code,
      ]);
    }
  });

  it('on the size of a message', async () => {
    const socket = await open();
    socket.send({ type: 'ping', payload: { filling: 'x'.repeat(70_000) } });
    expect((await socket.closed).code).toBe(1009);
  });

  it('on patience: whoever takes nothing any more is dropped, and their place is free', async () => {
    for (let made = 0; made < 6; made++) (await open()).socket.pause();
    await eventually(
      async () =>
        expect(
          await openSocket(office).then(
            (socket) => sockets.push(socket),
            () => 0,
          ),
        ).toBeGreaterThan(0),
      { timeout: 30_000 },
    );
  });
});

describe('the protocol', () => {
  it.each([
    [
      'a subscription before the introduction',
      [{ id: '1', type: 'subscribe', payload: { query: textOf(standings) } }],
      4401,
    ],
    ['what is no JSON', ['{'], 4400],
    ['an unknown message', [{ type: 'sing' }], 4400],
    ['two introductions', [{ type: 'connection_init' }, { type: 'connection_init' }], 4429],
  ])('ends a connection at %s', async (_, messages, code) => {
    const socket = bare();
    socket.socket.on('open', () => messages.forEach(socket.send));
    expect((await socket.closed).code).toBe(code);
  });

  it('ends a connection that uses an id twice', async () => {
    const socket = await open();
    await begun(socket.watch(standings, {}, 'same'));
    socket.watch(standings, {}, 'same');
    expect((await socket.closed).code).toBe(4409);
  });

  it('answers queries by POST only, and subscriptions by WebSocket only', async () => {
    const message = await (await open()).watchRaw('{ office { name } }').message();
    expect(codesOfErrors(message)).toEqual(['BAD_REQUEST']);
    const { status, errors } = await post(office.url, JSON.stringify({ query: textOf(standings) }));
    expect([status, errors[0]?.extensions['code']]).toEqual([400, 'BAD_REQUEST']);
  });

  it('is spoken at /graphql only', async () => {
    expect((await bare({}, '/health/live').closed).reason).toContain('404');
    expect((await bare({}, '/nowhere').closed).reason).toContain('404');
  });

  it('says goodbye when the office closes, so that clients go elsewhere', async () => {
    const third = await anotherOffice({ DATABASE_URL: office.databaseUrl() });
    const socket = await open({}, third);
    await begun(socket.watch(standings));
    expect(await third.end()).toBe(0);
    expect((await socket.closed).code).toBe(1001);
  });
});

describeWith('postgresql')('when the database is restarted', () => {
  it('subscriptions go on by themselves, and nothing is skipped', async () => {
    const server = await startDebianPostgres('office');
    const apart = await anotherOffice({ DATABASE_URL: server.url });
    const before = given(apart);
    await before.season(2026);
    const watch = (await open({}, apart)).watch(seasons);
    await begun(watch);
    await before.end();
    server.restart();
    const after = given(apart);
    await after.database.query(`${SEASON_CHANGED} UPDATE "season" SET "annual_meeting" = '2026-02-02'`);
    // Of what was before the crash nothing can be said for certain, so everything begins anew, before the change or after it.
    const event = await watch.next();
    expect(event.kind).toBe('BEGIN');
    const last = event.season!.annualMeeting === '2026-02-02' ? event : await watch.next();
    expect(last.season!.annualMeeting).toBe('2026-02-02');
    await after.end();
    await apart.end();
    server.stop();
  });
});
