import { Injectable } from '@nestjs/common';
import { byKey, type CountedCredit, countedOfGame, firstDifference, type TrophyEntry } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import { FreeGameFiles } from '../../matches/free-games/lifecycle/free-game-files.service.js';
import { FreeRecountRepository, type SourcedCredit } from './free-recount.repository.js';
import type { CountingDifference } from './recount.types.js';

export function sourced(source: string, credits: readonly CountedCredit[]): readonly SourcedCredit[] {
  return credits.map((credit) => ({ source, ...credit }));
}

/** Games that are in memory at one time. */
const BATCH = 50;

/** Makes the rows of the free championship of a year afresh. */
@Injectable()
export class FreeYearRecount {
  constructor(
    private readonly repository: FreeRecountRepository,
    private readonly files: FreeGameFiles,
  ) {}

  /** @param ofMatches the credits that follow from the matches of the year */
  async ofSeason(
    transaction: Transaction,
    year: number,
    ofMatches: readonly SourcedCredit[],
  ): Promise<{
    readonly games: number;
    readonly trophies: readonly TrophyEntry[];
    readonly difference: CountingDifference | null;
  }> {
    const [credits, trophies]: [SourcedCredit[], TrophyEntry[]] = [[...ofMatches], []];
    let [games, after] = [0, '00000000-0000-0000-0000-000000000000'];
    for (;;) {
      const rows = await this.repository.admitted(transaction, year, after, BATCH);
      if (rows.length === 0) break;
      for (const file of await this.files.read(transaction, rows)) {
        const counted = countedOfGame(file);
        credits.push(...sourced(file.row.id, counted.credits));
        trophies.push(...counted.trophies);
      }
      games += rows.length;
      after = rows.at(-1)!.id;
    }
    const credit = firstDifference(
      byKey(await this.repository.credits(transaction, year), keyOfCredit),
      byKey(credits, keyOfCredit),
    );
    return { games, trophies, difference: credit && { thing: 'credit', ...credit } };
  }
}

function keyOfCredit({ source, person }: SourcedCredit): string {
  return `${source} ${person}`;
}
