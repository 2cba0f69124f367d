import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';

/** What a link opens. */
export type Purpose = 'invitation' | 'reset' | 'first-admin';
/** How it reached the person: by mail, shown to whoever made it, on the server's terminal. */
export type LinkChannel = 'mail' | 'shown' | 'server';

export interface OneTimeLinkRow {
  readonly id: string;
  /** Whose it is; null for the first admin, who has none yet. */
  readonly account: { readonly id: string; readonly personId: string; readonly username: string | null } | null;
  readonly purpose: string;
  readonly delivery: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
}

export interface NewLink {
  readonly accountId: string | null;
  readonly purpose: Purpose;
  readonly delivery: LinkChannel;
  readonly madeBy: string | null;
  readonly tokenHash: Uint8Array<ArrayBuffer>;
  readonly expiresAt: Date;
}

const withAccount = { account: { select: { id: true, personId: true, username: true } } } as const;

@Injectable()
export class OneTimeLinksRepository {
  constructor(private readonly prisma: PrismaService) {}

  findByIds(ids: readonly string[]): Promise<OneTimeLinkRow[]> {
    return this.prisma.oneTimeLink.findMany({ where: { id: { in: [...ids] } }, include: withAccount });
  }

  find(tokenHash: Uint8Array<ArrayBuffer>): Promise<OneTimeLinkRow | null> {
    return this.prisma.oneTimeLink.findUnique({ where: { tokenHash }, include: withAccount });
  }

  /** @returns its id */
  async create(transaction: Transaction, link: NewLink): Promise<string> {
    const { id } = await transaction.oneTimeLink.create({ data: link, select: { id: true } });
    return id;
  }

  /** The link as it is now; of several who use it at once the others wait. */
  async lock(transaction: Transaction, id: string): Promise<OneTimeLinkRow> {
    await transaction.$kysely.selectFrom('oneTimeLink').where('id', '=', id).forUpdate().execute();
    return transaction.oneTimeLink.findUniqueOrThrow({ where: { id }, include: withAccount });
  }

  async markUsed(transaction: Transaction, id: string): Promise<void> {
    await transaction.oneTimeLink.update({ where: { id }, data: { usedAt: new Date() } });
  }

  /**
   * Revokes what is left of an account's links, of one purpose or all.
   * @param accountId null: of those for the first admin, who has none
   */
  async revoke(transaction: Transaction, accountId: string | null, purpose?: Purpose): Promise<void> {
    await transaction.oneTimeLink.updateMany({
      where: { accountId, usedAt: null, revokedAt: null, ...(purpose === undefined ? {} : { purpose }) },
      data: { revokedAt: new Date() },
    });
  }
}
