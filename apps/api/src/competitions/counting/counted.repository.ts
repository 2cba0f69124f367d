import { Injectable } from '@nestjs/common';
import { yearOf, type Appearance } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import { Prisma } from '../../platform/database/generated/client.js';
import type { CountedResult } from './counted.js';

/** The rows that are stored for some matches from now on. */
export interface CountedChange {
  /** The matches that counted before, whose rows are replaced. The others have no rows yet. */
  readonly replaced: readonly string[];
  readonly results: readonly CountedResult[];
  readonly appearances: readonly Appearance[];
}

@Injectable()
export class CountedRepository {
  /** Until the end of the transaction nobody else takes a place of these teams among their 40 (D17). */
  async lockPlaces(transaction: Transaction, teams: readonly string[]): Promise<void> {
    await transaction.$executeRaw`
      SELECT FROM "team" WHERE "id" = ANY (${[...teams]}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`;
  }

  /** Replaces the results and appearances of the matches in one statement. */
  async write(transaction: Transaction, change: CountedChange): Promise<void> {
    const { results, appearances } = change;
    const resultRows = JSON.stringify(results);
    const appearanceRows = JSON.stringify(
      appearances.map((figures) => ({
        match: figures.match,
        person: figures.person,
        side: figures.side,
        season: figures.season ?? yearOf(figures.date),
        date: figures.date,
        figures,
      })),
    );
    await transaction.$executeRaw`
      WITH result AS (
        SELECT * FROM jsonb_to_recordset(${resultRows}::jsonb)
          AS r("matchId" uuid, "competition" text, "season" integer, "date" date, "sideA" uuid, "sideB" uuid, "rawA" integer, "rawB" integer, "state" text)
      ), player AS (
        SELECT * FROM jsonb_to_recordset(${appearanceRows}::jsonb) AS p("match" uuid, "person" uuid, "side" uuid, "season" integer, "date" date, "figures" jsonb)
      ), kept_results AS (
        INSERT INTO "match_result"
            ("match_id", "competition", "season", "date", "side_a", "side_b", "raw_a", "raw_b", "state")
          SELECT "matchId", "competition", "season", "date", "sideA", "sideB", "rawA", "rawB", "state" FROM result
          ON CONFLICT ("match_id", "competition") DO UPDATE SET
            "season" = excluded."season", "date" = excluded."date", "side_a" = excluded."side_a", "side_b" = excluded."side_b",
            "raw_a" = excluded."raw_a", "raw_b" = excluded."raw_b", "state" = excluded."state"
      )
      ${change.replaced.length === 0 ? Prisma.empty : replacing(change.replaced)}
      INSERT INTO "appearance" ("match_id", "person_id", "season", "date", "side_id", "figures")
        SELECT "match", "person", "season", "date", "side", "figures" FROM player
        ON CONFLICT ("match_id", "person_id", "side_id") DO UPDATE SET
          "season" = excluded."season", "date" = excluded."date", "figures" = excluded."figures"`;
  }
}

/** Deletes the rows that the matches had before and have no longer. */
function replacing(matchIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`, gone_results AS (
    DELETE FROM "match_result"
    WHERE "match_id" = ANY (${[...matchIds]}::uuid[])
      AND ("match_id", "competition") NOT IN (SELECT "matchId", "competition" FROM result)
  ), gone_appearances AS (
    DELETE FROM "appearance"
    WHERE "match_id" = ANY (${[...matchIds]}::uuid[])
      AND ("match_id", "person_id", "side_id") NOT IN (SELECT "match", "person", "side" FROM player)
  )`;
}
