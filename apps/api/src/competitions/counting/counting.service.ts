import { Injectable } from '@nestjs/common';
import { type Counted, countedOf, type OfficialMatch } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import type { DomainEvent } from '../../platform/events/domain-event.js';
import { record } from '../../platform/events/outbox.js';
import { CountedRepository } from './counted.repository.js';
import { type CreditedSource, FreeCreditsRepository } from './free-credits.repository.js';
import { resultsChanged } from './results-changed.js';
import { TrophyEntriesRepository } from './trophy-entries.repository.js';

/** A match as it counted, null when it did not count at all, and as it counts from now on. */
export interface CountingChange {
  readonly before: OfficialMatch | null;
  readonly after: OfficialMatch | null;
}

/** Stores for each match and free game what follows from it alone: results, appearances, credits and won trophies. */
@Injectable()
export class Counting {
  constructor(
    private readonly counted: CountedRepository,
    private readonly credits: FreeCreditsRepository,
    private readonly entries: TrophyEntriesRepository,
  ) {}

  /**
   * Until the end of the transaction nobody else takes a place of these teams among their 40 (D17). To be asked before the
   * places are counted, by which a match is approved for the championship: of two approvals for a last place the second then
   * sees that it is taken.
   */
  lockPlaces(transaction: Transaction, teams: readonly string[]): Promise<void> {
    return this.counted.lockPlaces(transaction, teams);
  }

  /**
   * Replaces all rows that follow from a match, within the transaction (D13–D15, D49).
   * @param before as it counted, null when it did not count at all; persons who were merged into others stand there as those others, as in `after`
   * @param after as it counts from now on, null when it no longer does
   */
  replace(transaction: Transaction, before: OfficialMatch | null, after: OfficialMatch | null): Promise<void> {
    return this.replaceAll(transaction, [{ before, after }]);
  }

  /**
   * Replaces the rows of many matches, each of them once. All take as many statements as one, and one more for each whose credits change.
   * @param because what was done: it is told first, and in one statement with what follows from it
   */
  async replaceAll(
    transaction: Transaction,
    changes: readonly CountingChange[],
    because: readonly DomainEvent[] = [],
  ): Promise<void> {
    const counted = changes
      .filter(({ before, after }) => before !== null || after !== null)
      .map(({ before, after }) => ({ id: (after ?? before)!.id, old: countedOf(before), fresh: countedOf(after) }));
    if (counted.length === 0) return record(transaction, ...because);
    await this.counted.write(transaction, {
      replaced: changes.flatMap(({ before }) => before?.id ?? []),
      results: counted.flatMap(({ fresh }) => fresh.results),
      appearances: counted.flatMap(({ fresh }) => fresh.appearances),
    });
    for (const { id, old, fresh } of counted) await this.replaceCredits(transaction, { matchId: id }, old, fresh);
    await this.entries.replace(
      transaction,
      counted.flatMap(({ old }) => old.trophies),
      counted.flatMap(({ fresh }) => fresh.trophies),
    );
    await record(transaction, ...because, ...counted.flatMap(({ old, fresh }) => resultsChanged(old, fresh)));
  }

  /** Replaces the rows of a game of the free championship that is no match (12). */
  async replaceGame(transaction: Transaction, gameId: string, before: Counted, after: Counted): Promise<void> {
    await this.replaceCredits(transaction, { gameId }, before, after);
    await this.entries.replace(transaction, before.trophies, after.trophies);
    await record(transaction, ...resultsChanged(before, after));
  }

  private async replaceCredits(
    transaction: Transaction,
    source: CreditedSource,
    before: Counted,
    after: Counted,
  ): Promise<void> {
    if (JSON.stringify(before.credits) === JSON.stringify(after.credits)) return;
    await this.credits.replace(transaction, source, after.credits);
  }
}
