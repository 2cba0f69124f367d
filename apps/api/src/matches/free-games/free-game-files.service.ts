import { Injectable } from '@nestjs/common';
import { personsOfDocument, type FreeDocument } from '@tarokk/competition';
import { Counting } from '../../competitions/counting/counting.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { FreeFactorsRepository } from '../../competitions/free-championship/free-factors.repository.js';
import { record } from '../../platform/events/outbox.js';
import { countedOfGame, type FreeGameFile, type FreeKnowledge, judgeDocument } from './free-game-file.js';
import { FreeGameFilesRepository, type FreeStep } from './free-game-files.repository.js';
import type { FreeGameRow } from './free-game.row.js';

/** Takes out the file of a game, and puts it back with what was done. */
@Injectable()
export class FreeGameFiles {
  constructor(
    private readonly repository: FreeGameFilesRepository,
    private readonly factors: FreeFactorsRepository,
    private readonly counting: Counting,
  ) {}

  /** The file of a game that nobody else can move until the end of the transaction; null when there is no such game. */
  async takeOut(transaction: Transaction, gameId: string): Promise<FreeGameFile | null> {
    const row = await this.repository.lock(transaction, gameId);
    if (row === null) return null;
    const [file] = await this.read([row], transaction);
    return file!;
  }

  /** The files of games, in their order, to look at; within a transaction as it has left them. */
  async read(rows: readonly FreeGameRow[], within?: Transaction): Promise<FreeGameFile[]> {
    const papers = new Map((await this.repository.papersOf(rows, within)).map((each) => [each.gameId, each]));
    const documents = rows.map(({ id }) => papers.get(id)!.sheet);
    const knowledge = await this.knowledgeOf(
      documents,
      rows.map(({ season }) => season),
      within,
    );
    return rows.map((row, index) => {
      const { lastBy, seasonClosed } = papers.get(row.id)!;
      return { row, lastBy, ...judgeDocument(row, documents[index]!, { ...knowledge, seasonClosed }) };
    });
  }

  /** What has to be known to judge documents of these years, save whether their seasons are closed. */
  async knowledgeOf(
    documents: readonly FreeDocument[],
    years: readonly number[],
    within?: Transaction,
  ): Promise<Omit<FreeKnowledge, 'seasonClosed'>> {
    const players = await this.repository.playersOf(documents.flatMap(personsOfDocument), within);
    return {
      factors: await this.factors.ofYears(years, within),
      names: new Map(players.flatMap(({ id, is, name }) => [[id, name] as const, [is, name] as const])),
      mergedInto: new Map(players.filter(({ id, is }) => id !== is).map(({ id, is }) => [id, is])),
    };
  }

  /** Keeps a step of a game, and all that counts otherwise because of it. */
  async keep(
    transaction: Transaction,
    before: FreeGameFile | null,
    step: FreeStep,
    after: Pick<FreeGameFile, 'row' | 'judged'> | null,
  ): Promise<void> {
    const number = await this.repository.keep(transaction, step);
    const { game, move } = step;
    await record(transaction, {
      ...{ type: 'free-game-move', id: game.id, season: game.season, number, from: move.from, to: game.state },
    });
    if (before !== null && after !== null) await this.recount(transaction, before, after);
  }

  /** What counts of a game is what follows from its file as it is now. */
  async recount(
    transaction: Transaction,
    before: FreeGameFile,
    after: Pick<FreeGameFile, 'row' | 'judged'>,
  ): Promise<void> {
    await this.counting.replaceGame(transaction, before.row.id, countedOfGame(before), countedOfGame(after));
  }
}
