import pg from 'pg';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { graphql, type Query, textOf } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/describe-with.js';
import { given, type Given, type Member } from '../support/given.js';
import { type Office } from '../support/office.js';
import { anotherOffice } from '../support/own-office.js';
import { newPostgresProcess, newReplicaProcess, type PostgresProcess } from '../support/postgres-process.js';

const VENUES = graphql('{ venues(first: 100) { nodes { name } } }');
const LOGIN = graphql('mutation { login(input: { name: "nobody", password: "x" }) { __typename } }');
const TABLE_AND_LIST = graphql(`{
  championshipTable(seasonYear: 2026) { rows { team { name } } }
  teams(seasonYear: 2026, first: 10) { nodes { name } }
}`);
const MOST_AGE = 3;

interface Seen {
  readonly names: readonly string[];
  /** Seconds; null when the answer came from the database itself. */
  readonly age: number | null;
}

describeWith('postgresql')('a read replica', () => {
  let database: PostgresProcess;
  let replica: PostgresProcess;
  let office: Office;
  let world: Given;
  let member: Member;

  beforeAll(async () => {
    database = await newPostgresProcess('office');
    replica = await newReplicaProcess(database);
    const environment = { DATABASE_URL: database.url, REPLICA_URL: replica.url, REPLICA_MAX_AGE: String(MOST_AGE) };
    office = await anotherOffice(environment);
    world = given({ url: office.url, databaseUrl: () => database.url });
    member = await world.member();
    await onReplica();
  });

  afterAll(async () => {
    await world.end();
    await office.end();
    await replica.stop();
    await database.stop();
  });

  async function answer<A>(
    query: Query<A, object>,
    headers: Record<string, string>,
  ): Promise<{ readonly data: A; readonly age: number | null }> {
    const response = await fetch(`${office.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: textOf(query) }),
    });
    const { data, errors } = (await response.json()) as { data: A; errors?: unknown };
    expect(errors).toBeUndefined();
    const age = response.headers.get('x-replica-age');
    return { data, age: age === null ? null : Number(age) };
  }

  async function ask(headers: Record<string, string> = {}): Promise<Seen> {
    const { data, age } = await answer(VENUES, headers);
    return { names: data.venues.nodes.map(({ name }) => name), age };
  }

  const onReplica = (): Promise<void> =>
    eventually(async () => expect((await ask()).age).not.toBeNull(), { timeout: 30_000, interval: 100 });

  async function tellReplica(statement: string): Promise<void> {
    const own = new pg.Client(replica.url);
    await own.connect();
    await own.query(statement);
    await own.end();
  }

  it('answers those without a login, and says how old it is at most', async () => {
    await world.venue('seen by all');
    await eventually(async () => expect((await ask()).names).toContain('seen by all'));
    const { age } = await ask();
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThanOrEqual(MOST_AGE);
    const { headers } = await fetch(`${office.url}/graphql?query=${encodeURIComponent(textOf(VENUES))}`);
    expect(Number(headers.get('age'))).toBe(Math.ceil(Number(headers.get('x-replica-age'))));
  });

  it('is not asked for somebody logged in, nor for what changes something, and not read when it is too old', async () => {
    await tellReplica('SELECT pg_wal_replay_pause()');
    await world.venue('not yet on the replica');
    expect(await ask({ 'cache-control': 'no-cache' })).toMatchObject({ age: null });
    expect((await ask({ 'cache-control': 'no-cache' })).names).toContain('not yet on the replica');
    expect(await ask({ cookie: member.cookie })).toMatchObject({ age: null });
    expect((await ask({ cookie: member.cookie })).names).toContain('not yet on the replica');
    const token = await world.token(member, ['read']);
    expect(await ask({ authorization: `Bearer ${token}` })).toMatchObject({ age: null });
    expect((await answer(LOGIN, {})).age).toBeNull();
    const early = await ask();
    if (early.age !== null) expect(early.names).not.toContain('not yet on the replica');
    // What is older than allowed is asked of the database.
    await eventually(async () => expect((await ask()).age).toBeNull(), { timeout: 30_000 });
    expect((await ask()).names).toContain('not yet on the replica');
    await tellReplica('SELECT pg_wal_replay_resume()');
    await onReplica();
    await eventually(async () => expect((await ask()).names).toContain('not yet on the replica'));
  });

  it('has the tables and lists, and what they lead to is read from the database itself', async () => {
    await world.season(2026);
    const owls = await world.team(2026, [], 'Old Owls');
    const shown = async (headers: Record<string, string> = {}) => {
      const { data, age } = await answer(TABLE_AND_LIST, headers);
      const { championshipTable, teams } = data;
      const table = championshipTable?.rows.map(({ team }) => team.name) ?? [];
      return { table, list: teams.nodes.map(({ name }) => name), isReplica: age !== null };
    };
    await eventually(async () =>
      expect(await shown()).toEqual({ table: ['Old Owls'], list: ['Old Owls'], isReplica: true }),
    );
    await tellReplica('SELECT pg_wal_replay_pause()');
    await world.team(2026, [], 'New Newts');
    await world.database.query(`UPDATE "side" SET "name" = 'Older Owls' WHERE "id" = $1`, [owls.id]);
    const early = await shown();
    if (early.isReplica) expect(early.list).toEqual(['Old Owls']);
    const now = { table: ['New Newts', 'Older Owls'], list: ['New Newts', 'Older Owls'] };
    expect(await shown({ cookie: member.cookie })).toEqual({ ...now, isReplica: false });
    await tellReplica('SELECT pg_wal_replay_resume()');
    await eventually(async () => expect(await shown()).toEqual({ ...now, isReplica: true }), { timeout: 30_000 });
  });

  it('that goes away in the middle is missed by nobody, and is used again when it is back', async () => {
    await replica.kill();
    await world.venue('while it was away');
    for (let time = 0; time < 5; time++) await ask();
    await eventually(async () => expect((await ask()).age).toBeNull(), { timeout: 30_000 });
    expect((await ask()).names).toContain('while it was away');
    await replica.start();
    await onReplica();
    await eventually(async () => expect((await ask()).names).toContain('while it was away'));
  });
});
