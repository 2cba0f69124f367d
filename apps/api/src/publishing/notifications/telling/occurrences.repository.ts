import { Injectable } from '@nestjs/common';
import type { FreeState, State } from '@tarokk/competition';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { EventType } from '../../../platform/events/domain-event.js';

/** Of which events somebody may have to be told. */
const kinds = [
  ...(['match-move', 'match-ruling', 'seal-taken', 'seal-refused'] as const),
  ...(['request-asked', 'request-decided', 'request-lapsed', 'free-game-move', 'cup-drawn', 'cup-act'] as const),
  ...(['grand-prix-drawn', 'grand-prix-cancelled', 'grand-prix-closed', 'delivery'] as const),
] satisfies readonly EventType[];

/** What has happened, with what there is to know of it now. */
export interface Occurrence {
  readonly id: bigint;
  readonly kind: (typeof kinds)[number] | 'milestone';
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
  /** Of a move of a match: the side, or the jury; and whether it was said on a phone of the other side. */
  readonly movedBy: 'A' | 'B' | 'jury' | null;
  readonly sealed: boolean;
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
  /** Of an act of a cup; null for one of which nobody need be told. */
  readonly conceded: boolean | null;
  /** Of a delivery: through which channel. */
  readonly channel: 'mail' | 'webhook' | null;
}

@Injectable()
export class OccurrencesRepository {
  constructor(private readonly prisma: PrismaService) {}

  async isAnythingWaiting(): Promise<boolean> {
    const rows = await this.prisma.$queryRaw<unknown[]>`SELECT 1 FROM "outbox" WHERE "told_at" IS NULL LIMIT 1`;
    return rows.length > 0;
  }

  /** How many wait, up to so many. */
  async count(most: number): Promise<number> {
    const [row] = await this.prisma.$queryRaw<[{ waiting: number }]>`
      SELECT count(*)::int AS "waiting" FROM (SELECT FROM "outbox" WHERE "told_at" IS NULL LIMIT ${most}) o`;
    return row.waiting;
  }

  /**
   * The oldest events that no other process has in hand; they count as told when the transaction is kept.
   * @returns how many were taken, and those of them of which somebody may have to be told
   */
  async take(
    transaction: Transaction,
    most: number,
  ): Promise<{ readonly taken: number; readonly occurrences: readonly Occurrence[] }> {
    // So many tables take longer to plan than to read; see `WritesRepository.setActor`.
    await transaction.$executeRaw`SET LOCAL plan_cache_mode = force_generic_plan`;
    const taken = await transaction.$queryRaw<(Occurrence & { readonly news: boolean })[]>`
      WITH taken AS (
        UPDATE "outbox" SET "told_at" = clock_timestamp() WHERE "id" IN (
          SELECT "id" FROM "outbox" WHERE "told_at" IS NULL ORDER BY "id" LIMIT ${most} FOR UPDATE SKIP LOCKED)
        RETURNING "id", "event", "account_id", "at", "news"
      ), happened AS (
        SELECT t.*, "event" ->> 'type' AS "kind",
          COALESCE(e."pair_id", CASE WHEN "event" ->> 'type' = ANY (${[...kinds]}::text[]) THEN ("event" ->> 'id')::uuid END) AS "object_id",
          COALESCE(("event" ->> 'number')::int, ("event" ->> 'season')::int, 0) AS "number"
        -- Each pair of a drawn cup is told of its own place.
        FROM taken t LEFT JOIN "cup_entry" e ON "event" ->> 'type' = 'cup-drawn' AND e."season" = ("event" ->> 'season')::int
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
        v."actor" AS "movedBy", v."number" IS NOT NULL AND EXISTS (SELECT FROM "sealed_answer" sa
          WHERE sa."match_id" = v."match_id" AND sa."revision" = v."revision" AND sa."party" = v."actor" AND sa."answer" = v."to" AND sa."revoked_at" IS NULL) AS "sealed",
        CASE WHEN o."kind" = 'cup-drawn' THEN o."number" ELSE COALESCE(c."season", g."season") END AS "season", o."news",
        CASE WHEN c."kind" = 'concession' THEN true WHEN c."kind" IN ('postponement', 'decision', 'player-change') THEN false END AS "conceded",
        d."channel"
      FROM happened o
      LEFT JOIN "match" m ON o."kind" IN ('match-move', 'match-ruling', 'seal-taken', 'seal-refused') AND m."id" = o."object_id"
      LEFT JOIN "match_move" v ON o."kind" = 'match-move' AND v."match_id" = o."object_id" AND v."number" = o."number"
      LEFT JOIN "request" r ON o."kind" LIKE 'request-%' AND r."id" = o."object_id"
      LEFT JOIN "planned_match" p ON p."id" = r."planned_match_id"
      LEFT JOIN "free_game_move" f ON o."kind" = 'free-game-move' AND f."game_id" = o."object_id" AND f."number" = o."number"
      LEFT JOIN "cup_act" c ON o."kind" = 'cup-act' AND c."id" = o."object_id"
      LEFT JOIN "grand_prix" g ON o."kind" LIKE 'grand-prix-%' AND g."id" = o."object_id"
      LEFT JOIN "delivery" d ON o."kind" = 'delivery' AND d."id" = o."object_id"
      ORDER BY o."id"`;
    const occurrences = taken.filter(({ kind, news }) => news && kinds.some((each) => each === kind));
    return { taken: new Set(taken.map(({ id }) => id)).size, occurrences };
  }
}
