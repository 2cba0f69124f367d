import { Injectable } from '@nestjs/common';
import type { FreeDocument } from '@tarokk/competition';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { freeGameColumns } from '../free-game-columns.repository.js';
import type { FreeGameRow, FreeMoveRow } from '../free-game.row.js';

/** The present revision of a game, and who moved it last, from where. */
export interface FreeFileContents {
  readonly gameId: string;
  readonly sheet: FreeDocument;
  readonly lastBy: string;
  readonly lastFrom: FreeMoveRow['from'];
  readonly seasonClosed: boolean;
}

export interface KnownPlayer {
  readonly id: string;
  /** The person's own id, or that of the person into whom they were merged. */
  readonly is: string;
  /** As the public sees it. */
  readonly name: string;
}

/** The columns of a game that a move writes; the database sets its times. */
export type StoredGame = Omit<FreeGameRow, 'appointedJuror' | 'submittedAt' | 'stateSince'>;

/** A move of a game, or an objection to it, with all that is stored of it. */
export interface FreeStep {
  readonly game: StoredGame;
  readonly move: Pick<FreeMoveRow, 'from' | 'actor' | 'reason'>;
  /** A new revision, with its players. */
  readonly revision: { readonly sheet: FreeDocument; readonly players: readonly string[] } | null;
  readonly accountId: string;
}

@Injectable()
export class FreeGameFilesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The game, locked until the end of the transaction, and its season kept as it is; null when there is no such game. */
  async lock(transaction: Transaction, id: string): Promise<FreeGameRow | null> {
    const rows = await transaction.$queryRaw<FreeGameRow[]>`
      SELECT ${freeGameColumns} FROM "season" s JOIN "free_game" g ON g."season" = s."year"
      WHERE g."id" = ${id}::uuid FOR SHARE OF s FOR UPDATE OF g`;
    return rows[0] ?? null;
  }

  /**
   * Keeps a season as it is until the end of the transaction, and lets only one hand in such games of these players, day and
   * number at a time (D10). @returns the id of their game that is not withdrawn, null without one
   */
  async lockPlace(
    transaction: Transaction,
    { season, kind, date, order }: Pick<FreeGameRow, 'season' | 'kind' | 'date' | 'order'>,
    players: readonly string[],
  ): Promise<string | null> {
    const key = playersKey(players);
    const place = `free game ${kind} ${key} ${date} ${order}`;
    await transaction.$queryRaw`
      SELECT "year", pg_advisory_xact_lock(hashtextextended(${place}, 0))::text FROM "season" WHERE "year" = ${season} FOR SHARE`;
    const rows = await transaction.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "free_game"
      WHERE "date" = ${date}::date AND "players_key" = ${key} AND "kind" = ${kind} AND "order" = ${order} AND "state" <> 'withdrawn'`;
    return rows[0]?.id ?? null;
  }

  contentsOf(
    transaction: Transaction | null,
    games: readonly Pick<FreeGameRow, 'id' | 'revision'>[],
  ): Promise<FreeFileContents[]> {
    const wanted = JSON.stringify(games.map(({ id, revision }) => ({ id, revision })));
    return (transaction ?? this.prisma).$queryRaw<FreeFileContents[]>`
      SELECT r."game_id" AS "gameId", r."sheet", s."closed_at" IS NOT NULL AS "seasonClosed",
        (SELECT p."name"
         FROM "free_game_move" v JOIN "account" a ON a."id" = v."account_id" JOIN "public_name" p ON p."id" = a."person_id"
         WHERE v."game_id" = q."id" ORDER BY v."number" DESC LIMIT 1) AS "lastBy",
        (SELECT v."from" FROM "free_game_move" v WHERE v."game_id" = q."id" ORDER BY v."number" DESC LIMIT 1) AS "lastFrom"
      FROM jsonb_to_recordset(${wanted}::jsonb) AS q("id" uuid, "revision" int)
      JOIN "free_game_revision" r ON r."game_id" = q."id" AND r."number" = q."revision"
      JOIN "season" s ON s."year" = r."season"`;
  }

  /** Those of the ids that are persons. */
  playersOf(transaction: Transaction | null, ids: readonly string[]): Promise<KnownPlayer[]> {
    return (transaction ?? this.prisma).$queryRaw<KnownPlayer[]>`
      SELECT "id", "is", "name" FROM "public_name" WHERE "id" = ANY (${[...new Set(ids)]}::uuid[])`;
  }

  /** Stores a move of a game, the first or a later one, in one statement. @returns the number of the move */
  async save(transaction: Transaction, { game, move, revision, accountId }: FreeStep): Promise<number> {
    const { id, season, date, order, kind, subject, state, enteredBy, objections, verdict } = game;
    const isNew = revision !== null;
    const key = revision === null ? '' : playersKey(revision.players);
    const [moved] = await transaction.$queryRaw<[{ number: number }]>`
      WITH kept AS (
        INSERT INTO "free_game" AS g ("id", "season", "date", "order", "kind", "subject", "players_key", "state", "revision",
          "entered_by", "objections", "verdict")
        VALUES (${id}::uuid, ${season}, ${date}::date, ${order}, ${kind}, ${subject}, ${key}, ${state}, ${game.revision},
          ${enteredBy}::uuid, ${objections}, ${verdict})
        ON CONFLICT ("id") DO UPDATE SET
          "season" = excluded."season", "date" = excluded."date", "order" = excluded."order", "subject" = excluded."subject",
          "players_key" = CASE WHEN ${isNew} THEN excluded."players_key" ELSE g."players_key" END,
          "state" = excluded."state", "revision" = excluded."revision", "entered_by" = excluded."entered_by",
          "objections" = excluded."objections", "verdict" = excluded."verdict",
          "submitted_at" = CASE WHEN ${isNew} THEN now() ELSE g."submitted_at" END,
          "state_since" = CASE WHEN g."state" = excluded."state" THEN g."state_since" ELSE now() END
      ), moved AS (
        INSERT INTO "free_game_move" ("game_id", "number", "season", "from", "to", "revision", "actor", "account_id", "reason")
        SELECT ${id}::uuid, COALESCE(max("number"), 0) + 1, ${season}, ${move.from}, ${state}, ${game.revision}, ${move.actor},
          ${accountId}::uuid, ${move.reason}
        FROM "free_game_move" WHERE "game_id" = ${id}::uuid RETURNING "number"
      )
      ${revision === null ? Prisma.empty : insertRevision(game, revision, move.actor === 'jury', accountId)}
      SELECT "number" FROM moved`;
    return moved.number;
  }

  /** Whether the person has an open account; nobody else is appointed (D12). */
  async appoint(transaction: Transaction, gameId: string, personId: string): Promise<boolean> {
    const changed = await transaction.$executeRaw`
      UPDATE "free_game" SET "appointed_juror" = a."id" FROM "account" a
      WHERE "free_game"."id" = ${gameId}::uuid AND a."person_id" = ${personId}::uuid AND a."disabled_at" IS NULL`;
    return changed > 0;
  }

  /** Games in which one of these persons played, without withdrawn ones, in the order of their ids. */
  async gamesOf(transaction: Transaction | null, persons: readonly string[]): Promise<string[]> {
    const rows = await (transaction ?? this.prisma).freeGame.findMany({
      where: { state: { not: 'withdrawn' }, players: { some: { personId: { in: [...persons] } } } },
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ id }) => id);
  }
}

/** The same for the same players, in whatever order they are named. */
function playersKey(players: readonly string[]): string {
  return players.toSorted().join(' ');
}

function insertRevision(
  { id, season, date, revision: number }: StoredGame,
  { sheet, players }: NonNullable<FreeStep['revision']>,
  byJury: boolean,
  accountId: string,
): Prisma.Sql {
  return Prisma.sql`, revised AS (
    INSERT INTO "free_game_revision" ("game_id", "number", "season", "sheet", "by_jury", "account_id")
    VALUES (${id}::uuid, ${number}, ${season}, ${JSON.stringify(sheet)}::json, ${byJury}, ${accountId}::uuid)
  ), left_out AS (
    DELETE FROM "free_game_player" WHERE "game_id" = ${id}::uuid AND "person_id" <> ALL (${[...players]}::uuid[])
  ), seated AS (
    INSERT INTO "free_game_player" ("game_id", "person_id", "date")
    SELECT ${id}::uuid, "person", ${date}::date FROM unnest(${[...players]}::uuid[]) AS players("person")
    ON CONFLICT ("game_id", "person_id") DO UPDATE SET "date" = excluded."date"
  )`;
}
