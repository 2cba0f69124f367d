import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ROWS_COUNTED } from '../../platform/database/counting.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { anyOf } from '../../platform/database/rows.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Slice } from '../../platform/graphql/connection.js';
import type { CallingAccount } from '../../platform/requests/caller.js';
import { pageByCreation } from '../../identity/accounts/page-by-creation.js';
import { Clock } from '../../platform/office/clock.js';
import { isDone, withWhatItIsAbout } from './done.repository.js';

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
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

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

  private async toldTo(account: CallingAccount, withRead: boolean): Promise<Prisma.NotificationWhereInput> {
    if (!withRead) return { id: { in: await this.idsOfNews(account) } };
    return {
      personId: { in: await this.idsOf(account.personId) },
      ...(account.jury ? {} : { NOT: { event: { startsWith: TO_THE_JURY } } }),
    };
  }

  async countUnread(account: CallingAccount): Promise<number> {
    return (await this.idsOfNews(account)).length;
  }

  /** What is neither read nor done, the latest first. */
  private async idsOfNews({ personId, jury }: CallingAccount): Promise<string[]> {
    const [persons, today] = await Promise.all([this.idsOf(personId), this.clock.today()]);
    let news = withWhatItIsAbout(this.prisma)
      .select('n.id')
      .where('n.personId', '=', anyOf(persons))
      .where('n.readAt', 'is', null)
      .where((eb) => eb.not(isDone(today)));
    if (!jury) news = news.where('n.event', 'not like', `${TO_THE_JURY}%`);
    const rows = await news.orderBy('n.createdAt', 'desc').orderBy('n.id', 'desc').limit(MOST_COUNTED).execute();
    return rows.map(({ id }) => id);
  }

  /** Those of them of which what they ask for is done. */
  async doneAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const done = withWhatItIsAbout(this.prisma)
      .select('n.id')
      .where('n.id', '=', anyOf(ids))
      .where(isDone(await this.clock.today()));
    return new Set((await done.execute()).map(({ id }) => id));
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
    const old = this.prisma.$kysely
      .selectFrom('notification')
      .select('id')
      .where('createdAt', '<', sql<Date>`now() - make_interval(days => ${DAYS_KEPT}::int)`)
      .orderBy('createdAt')
      .limit(CLEANED)
      .forUpdate()
      .skipLocked();
    const { numDeletedRows } = await this.prisma.$kysely
      .deleteFrom('notification')
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    return numDeletedRows === BigInt(CLEANED);
  }

  /** The id of a person, and those of entries that were merged into theirs. */
  private async idsOf(personId: string): Promise<string[]> {
    const merged = await this.prisma.person.findMany({ where: { mergedInto: personId }, select: { id: true } });
    return [personId, ...merged.map(({ id }) => id)];
  }
}
