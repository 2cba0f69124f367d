import { Injectable } from '@nestjs/common';
import { milestonesBetween } from '@tarokk/competition';
import type { Transaction } from '../../../platform/database/transactions.js';

/** A milestone that somebody has reached by a match or free game. */
export interface ReachedMilestone {
  /** The id of the match or game. */
  readonly source: string;
  readonly player: string;
  readonly number: number;
}

interface TotalRow {
  readonly source: string;
  readonly player: string;
  readonly total: number;
  readonly since: number;
}

@Injectable()
export class MilestonesRepository {
  /**
   * The milestones that players have passed since these matches and games were approved or admitted, by them or by later ones.
   * So of two that were approved at once at least one tells of a milestone that only both together reach; the key of the
   * notification lets it be told once.
   */
  async reachedBy(transaction: Transaction, sources: readonly string[]): Promise<ReachedMilestone[]> {
    if (sources.length === 0) return [];
    const rows = await transaction.$queryRaw<TotalRow[]>`
      WITH entry AS (
        SELECT t."announcer_id", t."count", COALESCE(t."match_id", t."free_game_id") AS "source", COALESCE(m."approved_at", (
          SELECT max(v."created_at") FROM "free_game_move" v WHERE v."game_id" = t."free_game_id" AND v."to" = 'admitted')) AS "counts_since"
        FROM "trophy" t LEFT JOIN "match" m ON m."id" = t."match_id"
        WHERE t."announcer_id" IN (
          SELECT "announcer_id" FROM "trophy"
          WHERE "match_id" = ANY (${[...sources]}::uuid[]) OR "free_game_id" = ANY (${[...sources]}::uuid[]))
      )
      SELECT own."source", own."announcer_id" AS "player", sum(e."count")::integer AS "total",
        COALESCE(sum(e."count") FILTER (WHERE e."counts_since" >= own."counts_since"), 0)::integer AS "since"
      FROM (
        SELECT DISTINCT "source", "announcer_id", "counts_since" FROM entry WHERE "source" = ANY (${[...sources]}::uuid[])
      ) own
      JOIN entry e USING ("announcer_id")
      GROUP BY own."source", own."announcer_id"`;
    return rows.flatMap(({ source, player, total, since }) =>
      milestonesBetween(total - since, total).map((number) => ({ source, player, number })),
    );
  }
}
