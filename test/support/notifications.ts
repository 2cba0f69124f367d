import assert from 'node:assert/strict';
import { eventually } from './eventually.js';
import { type Client, type Given, newKey } from './given.js';

/** What somebody is told, as a page lists it. */
export interface Notice {
  readonly id: string;
  readonly event: string;
  readonly kind: string;
  readonly message: string;
  readonly address: string | null;
  readonly readAt: string | null;
  readonly match: { readonly id: string } | null;
  readonly request: { readonly id: string } | null;
}

export interface Delivery {
  readonly id: string;
  readonly channel: string;
  readonly state: string;
  readonly attempts: number;
  readonly responseStatus: number | null;
  readonly problem: string | null;
  readonly byHand: boolean;
  readonly webhook: { readonly name: string } | null;
  readonly notification: { readonly id: string; readonly event: string } | null;
}

/** Milliseconds in which what is on its way arrives, on a busy machine too. */
export const PATIENCE = { timeout: 60_000, interval: 100 };

async function ask<T>(by: Client, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await by.graphql(query, variables);
  assert.deepEqual(errors, []);
  return data as T;
}

/** What somebody was told until now, the latest first. */
export async function notices(by: Client): Promise<readonly Notice[]> {
  const { me } = await ask<{ me: { notifications: { nodes: readonly Notice[] } } }>(
    by,
    `{ me { notifications(first: 100) { nodes {
      id event kind message address readAt match { id } request { id } } } } }`,
  );
  return me.notifications.nodes;
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
  const { me } = await ask<{ me: { deliveries: { nodes: readonly Delivery[] } } }>(
    by,
    `{ me { deliveries(first: 100) { nodes {
      id channel state attempts responseStatus problem byHand webhook { name } notification { id event } } } } }`,
  );
  return me.deliveries.nodes;
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

const PROBLEMS = '... on Refused { problems { code message } }';
const WEBHOOK = 'id name url kinds pausedAt pauseReason';

const mutations = {
  registerWebhook: `mutation ($key: IdempotencyKey!, $name: Name = "my program", $url: String!, $kinds: [NotificationKind!]!) {
    registerWebhook(idempotencyKey: $key, name: $name, url: $url, kinds: $kinds) {
      ... on WebhookSecretMade { secret webhook { ${WEBHOOK} } } ${PROBLEMS} } }`,
  renewWebhookSecret: `mutation ($key: IdempotencyKey!, $id: UUID!) { renewWebhookSecret(idempotencyKey: $key, id: $id) {
      ... on WebhookSecretMade { secret webhook { ${WEBHOOK} } } ${PROBLEMS} } }`,
  changeWebhook: `mutation ($key: IdempotencyKey!, $id: UUID!, $name: Name, $kinds: [NotificationKind!]) {
    changeWebhook(idempotencyKey: $key, id: $id, name: $name, kinds: $kinds) {
      ... on WebhookSaved { webhook { ${WEBHOOK} } } ${PROBLEMS} } }`,
  pauseWebhook: `mutation ($key: IdempotencyKey!, $id: UUID!) { pauseWebhook(idempotencyKey: $key, id: $id) {
      ... on WebhookSaved { webhook { ${WEBHOOK} } } ${PROBLEMS} } }`,
  resumeWebhook: `mutation ($key: IdempotencyKey!, $id: UUID!) { resumeWebhook(idempotencyKey: $key, id: $id) {
      ... on WebhookSaved { webhook { ${WEBHOOK} } } ${PROBLEMS} } }`,
  removeWebhook: `mutation ($key: IdempotencyKey!, $id: UUID!) { removeWebhook(idempotencyKey: $key, id: $id) {
      ... on WebhookRemoved { webhookId } ${PROBLEMS} } }`,
  testWebhook: `mutation ($key: IdempotencyKey!, $id: UUID!) { testWebhook(idempotencyKey: $key, id: $id) {
      ... on DeliveryQueued { delivery { id state } } ${PROBLEMS} } }`,
  redeliver: `mutation ($key: IdempotencyKey!, $id: UUID!) { redeliver(idempotencyKey: $key, id: $id) {
      ... on DeliveryQueued { delivery { id state } } ${PROBLEMS} } }`,
  setNotifications: `mutation ($key: IdempotencyKey!, $settings: [NotificationSettingInput!]!) {
    setNotifications(idempotencyKey: $key, settings: $settings) {
      ... on NotificationsSet { me { notificationSettings { kind channel enabled offered } } } ${PROBLEMS} } }`,
  markNotificationsRead: `mutation ($key: IdempotencyKey!, $ids: [UUID!]) {
    markNotificationsRead(idempotencyKey: $key, ids: $ids) {
      ... on NotificationsRead { me { unreadNotifications } } ${PROBLEMS} } }`,
} as const;

export interface Outcome {
  readonly problems?: readonly { readonly code: string; readonly message: string }[];
  readonly secret?: string | null;
  readonly webhook?: { readonly id: string; readonly name: string; readonly pauseReason: string | null };
  readonly delivery?: { readonly id: string; readonly state: string };
  readonly me?: {
    readonly unreadNotifications?: number;
    readonly notificationSettings?: readonly Readonly<Record<string, unknown>>[];
  };
}

/** Sends a mutation about notifications, with a new key unless there is one, and answers with its result. */
export async function change(
  by: Client,
  mutation: keyof typeof mutations,
  variables: Record<string, unknown>,
): Promise<Outcome> {
  const data = await ask<Record<string, Outcome>>(by, mutations[mutation], { key: newKey(), ...variables });
  return data[mutation]!;
}

/** The whole answer, for requests that are not taken at all. */
export function attempt(
  by: Client,
  mutation: keyof typeof mutations,
  variables: Record<string, unknown>,
): ReturnType<Client['graphql']> {
  return by.graphql(mutations[mutation], { key: newKey(), ...variables });
}

export async function codesOf(...request: Parameters<typeof change>): Promise<readonly string[]> {
  const { problems = [] } = await change(...request);
  return problems.map(({ code }) => code);
}
