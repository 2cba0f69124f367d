import { Injectable } from '@nestjs/common';
import { matchLimit, yearOf, type Appearance, type Standing, type Standings } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import { Prisma } from '../../platform/database/generated/client.js';
import type { CountedResult } from './counted.js';

export interface StandingChange {
  readonly team: string;
  readonly season: number;
  /** Null when the team has no match left. */
  readonly standing: Standing | null;
}

/** What is to be kept of some matches from now on, and the standings that this leads to. */
export interface CountedChange {
  /** Those that counted before: what is kept of them is replaced. Of the others nothing is. */
  readonly replaced: readonly string[];
  readonly results: readonly CountedResult[];
  readonly appearances: readonly Appearance[];
  readonly standings: readonly StandingChange[];
}

interface StandingRow {
  readonly team_id: string;
  readonly matches: number;
  readonly points: number;
  readonly taken: number;
  readonly raws: readonly number[];
}

@Injectable()
export class CountedRepository {
  /** What a transaction has locked stays as it is until the transaction itself changes it. */
  private readonly locked = new WeakMap<Transaction, Map<string, Standing | null>>();

  /** Locks the teams, in the order of their ids, and answers with their standings; none for a team without a match. */
  async lockStandings(transaction: Transaction, teams: readonly string[]): Promise<Standings> {
    const known = this.locked.get(transaction) ?? new Map<string, Standing | null>();
    if (!teams.every((team) => known.has(team))) {
      const rows = await transaction.$queryRaw<StandingRow[]>`
        SELECT "team_id", "matches", "points", "taken", "raws" FROM locked_standings(${[...teams]}::uuid[])`;
      for (const team of teams) known.set(team, null);
      for (const { team_id: team, matches, points, taken, raws } of rows)
        known.set(team, { matches, points, taken, raws });
      this.locked.set(transaction, known);
    }
    return new Map(teams.flatMap((team) => (known.get(team) == null ? [] : [[team, known.get(team)!] as const])));
  }

  /** Results, appearances and standings in one go: what the matches had before is replaced. */
  async write(transaction: Transaction, change: CountedChange): Promise<void> {
    const { results, appearances, standings } = change;
    for (const { team, standing } of standings) this.locked.get(transaction)?.set(team, standing);
    const resultRows = JSON.stringify(results);
    const appearanceRows = JSON.stringify(
      appearances.map((figures) => ({
        match: figures.match,
        person: figures.person,
        side: figures.side,
        season: yearOf(figures.date),
        date: figures.date,
        figures,
      })),
    );
    const standingRows = JSON.stringify(
      standings.flatMap(({ team, season, standing }) =>
        standing === null ? [] : [{ team, season, limit: matchLimit(season), ...standing }],
      ),
    );
    const gone = standings.filter(({ standing }) => standing === null).map(({ team }) => team);
    await transaction.$send`
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
      ), kept_appearances AS (
        INSERT INTO "appearance" ("match_id", "person_id", "season", "date", "side_id", "figures")
          SELECT "match", "person", "season", "date", "side", "figures" FROM player
          ON CONFLICT ("match_id", "person_id", "side_id") DO UPDATE SET
            "season" = excluded."season", "date" = excluded."date", "figures" = excluded."figures"
      )
      ${change.replaced.length === 0 ? Prisma.empty : replacing(change.replaced)}
      ${gone.length === 0 ? Prisma.empty : removing(gone)}
      INSERT INTO "championship_standing" ("team_id", "season", "matches", "points", "taken", "match_limit", "raws")
        SELECT "team", "season", "matches", "points", "taken", "limit", "raws"
        FROM jsonb_to_recordset(${standingRows}::jsonb)
          AS s("team" uuid, "season" integer, "matches" integer, "points" integer, "taken" integer, "limit" integer, "raws" integer[])
        ON CONFLICT ("team_id") DO UPDATE SET
          "matches" = excluded."matches", "points" = excluded."points", "taken" = excluded."taken", "raws" = excluded."raws"`;
  }
}

/** What the matches had before and have no longer. */
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

/** Teams without a match have no standing. */
function removing(teams: readonly string[]): Prisma.Sql {
  return Prisma.sql`, gone_standings AS (
    DELETE FROM "championship_standing" WHERE "team_id" = ANY (${[...teams]}::uuid[])
  )`;
}
