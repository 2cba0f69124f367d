import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.js';
import { refused } from '../../platform/problems/refused.types.js';
import { Clock } from '../../platform/office/clock.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import { vouchForClosedSeason } from '../../registry/people/names/season-names.repository.js';
import { seasonProblems } from '../../registry/seasons/season-problems.js';
import type { SeasonSaved } from '../../registry/seasons/season.types.js';
import { SeasonsRepository } from '../../registry/seasons/seasons.repository.js';
import type { SeasonClosing } from './season-closing.types.js';
import { Undecided } from './undecided.service.js';
import type { CloseSeasonInput, ReopenSeasonInput } from './season-closing.inputs.js';

/** Milliseconds that it may take to look through all sheets of a season for whom they name. */
const LONGEST = 60_000;

/** Closes seasons, and opens them again (D25). */
@Injectable()
export class SeasonClosingService {
  constructor(
    private readonly repository: SeasonsRepository,
    private readonly undecided: Undecided,
    private readonly transactions: Transactions,
    private readonly writes: Writes,
    private readonly clock: Clock,
  ) {}

  /** What keeps a season from being closed, and what closing it leaves behind; null when there is none. */
  closing(year: number): Promise<SeasonClosing | null> {
    return this.transactions.run(async (transaction) => {
      const [season] = await this.repository.findByYears(transaction, [year]);
      if (season === undefined) return null;
      return {
        holding: await this.undecided.problemsOf(transaction, year, await this.clock.today()),
        leftBehind: await this.undecided.leftBehind(transaction, year),
      };
    });
  }

  /** Closes a season in which nothing awaits a decision any more (D25). */
  close(caller: AccountCaller, { idempotencyKey: key, seasonYear: year, reason }: CloseSeasonInput) {
    return this.writes.run<SeasonSaved>(
      caller,
      { action: 'closeSeason', key, input: { year, reason }, reason, longest: LONGEST },
      async (transaction) => {
        const season = await this.repository.lockWhole(transaction, year);
        if (season === null) return refused(seasonProblems.unknown({ year }));
        if (season.closed) return refused(seasonProblems.closed({ year }));
        const undecided = await this.undecided.problemsOf(transaction, year, await this.clock.today());
        if (undecided.length > 0) return refused(...undecided);
        await this.repository.setClosed(transaction, year, true);
        await vouchForClosedSeason(transaction, year);
        await record(transaction, { type: 'season-changed', season: year });
        return saved(year);
      },
    );
  }

  reopen(caller: AccountCaller, { idempotencyKey: key, seasonYear: year, reason }: ReopenSeasonInput) {
    return this.writes.run<SeasonSaved>(
      caller,
      { action: 'reopenSeason', key, input: { year, reason }, reason },
      async (transaction) => {
        const season = await this.repository.lockWhole(transaction, year);
        if (season === null) return refused(seasonProblems.unknown({ year }));
        if (!season.closed) return refused(seasonProblems.notClosed({ year }));
        await this.repository.setClosed(transaction, year, false);
        await record(transaction, { type: 'season-changed', season: year });
        return saved(year);
      },
    );
  }
}

function saved(year: number): SeasonSaved {
  return { __typename: 'SeasonSaved', year };
}
