import { Injectable } from '@nestjs/common';
import { allTies, cupFactsOf, cupOf, cupToDraw, mayStillBeDrawn, pairNames, sideName } from '@tarokk/competition';
import { CupFactsRepository } from '../../competitions/cup/storage/cup-facts.repository.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import { leftBehind, undecidedProblems } from './undecided-problems.js';
import { UndecidedRepository } from './undecided.repository.js';

/** At most so many matches, free games, planned matches and drafts are named one by one; a last line says that there are more. */
const MAX_NAMED = 20;

/** Finds what awaits a decision in a season and keeps it from being closed (D25). */
@Injectable()
export class Undecided {
  constructor(
    private readonly repository: UndecidedRepository,
    private readonly cups: CupFactsRepository,
  ) {}

  /** Of matches and free games twenty of each are named. Planned matches that were not played are no matches. */
  async problemsOf(transaction: Transaction, year: number, today: string): Promise<readonly Problem[]> {
    const matches = await this.repository.matches(transaction, year, MAX_NAMED + 1);
    const games = await this.repository.freeGames(transaction, year, MAX_NAMED + 1);
    return [
      ...matches.slice(0, MAX_NAMED).map(undecidedProblems.match),
      ...(matches.length > MAX_NAMED ? [undecidedProblems.moreMatches()] : []),
      ...(await this.ofCup(transaction, year, today)),
      ...(await this.repository.events(transaction, year)).map(undecidedProblems.grandPrix),
      ...games.slice(0, MAX_NAMED).map(undecidedProblems.freeGame),
      ...(games.length > MAX_NAMED ? [undecidedProblems.moreFreeGames()] : []),
    ];
  }

  /** Planned matches without a sheet, and drafts: twenty of each are named. */
  async leftBehind(transaction: Transaction, year: number): Promise<readonly Problem[]> {
    const plans = await this.repository.plansWithoutSheet(transaction, year, MAX_NAMED + 1);
    const drafts = await this.repository.drafts(transaction, year, MAX_NAMED + 1);
    return [
      ...plans.slice(0, MAX_NAMED).map(leftBehind.plan),
      ...(plans.length > MAX_NAMED ? [leftBehind.morePlans()] : []),
      ...drafts.slice(0, MAX_NAMED).map(leftBehind.draft),
      ...(drafts.length > MAX_NAMED ? [leftBehind.moreDrafts()] : []),
    ];
  }

  /**
   * Ties that nobody has won yet; of those that wait for them nothing is said. A cup that can still be drawn is open as a whole.
   * One that cannot (too few pairs, no event named in time) never took place.
   */
  private async ofCup(transaction: Transaction, year: number, today: string): Promise<readonly Problem[]> {
    const [row] = await this.cups.find(transaction, [year]);
    if (row === undefined) return [];
    const facts = cupFactsOf(row);
    if (facts === null) {
      return mayStillBeDrawn(cupToDraw(row), today) ? [undecidedProblems.undrawnCup(year, row.entries.length)] : [];
    }
    const nameOf = pairNames(facts.draw);
    return allTies(cupOf(facts))
      .filter(({ outcome: { state } }) => state === 'open' || state === 'jury')
      .map(({ id, lastDay, sides: [upper, lower] }) =>
        undecidedProblems.tie(id, lastDay, sideName(upper, nameOf), sideName(lower, nameOf)),
      );
  }
}
