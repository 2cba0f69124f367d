import { Injectable } from '@nestjs/common';
import type { FreeDocument } from '@tarokk/competition';
import { sql } from 'kysely';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { toDate } from '../../../platform/database/days.js';
import { jsonRow } from '../../../platform/database/json-rows.js';
import { lockName } from '../../../platform/database/name-lock.js';
import { anyOf, broughtRows, insertRows, updateRows, upsertRows } from '../../../platform/database/rows.js';
import { freeGameRow } from '../free-game-columns.repository.js';
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
    const game = await transaction.$kysely
      .selectFrom('season as s')
      .innerJoin('freeGame as g', 'g.season', 's.year')
      .selectAll('g')
      .where('g.id', '=', id)
      .forShare(['s'])
      .forUpdate(['g'])
      .executeTakeFirst();
    return game === undefined ? null : freeGameRow(game);
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
    await transaction.$kysely.selectFrom('season').where('year', '=', season).forShare().execute();
    await lockName(transaction, `free game ${kind} ${key} ${date} ${order}`);
    const found = await transaction.freeGame.findFirst({
      where: { date: toDate(date), playersKey: key, kind, order, state: { not: 'withdrawn' } },
      select: { id: true },
    });
    return found?.id ?? null;
  }

  async contentsOf(
    transaction: Transaction | null,
    games: readonly Pick<FreeGameRow, 'id' | 'revision'>[],
  ): Promise<FreeFileContents[]> {
    if (games.length === 0) return [];
    const asked = games.map(({ id, revision }) => ({ id, revision }));
    const rows = await (transaction ?? this.prisma).$kysely
      .selectFrom(broughtRows('q', asked, { id: 'uuid', revision: 'integer' }))
      .innerJoin('freeGameRevision as r', (join) =>
        join.onRef('r.gameId', '=', 'q.id').onRef('r.number', '=', 'q.revision'),
      )
      .innerJoin('season as s', 's.year', 'r.season')
      .select(['r.gameId', 'r.sheet', 's.closedAt'])
      .select((eb) =>
        jsonRow(
          eb
            .selectFrom('freeGameMove as v')
            .innerJoin('account as a', 'a.id', 'v.accountId')
            .innerJoin('publicName as p', 'p.id', 'a.personId')
            .select(['p.name as by', 'v.from'])
            .whereRef('v.gameId', '=', 'q.id')
            .orderBy('v.number', 'desc')
            .limit(1),
        ).as('last'),
      )
      .execute();
    return rows.map(({ gameId, sheet, closedAt, last }) => ({
      gameId,
      sheet,
      seasonClosed: closedAt !== null,
      // Every game has made a move.
      lastBy: last!.by,
      lastFrom: last!.from,
    }));
  }

  /** Those of the ids that are persons. */
  playersOf(transaction: Transaction | null, ids: readonly string[]): Promise<KnownPlayer[]> {
    return (transaction ?? this.prisma).$kysely
      .selectFrom('publicName')
      .select(['id', 'is', 'name'])
      .where('id', '=', anyOf([...new Set(ids)]))
      .execute();
  }

  /** Stores a move of a game, the first or a later one. @returns the number of the move */
  async save(transaction: Transaction, { game, move, revision, accountId }: FreeStep): Promise<number> {
    const { id: gameId, season, date, state } = game;
    await this.saveGame(transaction, game, revision?.players ?? null);
    if (revision !== null) {
      const { sheet, players } = revision;
      const byJury = move.actor === 'jury';
      await insertRows(transaction, 'freeGameRevision', [
        { gameId, number: game.revision, season, sheet, byJury, accountId },
      ]).execute();
      await transaction.freeGamePlayer.deleteMany({ where: { gameId, personId: { notIn: [...players] } } });
      const seated = players.map((personId) => ({ gameId, personId, date }));
      await upsertRows(transaction, 'freeGamePlayer', seated, 'gameId', 'personId').execute();
    }
    const last = await transaction.freeGameMove.aggregate({ where: { gameId }, _max: { number: true } });
    const number = (last._max.number ?? 0) + 1;
    await transaction.freeGameMove.create({
      data: { ...move, gameId, number, season, to: state, revision: game.revision, accountId },
    });
    return number;
  }

  /** @param players of a new sheet; null: it stays */
  private async saveGame(transaction: Transaction, game: StoredGame, players: readonly string[] | null): Promise<void> {
    const { appointedJuror: _juror, submittedAt: _at, stateSince: _since, ...columns } = game as FreeGameRow;
    const row = players === null ? columns : { ...columns, playersKey: playersKey(players) };
    const changed = await updateRows(transaction, 'freeGame', [row], 'id')
      .set('stateSince', sql<Date>`CASE WHEN free_game.state = given.state THEN free_game.state_since ELSE now() END`)
      .set('submittedAt', players === null ? sql.ref<Date>('freeGame.submittedAt') : sql<Date>`now()`)
      .executeTakeFirstOrThrow();
    if (changed.numUpdatedRows > 0n) return;
    await insertRows(transaction, 'freeGame', [{ ...columns, playersKey: playersKey(players ?? []) }]).execute();
  }

  /** Whether the person has an open account; nobody else is appointed (D12). */
  async appoint(transaction: Transaction, gameId: string, personId: string): Promise<boolean> {
    const holder = await transaction.account.findFirst({ where: { personId, disabledAt: null }, select: { id: true } });
    if (holder === null) return false;
    const { count } = await transaction.freeGame.updateMany({
      where: { id: gameId },
      data: { appointedJuror: holder.id },
    });
    return count > 0;
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
