import { Injectable } from '@nestjs/common';
import { matchLimit } from '@tarokk/competition';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { type Connection, connection, type Slice } from '../../platform/graphql/connection.js';
import { refused, type Refused } from '../../platform/graphql/refused.types.js';
import { Clock } from '../../platform/office/clock.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { seasonProblems } from './season-problems.js';
import type { SeasonClosing, SeasonSaved } from './season.types.js';
import { type SeasonRow, SeasonsRepository } from './seasons.repository.js';
import { Undecided } from '../../jury/season-closing/undecided.service.js';

/** The earliest that the database takes. */
const FIRST_SEASON = 1984;

@Injectable()
export class SeasonsService {
  constructor(
    private readonly repository: SeasonsRepository,
    private readonly undecided: Undecided,
    private readonly transactions: Transactions,
    private readonly writes: Writes,
    private readonly clock: Clock,
  ) {}

  async list(slice: Slice): Promise<Connection<SeasonRow>> {
    return connection(await this.repository.list(slice), slice, ({ year }) => [String(year)]);
  }

  /**
   * For whoever writes something of the season: it stays open until the end of the transaction (D25).
   * @param alone waits for all others who write something of it, and keeps them waiting
   */
  async lockOpen(
    transaction: Transaction,
    year: number,
    { path, alone = false }: { readonly path?: string; readonly alone?: boolean } = {},
  ): Promise<SeasonRow | Refused> {
    const season = await (alone
      ? this.repository.lockWhole(transaction, year)
      : this.repository.lockShared(transaction, year));
    if (season === null) return refused(seasonProblems.unknown(year, path));
    return season.closed ? refused(seasonProblems.closed(year, path)) : season;
  }

  /** To next year's, and back to the first of all, for old lists. */
  async open(caller: AccountCaller, key: string, year: number, annualMeeting: string | null) {
    const nextYear = Number((await this.clock.today()).slice(0, 4)) + 1;
    return this.writes.run<SeasonSaved>(
      caller,
      { action: 'openSeason', key, input: { year, annualMeeting } },
      async (transaction) => {
        if (year < FIRST_SEASON || year > nextYear) return refused(seasonProblems.outOfRange(FIRST_SEASON, nextYear));
        if (!isOfYear(annualMeeting, year)) return refused(seasonProblems.meetingElsewhere(year));
        const isNew = await this.repository.create(transaction, { year, annualMeeting, matchLimit: matchLimit(year) });
        return isNew ? saved(year) : refused(seasonProblems.exists(year));
      },
    );
  }

  /** Null while it is not fixed: then every match of the season needs an approval (D22). */
  setAnnualMeeting(caller: AccountCaller, key: string, year: number, day: string | null) {
    return this.writes.run<SeasonSaved>(
      caller,
      { action: 'setAnnualMeeting', key, input: { year, day } },
      async (transaction) => {
        const season = await this.repository.lockWhole(transaction, year);
        if (season === null) return refused(seasonProblems.unknown(year));
        if (season.closed) return refused(seasonProblems.closed(year));
        if (!isOfYear(day, year)) return refused(seasonProblems.meetingElsewhere(year));
        await this.repository.setAnnualMeeting(transaction, year, day);
        return saved(year);
      },
    );
  }

  /** What keeps a season from being closed, and what closing it leaves behind; null when there is none. */
  closing(year: number): Promise<SeasonClosing | null> {
    return this.transactions.run(async (transaction) => {
      const [season] = await this.repository.findByYears([year], transaction);
      if (season === undefined) return null;
      return {
        holding: await this.undecided.problemsOf(transaction, year, await this.clock.today()),
        leftBehind: await this.undecided.leftBehind(transaction, year),
      };
    });
  }

  /** When nothing of it awaits a decision any more (D25). */
  close(caller: AccountCaller, key: string, year: number, reason: string | null) {
    return this.writes.run<SeasonSaved>(
      caller,
      { action: 'closeSeason', key, input: { year, reason }, reason },
      async (transaction) => {
        const season = await this.repository.lockWhole(transaction, year);
        if (season === null) return refused(seasonProblems.unknown(year));
        if (season.closed) return refused(seasonProblems.closed(year));
        const undecided = await this.undecided.problemsOf(transaction, year, await this.clock.today());
        if (undecided.length > 0) return refused(...undecided);
        await this.repository.setClosed(transaction, year, true);
        return saved(year);
      },
    );
  }

  reopen(caller: AccountCaller, key: string, year: number, reason: string) {
    return this.writes.run<SeasonSaved>(
      caller,
      { action: 'reopenSeason', key, input: { year, reason }, reason },
      async (transaction) => {
        const season = await this.repository.lockWhole(transaction, year);
        if (season === null) return refused(seasonProblems.unknown(year));
        if (!season.closed) return refused(seasonProblems.notClosed(year));
        await this.repository.setClosed(transaction, year, false);
        return saved(year);
      },
    );
  }
}

function saved(year: number): SeasonSaved {
  return { __typename: 'SeasonSaved', year };
}

function isOfYear(day: string | null, year: number): boolean {
  return day === null || Number(day.slice(0, 4)) === year;
}
