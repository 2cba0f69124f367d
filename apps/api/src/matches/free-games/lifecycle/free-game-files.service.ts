import { Injectable } from '@nestjs/common';
import { countedOfGame, type FreeDocument, personsOfDocument } from '@tarokk/competition';
import { Counting } from '../../../competitions/counting/counting.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { FreeFactorsRepository } from '../../../competitions/free-championship/factors/free-factors.repository.js';
import { record } from '../../../platform/events/outbox.js';
import { type FreeGameFile, type FreeKnowledge, judgeDocument } from './free-game-file.js';
import { FreeGameFilesRepository, type FreeStep } from './free-game-files.repository.js';
import type { FreeGameRow } from '../free-game.row.js';

/** Reads and locks the files of free games, and stores what was done with them. */
@Injectable()
export class FreeGameFiles {
  constructor(
    private readonly repository: FreeGameFilesRepository,
    private readonly factors: FreeFactorsRepository,
    private readonly counting: Counting,
  ) {}

  /** Locks a game until the end of the transaction and answers with its file; null when there is no such game. */
  async lock(transaction: Transaction, gameId: string): Promise<FreeGameFile | null> {
    const row = await this.repository.lock(transaction, gameId);
    if (row === null) return null;
    const [file] = await this.read(transaction, [row]);
    return file!;
  }

  /** Reads the files of games without locking them, in their order, in a transaction where there is one. */
  async read(transaction: Transaction | null, rows: readonly FreeGameRow[]): Promise<FreeGameFile[]> {
    const contents = new Map((await this.repository.contentsOf(transaction, rows)).map((each) => [each.gameId, each]));
    const documents = rows.map(({ id }) => contents.get(id)!.sheet);
    const knowledge = await this.knowledgeOf(
      transaction,
      documents,
      rows.map(({ season }) => season),
    );
    return rows.map((row, index) => {
      const { lastBy, lastFrom, seasonClosed } = contents.get(row.id)!;
      return { row, lastBy, lastFrom, ...judgeDocument(row, documents[index]!, { ...knowledge, seasonClosed }) };
    });
  }

  /** The knowledge that judging documents of these years needs, except whether their seasons are closed. */
  async knowledgeOf(
    transaction: Transaction | null,
    documents: readonly FreeDocument[],
    years: readonly number[],
  ): Promise<Omit<FreeKnowledge, 'seasonClosed'>> {
    const players = await this.repository.playersOf(transaction, documents.flatMap(personsOfDocument));
    return {
      factors: await this.factors.ofYears(transaction, years),
      names: new Map(players.flatMap(({ id, is, name }) => [[id, name] as const, [is, name] as const])),
      mergedInto: new Map(players.filter(({ id, is }) => id !== is).map(({ id, is }) => [id, is])),
    };
  }

  /** Stores a move of a game. Where both files are given, what the game counts is replaced too. */
  async save(
    transaction: Transaction,
    before: FreeGameFile | null,
    step: FreeStep,
    after: Pick<FreeGameFile, 'row' | 'judged'> | null,
  ): Promise<void> {
    const number = await this.repository.save(transaction, step);
    const { game, move } = step;
    await record(transaction, {
      type: 'free-game-move',
      id: game.id,
      season: game.season,
      number,
      from: move.from,
      to: game.state,
    });
    if (before !== null && after !== null) await this.recount(transaction, before, after);
  }

  /** Replaces the credits and trophies of a game by those that follow from its file now. */
  async recount(
    transaction: Transaction,
    before: FreeGameFile,
    after: Pick<FreeGameFile, 'row' | 'judged'>,
  ): Promise<void> {
    await this.counting.replaceGame(transaction, before.row.id, countedOfGame(before), countedOfGame(after));
  }
}
