import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ROWS_COUNTED } from '../../../platform/database/counting.js';
import type { Prisma } from '../../../platform/database/generated/client.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Slice } from '../../../platform/graphql/connection.js';
import { pageByCreation } from '../page-by-creation.js';

export interface LoginRow {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

export interface NewLogin {
  readonly accountId: string;
  readonly tokenHash: Uint8Array<ArrayBuffer>;
  readonly userAgent: string;
  readonly expiresAt: Date;
}

/** What still works when everything else that an account is used by has ended. */
export interface KeptAccess {
  readonly loginId: string | null;
  /** Those of other accounts, and those that have ended, are not brought back by being named. */
  readonly tokenIds: readonly string[];
}

/** Rows deleted by one statement. */
const CLEANED = 5000;

@Injectable()
export class LoginsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Those that still hold, the latest first. */
  list(accountId: string, slice: Slice): Promise<LoginRow[]> {
    const { where, ...page } = pageByCreation(slice, true);
    return this.prisma.login.findMany({
      where: { ...holding(accountId), ...where },
      ...page,
    });
  }

  count(accountId: string): Promise<number> {
    return this.prisma.login.count({ where: holding(accountId), take: ROWS_COUNTED });
  }

  /** What of the account's logins is long past goes at the same time. */
  async create(transaction: Transaction, login: NewLogin): Promise<void> {
    await transaction.login.deleteMany({ where: { accountId: login.accountId, expiresAt: { lt: new Date() } } });
    await transaction.login.create({ data: login });
  }

  /** False when the account has no such login. */
  async revoke(transaction: Transaction, accountId: string, id: string): Promise<boolean> {
    const { count } = await transaction.login.updateMany({
      where: { id, accountId, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    return count > 0;
  }

  /** Those of people who no longer come, a month after they have ended. Whether there may be more. */
  async forgetOld(): Promise<boolean> {
    const old = this.prisma.$kysely
      .selectFrom('login')
      .select('id')
      .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
      .limit(CLEANED)
      .forUpdate()
      .skipLocked();
    const { numDeletedRows } = await this.prisma.$kysely
      .deleteFrom('login')
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    return numDeletedRows === BigInt(CLEANED);
  }

  /** Logins and API tokens: who has one of either acts for the account. */
  async revokeAll(transaction: Transaction, accountId: string, { loginId, tokenIds }: KeptAccess): Promise<void> {
    const revokedAt = new Date();
    await transaction.login.updateMany({
      where: { accountId, revokedAt: null, ...(loginId === null ? {} : { id: { not: loginId } }) },
      data: { revokedAt },
    });
    await transaction.apiToken.updateMany({
      where: { accountId, revokedAt: null, id: { notIn: [...tokenIds] } },
      data: { revokedAt },
    });
  }
}

function holding(accountId: string): Prisma.LoginWhereInput {
  return { accountId, revokedAt: null, expiresAt: { gt: new Date() } };
}
