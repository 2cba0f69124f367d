import { Injectable } from '@nestjs/common';
import { ROWS_COUNTED } from '../../platform/database/counting.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Slice } from '../../platform/graphql/connection.js';
import type { CallingAccount } from '../../platform/requests/caller.js';
import { pageByCreation } from '../../identity/accounts/page-by-creation.js';

export interface NotificationRow {
  readonly id: string;
  readonly personId: string;
  readonly event: string;
  readonly subjectId: string | null;
  readonly values: unknown;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

/** How the events begin that the jury is told of: who has left it hears of them no more. */
const TO_THE_JURY = 'jury.';
/** Counting stops here. */
const MOST_COUNTED = 1000;
/** Days that a notification is kept. */
const DAYS_KEPT = 180;
/** Rows deleted by one statement. */
const CLEANED = 5000;

/** The notifications of a person. Those of an entry that was merged into theirs are theirs too. */
@Injectable()
export class NotificationsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The latest first. */
  async list(account: CallingAccount, slice: Slice, withRead: boolean): Promise<NotificationRow[]> {
    const { where, ...page } = pageByCreation(slice, true);
    return this.prisma.notification.findMany({
      where: { ...(await this.toldTo(account, withRead)), ...where },
      ...page,
    });
  }

  async count(account: CallingAccount, withRead: boolean): Promise<number> {
    return this.prisma.notification.count({ where: await this.toldTo(account, withRead), take: ROWS_COUNTED });
  }

  private async toldTo({ personId, jury }: CallingAccount, withRead: boolean): Promise<Prisma.NotificationWhereInput> {
    return {
      personId: { in: await this.idsOf(personId) },
      ...(withRead ? {} : { readAt: null }),
      ...(jury ? {} : { NOT: { event: { startsWith: TO_THE_JURY } } }),
    };
  }

  async countUnread({ personId, jury }: CallingAccount): Promise<number> {
    const [row] = await this.prisma.$queryRaw<[{ unread: number }]>`
      SELECT count(*)::int AS "unread" FROM (
        SELECT FROM "notification" WHERE "person_id" = ANY (${await this.idsOf(personId)}::uuid[]) AND "read_at" IS NULL
          AND (${jury} OR NOT starts_with("event", ${TO_THE_JURY}))
        LIMIT ${MOST_COUNTED}) u`;
    return row.unread;
  }

  findByIds(ids: readonly string[]): Promise<NotificationRow[]> {
    return this.prisma.notification.findMany({ where: { id: { in: [...ids] } } });
  }

  /** Those of others stay as they are. @param ids null for all */
  async markRead(transaction: Transaction, personId: string, ids: readonly string[] | null): Promise<void> {
    await transaction.notification.updateMany({
      where: {
        ...(ids === null ? {} : { id: { in: [...ids] } }),
        person: { OR: [{ id: personId }, { mergedInto: personId }] },
        readAt: null,
      },
      data: { readAt: new Date() },
    });
  }

  /** Whether there may be more. */
  async forgetOld(): Promise<boolean> {
    const deleted = await this.prisma.$executeRaw`
      DELETE FROM "notification" WHERE "id" IN (
        SELECT "id" FROM "notification" WHERE "created_at" < now() - make_interval(days => ${DAYS_KEPT}::int)
        ORDER BY "created_at" LIMIT ${CLEANED} FOR UPDATE SKIP LOCKED)`;
    return deleted === CLEANED;
  }

  /** The id of a person, and those of entries that were merged into theirs. */
  private async idsOf(personId: string): Promise<string[]> {
    const merged = await this.prisma.person.findMany({ where: { mergedInto: personId }, select: { id: true } });
    return [personId, ...merged.map(({ id }) => id)];
  }
}
