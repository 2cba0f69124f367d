import { Injectable } from '@nestjs/common';
import type { Caller } from '../requests/caller.js';
import { PrismaService } from '../database/prisma.service.js';
import type { Transaction } from '../database/transactions.js';

export type Begun = { readonly state: 'new' | 'other-input' } | { readonly state: 'done'; readonly answer: unknown };

/** A write among several of one transaction. */
export interface Claim {
  readonly object: string;
  readonly account: string;
  readonly token: string | null;
  readonly request: string;
  readonly action: string;
  readonly reason: string | null;
  readonly key: string;
  readonly inputHash: Uint8Array;
}

/** Rows deleted by one statement. */
const CLEANED = 5000;

@Injectable()
export class WritesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Says to the log who acts and why, and claims the idempotency key: waits for the same write that is under way. */
  async begin(
    transaction: Transaction,
    caller: Caller,
    write: { readonly action: string; readonly reason: string | null; readonly key: string | null },
    inputHash: Uint8Array,
  ): Promise<Begun> {
    const rows = await transaction.$queryRaw<Begun[]>`
      SELECT * FROM begin_write(
        ${caller.account?.id ?? null}::uuid, ${caller.tokenId}::uuid, ${caller.requestId}, ${write.action},
        ${write.reason}, ${write.key}, ${inputHash})`;
    return rows[0]!;
  }

  /**
   * The same for several, each on an object of its own, by whose id the log finds who acts. From then on no lock is waited for
   * longer than so many milliseconds. @returns whether all keys are new
   */
  async beginAll(transaction: Transaction, claims: readonly Claim[], patience: number): Promise<boolean> {
    const json = JSON.stringify(
      claims.map(({ inputHash, ...claim }) => ({ ...claim, input: Buffer.from(inputHash).toString('hex') })),
    );
    const [row] = await transaction.$queryRaw<[{ new: boolean }]>`
      SELECT begin_writes(${json}::jsonb, ${patience}) AS "new"`;
    return row.new;
  }

  async keepAnswer(transaction: Transaction, accountId: string, key: string, answer: object): Promise<void> {
    await transaction.$send`
      UPDATE "idempotency_key" SET "answer" = ${JSON.stringify(answer)}::jsonb
      WHERE "account_id" = ${accountId}::uuid AND "key" = ${key}`;
  }

  /** The same of several, in one statement. */
  async keepAnswers(
    transaction: Transaction,
    answers: readonly { readonly account: string; readonly key: string; readonly answer: object }[],
  ): Promise<void> {
    await transaction.$send`
      UPDATE "idempotency_key" AS k SET "answer" = given."answer"
      FROM jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) AS given("account" uuid, "key" text, "answer" jsonb)
      WHERE k."account_id" = given."account" AND k."key" = given."key"`;
  }

  /** Keys are kept for 90 days: some of the old ones go. Whether there may be more. */
  async forgetOld(): Promise<boolean> {
    const deleted = await this.prisma.$executeRaw`
      DELETE FROM "idempotency_key" WHERE ("account_id", "key") IN (
        SELECT "account_id", "key" FROM "idempotency_key" WHERE "created_at" < now() - interval '90 days'
        ORDER BY "created_at" LIMIT ${CLEANED} FOR UPDATE SKIP LOCKED)`;
    return deleted === CLEANED;
  }
}
