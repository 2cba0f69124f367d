import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Caller } from '../requests/caller.js';
import { setUntilEnd } from '../database/settings.js';
import { PrismaService } from '../database/prisma.service.js';
import type { Transaction } from '../database/transactions.js';

/** What was done with a key before. */
export interface EarlierWrite {
  readonly operation: string;
  readonly inputHash: Uint8Array;
  readonly answer: unknown;
}

/** Rows deleted by one statement. */
const CLEANED = 5000;

@Injectable()
export class WritesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Tells the triggers of the log, until the end of the transaction, who acts and why. */
  setActor(
    transaction: Transaction,
    { account, tokenId, requestId }: Caller,
    action: string,
    reason: string | null,
  ): Promise<void> {
    // The usual plans are kept: so many tables take longer to plan than to read.
    return setUntilEnd(transaction, {
      'office.account': account?.id ?? '',
      'office.token': tokenId ?? '',
      'office.request': requestId,
      'office.action': action,
      'office.reason': reason ?? '',
      plan_cache_mode: 'force_generic_plan',
    });
  }

  /** Claims a key. Waits for the same write where that is under way. @returns whether it is new */
  async claim(
    transaction: Transaction,
    accountId: string,
    key: string,
    { operation, inputHash }: { readonly operation: string; readonly inputHash: Uint8Array },
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await transaction.$kysely
      .insertInto('idempotencyKey')
      .values({ accountId, key, operation, inputHash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** What was done with a key; null when it is new. @param transaction null: outside of any */
  async earlier(transaction: Transaction | null, accountId: string, key: string): Promise<EarlierWrite | null> {
    const earlier = await (transaction ?? this.prisma).$kysely
      .selectFrom('idempotencyKey')
      .select(['operation', 'inputHash', 'answer'])
      .where('accountId', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst();
    return earlier ?? null;
  }

  async keepAnswer(transaction: Transaction, accountId: string, key: string, answer: object): Promise<void> {
    await transaction.$kysely
      .updateTable('idempotencyKey')
      .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
      .where('accountId', '=', accountId)
      .where('key', '=', key)
      .execute();
  }

  /** Keys are kept for 90 days: some of the old ones go. Whether there may be more. */
  async forgetOld(): Promise<boolean> {
    const { numDeletedRows } = await this.prisma.$kysely
      .deleteFrom('idempotencyKey')
      .where((eb) =>
        eb(
          eb.refTuple('accountId', 'key'),
          'in',
          eb
            .selectFrom('idempotencyKey as old')
            .select(['old.accountId', 'old.key'])
            .where('old.createdAt', '<', sql<Date>`now() - interval '90 days'`)
            .orderBy('old.createdAt')
            .limit(CLEANED)
            .forUpdate()
            .skipLocked()
            .$asTuple('accountId', 'key'),
        ),
      )
      .executeTakeFirstOrThrow();
    return numDeletedRows === BigInt(CLEANED);
  }
}
