import { Injectable } from '@nestjs/common';
import { seasonOfSheet, type SheetOutline } from '@tarokk/competition';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { selectCups } from './cup-facts-query.js';
import type { CupRow, PlayedMatch } from './cup-facts.js';

/** Whom the sheets of a tie are between, and of which match the sheet in question is. */
export interface TieInQuestion {
  readonly matchId: string | null;
  readonly season: number;
  readonly sides: readonly [string, string];
}

/** Reads what cups follow from. The size of a cup is bounded, so each is read whole. */
@Injectable()
export class CupFactsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The cups of these years, in no order. */
  find(transaction: Transaction | null, years: readonly number[]): Promise<CupRow[]> {
    return (transaction ?? this.prisma).$queryRaw<CupRow[]>`
      ${Prisma.raw(selectCups)} WHERE c."season" = ANY (${[...years]}::int[])`;
  }

  /** Other matches of the cup between the same sides that were handed in and not withdrawn, in the order of the questions. */
  handedIn(transaction: Transaction | null, ties: readonly TieInQuestion[]): Promise<PlayedMatch[][]> {
    const asked = ties.map(({ matchId, season, sides: [a, b] }) => ({ matchId, season, a, b }));
    return (transaction ?? this.prisma).$queryRaw<{ matches: PlayedMatch[] }[]>`
      SELECT (SELECT COALESCE(json_agg(json_build_object('id', m."id", 'kind', m."kind", 'date', m."date", 'order', m."order",
          'sides', json_build_array(m."side_a", m."side_b"), 'raw', json_build_array(m."raw_a", m."raw_b"))), '[]')
        FROM "match" m
        WHERE LEAST(m."side_a", m."side_b") = LEAST(q."a", q."b") AND GREATEST(m."side_a", m."side_b") = GREATEST(q."a", q."b")
          AND m."season" = q."season" AND 'cup' = ANY (m."competitions") AND m."state" <> 'withdrawn'
          AND m."id" IS DISTINCT FROM q."matchId") AS "matches"
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS ("matchId" uuid, "season" int, "a" uuid, "b" uuid))
        WITH ORDINALITY AS q("matchId", "season", "a", "b", "place") ORDER BY q."place"`.then((rows) =>
      rows.map(({ matches }) => matches),
    );
  }

  /** The season of each sheet, in their order (D9, D51). */
  async seasonsOf(
    transaction: Transaction | null,
    sheets: readonly Pick<SheetOutline, 'date' | 'sides' | 'competitions'>[],
  ): Promise<number[]> {
    const pairs = sheets.flatMap(({ sides, competitions }) => (competitions.includes('cup') ? sides : []));
    const rows =
      pairs.length === 0
        ? []
        : await (transaction ?? this.prisma).side.findMany({
            where: { id: { in: pairs } },
            select: { id: true, season: true },
          });
    const seasons = new Map(rows.map(({ id, season }) => [id, season]));
    return sheets.map((sheet) => seasonOfSheet(sheet, (id) => seasons.get(id)));
  }

  /** Until the end of the transaction nothing is entered, drawn or decided in the cup. */
  async lockShared(transaction: Transaction, year: number): Promise<void> {
    await transaction.$executeRaw`SELECT 1 FROM "cup" WHERE "season" = ${year} FOR SHARE`;
  }
}
