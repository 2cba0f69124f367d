import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';
import type { DomainEvent, EventOf } from '../../platform/events/domain-event.js';
import type { PlaceWords } from '@tarokk/competition';
import type { PartyName } from '@tarokk/rules';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { placeWords } from '../sheets/place-words.repository.js';
import { matchColumns, type MatchColumns, matchRow } from '../match/match-columns.repository.js';
import type { MatchRow, MoveRow, RevisionRow, RulingEntry, RulingRow } from '../match/match.row.js';

/** What the file of a match has beside its row: the present revision, all rulings and the last move. */
export interface FileContents {
  readonly matchId: string;
  readonly sheet: unknown;
  /** The words of a private place, which are stored beside the sheet (D59). */
  readonly place: PlaceWords | null;
  /** SHA-256 of its text, made by the database. */
  readonly sheetHash: Uint8Array;
  readonly remarks: RevisionRow['remarks'];
  /** By number. */
  readonly rulings: readonly RulingRow[];
  /** The confirmation of the present revision on a phone of the other side, unless it was revoked; null without one. */
  readonly sealed: SealRow | null;
  readonly lastMove: Pick<MoveRow, 'from' | 'to' | 'actor' | 'accountId'> & { readonly by: string };
}

/** A confirmation that was given on a phone of the other side. */
export interface SealRow {
  readonly party: PartyName;
  readonly accountId: string;
  /** When it reached the office; as JSON has it. */
  readonly at: string;
}

/** The columns of a match that a move writes; the database sets its times. */
export type StoredMatch = Omit<
  MatchRow,
  'admittedGames' | 'appointedJuror' | 'submittedAt' | 'stateSince' | 'approvedAt'
>;

interface RevisionText {
  /** The sheet as it is stored: JSON, or its bytes in UTF-8. */
  readonly text: string | Buffer;
  /** The words of a private place, which are stored beside it (D59). */
  readonly place: PlaceWords | null;
  readonly players: readonly string[];
}

/** A move of a match whose sheet stays the same. */
export interface Step {
  readonly match: StoredMatch;
  readonly move: Pick<MoveRow, 'from' | 'actor' | 'reason' | 'game' | 'path' | 'sheet' | 'place'>;
  readonly accountId: string;
}

/** A move that enters a sheet, with all that is stored of it. */
export interface EntryStep extends Step {
  /** The new revision, with the persons at its table. */
  readonly revision: Pick<RevisionRow, 'remarks'> & RevisionText;
  readonly rulings: readonly RulingEntry[];
}

/** The columns of `FileContents`, of the revision `r` of the match `q`. */
const contentColumns = Prisma.sql`
  r."match_id" AS "matchId", r."sheet", ${placeWords('revision', Prisma.sql`r`)} AS "place", r."sheet_hash" AS "sheetHash",
  r."remarks",
  (SELECT COALESCE(json_agg(json_build_object(
     'matchId', u."match_id", 'number', u."number", 'revision', u."revision", 'ruling', u."ruling",
     'accountId', u."account_id", 'createdAt', u."created_at") ORDER BY u."number"), '[]')
   FROM "match_ruling" u WHERE u."match_id" = q."id") AS "rulings",
  (SELECT json_build_object('from', v."from", 'to', v."to", 'actor', v."actor", 'accountId', v."account_id", 'by',
     (SELECT p."name" FROM "account" a JOIN "public_name" p ON p."id" = a."person_id" WHERE a."id" = v."account_id"))
   FROM "match_move" v WHERE v."match_id" = q."id" ORDER BY v."number" DESC LIMIT 1) AS "lastMove",
  (SELECT json_build_object('party', s."party", 'accountId', s."answered_by", 'at', s."created_at")
   FROM "sealed_answer" s
   WHERE s."match_id" = q."id" AND s."revision" = q."revision" AND s."problem" IS NULL AND s."answer" = 'confirmed'
     AND s."revoked_at" IS NULL ORDER BY s."number" DESC LIMIT 1) AS "sealed"`;

export type MatchMoveEvent = EventOf<'match-move'>;

@Injectable()
export class MatchFilesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * The matches, locked in the order of their ids until the end of the transaction, and their seasons kept as they are: a
   * season that is being closed is waited for. Those that there are.
   */
  async lock(transaction: Transaction, ids: readonly string[]): Promise<MatchRow[]> {
    if (ids.length === 0) return [];
    const rows = await transaction.$queryRaw<MatchColumns[]>`
      SELECT ${matchColumns} FROM "season" s JOIN "match" m ON m."season" = s."year"
      WHERE m."id" = ANY (${[...ids]}::uuid[]) ORDER BY m."id" FOR SHARE OF s FOR UPDATE OF m`;
    return rows.map(matchRow);
  }

  /** Reads several matches in the order of their ids, without locking them. */
  async rowsOf(transaction: Transaction, ids: readonly string[]): Promise<MatchRow[]> {
    if (ids.length === 0) return [];
    const rows = await transaction.$queryRaw<MatchColumns[]>`
      SELECT ${matchColumns} FROM "match" m WHERE m."id" = ANY (${[...ids]}::uuid[]) ORDER BY m."id"`;
    return rows.map(matchRow);
  }

  /**
   * Keeps a season as it is until the end of the transaction, and lets only one hand in sheets of these sides, day and
   * number at a time (D10). @returns the id of their match that is not withdrawn, null without one
   */
  async lockPlace(
    transaction: Transaction,
    { season, sides, date, order }: Pick<MatchRow, 'season' | 'sides' | 'date' | 'order'>,
  ): Promise<string | null> {
    const [a, b] = sides.toSorted();
    const place = `match ${a} ${b} ${date} ${order}`;
    await transaction.$queryRaw`
      SELECT "year", pg_advisory_xact_lock(hashtextextended(${place}, 0))::text FROM "season" WHERE "year" = ${season} FOR SHARE`;
    const rows = await transaction.$queryRaw<{ id: string }[]>`
      SELECT m."id" FROM "match" m
      WHERE LEAST(m."side_a", m."side_b") = LEAST(${a}::uuid, ${b}::uuid)
        AND GREATEST(m."side_a", m."side_b") = GREATEST(${a}::uuid, ${b}::uuid)
        AND m."date" = ${date}::date AND m."order" = ${order} AND m."state" <> 'withdrawn'`;
    return rows[0]?.id ?? null;
  }

  /** The contents of the files of matches, in no order. Those of locked matches do not change until the end of the transaction. */
  contentsOf(
    transaction: Transaction | null,
    matches: readonly Pick<MatchRow, 'id' | 'revision'>[],
  ): Promise<FileContents[]> {
    const wanted = JSON.stringify(matches.map(({ id, revision }) => ({ id, revision })));
    return (transaction ?? this.prisma).$queryRaw<FileContents[]>`
      SELECT ${contentColumns} FROM jsonb_to_recordset(${wanted}::jsonb) AS q("id" uuid, "revision" int)
      JOIN "match_revision" r ON r."match_id" = q."id" AND r."number" = q."revision"`;
  }

  /** The contents of the files of these matches, whichever revision is present when they are read. */
  presentContentsOf(transaction: Transaction, ids: readonly string[]): Promise<FileContents[]> {
    return transaction.$queryRaw<FileContents[]>`
      SELECT ${contentColumns} FROM "match" q JOIN "match_revision" r ON r."match_id" = q."id" AND r."number" = q."revision"
      WHERE q."id" = ANY (${[...ids]}::uuid[])`;
  }

  /** Stores moves of matches whose sheets stay the same: the first move of every match in one statement, then the second, and so on. */
  async saveMoves(transaction: Transaction, steps: readonly Step[]): Promise<readonly MatchMoveEvent[]> {
    const rounds: Step[][] = [];
    const taken = new Map<string, number>();
    for (const step of steps) {
      const round = taken.get(step.match.id) ?? 0;
      taken.set(step.match.id, round + 1);
      (rounds[round] ??= []).push(step);
    }
    const moved: MatchMoveEvent[] = [];
    for (const round of rounds) moved.push(...(await this.moveOnce(transaction, round)));
    return moved;
  }

  /** Stores one move of each of these matches, with the new state and the result of the sheet. */
  private async moveOnce(transaction: Transaction, steps: readonly Step[]): Promise<readonly MatchMoveEvent[]> {
    const rows = steps.map(({ match, move, accountId }) => ({
      id: match.id,
      season: match.season,
      revision: match.revision,
      state: match.state,
      enteredBy: match.enteredBy,
      confirmedBy: match.confirmedBy,
      disputedBy: match.disputedBy,
      rawA: match.raw[0],
      rawB: match.raw[1],
      pointsA: match.points?.[0] ?? null,
      pointsB: match.points?.[1] ?? null,
      verdict: match.verdict,
      openErrors: match.openErrors,
      ...move,
      // The sheet is passed as a text within the JSON, so that none of its characters change.
      sheet: move.sheet === null ? null : JSON.stringify(move.sheet),
      account: accountId,
    }));
    return transaction.$queryRaw<MatchMoveEvent[]>`
      WITH step AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS s(
          "id" uuid, "season" int, "revision" int, "state" text, "enteredBy" text, "confirmedBy" text[], "disputedBy" text,
          "rawA" int, "rawB" int, "pointsA" int, "pointsB" int, "verdict" text, "openErrors" int, "from" text, "actor" text,
          "reason" text, "game" int, "path" text, "sheet" text, "place" jsonb, "account" uuid)
      ), kept AS (
        UPDATE "match" m SET
          "state" = s."state", "entered_by" = s."enteredBy", "confirmed_by" = s."confirmedBy", "disputed_by" = s."disputedBy",
          "raw_a" = s."rawA", "raw_b" = s."rawB", "points_a" = s."pointsA", "points_b" = s."pointsB",
          "verdict" = s."verdict", "open_errors" = s."openErrors",
          "state_since" = CASE WHEN m."state" = s."state" THEN m."state_since" ELSE now() END,
          "approved_at" = CASE WHEN s."state" = 'approved' THEN now() ELSE m."approved_at" END
        FROM step s
        WHERE m."id" = s."id" AND m."id" = ANY (${steps.map(({ match }) => match.id)}::uuid[])
      ), moved AS (
        INSERT INTO "match_move" ("match_id", "number", "season", "from", "to", "revision", "actor", "account_id", "reason",
        "game", "path", "sheet")
      SELECT s."id", COALESCE((SELECT max(v."number") FROM "match_move" v WHERE v."match_id" = s."id"), 0) + 1, s."season",
        s."from", s."state", s."revision", s."actor", s."account", s."reason", s."game", s."path", s."sheet"::json
      FROM step s RETURNING "match_id", "number", "season", "from", "to", "account_id"
      ), beside AS (
        INSERT INTO "private_place" ("match_id", "of", "number", "season", "name", "in_record", "public")
        SELECT v."match_id", 'move', v."number", v."season", s."place" ->> 'name', s."place" ->> 'inRecord',
          (s."place" ->> 'public')::boolean
        FROM moved v JOIN step s ON s."id" = v."match_id" WHERE s."place" ->> 'name' IS NOT NULL
      )
      SELECT 'match-move' AS "type", "match_id" AS "id", "number", "season", "from", "to", "account_id" AS "by" FROM moved`;
  }

  /** Stores the move that enters a sheet, of a new or an existing match, in one statement. */
  async enter(
    transaction: Transaction,
    { match, move, revision, rulings, accountId }: EntryStep,
  ): Promise<readonly DomainEvent[]> {
    const { id, season, state } = match;
    const [made] = await transaction.$queryRaw<[{ number: number; ruling: number | null }]>`
      WITH kept AS (${upsertMatch(match)}), moved AS (
        INSERT INTO "match_move" ("match_id", "number", "season", "from", "to", "revision", "actor", "account_id", "reason",
          "game", "path", "sheet")
        SELECT ${id}::uuid, COALESCE(max("number"), 0) + 1, ${season}, ${move.from}, ${state}, ${match.revision},
          ${move.actor}, ${accountId}::uuid, ${move.reason}, ${move.game}::int, ${move.path},
          ${move.sheet === null ? null : JSON.stringify(move.sheet)}::json
        FROM "match_move" WHERE "match_id" = ${id}::uuid RETURNING "number"
      )
      ${insertRevision(match, move, revision, accountId)}
      ${rulings.length === 0 ? Prisma.empty : insertRulings(match, rulings, accountId)}
      SELECT "number", ${rulings.length === 0 ? Prisma.sql`NULL::int` : Prisma.sql`(SELECT max("number") FROM ruled)`} AS "ruling"
      FROM moved`;
    const { number, ruling } = made;
    const moved = { type: 'match-move', id, number, season, from: move.from, to: state, by: accountId } as const;
    return ruling === null ? [moved] : [moved, { type: 'match-ruling', id, number: ruling, season }];
  }

  /**
   * Deletes the draft that was handed in, if a side of the caller wrote it. A draft of the jury is deleted for jurors only.
   * @returns the planned match of the draft; null where there is none
   */
  async deleteDraft(
    transaction: Transaction,
    draftId: string,
    personId: string,
    jury: boolean,
  ): Promise<string | null> {
    const rows = await transaction.$queryRaw<{ plannedMatchId: string | null }[]>`
      DELETE FROM "draft" d WHERE d."id" = ${draftId}::uuid AND CASE WHEN d."side_id" IS NULL THEN ${jury} ELSE EXISTS (
        SELECT FROM "side_member" ms WHERE ms."side_id" = d."side_id" AND ms."person_id" = ${personId}::uuid) END
      RETURNING "planned_match_id" AS "plannedMatchId"`;
    return rows[0]?.plannedMatchId ?? null;
  }

  /** Which games the jury admits to the free championship (12). */
  async saveAdmittedGames(
    transaction: Transaction,
    { id }: Pick<MatchRow, 'id'>,
    games: readonly number[],
  ): Promise<void> {
    await transaction.$executeRaw`
      UPDATE "match" SET "admitted_games" = ${[...games]}::int[] WHERE "id" = ${id}::uuid`;
  }

  /** Stores rulings on the present revision, and the result of the sheet with them. @returns the number of the last of them */
  async saveRulings(
    transaction: Transaction,
    match: MatchRow,
    rulings: readonly RulingEntry[],
    accountId: string,
  ): Promise<number> {
    const { id, raw, points, openErrors } = match;
    const [made] = await transaction.$queryRaw<[{ number: number }]>`
      WITH kept AS (
        UPDATE "match" SET "raw_a" = ${raw[0]}, "raw_b" = ${raw[1]}, "points_a" = ${points?.[0] ?? null}::int,
          "points_b" = ${points?.[1] ?? null}::int, "open_errors" = ${openErrors}
        WHERE "id" = ${id}::uuid
      )
      ${insertRulings(match, rulings, accountId)}
      SELECT max("number") AS "number" FROM ruled`;
    return made.number;
  }
}

/** SQL that stores a match with a new sheet; each of its columns can change. */
function upsertMatch(match: StoredMatch): Prisma.Sql {
  const { id, season, date, order, sides, kind, competitions, state, enteredBy, confirmedBy, disputedBy } = match;
  const { raw, points, verdict, openErrors, plannedMatchId } = match;
  return Prisma.sql`
    INSERT INTO "match" AS m ("id", "season", "date", "order", "side_a", "side_b", "kind", "competitions", "state",
      "entered_by", "confirmed_by", "disputed_by", "revision", "raw_a", "raw_b", "points_a", "points_b", "verdict",
      "open_errors", "planned_match_id", "approved_at")
    VALUES (${id}::uuid, ${season}, ${date}::date, ${order}, ${sides[0]}::uuid, ${sides[1]}::uuid, ${kind},
      ${[...competitions]}::text[], ${state}, ${enteredBy}, ${[...confirmedBy]}::text[], ${disputedBy},
      ${match.revision}, ${raw[0]}, ${raw[1]}, ${points?.[0] ?? null}::int, ${points?.[1] ?? null}::int, ${verdict},
      ${openErrors}, ${plannedMatchId}::uuid, NULL)
    ON CONFLICT ("id") DO UPDATE SET
      "season" = excluded."season", "date" = excluded."date", "order" = excluded."order", "side_a" = excluded."side_a",
      "side_b" = excluded."side_b", "kind" = excluded."kind", "competitions" = excluded."competitions",
      "state" = excluded."state", "entered_by" = excluded."entered_by", "confirmed_by" = excluded."confirmed_by",
      "disputed_by" = excluded."disputed_by", "revision" = excluded."revision", "raw_a" = excluded."raw_a",
      "raw_b" = excluded."raw_b", "points_a" = excluded."points_a", "points_b" = excluded."points_b",
      "verdict" = excluded."verdict", "open_errors" = excluded."open_errors",
      "planned_match_id" = excluded."planned_match_id", "admitted_games" = NULL, "submitted_at" = now(),
      "state_since" = CASE WHEN m."state" = excluded."state" THEN m."state_since" ELSE now() END,
      "approved_at" = CASE WHEN excluded."state" = 'approved' THEN now() ELSE m."approved_at" END`;
}

function insertRevision(
  { id, season, date, revision: number }: Step['match'],
  { actor }: Step['move'],
  { text, place, remarks, players }: EntryStep['revision'],
  accountId: string,
): Prisma.Sql {
  return Prisma.sql`, revised AS (
    INSERT INTO "match_revision" ("match_id", "number", "season", "sheet", "entered_by", "account_id", "remarks")
    VALUES (${id}::uuid, ${number}, ${season}, ${text}::json, ${actor}, ${accountId}::uuid,
      ${JSON.stringify(remarks)}::jsonb)
  )${place === null ? Prisma.empty : insertPrivatePlace(id, number, season, place)}, left_out AS (
    DELETE FROM "match_player" WHERE "match_id" = ${id}::uuid AND "person_id" <> ALL (${[...players]}::uuid[])
  ), seated AS (
    INSERT INTO "match_player" ("match_id", "person_id", "date")
    SELECT ${id}::uuid, "person", ${date}::date FROM unnest(${[...players]}::uuid[]) AS players("person")
    ON CONFLICT ("match_id", "person_id") DO UPDATE SET "date" = excluded."date"
  )`;
}

function insertPrivatePlace(id: string, number: number, season: number, place: PlaceWords): Prisma.Sql {
  const { name, inRecord, public: isPublic } = place;
  return Prisma.sql`, beside AS (
    INSERT INTO "private_place" ("match_id", "of", "number", "season", "name", "in_record", "public")
    VALUES (${id}::uuid, 'revision', ${number}, ${season}, ${name}, ${inRecord}, ${isPublic})
  )`;
}

function insertRulings(
  { id, season, revision }: Pick<MatchRow, 'id' | 'season' | 'revision'>,
  rulings: readonly RulingEntry[],
  accountId: string,
): Prisma.Sql {
  return Prisma.sql`, ruled AS (
    INSERT INTO "match_ruling" ("match_id", "number", "season", "revision", "ruling", "account_id")
    SELECT ${id}::uuid, COALESCE((SELECT max("number") FROM "match_ruling" WHERE "match_id" = ${id}::uuid), 0) + "place",
      ${season}, ${revision}, "ruling", ${accountId}::uuid
    FROM jsonb_array_elements(${JSON.stringify(rulings)}::jsonb) WITH ORDINALITY AS made("ruling", "place")
    RETURNING "number"
  )`;
}
