import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { publicName } from '../../platform/tables/table.js';
import type { WithoutJuror } from './appointment.types.js';
import { concerns, playsInCup, playsInGrandPrix } from '../queue/queue.repository.js';

const juror = Prisma.sql`j."person_id"`;

/** The most entries that the list has, more than anybody decides about at one sitting. */
const MOST_SHOWN = 50;

@Injectable()
export class AppointmentsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Undecided matches and free games, Grand Prix that are not closed and cups of open seasons that concern every member of the
   * jury and have no appointed juror, the longest waiting first.
   */
  withoutJuror(): Promise<WithoutJuror[]> {
    return this.prisma.$queryRaw<WithoutJuror[]>`
      WITH "juror" AS (SELECT "person_id" FROM "account" WHERE "jury" AND "disabled_at" IS NULL)
      SELECT "kind", "id", "season", "date"::text AS "date", "names" FROM (
        SELECT 'match' AS "kind", m."id", m."season", m."date", m."state_since",
          ARRAY(SELECT s."name" FROM "side" s WHERE s."id" IN (m."side_a", m."side_b") ORDER BY s."id" <> m."side_a") AS "names"
        FROM "match" m
        WHERE m."state" IN ('submitted', 'confirmed', 'disputed', 'open', 'reopened') AND m."appointed_juror" IS NULL
          AND EXISTS (SELECT FROM "juror")
          AND NOT EXISTS (SELECT FROM "juror" j WHERE NOT ${concerns(juror)})
        UNION ALL
        SELECT 'free-game', g."id", g."season", g."date", g."state_since",
          ARRAY(SELECT ${Prisma.raw(publicName('p'))} FROM "free_game_player" f JOIN "person" p ON p."id" = f."person_id"
                WHERE f."game_id" = g."id" ORDER BY p."id")
        FROM "free_game" g
        WHERE g."state" IN ('submitted', 'reopened') AND g."appointed_juror" IS NULL AND EXISTS (SELECT FROM "juror")
          AND NOT EXISTS (SELECT FROM "juror" j WHERE NOT EXISTS (
            SELECT FROM "free_game_player" f WHERE f."game_id" = g."id" AND f."person_id" = j."person_id"))
        UNION ALL
        SELECT 'cup', NULL, c."season", c."drawn_on", c."drawn_at", '{}'
        FROM "cup" c JOIN "season" s ON s."year" = c."season"
        WHERE c."drawn_at" IS NOT NULL AND s."closed_at" IS NULL AND c."appointed_juror" IS NULL AND EXISTS (SELECT FROM "juror")
          AND NOT EXISTS (SELECT FROM "juror" j WHERE NOT ${playsInCup(juror, Prisma.sql`c."season"`)})
        UNION ALL
        SELECT 'grand-prix', g."id", g."season", g."date", g."announced_at", ARRAY[g."name"]
        FROM "grand_prix" g JOIN "season" s ON s."year" = g."season"
        WHERE g."seed" IS NOT NULL AND g."closed_at" IS NULL AND g."cancelled_at" IS NULL AND s."closed_at" IS NULL
          AND g."appointed_juror" IS NULL AND EXISTS (SELECT FROM "juror")
          AND NOT EXISTS (SELECT FROM "juror" j WHERE NOT ${playsInGrandPrix(juror, Prisma.sql`g."id"`)})
      ) AS "waiting"
      ORDER BY "state_since", "id" LIMIT ${MOST_SHOWN}`;
  }

  /** Whether everybody of the jury plays in this cup, and whether this person does. */
  inCup(transaction: Transaction, year: number, personId: string): Promise<EventConcern> {
    const cup = Prisma.sql`${year}`;
    return concernOf(transaction, playsInCup(Prisma.sql`${personId}::uuid`, cup), playsInCup(juror, cup));
  }

  /** The same for a Grand Prix. */
  inGrandPrix(transaction: Transaction, id: string, personId: string): Promise<EventConcern> {
    const event = Prisma.sql`${id}::uuid`;
    return concernOf(
      transaction,
      playsInGrandPrix(Prisma.sql`${personId}::uuid`, event),
      playsInGrandPrix(juror, event),
    );
  }

  /** Appoints as `appoint` does. */
  async appointInCup(transaction: Transaction, year: number, personId: string): Promise<boolean> {
    const changed = await transaction.$executeRaw`
      UPDATE "cup" SET "appointed_juror" = a."id" FROM "account" a
      WHERE "cup"."season" = ${year} AND a."person_id" = ${personId}::uuid AND a."disabled_at" IS NULL`;
    return changed > 0;
  }

  /** Appoints as `appoint` does. */
  async appointInGrandPrix(transaction: Transaction, id: string, personId: string): Promise<boolean> {
    const changed = await transaction.$executeRaw`
      UPDATE "grand_prix" SET "appointed_juror" = a."id" FROM "account" a
      WHERE "grand_prix"."id" = ${id}::uuid AND a."person_id" = ${personId}::uuid AND a."disabled_at" IS NULL`;
    return changed > 0;
  }

  /** Whether this account was appointed for a cup or Grand Prix of a season that is open. */
  async isAppointedForEvent(accountId: string): Promise<boolean> {
    const [row] = await this.prisma.$queryRaw<{ appointed: boolean }[]>`
      SELECT EXISTS (
        SELECT FROM "season" s WHERE s."closed_at" IS NULL AND (
          EXISTS (SELECT FROM "cup" c WHERE c."season" = s."year" AND c."appointed_juror" = ${accountId}::uuid)
          OR EXISTS (SELECT FROM "grand_prix" g WHERE g."season" = s."year" AND g."appointed_juror" = ${accountId}::uuid))
      ) AS "appointed"`;
    return row!.appointed;
  }

  /** Appoints a person who has an open account; false, and nothing changes, for anybody else. */
  async appoint(transaction: Transaction, matchId: string, personId: string): Promise<boolean> {
    const changed = await transaction.$executeRaw`
      UPDATE "match" SET "appointed_juror" = a."id" FROM "account" a
      WHERE "match"."id" = ${matchId}::uuid AND a."person_id" = ${personId}::uuid AND a."disabled_at" IS NULL`;
    return changed > 0;
  }
}

/** Whom of the jury an event concerns. */
export interface EventConcern {
  readonly isWholeJury: boolean;
  readonly isPerson: boolean;
}

async function concernOf(
  transaction: Transaction,
  personPlays: Prisma.Sql,
  jurorPlays: Prisma.Sql,
): Promise<EventConcern> {
  const [row] = await transaction.$queryRaw<EventConcern[]>`
    SELECT ${personPlays} AS "isPerson", NOT EXISTS (
      SELECT FROM "account" j WHERE j."jury" AND j."disabled_at" IS NULL AND NOT ${jurorPlays}) AS "isWholeJury"`;
  return row!;
}
