import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { broughtRows } from '../../platform/database/rows.js';

/** A sheet as a match has it now. */
export interface PresentSheet {
  readonly matchId: string;
  readonly revision: number;
}

export interface AnalysisRow {
  readonly matchId: string;
  readonly sheetHash: Uint8Array;
  /** Whether somebody has asked for it. */
  readonly isRequested: boolean;
  /** Null until it is made. */
  readonly document: unknown;
}

@Injectable()
export class MatchAnalysesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What there is of the sheets, by the hash of each. */
  find(sheets: readonly PresentSheet[], version: string): Promise<AnalysisRow[]> {
    return (
      this.prisma.$kysely
        .selectFrom(broughtRows('q', sheets, { matchId: 'uuid', revision: 'integer' }))
        .innerJoin('matchRevision as r', (join) =>
          join.onRef('r.matchId', '=', 'q.matchId').onRef('r.number', '=', 'q.revision'),
        )
        .leftJoin('matchAnalysis as a', (join) =>
          join.onRef('a.sheetHash', '=', 'r.sheetHash').on('a.version', '=', version),
        )
        .select(['r.matchId', 'a.document'])
        // The database makes it of every sheet.
        .select([sql.ref<Uint8Array>('r.sheetHash').as('sheetHash'), sql<boolean>`a.id IS NOT NULL`.as('isRequested')])
        .execute()
    );
  }

  /** @param record as JSON text @returns the id of what is to be done; null if somebody has asked before */
  async ask(transaction: Transaction, sheetHash: Uint8Array, version: string, record: string): Promise<string | null> {
    const made = await transaction.$kysely
      .insertInto('matchAnalysis')
      .values({ sheetHash, version, record: sql`${record}::json` })
      .onConflict((conflict) => conflict.columns(['sheetHash', 'version']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return made?.id ?? null;
  }

  /** What is to be analysed; null if it is done, or nobody wants it any more. */
  async toDo(id: string): Promise<unknown> {
    const found = await this.prisma.matchAnalysis.findUnique({ where: { id }, select: { record: true } });
    return found?.record ?? null;
  }

  /** @param document as JSON text */
  async save(id: string, document: string): Promise<void> {
    await this.prisma.$kysely
      .updateTable('matchAnalysis')
      .set({ document: sql`${document}::json`, record: null })
      .where('id', '=', id)
      .execute();
  }

  /** Forgets the request, so that somebody can ask again. */
  async forget(id: string): Promise<void> {
    await this.prisma.matchAnalysis.deleteMany({ where: { id } });
  }

  /** Deletes results of other versions, which nobody asks for, and requests that have waited for a day: they have lost their job and may be made again. */
  async forgetOld(version: string): Promise<void> {
    await this.prisma.$kysely
      .deleteFrom('matchAnalysis')
      .where((eb) =>
        eb.or([
          eb('version', '<>', version),
          eb.and([eb('document', 'is', null), eb('askedAt', '<', sql<Date>`now() - interval '1 day'`)]),
        ]),
      )
      .execute();
  }
}
