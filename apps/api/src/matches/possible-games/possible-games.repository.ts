import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Prisma } from '../../platform/database/generated/client.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { PossibleGameText } from './possible-game.document.js';

export interface PossibleGameRow {
  readonly gameHash: Uint8Array;
  /** Null until it is decided. */
  readonly document: PossibleGameText | null;
}

/** A game that somebody has asked for. */
export interface GameToDecide {
  readonly id: string;
  readonly record: unknown;
}

export interface AskedGame {
  readonly gameHash: Uint8Array;
  /** As JSON text. */
  readonly record: string;
}

@Injectable()
export class PossibleGamesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What there is of these games. */
  async find(gameHashes: readonly Uint8Array[], version: string): Promise<PossibleGameRow[]> {
    const gameHash = { in: gameHashes.map((hash) => new Uint8Array(hash)) };
    const rows = await this.prisma.possibleGame.findMany({
      where: { version, gameHash },
      select: { gameHash: true, document: true },
    });
    return rows.map((row) => ({ ...row, document: row.document as PossibleGameText | null }));
  }

  /** Those of these games that no game can give, which the clauses have found out. */
  async excludedByClauses(gameHashes: readonly Uint8Array[], version: string): Promise<Uint8Array[]> {
    const gameHash = { in: gameHashes.map((hash) => new Uint8Array(hash)) };
    const rows = await this.prisma.possibleGame.findMany({
      where: { version, gameHash, document: { path: ['excludedBy'], equals: 'clauses' } },
      select: { gameHash: true },
    });
    return rows.map((row) => row.gameHash);
  }

  /** @returns the ids of the games that nobody has asked for before */
  async ask(transaction: Transaction, games: readonly AskedGame[], version: string): Promise<string[]> {
    if (games.length === 0) return [];
    const made = await transaction.$kysely
      .insertInto('possibleGame')
      .values(games.map(({ gameHash, record }) => ({ gameHash, version, record: sql`${record}::json` })))
      .onConflict((conflict) => conflict.columns(['gameHash', 'version']).doNothing())
      .returning('id')
      .execute();
    return made.map(({ id }) => id);
  }

  /** A game with others that wait; none if it is decided, or nobody wants it any more. @param most how many at the most */
  async toDecide(id: string, most: number): Promise<GameToDecide[]> {
    const select = { id: true, record: true } as const;
    const first = await this.prisma.possibleGame.findUnique({ where: { id }, select });
    if (first === null || first.record === null) return [];
    const others = await this.prisma.possibleGame.findMany({
      where: { id: { not: id }, document: { equals: Prisma.DbNull } },
      orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
      take: most - 1,
      select,
    });
    return [first, ...others];
  }

  /** @param document as JSON text */
  async save(id: string, document: string): Promise<void> {
    await this.prisma.$kysely
      .updateTable('possibleGame')
      .set({ document: sql`${document}::json`, record: null })
      .where('id', '=', id)
      .execute();
  }

  /** Forgets the request, so that somebody can ask again. */
  async forget(id: string): Promise<void> {
    await this.prisma.possibleGame.deleteMany({ where: { id } });
  }

  /** Deletes results of other versions, which nobody asks for, and requests that have waited for a day: they have lost their job and may be made again. */
  async forgetOld(version: string): Promise<void> {
    await this.prisma.$kysely
      .deleteFrom('possibleGame')
      .where((eb) =>
        eb.or([
          eb('version', '<>', version),
          eb.and([eb('document', 'is', null), eb('askedAt', '<', sql<Date>`now() - interval '1 day'`)]),
        ]),
      )
      .execute();
  }
}
