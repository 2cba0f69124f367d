import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.js';
import type { DeliveryQueued } from './webhook.types.js';
import { webhookProblems } from './webhook-problems.js';
import { WebhooksRepository } from './webhooks.repository.js';
import type { RedeliverInput, TestWebhookInput } from './webhooks.inputs.js';

/** Messages that an account has sent by hand in an hour: nobody is to be shot at with them. */
const MOST = 30;

/** Messages to webhooks that their owner asks for: tests, and those that did not get through. */
@Injectable()
export class Redelivery {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly writes: Writes,
  ) {}

  test(caller: AccountCaller, { idempotencyKey: key, webhookId }: TestWebhookInput): Promise<DeliveryQueued | Refused> {
    const write: Write = { action: 'testWebhook', key, input: { webhookId } };
    return this.writes.run<DeliveryQueued>(caller, write, (transaction) =>
      this.queue(transaction, caller.account.id, { webhookId, notificationId: null }),
    );
  }

  /** Under the id that the message had: a receiver who took it after all knows it. */
  again(caller: AccountCaller, { idempotencyKey: key, deliveryId }: RedeliverInput): Promise<DeliveryQueued | Refused> {
    const write: Write = { action: 'redeliver', key, input: { deliveryId } };
    return this.writes.run<DeliveryQueued>(caller, write, async (transaction) => {
      const delivery = await this.deliveries.findOwn(transaction, caller.account.id, deliveryId);
      if (delivery === null || delivery.webhookId === null || delivery.notificationId === null) {
        return refused(webhookProblems.unknownDelivery.at('deliveryId'));
      }
      if (delivery.state === 'waiting') return refused(webhookProblems.stillWaiting.at('deliveryId'));
      const { webhookId, notificationId } = delivery;
      return this.queue(transaction, caller.account.id, { webhookId, notificationId });
    });
  }

  private async queue(
    transaction: Transaction,
    accountId: string,
    what: { readonly webhookId: string; readonly notificationId: string | null },
  ): Promise<DeliveryQueued | Refused> {
    const own = await this.webhooks.lockOwn(transaction, accountId, what.webhookId);
    if (own === null) return refused(webhookProblems.unknown.at('deliveryId'));
    if (own.pausedAt !== null) return refused(webhookProblems.paused.at('deliveryId'));
    if ((await this.deliveries.countByHand(transaction, accountId)) >= MOST) {
      return refused(webhookProblems.tooOften({ most: MOST }));
    }
    const deliveryId = await this.deliveries.create(transaction, { accountId, ...what });
    await record(transaction, { type: 'delivery', id: deliveryId });
    return { __typename: 'DeliveryQueued', deliveryId };
  }
}
