import assert from 'node:assert/strict';
import { ask, graphql, refused, type ResultOf } from './ask.js';
import { eventually } from './eventually.js';
import type { Client, Given } from './given.js';

const NOTICES = graphql(`{
  me { notifications(first: 100) { nodes { id event kind message address readAt done match { id } request { id } } } }
}`);
const DELIVERIES = graphql(`{
  me {
    deliveries(first: 100) {
      nodes { id channel state attempts responseStatus problem byHand webhook { name } notification { id event } }
    }
  }
}`);

/** What somebody is told, as a page lists it. */
export type Notice = NonNullable<ResultOf<typeof NOTICES>['me']>['notifications']['nodes'][number];
export type Delivery = NonNullable<ResultOf<typeof DELIVERIES>['me']>['deliveries']['nodes'][number];

/** Milliseconds in which what is on its way arrives, on a busy machine too. */
export const PATIENCE = { timeout: 60_000, interval: 100 };

/** What somebody was told until now, the latest first. */
export async function notices(by: Client): Promise<readonly Notice[]> {
  return (await ask(by, NOTICES)).me!.notifications.nodes;
}

/** Waits until somebody is told of an event, of an object if one is named. */
export function told(by: Client, event: string, about?: string): Promise<Notice> {
  return eventually(async () => {
    const list = await notices(by);
    const found = list.find(
      (each) => each.event === event && (about === undefined || about === (each.match ?? each.request)?.id),
    );
    if (found === undefined) throw new Error(`${event} is not among ${list.map((each) => each.event).join(', ')}.`);
    return found;
  }, PATIENCE);
}

export async function deliveries(by: Client): Promise<readonly Delivery[]> {
  return (await ask(by, DELIVERIES)).me!.deliveries.nodes;
}

/** Waits until all that has happened was told, and nothing more waits to be delivered. */
export async function settled({ database }: Given): Promise<void> {
  await eventually(async () => {
    const { rows } = await database.query<{ waiting: number }>(
      `SELECT (SELECT count(*) FROM "outbox" WHERE "told_at" IS NULL)::int + (SELECT count(*) FROM "delivery" WHERE "state" = 'waiting')::int AS "waiting"`,
    );
    assert.equal(rows[0]!.waiting, 0);
  }, PATIENCE);
}

/** Does what the office does each hour, now. */
export async function anHourPasses({ database }: Given): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO pgboss.job ("name") VALUES ('hourly') RETURNING "id"`,
  );
  await eventually(async () => {
    const { rows: found } = await database.query<{ state: string }>('SELECT "state" FROM pgboss.job WHERE "id" = $1', [
      rows[0]!.id,
    ]);
    assert.equal(found[0]?.state, 'completed');
  }, PATIENCE);
}

const webhookFields = graphql('fragment webhookFields on Webhook { id name url kinds pausedAt pauseReason }');

/** What may be asked about notifications and webhooks. */
export const requests = {
  registerWebhook: graphql(
    `mutation ($key: IdempotencyKey!, $name: Name = "my program", $url: String!, $kinds: [NotificationKind!]!) {
      registerWebhook(input: { idempotencyKey: $key, name: $name, url: $url, kinds: $kinds }) {
        ... on WebhookSecretMade { secret webhook { ...webhookFields } }
        ...refused
      }
    }`,
    [webhookFields, refused],
  ),
  renewWebhookSecret: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!) {
      renewWebhookSecret(input: { idempotencyKey: $key, webhookId: $id }) {
        ... on WebhookSecretMade { secret webhook { ...webhookFields } }
        ...refused
      }
    }`,
    [webhookFields, refused],
  ),
  changeWebhook: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!, $name: Name, $kinds: [NotificationKind!]) {
      changeWebhook(input: { idempotencyKey: $key, webhookId: $id, name: $name, kinds: $kinds }) {
        ... on WebhookSaved { webhook { ...webhookFields } }
        ...refused
      }
    }`,
    [webhookFields, refused],
  ),
  pauseWebhook: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!) {
      pauseWebhook(input: { idempotencyKey: $key, webhookId: $id }) { ... on WebhookSaved { webhook { ...webhookFields } } ...refused }
    }`,
    [webhookFields, refused],
  ),
  resumeWebhook: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!) {
      resumeWebhook(input: { idempotencyKey: $key, webhookId: $id }) { ... on WebhookSaved { webhook { ...webhookFields } } ...refused }
    }`,
    [webhookFields, refused],
  ),
  removeWebhook: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!) {
      removeWebhook(input: { idempotencyKey: $key, webhookId: $id }) { ... on WebhookRemoved { webhookId } ...refused }
    }`,
    [refused],
  ),
  testWebhook: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!) {
      testWebhook(input: { idempotencyKey: $key, webhookId: $id }) { ... on DeliveryQueued { delivery { id state } } ...refused }
    }`,
    [refused],
  ),
  redeliver: graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!) {
      redeliver(input: { idempotencyKey: $key, deliveryId: $id }) { ... on DeliveryQueued { delivery { id state } } ...refused }
    }`,
    [refused],
  ),
  setNotifications: graphql(
    `mutation ($key: IdempotencyKey!, $settings: [NotificationSettingInput!]!) {
      setNotifications(input: { idempotencyKey: $key, settings: $settings }) {
        ... on NotificationsSet { me { notificationSettings { kind channel enabled offered } } }
        ...refused
      }
    }`,
    [refused],
  ),
  markNotificationsRead: graphql(
    `mutation ($key: IdempotencyKey!, $ids: [UUID!]) {
      markNotificationsRead(input: { idempotencyKey: $key, ids: $ids }) {
        ... on NotificationsRead { me { unreadNotifications } }
        ...refused
      }
    }`,
    [refused],
  ),
};
