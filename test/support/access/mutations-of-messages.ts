import { prepared } from './arguments.js';
import { past, type Row } from './row.js';
import { another, type Scene } from './scene.js';

/** A webhook of the captain; nothing is sent to it. */
async function webhook({ captain }: Scene): Promise<string> {
  const options = { name: 'My program', url: 'https://receiver.example.org/office', kinds: ['DECISION'] };
  const selection = '... on WebhookSecretMade { webhook { id } }';
  return (await prepared<{ webhook: { id: string } }>(captain, 'registerWebhook', options, selection)).webhook.id;
}

async function notification({ database, captain }: Scene): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO "notification" ("person_id", "event", "key") VALUES ($1, 'milestone', $2) RETURNING "id"`,
    [captain.id, `milestone ${another()}`],
  );
  return rows[0]!.id;
}

/** A message to a webhook of the captain that was given up. */
async function lostDelivery(scene: Scene): Promise<string> {
  const { rows } = await scene.database.query<{ id: string }>(
    `INSERT INTO "delivery" ("account_id", "notification_id", "channel", "webhook_id", "state", "attempts", "problem")
     VALUES ($1, $2, 'webhook', $3, 'failed', 14, 'timeout') RETURNING "id"`,
    [scene.captain.accountId, await notification(scene), await webhook(scene)],
  );
  return rows[0]!.id;
}

const onWebhook = (more: object = {}): Row => past(async (scene) => ({ webhookId: await webhook(scene), ...more }));

/** Of notifications and webhooks, in the order of the alphabet. */
export const mutationsOfMessages: Readonly<Record<string, Row>> = {
  changeWebhook: onWebhook({ name: 'Another program', kinds: ['DISPUTE'] }),
  markNotificationsRead: past(async (scene) => ({ ids: [await notification(scene)] })),
  pauseWebhook: onWebhook(),
  redeliver: past(async (scene) => ({ deliveryId: await lostDelivery(scene) })),
  registerWebhook: past(() => ({
    name: 'My program',
    url: 'https://receiver.example.org/office',
    kinds: ['DECISION'],
  })),
  removeWebhook: onWebhook(),
  renewWebhookSecret: onWebhook(),
  resumeWebhook: past(async (scene) => {
    const id = await webhook(scene);
    await prepared(scene.captain, 'pauseWebhook', { webhookId: id }, '... on WebhookSaved { __typename }');
    return { webhookId: id };
  }),
  setNotifications: past(() => ({ settings: [{ kind: 'DECISION', channel: 'MAIL', enabled: false }] })),
  testWebhook: onWebhook(),
};
