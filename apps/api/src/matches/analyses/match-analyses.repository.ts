import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { Prisma } from '../../platform/database/generated/client.js';

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
    const wanted = sheets.map(({ matchId, revision }) => Prisma.sql`(${matchId}::uuid, ${revision}::integer)`);
    return this.prisma.$queryRaw<AnalysisRow[]>`
      SELECT r."match_id" AS "matchId", r."sheet_hash" AS "sheetHash", a."id" IS NOT NULL AS "isRequested", a."document"
      FROM "match_revision" r
      LEFT JOIN "match_analysis" a ON a."sheet_hash" = r."sheet_hash" AND a."version" = ${version}
      WHERE (r."match_id", r."number") IN (${Prisma.join(wanted)})`;
  }

  /** @param record as JSON text @returns the id of what is to be done; null if somebody has asked before */
  async ask(transaction: Transaction, sheetHash: Uint8Array, version: string, record: string): Promise<string | null> {
    const rows = await transaction.$queryRaw<{ id: string }[]>`
      INSERT INTO "match_analysis" ("sheet_hash", "version", "record")
      VALUES (${Buffer.from(sheetHash)}, ${version}, ${record}::json)
      ON CONFLICT ("sheet_hash", "version") DO NOTHING RETURNING "id"`;
    return rows[0]?.id ?? null;
  }

  /** What is to be analysed; null if it is done, or nobody wants it any more. */
  async toDo(id: string): Promise<unknown> {
    const rows = await this.prisma.$queryRaw<{ record: unknown }[]>`
      SELECT "record" FROM "match_analysis" WHERE "id" = ${id}::uuid`;
    return rows[0]?.record ?? null;
  }

  /** @param document as JSON text */
  async save(id: string, document: string): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE "match_analysis" SET "document" = ${document}::json, "record" = NULL WHERE "id" = ${id}::uuid`;
  }

  /** Forgets the request, so that somebody can ask again. */
  async forget(id: string): Promise<void> {
    await this.prisma.$executeRaw`DELETE FROM "match_analysis" WHERE "id" = ${id}::uuid`;
  }

  /** Deletes results of other versions, which nobody asks for, and requests that have waited for a day: they have lost their job and may be made again. */
  async forgetOld(version: string): Promise<void> {
    await this.prisma.$executeRaw`
      DELETE FROM "match_analysis"
      WHERE "version" <> ${version} OR ("document" IS NULL AND "asked_at" < now() - interval '1 day')`;
  }
}
