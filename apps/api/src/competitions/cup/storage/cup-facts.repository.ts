import { Injectable } from '@nestjs/common';
import { type KeptCup, type KeptCupMatch, seasonOfSheet, type SheetOutline } from '@tarokk/competition';
import { sql } from 'kysely';
import { toDay } from '../../../platform/database/days.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { broughtRows } from '../../../platform/database/rows.js';
import { grouped } from '../../../platform/database/grouped.js';
import { isBetween } from '../../../platform/database/meetings.js';
import { playedMatch, readCups } from './cup-facts-query.js';

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
  find(transaction: Transaction | null, years: readonly number[]): Promise<KeptCup[]> {
    return readCups((transaction ?? this.prisma).$kysely, years);
  }

  /** Other matches of the cup between the same sides that were handed in and not withdrawn, in the order of the questions. */
  async handedIn(transaction: Transaction | null, ties: readonly TieInQuestion[]): Promise<KeptCupMatch[][]> {
    if (ties.length === 0) return [];
    const rows = await (transaction ?? this.prisma).$kysely
      .selectFrom('match as m')
      .innerJoin(
        broughtRows(
          'q',
          ties.map(({ season, sides: [a, b] }) => ({ season, a, b })),
          {
            season: 'integer',
            a: 'uuid',
            b: 'uuid',
          },
        ),
        (join) => join.on(isBetween('m', 'q')).onRef('m.season', '=', 'q.season'),
      )
      .distinct()
      .select(['m.id', 'm.season', 'm.kind', 'm.date', 'm.order', 'm.sideA', 'm.sideB', 'm.rawA', 'm.rawB'])
      .where(sql<boolean>`'cup' = ANY (m.competitions)`)
      .where('m.state', '<>', 'withdrawn')
      .execute();
    const meetings = grouped(rows, (row) => tieKey(row.season, row.sideA, row.sideB));
    return ties.map(({ matchId, season, sides: [a, b] }) =>
      (meetings.get(tieKey(season, a, b)) ?? [])
        .filter(({ id }) => id !== matchId)
        .map(({ season: _, date, ...match }) => playedMatch({ ...match, date: toDay(date) })),
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
    await transaction.$kysely.selectFrom('cup').where('season', '=', year).forShare().execute();
  }
}

/** The same for A against B as for B against A. */
function tieKey(season: number, a: string, b: string): string {
  return [season, ...[a, b].sort()].join(' ');
}
