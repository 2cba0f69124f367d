import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { countRows } from '../../platform/database/counting.js';
import { lockName } from '../../platform/database/name-lock.js';
import { pageOf } from '../../platform/database/pages.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { anyOf } from '../../platform/database/rows.js';
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

/** What decides who may write a draft, and whether it is still what was seen. */
export interface LockedDraft {
  readonly sideId: string | null;
  readonly version: number;
  readonly plannedMatchId: string | null;
}

/** All but the sheet, which is read only where it is asked for. */
const draftColumns = [
  'd.id',
  'd.title',
  'd.version',
  'd.updatedAt',
  'a.personId as updatedBy',
  'd.sideId',
  'd.plannedMatchId',
] as const;

@Injectable()
export class DraftsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The latest first. @param side only those of this side */
  list(slice: Slice, readers: DraftAudience, side: string | null): Promise<Draft[]> {
    return pageOf(this.drafts(readers, side).select(draftColumns), {
      by: ['d.updatedAt', 'd.id'],
      beyond: edgeOf(slice, INSTANT, UUID),
      ascending: slice.backwards,
      rows: rowsOf(slice),
    }).execute();
  }

  countListed(readers: DraftAudience, side: string | null): Promise<number> {
    return countRows(this.prisma, this.drafts(readers, side));
  }

  /** Those that are for these readers. */
  findByIds(ids: readonly string[], readers: DraftAudience): Promise<Draft[]> {
    return this.drafts(readers, null).select(draftColumns).where('d.id', '=', anyOf(ids)).execute();
  }

  private drafts({ sides, jury }: DraftAudience, side: string | null) {
    const drafts = this.prisma.$kysely
      .selectFrom('draft as d')
      .innerJoin('account as a', 'a.id', 'd.accountId')
      .where((eb) => eb.or([eb('d.sideId', '=', anyOf(sides)), eb.and([eb('d.sideId', 'is', null), eb.lit(jury)])]));
    return side === null ? drafts : drafts.where('d.sideId', '=', side);
  }

  sheets(ids: readonly string[]): Promise<{ readonly id: string; readonly sheet: unknown }[]> {
    return this.prisma.draft.findMany({ where: { id: { in: [...ids] } }, select: { id: true, sheet: true } });
  }

  /** Locks a draft until the end of the transaction; null when there is none. */
  async lock(transaction: Transaction, id: string): Promise<LockedDraft | null> {
    const draft = await transaction.$kysely
      .selectFrom('draft')
      .select(['sideId', 'version', 'plannedMatchId'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return draft ?? null;
  }

  /** How many drafts a side, or the jury, has; others who begin one for it wait until the end of the transaction. */
  async count(transaction: Transaction, sideId: string | null): Promise<number> {
    await lockName(transaction, `drafts ${sideId ?? 'jury'}`);
    return transaction.draft.count({ where: { sideId } });
  }

  async create(transaction: Transaction, draft: NewDraft): Promise<string> {
    const { id } = await transaction.$kysely
      .insertInto('draft')
      .values({ ...draft, sheet: sql`${draft.sheet}::json` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async update(
    transaction: Transaction,
    id: string,
    { accountId, title, sheet }: Pick<NewDraft, 'accountId' | 'title' | 'sheet'>,
  ): Promise<void> {
    await transaction.$kysely
      .updateTable('draft')
      .set((eb) => ({
        accountId,
        title,
        sheet: sql`${sheet}::json`,
        version: eb('version', '+', 1),
        updatedAt: sql<Date>`clock_timestamp()`,
      }))
      .where('id', '=', id)
      .execute();
  }

  /**
   * Keys of saves that a phone will not repeat any more, some at a time. Repeated after a day a save is answered with the
   * latest version, which it led to. What began a draft keeps its key, or it would begin another.
   */
  async forgetOldSaves(transaction: Transaction): Promise<void> {
    await transaction.$kysely
      .deleteFrom('idempotencyKey')
      .where((eb) =>
        eb(
          eb.refTuple('accountId', 'key'),
          'in',
          eb
            .selectFrom('idempotencyKey as old')
            .select(['old.accountId', 'old.key'])
            .where('old.operation', '=', 'saveDraft')
            .where(sql<boolean>`old.answer ->> 'version' <> '1'`)
            .where('old.createdAt', '<', sql<Date>`now() - interval '1 day'`)
            .orderBy('old.createdAt')
            .limit(100)
            .forUpdate()
            .skipLocked()
            .$asTuple('accountId', 'key'),
        ),
      )
      .execute();
  }

  async delete(transaction: Transaction, id: string): Promise<void> {
    await transaction.draft.delete({ where: { id } });
  }
}
