import { Injectable } from '@nestjs/common';
import { MOST_MATCHES_A_DAY, type OfficeContext, type PlaceWords, yearOf } from '@tarokk/competition';
import { ROWS_COUNTED } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';
import type { EntryStep, StoredMatch, Step } from '../../matches/lifecycle/match-files.repository.js';
import type { MatchState } from '../../matches/match/match.enums.js';
import type { MoveRow } from '../../matches/match/match.row.js';
import { placeWords } from '../../matches/sheets/place-words.repository.js';
import type { MatchImport, Origin } from './import.types.js';

/** A place in the calendar: two sides and a day, with all their matches. */
export interface Day {
  readonly sides: readonly [string, string];
  readonly date: string;
}

/** A match that the office has, with the digests of its sheets. */
export interface KnownMatch extends Day {
  readonly id: string;
  readonly order: number;
  readonly state: MatchState;
  readonly revision: number;
  /** SHA-256 of the text of each revision in hexadecimal digits. */
  readonly digests: readonly string[];
}

/** A sheet of a match that the office has, and what is kept beside it (D59). */
export interface KeptSheet {
  readonly sheet: unknown;
  readonly place: PlaceWords | null;
}

/** A new match, with every step that it has taken. */
export interface EnteredMatch {
  readonly match: StoredMatch;
  readonly moves: readonly (Step['move'] & { readonly to: MoveRow['to'] })[];
  readonly revision: EntryStep['revision'];
  readonly rulings: EntryStep['rulings'];
  readonly accountId: string;
}

@Injectable()
export class ImportsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The matches of these places that are not withdrawn; all of the day where the number is not known. */
  matchesOn(
    transaction: Transaction,
    places: readonly (Day & { readonly order: number | null })[],
  ): Promise<KnownMatch[]> {
    const days = new Set(places.flatMap((place) => (place.order === null ? [keyOf(place)] : [])));
    const wanted = new Map(
      places.map((place) => {
        const { sides, date, order } = place;
        const day = keyOf(place);
        const [first, last] = order === null || days.has(day) ? [1, MOST_MATCHES_A_DAY] : [order, order];
        return [`${day} ${first} ${last}`, { a: sides[0], b: sides[1], date, first, last }];
      }),
    );
    return transaction.$queryRaw<KnownMatch[]>`
      SELECT m."id", json_build_array(m."side_a", m."side_b") AS "sides", m."date"::text AS "date", m."order", m."state",
        m."revision", ARRAY(
          SELECT encode(r."sheet_hash", 'hex') FROM "match_revision" r WHERE r."match_id" = m."id" ORDER BY r."number") AS "digests"
      FROM jsonb_to_recordset(${JSON.stringify([...wanted.values()])}::jsonb)
        AS q("a" uuid, "b" uuid, "date" date, "first" int, "last" int)
      JOIN "match" m ON LEAST(m."side_a", m."side_b") = LEAST(q."a", q."b")
        AND GREATEST(m."side_a", m."side_b") = GREATEST(q."a", q."b") AND m."date" = q."date"
        AND m."order" BETWEEN q."first" AND q."last"
      WHERE m."state" <> 'withdrawn'
      ORDER BY m."id"`;
  }

  /** All sheets of these matches, as they are kept, the latest first; the private places of the jury's list; and who on them, or of these persons, was merged into whom. */
  async sheetsOf(
    transaction: Transaction,
    matchIds: readonly string[],
    persons: readonly string[],
  ): Promise<{
    readonly sheets: ReadonlyMap<string, readonly KeptSheet[]>;
    readonly venues: OfficeContext['venues'];
    readonly mergedInto: ReadonlyMap<string, string>;
  }> {
    const rows = await transaction.$queryRaw<{ id: string; sheets: KeptSheet[] }[]>`
      SELECT r."match_id" AS "id", json_agg(json_build_object('sheet', r."sheet",
        'place', ${placeWords('revision', Prisma.sql`r`)}) ORDER BY r."number" DESC) AS "sheets"
      FROM "match_revision" r WHERE r."match_id" = ANY (${[...matchIds]}::uuid[]) GROUP BY r."match_id"`;
    const merged = await transaction.$queryRaw<{ id: string; into: string }[]>`
      SELECT p."id", p."merged_into" AS "into" FROM "person" p
      WHERE p."merged_into" IS NOT NULL AND (p."id" = ANY (${[...persons]}::uuid[]) OR p."id" IN (
        SELECT mp."person_id" FROM "match_player" mp WHERE mp."match_id" = ANY (${[...matchIds]}::uuid[])))`;
    const venues = await transaction.venue.findMany({ where: { public: false }, select: { name: true, public: true } });
    return {
      venues,
      sheets: new Map(rows.map(({ id, sheets }) => [id, sheets])),
      mergedInto: new Map(merged.map(({ id, into }) => [id, into])),
    };
  }

  /**
   * Keeps seasons as they are until the end of the transaction, and lets only one hand in sheets of these places at a time
   * (D10): the same locks as a single sheet takes, in one order for everybody.
   */
  async lockPlaces(transaction: Transaction, places: readonly (Day & { readonly order: number })[]): Promise<void> {
    if (places.length === 0) return;
    // A match of the cup may be of the season before the year of its date (D51).
    const years = [...new Set(places.map(({ date }) => yearOf(date)).flatMap((year) => [year - 1, year]))];
    const keys = [...new Set(places.map((place) => `match ${keyOf(place)} ${place.order}`))].sort();
    await transaction.$executeRaw`
      SELECT "year" FROM "season" WHERE "year" = ANY (${years}::int[]) ORDER BY "year" FOR SHARE`;
    await transaction.$executeRaw`
      SELECT pg_advisory_xact_lock(hashtextextended("key", 0)) FROM unnest(${keys}::text[]) AS locked("key")`;
  }

  /**
   * What is written until the end of the transaction is compressed by lz4 where the server has it: by the usual method that
   * takes longer than all else that the database does with a sheet.
   */
  async compressQuickly(transaction: Transaction): Promise<void> {
    await transaction.$executeRaw`
      SELECT set_config("name", 'lz4', true) FROM pg_settings
      WHERE "name" = 'default_toast_compression' AND 'lz4' = ANY ("enumvals")`;
  }

  /**
   * Statements are planned for the tables as they are, not once as in other writes: an import can make them a thousand times as
   * long before PostgreSQL counts again, and what reads a short one from end to end would go on to do so.
   */
  async planAnew(transaction: Transaction): Promise<void> {
    await transaction.$executeRaw`SET LOCAL plan_cache_mode TO DEFAULT`;
  }

  /**
   * Adds a part to an import, or begins it. False when an import of this id is complete or somebody else's; parts of one
   * import wait for each other.
   */
  async note(
    transaction: Transaction,
    { importId, name, sha256, isLast }: Origin,
    { entered, alreadyThere, refused }: Pick<MatchImport, 'entered' | 'alreadyThere' | 'refused'>,
    accountId: string,
  ): Promise<boolean> {
    const documents = entered + alreadyThere + refused;
    const noted = await transaction.$executeRaw`
      INSERT INTO "match_import" AS i
        ("id", "name", "sha256", "documents", "entered", "already_there", "refused", "complete", "entered_by")
      VALUES (${importId}::uuid, ${name}, ${sha256}, ${documents}, ${entered}, ${alreadyThere}, ${refused}, ${isLast},
        ${accountId}::uuid)
      ON CONFLICT ("id") DO UPDATE SET
        "name" = COALESCE(excluded."name", i."name"),
        "sha256" = COALESCE(excluded."sha256", i."sha256"),
        "documents" = i."documents" + excluded."documents",
        "entered" = i."entered" + excluded."entered",
        "already_there" = i."already_there" + excluded."already_there",
        "refused" = i."refused" + excluded."refused",
        "complete" = excluded."complete",
        "last_at" = now()
      WHERE i."entered_by" = excluded."entered_by" AND NOT i."complete"`;
    return noted > 0;
  }

  /** The latest first. */
  list(slice: Slice): Promise<MatchImport[]> {
    const [at, id] = slice.edge ?? [];
    const beyond =
      at === undefined
        ? Prisma.empty
        : slice.backwards
          ? Prisma.sql`WHERE ("begun_at", "id") > (${at}::timestamptz, ${id}::uuid)`
          : Prisma.sql`WHERE ("begun_at", "id") < (${at}::timestamptz, ${id}::uuid)`;
    const direction = slice.backwards ? Prisma.sql`ASC` : Prisma.sql`DESC`;
    return this.prisma.$queryRaw<MatchImport[]>`
      SELECT "id", "name", "sha256", "documents", "entered", "already_there" AS "alreadyThere", "refused", "complete",
        "begun_at" AS "begunAt", "last_at" AS "lastAt", "entered_by" AS "enteredBy"
      FROM "match_import" ${beyond}
      ORDER BY "begun_at" ${direction}, "id" ${direction} LIMIT ${rowsOf(slice)}`;
  }

  count(): Promise<number> {
    return this.prisma.matchImport.count({ take: ROWS_COUNTED });
  }

  /** Sends new matches to the database with all that is to be kept of them, in one statement. */
  async enter(transaction: Transaction, entered: readonly EnteredMatch[]): Promise<void> {
    const rows = entered.map(({ match, moves, revision, rulings, accountId }) => ({
      ...match,
      sideA: match.sides[0],
      sideB: match.sides[1],
      rawA: match.raw[0],
      rawB: match.raw[1],
      pointsA: match.points?.[0] ?? null,
      pointsB: match.points?.[1] ?? null,
      actor: moves[0]!.actor,
      moves,
      remarks: revision.remarks,
      players: revision.players,
      place: revision.place,
      rulings,
      account: accountId,
    }));
    const ids = entered.map(({ match }) => match.id);
    // Digests are taken of the text of a sheet: json keeps it as it is, jsonb would not.
    const sheets = entered.map(({ revision }) => revision.text.toString());
    await transaction.$executeRaw`
      WITH entered AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e(
          "id" uuid, "season" int, "date" date, "order" int, "sideA" uuid, "sideB" uuid, "kind" text, "competitions" text[],
          "state" text, "enteredBy" text, "confirmedBy" text[], "disputedBy" text, "revision" int, "rawA" int, "rawB" int,
          "pointsA" int, "pointsB" int, "verdict" text, "openErrors" int, "plannedMatchId" uuid, "actor" text,
          "moves" jsonb, "remarks" jsonb, "place" jsonb, "players" uuid[], "rulings" jsonb, "account" uuid)
      ), sheet AS (
        SELECT * FROM unnest(${ids}::uuid[], ${sheets}::json[]) AS s("id", "sheet")
      ), kept AS (
        INSERT INTO "match" ("id", "season", "date", "order", "side_a", "side_b", "kind", "competitions", "state",
          "entered_by", "confirmed_by", "disputed_by", "revision", "raw_a", "raw_b", "points_a", "points_b", "verdict",
          "open_errors", "planned_match_id", "approved_at")
        SELECT "id", "season", "date", "order", "sideA", "sideB", "kind", "competitions", "state", "enteredBy", "confirmedBy",
          "disputedBy", "revision", "rawA", "rawB", "pointsA", "pointsB", "verdict", "openErrors", "plannedMatchId",
          CASE WHEN "state" = 'approved' THEN now() END
        FROM entered
      ), moved AS (
        INSERT INTO "match_move" ("match_id", "number", "season", "from", "to", "revision", "actor", "account_id", "reason")
        SELECT e."id", step."number", e."season", step."move" ->> 'from', step."move" ->> 'to', e."revision",
          step."move" ->> 'actor', e."account", step."move" ->> 'reason'
        FROM entered e CROSS JOIN LATERAL jsonb_array_elements(e."moves") WITH ORDINALITY AS step("move", "number")
      ), revised AS (
        INSERT INTO "match_revision" ("match_id", "number", "season", "sheet", "entered_by", "account_id", "remarks")
        SELECT e."id", e."revision", e."season", s."sheet", e."actor", e."account", e."remarks"
        FROM entered e JOIN sheet s USING ("id")
      ), beside AS (
        INSERT INTO "private_place" ("match_id", "of", "number", "season", "name", "in_record", "public")
        SELECT e."id", 'revision', e."revision", e."season", e."place" ->> 'name', e."place" ->> 'inRecord',
          (e."place" ->> 'public')::boolean
        FROM entered e WHERE e."place" ->> 'name' IS NOT NULL
      ), seated AS (
        INSERT INTO "match_player" ("match_id", "person_id", "date")
        SELECT e."id", player."id", e."date" FROM entered e CROSS JOIN LATERAL unnest(e."players") AS player("id")
      )
      INSERT INTO "match_ruling" ("match_id", "number", "season", "revision", "ruling", "account_id")
      SELECT e."id", made."number", e."season", e."revision", made."ruling", e."account"
      FROM entered e CROSS JOIN LATERAL jsonb_array_elements(e."rulings") WITH ORDINALITY AS made("ruling", "number")`;
  }
}

/** The day by which matches are compared, whichever side is called A. */
export function keyOf({ sides, date }: Day): string {
  return `${sides.toSorted().join(' ')} ${date}`;
}
