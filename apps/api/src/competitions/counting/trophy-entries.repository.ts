import { Injectable } from '@nestjs/common';
import type { TrophyEntry } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import { trophyListChange } from './trophy-list-change.js';
import { trophyRow } from './trophy-row.js';

/** The entries of the trophy list. Their numbers follow from the whole list whenever somebody asks (D49). */
@Injectable()
export class TrophyEntriesRepository {
  /**
   * Replaces some entries of the list by others. Entries that are equal before and after are not touched.
   * @param before as they are in the list
   * @param after as they will be; an entry that keeps its id is the same entry
   */
  async replace(
    transaction: Transaction,
    before: readonly TrophyEntry[],
    after: readonly TrophyEntry[],
  ): Promise<void> {
    const { entered, removed } = trophyListChange(before, after);
    if (entered.length === 0 && removed.length === 0) return;
    await transaction.$executeRaw`
      WITH removed AS (
        DELETE FROM "trophy" WHERE "id" = ANY (${removed.map(({ id }) => id)}::uuid[])
      )
      INSERT INTO "trophy" (
          "id", "position", "date", "season", "count", "trophy", "class", "name", "announcer_id", "partner_id", "side_id",
          "opponent_ids", "opposing_id", "competitions", "match_id", "free_game_id", "game", "party", "order", "evidence", "remark")
        SELECT "id", "position", "date", "season", "count", "trophy", "class", "name", "announcer_id", "partner_id", "side_id",
          "opponent_ids", "opposing_id", "competitions", "match_id", "free_game_id", "game", "party", "order", "evidence", "remark"
        FROM jsonb_to_recordset(${JSON.stringify(entered.map(trophyRow))}::jsonb) AS e(
          "id" uuid, "position" text, "date" date, "season" integer, "count" integer, "trophy" text, "class" text, "name" jsonb,
          "announcer_id" uuid, "partner_id" uuid, "side_id" uuid, "opponent_ids" uuid[], "opposing_id" uuid,
          "competitions" text[], "match_id" uuid, "free_game_id" uuid, "game" integer, "party" integer, "order" integer,
          "evidence" text, "remark" jsonb)
        ON CONFLICT ("id") DO UPDATE SET
          "position" = excluded."position", "date" = excluded."date", "season" = excluded."season", "count" = excluded."count",
          "trophy" = excluded."trophy", "class" = excluded."class", "name" = excluded."name",
          "announcer_id" = excluded."announcer_id", "partner_id" = excluded."partner_id", "side_id" = excluded."side_id",
          "opponent_ids" = excluded."opponent_ids", "opposing_id" = excluded."opposing_id",
          "competitions" = excluded."competitions", "match_id" = excluded."match_id",
          "free_game_id" = excluded."free_game_id", "game" = excluded."game", "party" = excluded."party",
          "order" = excluded."order", "evidence" = excluded."evidence", "remark" = excluded."remark"`;
  }
}
