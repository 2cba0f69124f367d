import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';

export const pauseReasons = ['owner', 'failures', 'gone', 'key'] as const;
export type PauseReason = (typeof pauseReasons)[number];

export interface WebhookRow {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly string[];
  readonly keyId: string;
  readonly secretNumber: number;
  readonly secretSince: Date;
  readonly createdAt: Date;
  readonly pausedAt: Date | null;
  readonly pauseReason: string | null;
  readonly lastDeliveredAt: Date | null;
}

export interface NewWebhook {
  readonly accountId: string;
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly string[];
  readonly keyId: string;
}

@Injectable()
export class WebhooksRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Few: all of an account, the oldest first. */
  list(accountId: string): Promise<WebhookRow[]> {
    return this.prisma.webhook.findMany({ where: { accountId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  }

  findByIds(ids: readonly string[]): Promise<WebhookRow[]> {
    return this.prisma.webhook.findMany({ where: { id: { in: [...ids] } } });
  }

  async find(id: string): Promise<WebhookRow | null> {
    return this.prisma.webhook.findUnique({ where: { id } });
  }

  /** One of the account's own, which nobody else changes until the end of the transaction. */
  async lockOwn(transaction: Transaction, accountId: string, id: string): Promise<WebhookRow | null> {
    await transaction.$kysely.selectFrom('webhook').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return transaction.webhook.findFirst({ where: { id, accountId } });
  }

  /** Nobody else registers one for the account until the end of the transaction. */
  async lockCount(transaction: Transaction, accountId: string): Promise<number> {
    await transaction.$kysely.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
    return transaction.webhook.count({ where: { accountId } });
  }

  create(transaction: Transaction, webhook: NewWebhook): Promise<WebhookRow> {
    return transaction.webhook.create({ data: { ...webhook, kinds: [...webhook.kinds] } });
  }

  async change(
    transaction: Transaction,
    id: string,
    { name, kinds }: { readonly name?: string; readonly kinds?: readonly string[] },
  ): Promise<void> {
    await transaction.webhook.update({
      where: { id },
      data: { ...(name === undefined ? {} : { name }), ...(kinds === undefined ? {} : { kinds: [...kinds] }) },
    });
  }

  async renewSecret(transaction: Transaction, id: string, keyId: string): Promise<WebhookRow> {
    return transaction.webhook.update({
      where: { id },
      data: { keyId, secretNumber: { increment: 1 }, secretSince: new Date() },
    });
  }

  /** False when it is paused already. */
  async pause(transaction: Transaction, id: string, pauseReason: PauseReason): Promise<boolean> {
    const { count } = await transaction.webhook.updateMany({
      where: { id, pausedAt: null },
      data: { pausedAt: new Date(), pauseReason },
    });
    return count > 0;
  }

  async resume(transaction: Transaction, id: string): Promise<void> {
    await transaction.webhook.update({ where: { id }, data: { pausedAt: null, pauseReason: null } });
  }

  /** With its deliveries. */
  async remove(transaction: Transaction, id: string): Promise<void> {
    await transaction.webhook.delete({ where: { id } });
  }

  async noteDelivered(id: string): Promise<void> {
    await this.prisma.webhook.updateMany({ where: { id }, data: { lastDeliveredAt: new Date() } });
  }
}
