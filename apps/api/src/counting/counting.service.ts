import { Injectable } from '@nestjs/common';
import {
  applyMatch,
  withdrawMatch,
  yearOf,
  type ChampionshipMatch,
  type OfficialMatch,
  type Standings,
} from '@tarokk/competition';
import type { Transaction } from '../database/transactions.js';
import { countedOf } from './counted.js';
import { CountedRepository, type StandingChange } from './counted.repository.js';
import { TrophyEntriesRepository } from './trophy-entries.repository.js';

/** Keeps up to date what follows from the matches: results, the championship, trophies, appearances. */
@Injectable()
export class Counting {
  constructor(
    private readonly counted: CountedRepository,
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
  async replace(transaction: Transaction, before: OfficialMatch | null, after: OfficialMatch | null): Promise<void> {
    const match = after ?? before;
    if (match === null) return;
    const [old, fresh] = [countedOf(before), countedOf(after)];
    await this.counted.write(transaction, {
      matchId: match.id,
      results: fresh.results,
      appearances: fresh.appearances,
      standings: await this.changedStandings(transaction, old.championship, fresh.championship),
    });
    await this.entries.replace(transaction, old.trophies, fresh.trophies);
  }

  private async changedStandings(
    transaction: Transaction,
    before: ChampionshipMatch | null,
    after: ChampionshipMatch | null,
  ): Promise<readonly StandingChange[]> {
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const seasons = new Map(
      [before, after].flatMap((match) => (match?.sides ?? []).map((team) => [team, yearOf(match!.date)] as const)),
    );
    const standings = await this.counted.lockStandings(transaction, [...seasons.keys()]);
    const changed = standingsAfter(standings, before, after);
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
