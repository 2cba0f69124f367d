import { afterAll, describe, expect, it } from '@jest/globals';
import { attempt, graphql, raw, textOf } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/debian-postgres.js';
import { type Member, newKey } from '../support/given.js';
import { type Office, startOffice } from '../support/office.js';
import { openSocket } from '../support/socket.js';
import { anotherOffice, ownOffice } from '../support/own-office.js';
import { SAVE_VENUE } from '../support/venues.js';

const port = await freePort();
const metricsUrl = `http://127.0.0.1:${port}/metrics`;
const { office, world: there, end } = await ownOffice({ environment: { METRICS_PORT: String(port) } });
afterAll(end);

const juror = await there.member({ jury: true });

/** The value of a series, written as Prometheus writes it; 0 when there is none. */
async function metric(series: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length + 1));
}

const NAME = graphql('{ office { name } }');
const VENUES = graphql('{ venues(first: 5) { nodes { name } } }');

interface Line {
  readonly msg?: string;
  readonly reqId?: string;
  readonly [field: string]: unknown;
}

const lines = (): Line[] =>
  office
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

describe('metrics', () => {
  it('are at /metrics of a port of their own, and nowhere else', async () => {
    const { status, headers } = await fetch(metricsUrl);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')]);
    expect((await fetch(metricsUrl.replace('/metrics', '/graphql'))).status).toBe(404);
    expect((await fetch(`${office.url}/metrics`)).status).toBe(404);
    expect(office.printed()).toContain(`metrics   ${metricsUrl}`);
  });

  it('count requests by route and status, whatever addresses are asked for', async () => {
    const unknown = 'office_http_requests_total{route="none",status="404"}';
    const before = await metric(unknown);
    await fetch(`${office.url}/made-up-1`);
    await fetch(`${office.url}/made-up-2?secret=1`);
    expect((await metric(unknown)) - before).toBe(2);
    expect(await (await fetch(metricsUrl)).text()).not.toContain('made-up');
  });

  it('know operations by the field at the root, not by what a caller names them', async () => {
    const series = 'office_operation_duration_seconds_count{operation="query office"}';
    const before = await metric(series);
    await attempt(office, graphql('query MadeUpName { madeUpAlias: office { name } }'));
    await attempt(office, NAME);
    expect((await metric(series)) - before).toBe(2);
    await attempt(office, graphql('{ office { name } venues { nodes { name } } }'));
    expect(await metric('office_operation_duration_seconds_count{operation="query several"}')).toBe(1);
    expect(await (await fetch(metricsUrl)).text()).not.toContain('adeUp');
  });

  it('count errors by code', async () => {
    const series = 'office_errors_total{code="GRAPHQL_VALIDATION_FAILED"}';
    const before = await metric(series);
    await raw(office, '{ nothing }');
    expect((await metric(series)) - before).toBe(1);
  });

  it('count writes that are done, repeated and refused', async () => {
    const [key, name] = [newKey(), 'The Counted Place'];
    await attempt(juror, SAVE_VENUE, { key, name });
    await attempt(juror, SAVE_VENUE, { key, name });
    await attempt(juror, SAVE_VENUE, { name });
    for (const outcome of ['done', 'repeated', 'refused']) {
      expect([outcome, await metric(`office_writes_total{action="saveVenue",outcome="${outcome}"}`)]).toEqual([
        outcome,
        1,
      ]);
    }
  });

  it('show sockets and subscriptions, while there are any', async () => {
    const socket = await openSocket(office);
    await socket.watch(graphql('subscription { trophiesChanged { cursor } }')).next();
    expect(await metric('office_sockets')).toBe(1);
    expect(await metric('office_subscriptions{kind="trophies"}')).toBe(1);
    socket.close();
    await socket.closed;
    await eventually(async () => expect(await metric('office_sockets')).toBe(0));
    expect(await metric('office_subscriptions{kind="trophies"}')).toBe(0);
  });

  it('show the connections to the database, the queue of the log and the process', async () => {
    await attempt(office, NAME);
    expect(await metric('office_database_connections{state="idle"}')).toBeGreaterThan(0);
    const text = await (await fetch(metricsUrl)).text();
    for (const name of ['office_log_unsealed ', 'office_log_unsealed_seconds ', 'nodejs_eventloop_lag_seconds ']) {
      expect(text).toContain(`\n${name}`);
    }
  });

  it('stop the start when their port is taken, and say so', async () => {
    const second = anotherOffice({ DATABASE_URL: office.databaseUrl(), METRICS_PORT: new URL(metricsUrl).port });
    await expect(second).rejects.toThrow(/^StartProblem: METRICS_PORT/);
  });
});

describe('the log of requests', () => {
  it('has one line for each, with its id, operation, cost, account and time', async () => {
    const { requestId } = await attempt(juror, VENUES);
    await eventually(() => expect(lines().filter(({ reqId }) => reqId === requestId)).toHaveLength(1));
    expect(lines().find(({ reqId }) => reqId === requestId)).toMatchObject({
      msg: 'request',
      method: 'POST',
      route: '/graphql',
      status: 200,
      operation: 'query venues',
      cost: expect.any(Number),
      accountId: juror.accountId,
      milliseconds: expect.any(Number),
    });
  });

  it('has a line for each subscription', async () => {
    const socket = await openSocket(office, { cookie: juror.cookie });
    await socket.watch(graphql('subscription { juryQueueChanged { cursor } }')).next();
    socket.close();
    await eventually(() =>
      expect(lines().filter(({ msg }) => msg === 'subscription')).toContainEqual(
        expect.objectContaining({ operation: 'subscription juryQueueChanged', accountId: juror.accountId }),
      ),
    );
  });

  it('never holds variables, arguments, names of the caller, addresses asked for, cookies or tokens', async () => {
    const secret = 'xyzzy';
    const token = await there.token(juror, ['read', 'jury']);
    await attempt(juror, SAVE_VENUE, { name: `${secret} variable` });
    await attempt(juror, SAVE_VENUE, { name: `${secret} \u0000 wrong` });
    await raw(
      juror,
      `mutation ${secret} { saveVenue(input: { idempotencyKey: "${secret}", name: "${secret}", public: true }) { __typename } }`,
    );
    await raw(juror, `{ ${secret} }`);
    await fetch(`${office.url}/graphql?query={office{name}}&variables={"${secret}":1}`);
    await fetch(`${office.url}/${secret}?${secret}`);
    await fetch(`${office.url}/graphql`, { headers: { authorization: `Bearer ${token}`, cookie: juror.cookie } });
    const socket = await openSocket(office, {}, { authorization: `Bearer ${token}` });
    await socket.watchRaw(`subscription ${secret} { juryQueueChanged(after: "${secret}") { cursor } }`).message();
    socket.close();
    const { requestId } = await attempt(office, NAME);
    await eventually(() => expect(office.printed()).toContain(requestId));
    for (const hidden of [secret, token, juror.cookie.split('=')[1]!, juror.name]) {
      expect(office.printed()).not.toContain(hidden);
    }
  });

  it('leaves out the questions for health, which come every few seconds', async () => {
    await fetch(`${office.url}/health/ready`);
    const { requestId } = await attempt(office, NAME);
    await eventually(() => expect(office.printed()).toContain(requestId));
    expect(office.printed()).not.toContain('/health/ready"');
  });
});

describe('stopping', () => {
  /** A write that waits until it is let go. */
  async function slowWrite(
    at: Office,
    by: Member,
  ): Promise<{ readonly status: Promise<number>; letGo(): Promise<unknown> }> {
    const name = `Slow ${newKey()}`;
    const holder = await there.database.connect();
    const lock = `hashtextextended('venue ' || lower('${name}'), 0)`;
    await holder.query(`SELECT pg_advisory_lock(${lock})`);
    const answer = fetch(`${at.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: by.cookie },
      body: JSON.stringify({ query: textOf(SAVE_VENUE), variables: { key: newKey(), name } }),
    });
    const status = answer.then(({ status }) => status).catch(() => 0);
    const waits =
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND wait_event = 'advisory'";
    const waiting = async (): Promise<number> => (await there.database.query<{ n: number }>(waits)).rows[0]!.n;
    await eventually(async () => expect(await waiting()).toBe(1), { timeout: 30_000 });
    return {
      status,
      letGo: () => holder.query(`SELECT pg_advisory_unlock(${lock})`).then(() => holder.release()),
    };
  }

  it('first calls itself unready and goes on answering, then waits for requests under way and says goodbye to WebSockets', async () => {
    const leaving = await startOffice({ DATABASE_URL: office.databaseUrl(), DRAIN_SECONDS: '5' });
    const socket = await openSocket(leaving);
    const write = await slowWrite(leaving, juror);
    const ended = leaving.end();
    await eventually(async () => expect((await fetch(`${leaving.url}/health/ready`)).status).toBe(503), {
      timeout: 30_000,
    });
    expect(await (await fetch(`${leaving.url}/health/ready`)).json()).toMatchObject({ status: 'closing' });
    expect((await fetch(`${leaving.url}/health/live`)).status).toBe(200);
    expect((await attempt(leaving, NAME)).status).toBe(200);
    expect((await socket.closed).code).toBe(1001);
    await write.letGo();
    expect([await write.status, await ended]).toEqual([200, 0]);
    expect(leaving.printed()).not.toContain('broken off');
  });

  it('breaks off what takes too long, and says so', async () => {
    const leaving = await startOffice({ DATABASE_URL: office.databaseUrl(), STOP_SECONDS: '1' });
    const write = await slowWrite(leaving, juror);
    expect(await leaving.end()).toBe(0);
    expect(leaving.printed()).toContain('broken off after 1 seconds');
    expect(await write.status).toBe(0);
    await write.letGo();
  });
});
