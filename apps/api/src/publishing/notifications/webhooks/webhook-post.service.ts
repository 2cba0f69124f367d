import { Inject, Injectable } from '@nestjs/common';
import { atTheServer } from '../../../platform/requests/caller.js';
import { type Configuration, CONFIGURATION } from '../../../platform/configuration/configuration.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { recipientsOf, Telling } from '../telling/telling.service.js';
import { OfficeKeys } from '../../../platform/office-keys/office-keys.js';
import { record } from '../../../platform/events/outbox.js';
import { signedHeaders } from './signature.js';
import { WebhookSender } from './webhook-sender.js';
import { type PauseReason, type WebhookRow, WebhooksRepository } from './webhooks.repository.js';

/** Milliseconds in which messages are signed with the secret before as well: a receiver has so long to change its own. */
const BOTH_SECRETS = 24 * 3_600_000;

/** What went wrong when the key from which a secret was derived is not here. */
const NO_KEY = 'key';

export interface PostOutcome {
  /** `gone`: the receiver says that it is for good. `refused`: it was not sent. `dropped`: nobody waits for it any more. */
  readonly kind: 'delivered' | 'failed' | 'gone' | 'refused' | 'dropped';
  readonly status: number | null;
  readonly problem: string | null;
}

/** Signs messages and sends them, and pauses webhooks that lead nowhere. */
@Injectable()
export class WebhookPost {
  private readonly sender: WebhookSender;

  constructor(
    private readonly repository: WebhooksRepository,
    private readonly keys: OfficeKeys,
    private readonly writes: Writes,
    private readonly telling: Telling,
    @Inject(CONFIGURATION) { delivery }: Configuration,
  ) {
    this.sender = new WebhookSender(delivery.webhooks);
  }

  get canSign(): boolean {
    return this.keys.present !== null;
  }

  /** @param messageId the same for every attempt */
  async send(webhookId: string, messageId: string, body: string): Promise<PostOutcome> {
    const webhook = await this.repository.find(webhookId);
    if (webhook === null || webhook.pausedAt !== null) return { kind: 'dropped', status: null, problem: 'paused' };
    const secrets = this.secretsOf(webhook);
    // Another process may have the key.
    if (secrets === null) return { kind: 'failed', status: null, problem: NO_KEY };
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'royal-tarokk-office',
      ...signedHeaders(messageId, Math.floor(Date.now() / 1000), body, secrets),
    };
    const sent = await this.sender.send(webhook.url, headers, body);
    if (sent.kind !== 'answered') return { ...sent, status: null };
    const { status } = sent;
    if (status >= 200 && status < 300) {
      await this.repository.noteDelivered(webhookId);
      return { kind: 'delivered', status, problem: null };
    }
    const problem = status >= 300 && status < 400 ? 'redirect' : 'status';
    return { kind: status === 410 ? 'gone' : 'failed', status, problem };
  }

  /** A message of that time was given up: unless another one got through since, the webhook is paused and its owner told. */
  async giveUp(webhookId: string, since: Date, { kind, problem }: PostOutcome): Promise<void> {
    const webhook = await this.repository.find(webhookId);
    if (webhook === null) return;
    const { lastDeliveredAt } = webhook;
    if (kind === 'gone') await this.pause(webhook, 'gone');
    else if (lastDeliveredAt === null || lastDeliveredAt < since) {
      await this.pause(webhook, problem === NO_KEY ? 'key' : 'failures');
    }
  }

  private secretsOf({ id, keyId, secretNumber, secretSince }: WebhookRow): readonly Uint8Array[] | null {
    const key = this.keys.find(keyId);
    if (key === null) return null;
    const isFresh = secretNumber > 1 && Date.now() - secretSince.getTime() < BOTH_SECRETS;
    const numbers = isFresh ? [secretNumber, secretNumber - 1] : [secretNumber];
    return numbers.map((number) => key.secretOf(id, number));
  }

  private async pause({ id, accountId }: WebhookRow, reason: PauseReason): Promise<void> {
    const write: Write = { action: 'pauseWebhook', key: null, input: { id, reason } };
    await this.writes.run(atTheServer('en'), write, async (transaction: Transaction) => {
      if (await this.repository.pause(transaction, id, reason)) {
        await record(transaction, { type: 'webhook-changed', id });
        const event = 'webhook.paused';
        const key = `${event} ${id} ${new Date().toISOString()}`;
        const to = recipientsOf(event, { sides: [], ownerId: accountId });
        await this.telling.tell(transaction, [{ event, key, subjectId: id, values: {}, to, except: null, at: null }]);
      }
      return { __typename: 'WebhookPaused' };
    });
    this.telling.hurry();
  }
}
