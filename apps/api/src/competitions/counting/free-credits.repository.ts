import { Injectable } from '@nestjs/common';
import type { FreeKindId } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import type { Transaction } from '../../platform/database/transactions.js';

/** What a player gets for a match or a game in the free championship, as it is kept (D43–D46). */
export interface CountedCredit {
  readonly person: string;
  readonly season: number;
  readonly date: string;
  readonly kind: FreeKindId;
  readonly points: number;
  /** What its sentence is made of. */
  readonly values: Sentence['values'];
}

/** What players are credited for. */
export type CreditedSource = { readonly matchId: string } | { readonly gameId: string };

@Injectable()
export class FreeCreditsRepository {
  /** Replaces the credits of a match or game. */
  async replace(transaction: Transaction, source: CreditedSource, credits: readonly CountedCredit[]): Promise<void> {
    const [matchId, gameId] = 'matchId' in source ? [source.matchId, null] : [null, source.gameId];
    const sourceId = matchId ?? gameId;
    await transaction.$executeRaw`
      WITH credit AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(credits)}::jsonb)
          AS c("person" uuid, "season" integer, "date" date, "kind" text, "points" integer, "values" jsonb)
      ), gone AS (
        DELETE FROM "free_credit" WHERE "source_id" = ${sourceId}::uuid AND "person_id" NOT IN (SELECT "person" FROM credit)
      )
      INSERT INTO "free_credit"
          ("source_id", "person_id", "match_id", "game_id", "season", "date", "kind", "points", "values")
        SELECT ${sourceId}::uuid, "person", ${matchId}::uuid, ${gameId}::uuid, "season", "date", "kind", "points", "values"
        FROM credit
        ON CONFLICT ("source_id", "person_id") DO UPDATE SET
          "season" = excluded."season", "date" = excluded."date", "points" = excluded."points", "values" = excluded."values"`;
  }
}
