import { Injectable } from '@nestjs/common';
import { cleanedName } from '@tarokk/competition';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import type { EventRow } from './event-row.js';
import { selectEvents } from './events-query.js';

/** Which event a sheet could belong to. */
export interface EventQuestion {
  readonly matchId: string | null;
  readonly season: number;
  readonly sides: readonly [string, string];
  readonly date: string;
}

/** Reads Grand Prix. Their size is bounded, so each is read whole. */
@Injectable()
export class EventsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** In no order. */
  findByIds(transaction: Transaction | null, ids: readonly string[]): Promise<EventRow[]> {
    return this.select(transaction, Prisma.sql`g."id" = ANY (${[...ids]}::uuid[])`);
  }

  /** Those of a season that were not cancelled, by date. */
  ofYear(year: number): Promise<EventRow[]> {
    return this.select(this.prisma, Prisma.sql`g."season" = ${year} AND g."cancelled_at" IS NULL`);
  }

  /**
   * The event of each sheet, in the order of the questions, null where its pairs play in none together; and how many other
   * sheets the two have handed in for it.
   */
  async ofSheets(
    transaction: Transaction | null,
    questions: readonly EventQuestion[],
  ): Promise<({ readonly event: EventRow; readonly others: number } | null)[]> {
    const asked = questions.map(({ matchId, season, date, sides: [a, b] }) => ({ matchId, season, date, a, b }));
    const found = await (transaction ?? this.prisma).$queryRaw<{ id: string | null; others: number }[]>`
      SELECT e."id"::text AS "id", (
        SELECT count(*)::int FROM "match" m
        WHERE LEAST(m."side_a", m."side_b") = LEAST(q."a", q."b") AND GREATEST(m."side_a", m."side_b") = GREATEST(q."a", q."b")
          AND m."season" = q."season" AND 'grand-prix' = ANY (m."competitions") AND m."state" <> 'withdrawn'
          AND m."id" IS DISTINCT FROM q."matchId"
          AND grand_prix_of(m."season", m."side_a", m."side_b", m."date") = e."id") AS "others"
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
          AS ("matchId" uuid, "season" int, "date" date, "a" uuid, "b" uuid))
        WITH ORDINALITY AS q("matchId", "season", "date", "a", "b", "place")
      CROSS JOIN LATERAL (SELECT grand_prix_of(q."season", q."a", q."b", q."date") AS "id") e
      ORDER BY q."place"`;
    const ids = [...new Set(found.flatMap(({ id }) => id ?? []))];
    const events = new Map((await this.findByIds(transaction, ids)).map((event) => [event.id, event]));
    return found.map(({ id, others }) => (id === null ? null : { event: events.get(id)!, others }));
  }

  /** The event of a sheet stays as it is until the end of the transaction. */
  async keepOpen(transaction: Transaction, { season, sides: [a, b], date }: EventQuestion): Promise<void> {
    await transaction.$executeRaw`
      SELECT 1 FROM "grand_prix" WHERE "id" = grand_prix_of(${season}, ${a}::uuid, ${b}::uuid, ${date}::date) FOR SHARE`;
  }

  private async select(transaction: Transaction | null, where: Prisma.Sql): Promise<EventRow[]> {
    const rows = await (transaction ?? this.prisma).$queryRaw<EventRow[]>`
      ${Prisma.raw(selectEvents)} WHERE ${where} ORDER BY g."date", g."id"`;
    // An imported season of before may have names that nobody could enter now.
    return rows.map((row) => ({ ...row, name: cleanedName(row.name) }));
  }
}
