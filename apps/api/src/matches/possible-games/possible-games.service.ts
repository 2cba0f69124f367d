import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { matchRecord, type ScoredGame, WITNESS_LIMIT, WITNESS_VERSION } from '@tarokk/rules';
import { Transactions } from '../../platform/database/transactions.js';
import { Hourly } from '../../platform/jobs/hourly.service.js';
import { inThread } from '../../platform/jobs/in-thread.js';
import { type Job, Jobs } from '../../platform/jobs/jobs.service.js';
import type { DecidedGame } from './possible-game.document.js';
import { type AskedGame, type PossibleGameRow, PossibleGamesRepository } from './possible-games.repository.js';

/** Where a game is kept: what decides it, and within which limit. */
const VERSION = `${WITNESS_VERSION}/${WITNESS_LIMIT}`;
/** Games for one thread: as many as it decides before its job may be given to another process. */
const MOST_AT_ONCE = 20;
const thread = join(import.meta.dirname, 'matches/possible-games/possible-games-thread.js');

/** Whether games of which only the sheet is there could have been played so: decided by a job, and kept by what the sheet says. */
@Injectable()
export class PossibleGames implements OnModuleInit, OnModuleDestroy {
  private readonly ending = new AbortController();

  constructor(
    private readonly repository: PossibleGamesRepository,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly hourly: Hourly,
  ) {}

  /** Decides one game at a time, because each takes a whole core. */
  onModuleInit(): void {
    this.jobs.handle('possible-game', { most: 1, run: (job) => this.run(job) });
    this.hourly.add('cleaning: possible games', () => this.repository.forgetOld(VERSION));
  }

  /** A process that ends waits for no search; another one, or the next start, begins it anew. */
  onModuleDestroy(): void {
    this.ending.abort();
  }

  /** What is known of games, by `hashOf`. */
  find(games: readonly ScoredGame[]): Promise<PossibleGameRow[]> {
    return this.repository.find(games.map(hashOf), VERSION);
  }

  /** Those of these games that no game can give although their claims do not clash, as far as that is decided. */
  async excluded(games: readonly ScoredGame[]): Promise<Uint8Array[]> {
    return this.repository.excludedByClauses(games.map(hashOf), VERSION);
  }

  /** Puts games into the queue, each of which nobody has asked before. */
  async ask(games: readonly ScoredGame[]): Promise<void> {
    if (!this.jobs.isOpen) return;
    const asked = games.map((game): AskedGame => ({ gameHash: hashOf(game), record: recordOf(game) }));
    await this.transactions.run(async (transaction) => {
      await this.jobs.add(transaction, 'possible-game', await this.repository.ask(transaction, asked, VERSION));
    });
    this.jobs.wake('possible-game');
  }

  private async run({ id, isLast }: Job): Promise<'done' | 'again'> {
    const games = await this.repository.toDecide(id, MOST_AT_ONCE);
    if (games.length === 0) return 'done';
    try {
      const { signal } = this.ending;
      const take = (game: DecidedGame): Promise<void> => this.repository.save(game.id, game.document);
      await inThread({ file: thread, data: games, take, signal });
      return signal.aborted ? 'again' : 'done';
    } catch (error) {
      // After the last attempt the request is deleted, so that a later one can queue the game again.
      if (isLast) await this.repository.forget(id);
      throw error;
    }
  }
}

/** What the sheet says of a game, and nothing else: no names, no number, nor points, which the lines add up to. */
function recordOf({ attackers, sheet: [a, b] }: ScoredGame): string {
  const nobody = { team: '-', collector: '-', interceptor: '-' };
  const game: ScoredGame = {
    form: 'scored',
    number: 1,
    attackers,
    sheet: [
      { ...a, points: 0 },
      { ...b, points: 0 },
    ],
  };
  const firstDealer = attackers === 0 ? 1 : 0;
  const match = {
    kind: 'variant',
    date: null,
    venue: null,
    parties: [nobody, nobody],
    firstDealer,
    games: [game],
  } as const;
  return JSON.stringify(matchRecord(match));
}

export function hashOf(game: ScoredGame): Uint8Array {
  return createHash('sha256').update(recordOf(game)).digest();
}
