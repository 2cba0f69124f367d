import { Injectable } from '@nestjs/common';
import type { FreeState, State } from '@tarokk/competition';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';

/** What has happened, with what there is to know of it now. */
export interface Occurrence {
  readonly id: bigint;
  readonly kind:
    | 'match-move'
    | 'match-ruling'
    | 'seal-taken'
    | 'seal-refused'
    | 'request-asked'
    | 'request-decided'
    | 'request-lapsed'
    | 'milestone'
    | 'delivery'
    | 'free-game-move'
    | 'cup-drawn'
    | 'cup-act'
    | 'grand-prix-drawn'
    | 'grand-prix-cancelled'
    | 'grand-prix-closed';
  /** Of the match, the request, the person, the free game, the act, the Grand Prix or the delivery; of a drawn cup each pair. */
  readonly objectId: string;
  /** Of the move, the ruling or the act; the version of the request or Grand Prix; the milestone; the year of the cup. */
  readonly number: number;
  readonly accountId: string | null;
  readonly at: Date;
  /** Of a match, or those whom a request concerns; pairs of a cup or a Grand Prix. */
  readonly sides: readonly string[];
  /** Of a move. */
  readonly from: State | FreeState | null;
  readonly to: State | FreeState | null;
  /** Of a match as it is now. */
  readonly state: State | null;
  readonly enteredBy: string | null;
  readonly confirmedBy: readonly string[];
  readonly openErrors: number;
  /** Of a request. */
  readonly undecided: boolean;
  readonly granted: boolean;
  readonly askingSide: string | null;
  readonly persons: readonly string[];
  /** Of a free game. */
  readonly players: readonly string[];
  /** Who moved a free game. */
  readonly actor: 'enterer' | 'player' | 'jury' | null;
  /** Of cup and Grand Prix. */
  readonly season: number | null;
  /** Of an act of a cup. */
  readonly conceded: boolean;
  /** Of a delivery: through which channel. */
  readonly channel: 'mail' | 'webhook' | null;
}

@Injectable()
export class OccurrencesRepository {
  constructor(private readonly prisma: PrismaService) {}

  async isAnythingWaiting(): Promise<boolean> {
    const rows = await this.prisma.$queryRaw<unknown[]>`SELECT 1 FROM "occurrence" LIMIT 1`;
    return rows.length > 0;
  }

  /** How many wait, up to so many. */
  async count(most: number): Promise<number> {
    const [row] = await this.prisma.$queryRaw<[{ waiting: number }]>`
      SELECT count(*)::int AS "waiting" FROM (SELECT FROM "occurrence" LIMIT ${most}) o`;
    return row.waiting;
  }

  /** The oldest that no other process has in hand; they are gone when the transaction is kept. */
  async take(transaction: Transaction, most: number): Promise<Occurrence[]> {
    // So many tables take longer to plan than to read; see begin_write.
    await transaction.$send`SET LOCAL plan_cache_mode = force_generic_plan`;
    return transaction.$queryRaw<Occurrence[]>`
      WITH taken AS (
        DELETE FROM "occurrence" WHERE "id" IN (
          SELECT "id" FROM "occurrence" ORDER BY "id" LIMIT ${most} FOR UPDATE SKIP LOCKED)
        RETURNING *
      )
      SELECT o."id", o."kind", o."object_id" AS "objectId", o."number", o."account_id" AS "accountId", o."at",
        CASE WHEN m."id" IS NOT NULL THEN ARRAY[m."side_a", m."side_b"]
             WHEN p."id" IS NOT NULL THEN ARRAY[p."side_a", p."side_b"]
             WHEN o."kind" = 'cup-drawn' THEN ARRAY[o."object_id"]
             WHEN c."id" IS NOT NULL THEN array_remove(ARRAY[c."pair_id", c."other_id"], NULL)
             WHEN g."id" IS NOT NULL THEN ARRAY(SELECT e."pair_id" FROM "grand_prix_entry" e WHERE e."grand_prix_id" = g."id")
             ELSE array_remove(ARRAY[r."side_id"], NULL) END AS "sides",
        COALESCE(v."from", f."from") AS "from", COALESCE(v."to", f."to") AS "to", m."state", m."entered_by" AS "enteredBy", COALESCE(m."confirmed_by", '{}') AS "confirmedBy",
        COALESCE(m."open_errors", 0) AS "openErrors",
        r."id" IS NOT NULL AND r."granted" IS NULL AND r."withdrawn_at" IS NULL AS "undecided",
        COALESCE(r."granted", false) AS "granted", r."side_id" AS "askingSide",
        array_remove(ARRAY[r."person_id", r."replaces_id"], NULL) AS "persons",
        CASE WHEN f."game_id" IS NULL THEN '{}' ELSE ARRAY(
          SELECT COALESCE(q."merged_into", q."id") FROM "free_game_player" fp JOIN "person" q ON q."id" = fp."person_id"
          WHERE fp."game_id" = f."game_id") END AS "players", f."actor",
        CASE WHEN o."kind" = 'cup-drawn' THEN o."number" ELSE COALESCE(c."season", g."season") END AS "season",
        COALESCE(c."kind" = 'concession', false) AS "conceded", d."channel"
      FROM taken o
      LEFT JOIN "match" m ON o."kind" IN ('match-move', 'match-ruling', 'seal-taken', 'seal-refused') AND m."id" = o."object_id"
      LEFT JOIN "match_move" v ON o."kind" = 'match-move' AND v."match_id" = o."object_id" AND v."number" = o."number"
      LEFT JOIN "request" r ON o."kind" LIKE 'request-%' AND r."id" = o."object_id"
      LEFT JOIN "planned_match" p ON p."id" = r."planned_match_id"
      LEFT JOIN "free_game_move" f ON o."kind" = 'free-game-move' AND f."game_id" = o."object_id" AND f."number" = o."number"
      LEFT JOIN "cup_act" c ON o."kind" = 'cup-act' AND c."id" = o."object_id"
      LEFT JOIN "grand_prix" g ON o."kind" LIKE 'grand-prix-%' AND g."id" = o."object_id"
      LEFT JOIN "delivery" d ON o."kind" = 'delivery' AND d."id" = o."object_id"
      ORDER BY o."id"`;
  }

  /** A delivery that somebody has asked for goes into the queue in the same way as whatever else is to be told. */
  async noteDelivery(transaction: Transaction, deliveryId: string): Promise<void> {
    await transaction.occurrence.create({ data: { kind: 'delivery', objectId: deliveryId } });
  }
}
