import { Injectable } from '@nestjs/common';
import { type Counted, counting } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { edgeOf, INSTANT, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import type { Draft } from './draft.types.js';

/** Whose drafts somebody sees: those of these sides, and those of the jury. */
export interface DraftAudience {
  readonly sides: readonly string[];
  readonly jury: boolean;
}

export interface NewDraft {
  readonly sideId: string | null;
  readonly accountId: string;
  readonly title: string;
  /** As JSON text. */
  readonly sheet: string;
  readonly plannedMatchId: string | null;
}

/** All but the sheet, which is read only where it is asked for. */
const selected = Prisma.sql`
  SELECT d."id", d."title", d."version", d."updated_at" AS "updatedAt", a."person_id" AS "updatedBy",
         d."side_id" AS "sideId", d."planned_match_id" AS "plannedMatchId"
  FROM "draft" d JOIN "account" a ON a."id" = d."account_id"`;

/** What decides who may write a draft, and whether it is still what was seen. */
export interface LockedDraft {
  readonly sideId: string | null;
  readonly version: number;
  readonly plannedMatchId: string | null;
}

@Injectable()
export class DraftsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The latest first. @param side only those of this side */
  list(slice: Slice, readers: DraftAudience, side: string | null): Promise<Draft[]> {
    const [updatedAt, id] = edgeOf(slice, INSTANT, UUID) ?? [];
    const conditions = [
      listed(readers, side),
      ...(updatedAt === undefined
        ? []
        : [
            Prisma.sql`(d."updated_at", d."id") ${slice.backwards ? Prisma.sql`>` : Prisma.sql`<`}
              (${new Date(updatedAt)}::timestamptz, ${id}::uuid)`,
          ]),
    ];
    const direction = slice.backwards ? Prisma.sql`ASC` : Prisma.sql`DESC`;
    return this.prisma.$queryRaw<Draft[]>`
      ${selected} WHERE ${Prisma.join(conditions, ' AND ')}
      ORDER BY d."updated_at" ${direction}, d."id" ${direction} LIMIT ${rowsOf(slice)}`;
  }

  async countListed(readers: DraftAudience, side: string | null): Promise<number> {
    const [{ count }] = await this.prisma.$queryRaw<Counted>`
      ${counting(Prisma.sql`FROM "draft" d WHERE ${listed(readers, side)}`)}`;
    return count;
  }

  /** Those that are for these readers. */
  findByIds(ids: readonly string[], readers: DraftAudience): Promise<Draft[]> {
    return this.prisma.$queryRaw<Draft[]>`
      ${selected} WHERE d."id" = ANY (${[...ids]}::uuid[]) AND ${visibleTo(readers)}`;
  }

  sheets(ids: readonly string[]): Promise<{ readonly id: string; readonly sheet: unknown }[]> {
    return this.prisma.draft.findMany({ where: { id: { in: [...ids] } }, select: { id: true, sheet: true } });
  }

  /** Locks a draft until the end of the transaction; null when there is none. */
  async lock(transaction: Transaction, id: string): Promise<LockedDraft | null> {
    const rows = await transaction.$queryRaw<LockedDraft[]>`
      SELECT "side_id" AS "sideId", "version", "planned_match_id" AS "plannedMatchId" FROM "draft" WHERE "id" = ${id}::uuid FOR UPDATE`;
    return rows[0] ?? null;
  }

  /** How many drafts a side, or the jury, has; others who begin one for it wait until the end of the transaction. */
  async count(transaction: Transaction, sideId: string | null): Promise<number> {
    const owner = `drafts ${sideId ?? 'jury'}`;
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${owner}, 0))`;
    return transaction.draft.count({ where: { sideId } });
  }

  async create(transaction: Transaction, draft: NewDraft): Promise<string> {
    const { sideId, accountId, title, sheet, plannedMatchId } = draft;
    const rows = await transaction.$queryRaw<{ id: string }[]>`
      INSERT INTO "draft" ("side_id", "account_id", "title", "sheet", "planned_match_id")
      VALUES (${sideId}::uuid, ${accountId}::uuid, ${title}, ${sheet}::json, ${plannedMatchId}::uuid) RETURNING "id"`;
    return rows[0]!.id;
  }

  async update(
    transaction: Transaction,
    id: string,
    { accountId, title, sheet }: Pick<NewDraft, 'accountId' | 'title' | 'sheet'>,
  ): Promise<void> {
    await transaction.$executeRaw`
      UPDATE "draft" SET "account_id" = ${accountId}::uuid, "title" = ${title}, "sheet" = ${sheet}::json,
        "version" = "version" + 1, "updated_at" = clock_timestamp()
      WHERE "id" = ${id}::uuid`;
  }

  /**
   * Keys of saves that a phone will not repeat any more, some at a time. Repeated after a day a save is answered with the
   * latest version, which it led to. What began a draft keeps its key, or it would begin another.
   */
  async forgetOldSaves(transaction: Transaction): Promise<void> {
    await transaction.$executeRaw`
      DELETE FROM "idempotency_key" WHERE ("account_id", "key") IN (
        SELECT "account_id", "key" FROM "idempotency_key"
        WHERE "operation" = 'saveDraft' AND "answer" ->> 'version' <> '1' AND "created_at" < now() - interval '1 day'
        ORDER BY "created_at" LIMIT 100 FOR UPDATE SKIP LOCKED)`;
  }

  async delete(transaction: Transaction, id: string): Promise<void> {
    await transaction.draft.delete({ where: { id } });
  }
}

function listed(readers: DraftAudience, side: string | null): Prisma.Sql {
  return side === null ? visibleTo(readers) : Prisma.sql`${visibleTo(readers)} AND d."side_id" = ${side}::uuid`;
}

function visibleTo({ sides, jury }: DraftAudience): Prisma.Sql {
  return Prisma.sql`(d."side_id" = ANY (${[...sides]}::uuid[]) OR d."side_id" IS NULL AND ${jury})`;
}
