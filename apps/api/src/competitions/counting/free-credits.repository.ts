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
  /**
   * Makes of the credits of a match or game others; what is added up of its players follows.
   * @param before as they are kept
   */
  async replace(
    transaction: Transaction,
    source: CreditedSource,
    before: readonly CountedCredit[],
    after: readonly CountedCredit[],
  ): Promise<void> {
    const [matchId, gameId] = 'matchId' in source ? [source.matchId, null] : [null, source.gameId];
    const sourceId = matchId ?? gameId;
    await transaction.$send`
      WITH credit AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(after)}::jsonb)
          AS c("person" uuid, "season" integer, "date" date, "kind" text, "points" integer, "values" jsonb)
      ), gone AS (
        DELETE FROM "free_credit" WHERE "source_id" = ${sourceId}::uuid AND "person_id" NOT IN (SELECT "person" FROM credit)
      ), kept AS (
        INSERT INTO "free_credit"
            ("source_id", "person_id", "match_id", "game_id", "season", "date", "kind", "points", "values")
          SELECT ${sourceId}::uuid, "person", ${matchId}::uuid, ${gameId}::uuid, "season", "date", "kind", "points", "values"
          FROM credit
          ON CONFLICT ("source_id", "person_id") DO UPDATE SET
            "season" = excluded."season", "date" = excluded."date", "points" = excluded."points", "values" = excluded."values"
      )
      SELECT change_free_standings(${JSON.stringify(standingChanges(before, after))}::jsonb)`;
  }
}

interface StandingChange {
  readonly season: number;
  readonly person: string;
  readonly points: number;
  readonly games: number;
}

/** By how much the sums of each player change. */
function standingChanges(before: readonly CountedCredit[], after: readonly CountedCredit[]): readonly StandingChange[] {
  const changes = new Map<string, StandingChange>();
  const add = ({ season, person, points }: CountedCredit, sign: 1 | -1): void => {
    const key = `${season} ${person}`;
    const change = changes.get(key) ?? { season, person, points: 0, games: 0 };
    changes.set(key, { ...change, points: change.points + sign * points, games: change.games + sign });
  };
  for (const credit of before) add(credit, -1);
  for (const credit of after) add(credit, 1);
  return [...changes.values()].filter(({ points, games }) => points !== 0 || games !== 0);
}
