import { Injectable } from '@nestjs/common';
import { allTies, cupFactsOf, cupOf, cupToDraw, mayStillBeDrawn } from '@tarokk/competition';
import { CupFactsRepository } from '../../competitions/cup/storage/cup-facts.repository.js';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { Clock } from '../../platform/office/clock.js';
import { SeasonsRepository } from '../../registry/seasons/seasons.repository.js';
import { Undecided } from '../season-closing/undecided.service.js';
import type { SeasonChecklist } from './season-checklist.types.js';
import { SeasonFactsRepository } from './season-facts.repository.js';
import { type CupSteps, stepsOf } from './season-steps.js';

/** What of a season is done and what is left, from what is in the database: nothing of it is kept. */
@Injectable()
export class SeasonChecklistService {
  constructor(
    private readonly seasons: SeasonsRepository,
    private readonly facts: SeasonFactsRepository,
    private readonly cups: CupFactsRepository,
    private readonly undecided: Undecided,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Null where none was opened. */
  of(year: number): Promise<SeasonChecklist | null> {
    return this.transactions.run(async (transaction) => {
      const [season] = await this.seasons.findByYears(transaction, [year]);
      if (season === undefined) return null;
      const { annualMeeting, closed } = season;
      const today = await this.clock.today();
      const steps = stepsOf({
        year,
        today,
        annualMeeting,
        closed,
        teams: await this.facts.teams(transaction, year),
        pairs: await this.facts.pairs(transaction, year),
        venues: await this.facts.venues(transaction),
        planned: await this.facts.planned(transaction, year),
        cup: await this.cup(transaction, year, today),
        grandPrix: await this.facts.grandPrix(transaction, year),
        matches: await this.facts.matches(transaction, year),
        freeGames: await this.facts.freeGames(transaction, year),
        isDecided: (await this.undecided.problemsOf(transaction, year, today)).length === 0,
      });
      return { year, steps };
    });
  }

  private async cup(transaction: Transaction, year: number, today: string): Promise<CupSteps | null> {
    const [row] = await this.cups.find(transaction, [year]);
    if (row === undefined) return null;
    const facts = cupFactsOf(row);
    const ties = facts === null ? null : allTies(cupOf(facts));
    return {
      pairs: row.entries.length,
      entriesUntil: row.entriesUntil,
      // A cup that was taken over from elsewhere was drawn without an event.
      eventIsNamed: row.event !== null || facts !== null,
      neverDrawn: facts === null && today > row.entriesUntil && !mayStillBeDrawn(cupToDraw(row), today),
      ties: ties && { done: ties.filter(({ outcome }) => outcome.state === 'decided').length, of: ties.length },
    };
  }
}
