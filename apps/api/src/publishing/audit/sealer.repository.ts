import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { LogEntry } from './chain.js';

export interface WaitingEntry extends LogEntry {
  readonly id: bigint;
}

export interface Head {
  readonly chain: string;
  readonly number: number;
  readonly hash: Uint8Array;
}

export interface Link extends Head {
  readonly entryId: bigint;
}

/** Any number that no other advisory lock of the office has. */
const LOCK = 72_707_371;

@Injectable()
export class SealerRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Whether any entry waits for its link: one look at the head of the queue. */
  async isAnythingWaiting(): Promise<boolean> {
    const [found] = await this.prisma.$queryRaw<{ waiting: boolean }[]>`
      SELECT EXISTS (SELECT FROM "audit_queue") AS "waiting"`;
    return found?.waiting === true;
  }

  /** True until the end of the transaction for one process at a time; false at once for the others. */
  async claim(transaction: Transaction): Promise<boolean> {
    const [claimed] = await transaction.$queryRaw<{ mine: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(${LOCK}) AS "mine"`;
    return claimed?.mine === true;
  }

  /** The entries that wait longest, in the order of their ids. */
  waiting(transaction: Transaction, most: number): Promise<WaitingEntry[]> {
    return transaction.$queryRaw<WaitingEntry[]>`
      SELECT e."id", e."chain", to_char(e."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "at",
             e."account_id" AS "account", e."token_id" AS "token", e."request_id" AS "request", e."action", e."object",
             e."object_id" AS "objectId", e."reason", e."before", e."after"
      FROM "audit_queue" q JOIN "audit_entry" e ON e."id" = q."entry_id"
      ORDER BY q."entry_id" LIMIT ${most}`;
  }

  heads(transaction: Transaction, chains: readonly string[]): Promise<Head[]> {
    return transaction.$queryRaw<Head[]>`
      SELECT "chain", "number", "hash" FROM "audit_head" WHERE "chain" = ANY(${[...chains]}::text[])`;
  }

  /** Puts the links behind their chains, moves the heads and takes the entries out of the queue. */
  async append(transaction: Transaction, links: readonly Link[], heads: readonly Head[]): Promise<void> {
    const entries = links.map(({ entryId }) => entryId);
    await transaction.$executeRaw`
      INSERT INTO "audit_link" ("chain", "number", "entry_id", "hash")
      SELECT * FROM unnest(${links.map(({ chain }) => chain)}::text[], ${links.map(({ number }) => number)}::integer[],
                           ${entries}::bigint[], ${links.map(({ hash }) => hash)}::bytea[])`;
    await transaction.$executeRaw`
      INSERT INTO "audit_head" ("chain", "number", "hash")
      SELECT * FROM unnest(${heads.map(({ chain }) => chain)}::text[], ${heads.map(({ number }) => number)}::integer[],
                           ${heads.map(({ hash }) => hash)}::bytea[])
      ON CONFLICT ("chain") DO UPDATE
        SET "number" = excluded."number", "hash" = excluded."hash", "sealed_at" = excluded."sealed_at"`;
    await transaction.$executeRaw`DELETE FROM "audit_queue" WHERE "entry_id" = ANY (${entries}::bigint[])`;
  }
}
