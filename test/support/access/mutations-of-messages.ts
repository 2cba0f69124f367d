import { prepared } from './arguments.js';
import { past, type Row } from './row.js';
import { another, type Setup } from './setup.js';

/** A webhook of the captain; nothing is sent to it. */
async function webhook({ captain }: Setup): Promise<string> {
  const options = { name: 'My program', url: 'https://receiver.example.org/office', kinds: ['DECISION'] };
  const selection = '... on WebhookSecretMade { webhook { id } }';
  return (await prepared<{ webhook: { id: string } }>(captain, 'registerWebhook', options, selection)).webhook.id;
}

async function notification({ database, captain }: Setup): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO "notification" ("person_id", "event", "key") VALUES ($1, 'milestone', $2) RETURNING "id"`,
    [captain.id, `milestone ${another()}`],
  );
  return rows[0]!.id;
}

/** A message to a webhook of the captain that was given up. */
async function lostDelivery(setup: Setup): Promise<string> {
  const { rows } = await setup.database.query<{ id: string }>(
    `INSERT INTO "delivery" ("account_id", "notification_id", "channel", "webhook_id", "state", "attempts", "problem")
     VALUES ($1, $2, 'webhook', $3, 'failed', 14, 'timeout') RETURNING "id"`,
    [setup.captain.accountId, await notification(setup), await webhook(setup)],
  );
  return rows[0]!.id;
}

const onWebhook = (more: object = {}): Row => past(async (setup) => ({ webhookId: await webhook(setup), ...more }));

/** Of notifications and webhooks, in the order of the alphabet. */
export const mutationsOfMessages: Readonly<Record<string, Row>> = {
  changeWebhook: onWebhook({ name: 'Another program', kinds: ['DISPUTE'] }),
  markNotificationsRead: past(async (setup) => ({ ids: [await notification(setup)] })),
  pauseWebhook: onWebhook(),
  redeliver: past(async (setup) => ({ deliveryId: await lostDelivery(setup) })),
  registerWebhook: past(() => ({
    name: 'My program',
    url: 'https://receiver.example.org/office',
    kinds: ['DECISION'],
  })),
  removeWebhook: onWebhook(),
  renewWebhookSecret: onWebhook(),
  resumeWebhook: past(async (setup) => {
    const id = await webhook(setup);
    await prepared(setup.captain, 'pauseWebhook', { webhookId: id }, '... on WebhookSaved { __typename }');
    return { webhookId: id };
  }),
  setNotifications: past(() => ({ settings: [{ kind: 'DECISION', channel: 'MAIL', enabled: false }] })),
  testWebhook: onWebhook(),
};
