import { Injectable } from '@nestjs/common';
import { ROWS_COUNTED } from '../../../platform/database/counting.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Slice } from '../../../platform/graphql/connection.js';
import { pageByCreation } from '../page-by-creation.js';

export interface ApiTokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

export interface NewApiToken {
  readonly accountId: string;
  readonly name: string;
  readonly scopes: string[];
  readonly tokenHash: Uint8Array<ArrayBuffer>;
  readonly expiresAt: Date;
}

@Injectable()
export class ApiTokensRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** All that there ever were, the latest first. */
  list(accountId: string, slice: Slice): Promise<ApiTokenRow[]> {
    const { where, ...page } = pageByCreation(slice, true);
    return this.prisma.apiToken.findMany({ where: { accountId, ...where }, ...page });
  }

  count(accountId: string): Promise<number> {
    return this.prisma.apiToken.count({ where: { accountId }, take: ROWS_COUNTED });
  }

  findByIds(ids: readonly string[]): Promise<ApiTokenRow[]> {
    return this.prisma.apiToken.findMany({ where: { id: { in: [...ids] } } });
  }

  countUsable(transaction: Transaction, accountId: string): Promise<number> {
    return transaction.apiToken.count({ where: { accountId, revokedAt: null, expiresAt: { gt: new Date() } } });
  }

  create(transaction: Transaction, token: NewApiToken): Promise<ApiTokenRow> {
    return transaction.apiToken.create({ data: token });
  }

  /** False when the account has no such token that could still be used. */
  async revoke(transaction: Transaction, accountId: string, id: string): Promise<boolean> {
    const { count } = await transaction.apiToken.updateMany({
      where: { id, accountId, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    return count > 0;
  }

  async revokeAll(transaction: Transaction, accountId: string): Promise<void> {
    await transaction.apiToken.updateMany({ where: { accountId, revokedAt: null }, data: { revokedAt: new Date() } });
  }
}
