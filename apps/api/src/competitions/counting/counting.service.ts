import { Injectable } from '@nestjs/common';
import {
  applyMatch,
  withdrawMatch,
  yearOf,
  type ChampionshipMatch,
  type OfficialMatch,
  type Standings,
} from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import { type Counted, countedOf } from './counted.js';
import { CountedRepository, type StandingChange } from './counted.repository.js';
import { type CreditedSource, FreeCreditsRepository } from './free-credits.repository.js';
import { TrophyEntriesRepository } from './trophy-entries.repository.js';

/** A match as it counted, null when it did not count at all, and as it counts from now on. */
export interface CountingChange {
  readonly before: OfficialMatch | null;
  readonly after: OfficialMatch | null;
}

/** Keeps up to date what follows from matches and free games: results, championship, free championship, trophies, appearances. */
@Injectable()
export class Counting {
  constructor(
    private readonly counted: CountedRepository,
    private readonly credits: FreeCreditsRepository,
    private readonly entries: TrophyEntriesRepository,
  ) {}

  /**
   * Places taken of the 40 by these teams (D17); until the end of the transaction nobody else takes one. To be asked before
   * a match is approved for the championship: of two approvals for a last place the second then sees that it is taken.
   * @returns by id; nothing of a team without a match
   */
  async placesTaken(transaction: Transaction, teams: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const standings = await this.counted.lockStandings(transaction, teams);
    return new Map([...standings].map(([team, { taken }]) => [team, taken]));
  }

  /**
   * A match counts otherwise from now on, in all that follows from it, within the transaction (D13–D15, D49).
   * @param before as it counted, null when it did not count at all; persons merged into others as those, as in `after`
   * @param after as it counts from now on, null when it no longer does
   * @throws Error of the database when a team has no place left: `placesTaken` was not asked
   */
  replace(transaction: Transaction, before: OfficialMatch | null, after: OfficialMatch | null): Promise<void> {
    return this.replaceAll(transaction, [{ before, after }]);
  }

  /** The same for many matches, each of them once, in as many statements as for one. */
  async replaceAll(transaction: Transaction, changes: readonly CountingChange[]): Promise<void> {
    const counted = changes
      .filter(({ before, after }) => before !== null || after !== null)
      .map(({ before, after }) => ({ id: (after ?? before)!.id, old: countedOf(before), fresh: countedOf(after) }));
    if (counted.length === 0) return;
    await this.counted.write(transaction, {
      replaced: changes.flatMap(({ before }) => before?.id ?? []),
      results: counted.flatMap(({ fresh }) => fresh.results),
      appearances: counted.flatMap(({ fresh }) => fresh.appearances),
      standings: await this.changedStandings(
        transaction,
        counted.map(({ old, fresh }) => [old.championship, fresh.championship]),
      ),
    });
    for (const { id, old, fresh } of counted) await this.replaceCredits(transaction, { matchId: id }, old, fresh);
    // Trophies last: they wait for others longest.
    await this.entries.replace(
      transaction,
      counted.flatMap(({ old }) => old.trophies),
      counted.flatMap(({ fresh }) => fresh.trophies),
    );
  }

  /** The same of a game of the free championship that is no match (12). */
  async replaceGame(transaction: Transaction, gameId: string, before: Counted, after: Counted): Promise<void> {
    await this.replaceCredits(transaction, { gameId }, before, after);
    await this.entries.replace(transaction, before.trophies, after.trophies);
  }

  private async replaceCredits(
    transaction: Transaction,
    source: CreditedSource,
    before: Counted,
    after: Counted,
  ): Promise<void> {
    if (JSON.stringify(before.credits) === JSON.stringify(after.credits)) return;
    await this.credits.replace(transaction, source, before.credits, after.credits);
  }

  private async changedStandings(
    transaction: Transaction,
    changes: readonly (readonly [before: ChampionshipMatch | null, after: ChampionshipMatch | null])[],
  ): Promise<readonly StandingChange[]> {
    const changing = changes.filter(([before, after]) => JSON.stringify(before) !== JSON.stringify(after));
    if (changing.length === 0) return [];
    const seasons = new Map(
      changing.flat().flatMap((match) => (match?.sides ?? []).map((team) => [team, yearOf(match!.date)] as const)),
    );
    const standings = await this.counted.lockStandings(transaction, [...seasons.keys()]);
    const changed = changing.reduce<Standings>((so, [before, after]) => standingsAfter(so, before, after), standings);
    return [...seasons].map(([team, season]) => ({ team, season, standing: changed.get(team) ?? null }));
  }
}

/** The standings when a match counts otherwise than before. */
export function standingsAfter(
  standings: Standings,
  before: ChampionshipMatch | null,
  after: ChampionshipMatch | null,
): Standings {
  const without = before === null ? standings : withdrawMatch(standings, before);
  return after === null ? without : applyMatch(without, after);
}
