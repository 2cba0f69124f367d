import { Injectable } from '@nestjs/common';
import { ROWS_COUNTED } from '../../../platform/database/counting.js';
import type { Prisma } from '../../../platform/database/generated/client.js';
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

  /** All that there ever were, or those that can be used, the latest first. */
  list(accountId: string, slice: Slice, onlyUsable: boolean): Promise<ApiTokenRow[]> {
    const { where, ...page } = pageByCreation(slice, true);
    return this.prisma.apiToken.findMany({ where: { ...listed(accountId, onlyUsable), ...where }, ...page });
  }

  count(accountId: string, onlyUsable: boolean): Promise<number> {
    return this.prisma.apiToken.count({ where: listed(accountId, onlyUsable), take: ROWS_COUNTED });
  }

  findByIds(ids: readonly string[]): Promise<ApiTokenRow[]> {
    return this.prisma.apiToken.findMany({ where: { id: { in: [...ids] } } });
  }

  countUsable(transaction: Transaction, accountId: string): Promise<number> {
    return transaction.apiToken.count({ where: usable(accountId) });
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
}

function listed(accountId: string, onlyUsable: boolean): Prisma.ApiTokenWhereInput {
  return onlyUsable ? usable(accountId) : { accountId };
}

function usable(accountId: string): Prisma.ApiTokenWhereInput {
  return { accountId, revokedAt: null, expiresAt: { gt: new Date() } };
}
