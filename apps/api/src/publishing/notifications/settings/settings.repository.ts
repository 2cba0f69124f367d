import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Channel, NotificationKind } from '../kinds.js';

export interface Setting {
  readonly kind: NotificationKind;
  readonly channel: Channel;
  readonly enabled: boolean;
}

@Injectable()
export class SettingsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What was set; the rest is on. */
  async list(accountId: string): Promise<Setting[]> {
    const rows = await this.prisma.notificationSetting.findMany({ where: { accountId } });
    return rows as unknown as Setting[];
  }

  async hasEmail(accountId: string): Promise<boolean> {
    const found = await this.prisma.account.findFirst({
      where: { id: accountId, person: { contact: { email: { not: null } } } },
      select: { id: true },
    });
    return found !== null;
  }

  async set(transaction: Transaction, accountId: string, { kind, channel, enabled }: Setting): Promise<void> {
    await transaction.notificationSetting.upsert({
      where: { accountId_kind_channel: { accountId, kind, channel } },
      create: { accountId, kind, channel, enabled },
      update: { enabled },
    });
  }
}
