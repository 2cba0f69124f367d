import { Injectable } from '@nestjs/common';
import { ROWS_COUNTED } from '../../../platform/database/counting.js';
import type { Prisma } from '../../../platform/database/generated/client.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Slice } from '../../../platform/graphql/connection.js';
import { pageByCreation } from '../page-by-creation.js';

/** What an account is told at its next login. */
export const noticeKinds = [
  'reset-link',
  'password-reset',
  'token-made',
  'offices',
  'reopened',
  'pin-locked',
  'pin-guessed',
  'login-guessed',
  'email-changed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface NoticeRow {
  readonly id: string;
  readonly kind: string;
  readonly values: unknown;
  readonly createdAt: Date;
  readonly seenAt: Date | null;
}

/** What the sentence of a notice needs: ids, flags, the name of a token. */
export type NoticeValues = Readonly<Record<string, string | boolean | null>>;

@Injectable()
export class NoticesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The latest first. */
  list(accountId: string, slice: Slice, withSeen: boolean): Promise<NoticeRow[]> {
    const { where, ...page } = pageByCreation(slice, true);
    return this.prisma.notice.findMany({
      where: { ...told(accountId, withSeen), ...where },
      ...page,
    });
  }

  count(accountId: string, withSeen: boolean): Promise<number> {
    return this.prisma.notice.count({ where: told(accountId, withSeen), take: ROWS_COUNTED });
  }

  async tell(transaction: Transaction, accountId: string, kind: NoticeKind, values: NoticeValues): Promise<void> {
    await transaction.notice.create({ data: { accountId, kind, values } });
  }

  /** Adds the notice unless the same one is still unseen, so that repeated attempts do not fill the list. */
  async tellOnce(transaction: Transaction, accountId: string, kind: NoticeKind): Promise<void> {
    const waits = await transaction.notice.count({ where: { accountId, kind, seenAt: null } });
    if (waits === 0) await this.tell(transaction, accountId, kind, {});
  }

  /** Those of another account stay as they are. */
  async markSeen(transaction: Transaction, accountId: string, ids: readonly string[]): Promise<void> {
    await transaction.notice.updateMany({
      where: { accountId, id: { in: [...ids] }, seenAt: null },
      data: { seenAt: new Date() },
    });
  }
}

function told(accountId: string, withSeen: boolean): Prisma.NoticeWhereInput {
  return { accountId, ...(withSeen ? {} : { seenAt: null }) };
}
