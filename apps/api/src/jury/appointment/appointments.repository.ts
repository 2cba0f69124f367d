import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { publicName } from '../../platform/tables/table.js';
import type { WithoutJuror } from './appointment.types.js';
import { concerns } from '../queue/queue.repository.js';

/** The most entries that the list has, more than anybody decides about at one sitting. */
const MOST_SHOWN = 50;

@Injectable()
export class AppointmentsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Undecided matches and free games that concern every member of the jury and have no appointed juror, the longest waiting first. */
  withoutJuror(): Promise<WithoutJuror[]> {
    return this.prisma.$queryRaw<WithoutJuror[]>`
      WITH "juror" AS (SELECT "person_id" FROM "account" WHERE "jury" AND "disabled_at" IS NULL)
      SELECT "kind", "id", "date"::text AS "date", "names" FROM (
        SELECT 'match' AS "kind", m."id", m."date", m."state_since",
          ARRAY(SELECT s."name" FROM "side" s WHERE s."id" IN (m."side_a", m."side_b") ORDER BY s."id" <> m."side_a") AS "names"
        FROM "match" m
        WHERE m."state" IN ('submitted', 'confirmed', 'disputed', 'open', 'reopened') AND m."appointed_juror" IS NULL
          AND EXISTS (SELECT FROM "juror")
          AND NOT EXISTS (SELECT FROM "juror" j WHERE NOT ${concerns(Prisma.sql`j."person_id"`)})
        UNION ALL
        SELECT 'free-game', g."id", g."date", g."state_since",
          ARRAY(SELECT ${Prisma.raw(publicName('p'))} FROM "free_game_player" f JOIN "person" p ON p."id" = f."person_id"
                WHERE f."game_id" = g."id" ORDER BY p."id")
        FROM "free_game" g
        WHERE g."state" IN ('submitted', 'reopened') AND g."appointed_juror" IS NULL AND EXISTS (SELECT FROM "juror")
          AND NOT EXISTS (SELECT FROM "juror" j WHERE NOT EXISTS (
            SELECT FROM "free_game_player" f WHERE f."game_id" = g."id" AND f."person_id" = j."person_id"))
      ) AS "waiting"
      ORDER BY "state_since", "id" LIMIT ${MOST_SHOWN}`;
  }

  /** Appoints a person who has an open account; false, and nothing changes, for anybody else. */
  async appoint(transaction: Transaction, matchId: string, personId: string): Promise<boolean> {
    const changed = await transaction.$executeRaw`
      UPDATE "match" SET "appointed_juror" = a."id" FROM "account" a
      WHERE "match"."id" = ${matchId}::uuid AND a."person_id" = ${personId}::uuid AND a."disabled_at" IS NULL`;
    return changed > 0;
  }
}
