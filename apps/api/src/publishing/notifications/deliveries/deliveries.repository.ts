import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { pageByCreation } from '../../../identity/accounts/page-by-creation.js';
import { ROWS_COUNTED } from '../../../platform/database/counting.js';
import { lockName } from '../../../platform/database/name-lock.js';
import type { Prisma } from '../../../platform/database/generated/client.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import type { Slice } from '../../../platform/graphql/connection.js';
import type { Channel } from '../kinds.js';
import type { NotificationRow } from '../notifications.repository.js';

export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'dropped';

export interface DeliveryRow {
  readonly id: string;
  readonly channel: Channel;
  readonly webhookId: string | null;
  readonly notificationId: string | null;
  readonly byHand: boolean;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly lastAttemptAt: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly responseStatus: number | null;
  readonly problem: string | null;
}

/** The person to whom a delivery goes, as they are now. */
export interface Receiver {
  readonly accountId: string;
  readonly personId: string;
  readonly jury: boolean;
  readonly admin: boolean;
  readonly language: string;
  readonly disabled: boolean;
  readonly email: string | null;
}

/** A delivery with all that is needed to make it. */
export interface Parcel {
  readonly id: string;
  readonly createdAt: Date;
  readonly receiver: Receiver;
  readonly notification: NotificationRow | null;
}

/** The result of an attempt. */
export interface DeliveryAttempt {
  readonly state: DeliveryState;
  readonly status?: number | null;
  readonly problem?: string | null;
}

/** Days that a delivery is kept. */
const DAYS_KEPT = 30;
/** Rows deleted by one statement. */
const CLEANED = 5000;
/** Notifications in one letter. */
const MOST_LETTERS = 100;
/** Milliseconds for a letter to be claimed: it may wait for another process that is at it. */
const PATIENCE = 30_000;

const shown = {
  id: true,
  channel: true,
  webhookId: true,
  notificationId: true,
  byHand: true,
  state: true,
  attempts: true,
  createdAt: true,
  lastAttemptAt: true,
  nextAttemptAt: true,
  responseStatus: true,
  problem: true,
} as const;

const packed = {
  id: true,
  createdAt: true,
  notification: true,
  account: { include: { person: { include: { contact: true } } } },
} as const;

@Injectable()
export class DeliveriesRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly transactions: Transactions,
  ) {}

  /** Those of an account, the latest first. */
  async list(accountId: string, slice: Slice, webhookId: string | null): Promise<DeliveryRow[]> {
    const { where, ...page } = pageByCreation(slice, true);
    const rows = await this.prisma.delivery.findMany({
      where: { ...listed(accountId, webhookId), ...where },
      select: shown,
      ...page,
    });
    return rows as DeliveryRow[];
  }

  count(accountId: string, webhookId: string | null): Promise<number> {
    return this.prisma.delivery.count({ where: listed(accountId, webhookId), take: ROWS_COUNTED });
  }

  async findByIds(ids: readonly string[]): Promise<DeliveryRow[]> {
    const rows = await this.prisma.delivery.findMany({ where: { id: { in: [...ids] } }, select: shown });
    return rows as DeliveryRow[];
  }

  /** A delivery of the account itself. */
  async findOwn(transaction: Transaction, accountId: string, id: string): Promise<DeliveryRow | null> {
    const row = await transaction.delivery.findFirst({ where: { id, accountId }, select: shown });
    return row as DeliveryRow | null;
  }

  /** How many the account has asked for by hand within the hour. */
  countByHand(transaction: Transaction, accountId: string): Promise<number> {
    return transaction.delivery.count({
      where: { accountId, byHand: true, createdAt: { gt: new Date(Date.now() - 3_600_000), lte: new Date() } },
    });
  }

  /** A delivery that somebody asks for: a test without a notification, or a repetition. */
  async create(
    transaction: Transaction,
    delivery: { readonly accountId: string; readonly webhookId: string; readonly notificationId: string | null },
  ): Promise<string> {
    const { id } = await transaction.delivery.create({
      data: { ...delivery, channel: 'webhook', byHand: true },
      select: { id: true },
    });
    return id;
  }

  /** A delivery that still waits; null when it does not. */
  async open(id: string): Promise<(Parcel & { readonly webhookId: string | null }) | null> {
    const row = await this.prisma.delivery.findFirst({
      where: { id, state: 'waiting' },
      select: { ...packed, webhookId: true },
    });
    return row === null ? null : { ...parcelOf(row), webhookId: row.webhookId };
  }

  /**
   * The letter with this id, and with it all others that wait for the account: they go into one. None when it waits no more, or
   * another process has just begun with it.
   * @param seconds after which a process that has begun is taken for dead
   */
  async claimLetters(id: string, seconds: number): Promise<Parcel[]> {
    // Jobs of one account run one after the other: at the same time each would take a part of the letter.
    const claimed = await this.transactions.run(async (transaction) => {
      const first = await transaction.delivery.findUnique({ where: { id }, select: { accountId: true } });
      if (first === null) return [];
      await lockName(transaction, `letter ${first.accountId}`);
      return this.claim(transaction, id, seconds);
    }, PATIENCE);
    if (!claimed.some((each) => each.id === id)) {
      await this.release(claimed.map((each) => each.id));
      return [];
    }
    const rows = await this.prisma.delivery.findMany({
      where: { id: { in: claimed.map((each) => each.id) } },
      select: packed,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    return rows.map(parcelOf);
  }

  private claim(transaction: Transaction, id: string, seconds: number): Promise<{ readonly id: string }[]> {
    return transaction.$kysely
      .updateTable('delivery')
      .set({ claimedAt: sql<Date>`clock_timestamp()` })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('delivery as d')
          .innerJoin('delivery as first', 'first.accountId', 'd.accountId')
          .select('d.id')
          .where('first.id', '=', id)
          .where('first.state', '=', 'waiting')
          .where('d.channel', '=', 'mail')
          .where('d.state', '=', 'waiting')
          .where((of) =>
            of.or([
              of('d.claimedAt', 'is', null),
              sql<boolean>`d.claimed_at < clock_timestamp() - make_interval(secs => ${seconds}::int)`,
              // By a clock that has been put back since: how long ago nobody knows.
              sql<boolean>`d.claimed_at > clock_timestamp() + interval '1 second'`,
            ]),
          )
          .orderBy('d.createdAt')
          .orderBy('d.id')
          .limit(MOST_LETTERS),
      )
      .returning('id')
      .execute();
  }

  private async release(ids: readonly string[]): Promise<void> {
    await this.prisma.delivery.updateMany({ where: { id: { in: [...ids] } }, data: { claimedAt: null } });
  }

  /** Notes an attempt, or that none will be made: what is dropped was not tried. */
  async note(ids: readonly string[], { state, status = null, problem = null }: DeliveryAttempt): Promise<void> {
    const tried = state === 'dropped' ? {} : { attempts: { increment: 1 }, lastAttemptAt: new Date() };
    await this.prisma.delivery.updateMany({
      where: { id: { in: [...ids] }, state: 'waiting' },
      data: { ...tried, state, responseStatus: status, problem, nextAttemptAt: null, claimedAt: null },
    });
  }

  async noteNext(id: string, at: Date): Promise<void> {
    await this.prisma.delivery.updateMany({ where: { id, state: 'waiting' }, data: { nextAttemptAt: at } });
  }

  /** Those that wait and of which nothing was heard for an hour after they should have been tried, the longest first. */
  async quiet(most: number): Promise<Pick<DeliveryRow, 'id' | 'channel'>[]> {
    return this.prisma.$kysely
      .selectFrom('delivery')
      .select(['id', sql<Channel>`channel`.as('channel')])
      .where('state', '=', 'waiting')
      .where(sql<boolean>`COALESCE(next_attempt_at, last_attempt_at, created_at) < now() - interval '1 hour'`)
      .orderBy('createdAt')
      .limit(most)
      .execute();
  }

  /** Without an attempt. */
  async giveUp(id: string): Promise<void> {
    await this.prisma.delivery.updateMany({
      where: { id, state: 'waiting' },
      data: { state: 'failed', problem: 'interrupted', nextAttemptAt: null, claimedAt: null },
    });
  }

  /** Whether there may be more. What waits is kept. */
  async forgetOld(): Promise<boolean> {
    const { numDeletedRows } = await this.prisma.$kysely
      .deleteFrom('delivery')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('delivery as old')
          .select('old.id')
          .where(sql<boolean>`old.created_at < now() - make_interval(days => ${sql.lit(DAYS_KEPT)})`)
          .where('old.state', '<>', 'waiting')
          .orderBy('old.createdAt')
          .limit(CLEANED)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirstOrThrow();
    return numDeletedRows === BigInt(CLEANED);
  }
}

function listed(accountId: string, webhookId: string | null): Prisma.DeliveryWhereInput {
  return { accountId, ...(webhookId === null ? {} : { webhookId }) };
}

interface Packed {
  readonly id: string;
  readonly createdAt: Date;
  readonly notification: NotificationRow | null;
  readonly account: {
    readonly id: string;
    readonly personId: string;
    readonly jury: boolean;
    readonly admin: boolean;
    readonly language: string;
    readonly disabledAt: Date | null;
    readonly person: { readonly contact: { readonly email: string | null } | null };
  };
}

function parcelOf({ id, createdAt, notification, account }: Packed): Parcel {
  const { personId, jury, admin, language, disabledAt, person } = account;
  const email = person.contact?.email ?? null;
  const receiver = { accountId: account.id, personId, jury, admin, language, disabled: disabledAt !== null, email };
  return { id, createdAt, notification, receiver };
}
