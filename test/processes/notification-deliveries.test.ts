import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { league } from '../support/league.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/debian-postgres.js';
import { giveEmail } from '../support/account-requests.js';
import { client, type Member } from '../support/given.js';
import { matchIn, type People } from '../support/matches-in-states.js';
import {
  anHourPasses,
  deliveries,
  type Delivery,
  notices,
  PATIENCE,
  requests,
  settled,
  told,
} from '../support/notifications.js';
import { ask, codesOf, done, graphql, send } from '../support/ask.js';
import { type Environment, type Office, startOffice } from '../support/office.js';
import { anotherOffice } from '../support/own-office.js';
import { projectRoot } from '../support/project.js';
import { startWebhookReceiver } from '../support/webhook-receiver.js';

const kinds = ['SHEET_TO_CONFIRM'] as const;
const receiver = await startWebhookReceiver();
const [metricsPort, documentPort] = [await freePort(), await freePort()];
const settings: Environment = {
  OFFICE_KEY: 'not-to-be-guessed-by-anybody-in-the-world',
  WEBHOOK_HTTP: 'on',
  WEBHOOK_NETWORKS: '127.0.0.1/32',
  WEBHOOK_PORTS: `${receiver.port}, ${documentPort}`,
  WEBHOOK_SECONDS: '1',
  DELIVERY_ATTEMPTS: '3',
  DELIVERY_RETRY_SECONDS: '1',
  REMINDER_HOUR: '0',
};
/** Takes what people do, and tells nobody: without jobs and without a mail server. */
const { office, world, jury, teams, end } = await league({ teams: 1, environment: { ...settings, JOBS: 'off' } });

/** Each of the owners has one webhook, named like themselves, of the kind that tells of sheets to confirm. */
const owners = ['patient', 'failing', 'gone', 'killed', 'stopped'] as const;
type Owner = (typeof owners)[number];
const members = new Map<Owner, Member>();
const webhooks = new Map<Owner, string>();
const member = (owner: Owner): Member => members.get(owner)!;
for (const owner of owners) {
  members.set(owner, await world.member({ name: owner }));
  const input = { name: owner, url: receiver.url(owner), kinds };
  webhooks.set(owner, (await done(member(owner), requests.registerWebhook, input)).webhook!.id);
}
const theirs = await world.team(2025, [member('patient'), member('failing'), member('gone')], 'Óbudai Baglyok');
const people: People = { teams: [teams[0], theirs], a: teams[0].captain, b: member('patient'), juror: jury };
await giveEmail(world, member('patient'), 'patient@mail.test');

// What happens while nobody is there to tell it.
receiver.answer('patient', 500, 503);
receiver.always('failing', 400);
receiver.always('gone', 410);
await matchIn('submitted', people);
/** Tells and delivers. */
let worker = await startWorker({ METRICS_PORT: String(metricsPort) });

afterAll(async () => {
  await worker.end();
  await end();
  await receiver.end();
});

function startWorker(more: Environment = {}): Promise<Office> {
  return startOffice({ DATABASE_URL: office.databaseUrl(), ...settings, ...more });
}

/** A sheet that a member alone is to confirm. */
async function tell(owner: Owner): Promise<void> {
  const theirs = await world.team(2025, [member(owner), await world.person()]);
  await matchIn('submitted', { ...people, teams: [people.teams[0], theirs] });
}

/** The one delivery of an owner, when it is no longer waiting. */
function outcomeOf(owner: Owner): Promise<Delivery> {
  return eventually(async () => {
    const [first] = await deliveries(member(owner));
    expect(first?.state).not.toBe('WAITING');
    return first!;
  }, PATIENCE);
}

function metric(series: string): Promise<number> {
  return fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    .then((response) => response.text())
    .then((text) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')[1] ?? 0,
      ),
    );
}

describe('what happened while nobody was there to tell it', () => {
  it('is told by the next process, also where no mail is sent: it is in the list', async () => {
    const notice = await told(member('patient'), 'MATCH_TO_CONFIRM');
    const ways = await deliveries(member('patient'));
    expect(ways.map(({ channel, notification }) => [channel, notification!.id])).toEqual([['WEBHOOK', notice.id]]);
    const { me } = await send(member('patient'), requests.setNotifications, { settings: [] });
    expect(me!.notificationSettings.filter(({ channel }) => channel === 'MAIL')).toEqual(
      expect.arrayContaining([expect.objectContaining({ enabled: true, offered: false })]),
    );
  });
});

describe('a message that its receiver does not take', () => {
  it('is tried again under the same id until they do, and the log says how often', async () => {
    expect(await outcomeOf('patient')).toMatchObject({ state: 'DELIVERED', attempts: 3, responseStatus: 204 });
    const messages = receiver.at('patient');
    expect(messages).toHaveLength(3);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
    expect(new Set(messages.map(({ body }) => body)).size).toBe(1);
  });

  it('is given up after the last attempt, which pauses the webhook and is told to its owner', async () => {
    expect(await outcomeOf('failing')).toMatchObject({
      state: 'FAILED',
      attempts: 3,
      responseStatus: 400,
      problem: 'status',
    });
    const notice = await told(member('failing'), 'WEBHOOK_PAUSED');
    expect(notice.message).toBe('The webhook “failing” was paused: its receiver does not answer as it should.');
    const WEBHOOKS = graphql('{ me { webhooks { pauseReason lastDeliveredAt } } }');
    expect((await ask(member('failing'), WEBHOOKS)).me).toEqual({
      webhooks: [{ pauseReason: 'FAILURES', lastDeliveredAt: null }],
    });
  });

  it('is sent again by hand, under the id that it had, when the webhook is resumed', async () => {
    const owner = member('failing');
    const { id } = await outcomeOf('failing');
    expect(await codesOf(owner, requests.redeliver, { id })).toEqual(['WEBHOOK_PAUSED']);
    await send(owner, requests.resumeWebhook, { id: webhooks.get('failing')! });
    receiver.always('failing', 204);
    const { delivery } = await send(owner, requests.redeliver, { id });
    expect(delivery).toMatchObject({ state: 'WAITING' });
    await settled(world);
    expect(await outcomeOf('failing')).toMatchObject({ id: delivery!.id, state: 'DELIVERED', byHand: true });
    expect(new Set(receiver.at('failing').map((message) => message.id)).size).toBe(1);
    const { rows } = await world.database.query<{ action: string; account_id: string | null }>(
      `SELECT "action", "account_id" FROM "audit_entry" WHERE "object" = 'webhook' AND "object_id" = $1 ORDER BY "id"`,
      [webhooks.get('failing')],
    );
    expect(rows.map(({ action, account_id }) => [action, account_id === null])).toEqual([
      ['registerWebhook', false],
      ['pauseWebhook', true],
      ['resumeWebhook', false],
    ]);
  });

  it('is not sent by hand more than thirty times an hour', async () => {
    const owner = member('failing');
    // Rows, since the office has made it long ago, or thirty times.
    const { rows } = await world.database.query<{ id: string }>(
      `INSERT INTO "delivery" ("account_id", "channel", "webhook_id", "by_hand", "state")
       SELECT $1, 'webhook', $2, true, 'delivered' FROM generate_series(1, 30) RETURNING "id"`,
      [owner.accountId, webhooks.get('failing')],
    );
    expect(await codesOf(owner, requests.testWebhook, { id: webhooks.get('failing')! })).toEqual(['WEBHOOK_TOO_OFTEN']);
    await world.database.query('DELETE FROM "delivery" WHERE "id" = ANY ($1)', [rows.map(({ id }) => id)]);
  });

  it('is the last one when the receiver says that it is gone for good', async () => {
    expect(await outcomeOf('gone')).toMatchObject({ state: 'FAILED', attempts: 1, responseStatus: 410 });
    await told(member('gone'), 'WEBHOOK_PAUSED');
    expect(receiver.at('gone')).toHaveLength(1);
  });
});

describe('each hour', () => {
  it('goes what is older than it is kept for, and a delivery that nobody will make is called failed', async () => {
    const owner = member('patient');
    const counts = async (): Promise<unknown> =>
      (
        await world.database.query(
          `SELECT (SELECT count(*)::int FROM "notification" WHERE "person_id" = $1) AS "told",
             (SELECT count(*)::int FROM "delivery" WHERE "account_id" = $2) AS "sent",
             (SELECT count(*)::int FROM "throttle" WHERE "key" = 'old') AS "throttles",
             (SELECT count(*)::int FROM "idempotency_key" WHERE "key" = 'old') AS "keys",
             (SELECT count(*)::int FROM "login" WHERE "account_id" = $2 AND "expires_at" < now()) AS "logins"`,
          [owner.id, owner.accountId],
        )
      ).rows[0];
    // Rows, since the office has made it long ago.
    await world.database.query(
      `INSERT INTO "notification" ("person_id", "event", "key", "created_at") VALUES
         ($1, 'milestone', 'old', now() - interval '181 days'), ($1, 'milestone', 'kept', now() - interval '179 days')`,
      [owner.id],
    );
    // Rows, since the office has made it long ago, or thirty times.
    await world.database.query(
      `INSERT INTO "delivery" ("account_id", "channel", "state", "created_at") VALUES
         ($1, 'mail', 'failed', now() - interval '31 days'), ($1, 'mail', 'waiting', now() - interval '2 hours')`,
      [owner.accountId],
    );
    // Rows, since the office has made it long ago.
    await world.database.query(
      `INSERT INTO "throttle" ("key", "attempts", "since") VALUES ('old', 1, now() - interval '2 days')`,
    );
    await world.database.query(
      `INSERT INTO "idempotency_key" ("account_id", "key", "input_hash", "operation", "created_at")
       VALUES ($1, 'old', '', 'confirmMatch', now() - interval '91 days')`,
      [owner.accountId],
    );
    await world.database.query(
      `INSERT INTO "login" ("account_id", "token_hash", "expires_at") VALUES ($1, sha256('old'), now() - interval '31 days')`,
      [owner.accountId],
    );
    await anHourPasses(world);
    expect(await counts()).toEqual({ told: 2, sent: 2, throttles: 0, keys: 0, logins: 0 });
    expect(await deliveries(owner)).toContainEqual(
      expect.objectContaining({ channel: 'MAIL', state: 'FAILED', problem: 'interrupted' }),
    );
  });
});

describe('the receiver in docs/notifications.md', () => {
  it('takes what the office has signed, once, and nothing else', async () => {
    const owner = member('patient');
    const input = { url: `http://127.0.0.1:${documentPort}/`, kinds };
    const { secret, webhook } = await send(owner, requests.registerWebhook, input);
    const program = /^```js\n(.*?)^```$/ms.exec(readFileSync(join(projectRoot, 'docs/notifications.md'), 'utf8'))![1]!;
    const env = { ...process.env, PORT: String(documentPort), WEBHOOK_SECRET: secret! };
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { env, stdio: 'pipe' });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const forged = (): Promise<Response> =>
      fetch(input.url, { method: 'POST', headers: { 'webhook-id': '1', 'webhook-signature': 'v1,AAAA' }, body: '{}' });
    await eventually(async () => expect((await forged()).status).toBe(401), PATIENCE);
    await send(owner, requests.testWebhook, { id: webhook!.id });
    await settled(world);
    expect((await deliveries(owner))[0]).toMatchObject({ state: 'DELIVERED', responseStatus: 204 });
    expect(printed).toBe('A test: the webhook works.\n');
    await send(owner, requests.removeWebhook, { id: webhook!.id });
    child.kill();
  });
});

describe('the metrics', () => {
  it('tell of deliveries and of what waits', async () => {
    await send(member('patient'), requests.testWebhook, { id: webhooks.get('patient')! });
    await settled(world);
    expect(await metric('office_deliveries_total{channel="webhook",outcome="delivered"}')).toBeGreaterThan(0);
    expect(await metric('office_untold')).toBe(0);
    expect(await metric('office_jobs_waiting{queue="webhook"}')).toBe(0);
  });
});

describe('an office without a key', () => {
  it('offers no webhooks, and leaves messages to a process that can sign', async () => {
    const { OFFICE_KEY: _, ...without } = settings;
    const keyless = await anotherOffice({ DATABASE_URL: office.databaseUrl(), ...without });
    const owner = member('patient');
    const cookie = { cookie: owner.cookie };
    const input = { url: receiver.url('keyless'), kinds };
    expect(await codesOf(client(keyless, cookie), requests.registerWebhook, input)).toEqual(['WEBHOOK_NOT_OFFERED']);
    await send(owner, requests.testWebhook, { id: webhooks.get('patient')! });
    await settled(world);
    expect((await deliveries(owner))[0]).toMatchObject({ state: 'DELIVERED', attempts: 1 });
    await keyless.end();
  });
});

describe('a process that ends', () => {
  it('by kill -9 in the middle of a delivery leaves it to the next, under the same id', async () => {
    receiver.answer('killed', null);
    await tell('killed');
    await eventually(() => expect(receiver.at('killed')).toHaveLength(1), PATIENCE);
    await worker.end('SIGKILL');
    worker = await startWorker({ METRICS_PORT: String(metricsPort) });
    expect(await outcomeOf('killed')).toMatchObject({ state: 'DELIVERED' });
    const messages = receiver.at('killed');
    expect(messages.length).toBeGreaterThan(1);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
    expect(await notices(member('killed'))).toHaveLength(1);
  });

  it('by the signal to stop first brings what it has in hand', async () => {
    receiver.answer('stopped', null);
    await tell('stopped');
    await eventually(() => expect(receiver.at('stopped')).toHaveLength(1), PATIENCE);
    const ended = worker.end();
    receiver.relent();
    expect(await ended).toBe(0);
    expect(await outcomeOf('stopped')).toMatchObject({ state: 'DELIVERED', attempts: 1 });
  });
});
