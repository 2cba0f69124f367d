import { Injectable } from '@nestjs/common';
import { matchLimit } from '@tarokk/competition';
import type { ReadSource } from '../../platform/database/replica/read-source.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type Connection, connection, type Slice } from '../../platform/graphql/connection.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { Clock } from '../../platform/office/clock.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import { seasonProblems } from './season-problems.js';
import type { SeasonSaved } from './season.types.js';
import { type SeasonRow, SeasonsRepository } from './seasons.repository.js';
import type { OpenSeasonInput, SetAnnualMeetingInput } from './seasons.inputs.js';

/** The earliest that the database takes. */
const FIRST_SEASON = 1984;

@Injectable()
export class SeasonsService {
  constructor(
    private readonly repository: SeasonsRepository,
    private readonly writes: Writes,
    private readonly clock: Clock,
  ) {}

  async list(source: ReadSource, slice: Slice): Promise<Connection<SeasonRow>> {
    const rows = await source.read((database) => this.repository.list(database, slice));
    const count = (): Promise<number> => source.read((database) => this.repository.count(database));
    return connection(rows, slice, ({ year }) => [String(year)], count);
  }

  /**
   * Locks an open season for a write, so that it stays open until the end of the transaction (D25).
   * @param alone waits for all others who write something of it, and keeps them waiting
   */
  async lockOpen(
    transaction: Transaction,
    year: number,
    { path = 'seasonYear', alone = false }: { readonly path?: string; readonly alone?: boolean } = {},
  ): Promise<SeasonRow | Refused> {
    const season = await (alone
      ? this.repository.lockWhole(transaction, year)
      : this.repository.lockShared(transaction, year));
    if (season === null) return refused(seasonProblems.unknown.at(path, { year }));
    return season.closed ? refused(seasonProblems.closed.at(path, { year })) : season;
  }

  open(caller: AccountCaller, { idempotencyKey: key, seasonYear: year, annualMeeting }: OpenSeasonInput) {
    const write: Write = { action: 'openSeason', key, input: { year, annualMeeting } };
    return this.writes.run<SeasonSaved>(
      caller,
      write,
      async (transaction) => (await this.openIn(transaction, year, annualMeeting)) ?? saved(year),
    );
  }

  /** To next year's, and back to the first of all, for old lists. @returns why it is not opened; null: it is */
  async openIn(transaction: Transaction, year: number, annualMeeting: string | null): Promise<Refused | null> {
    const nextYear = Number((await this.clock.today()).slice(0, 4)) + 1;
    if (year < FIRST_SEASON || year > nextYear)
      return refused(seasonProblems.outOfRange({ first: FIRST_SEASON, last: nextYear }));
    if (!isOfYear(annualMeeting, year)) return refused(seasonProblems.meetingElsewhere({ year }));
    const isNew = await this.repository.create(transaction, { year, annualMeeting, matchLimit: matchLimit(year) });
    if (!isNew) return refused(seasonProblems.exists({ year }));
    await record(transaction, { type: 'season-opened', season: year });
    return null;
  }

  /** Null while it is not fixed: then every match of the season needs an approval (D22). */
  setAnnualMeeting(
    caller: AccountCaller,
    { idempotencyKey: key, seasonYear: year, annualMeeting: day }: SetAnnualMeetingInput,
  ) {
    return this.writes.run<SeasonSaved>(
      caller,
      { action: 'setAnnualMeeting', key, input: { year, day } },
      async (transaction) => {
        const season = await this.repository.lockWhole(transaction, year);
        if (season === null) return refused(seasonProblems.unknown({ year }));
        if (season.closed) return refused(seasonProblems.closed({ year }));
        if (!isOfYear(day, year)) return refused(seasonProblems.meetingElsewhere({ year }));
        await this.repository.setAnnualMeeting(transaction, year, day);
        await record(transaction, { type: 'season-changed', season: year });
        return saved(year);
      },
    );
  }
}

/** What a season that is open still lacks; it stands in the way of nothing yet. */
export function warningsOf({ year, annualMeeting, closed }: Omit<SeasonRow, 'matchLimit'>): readonly Problem[] {
  return annualMeeting === null && !closed ? [seasonProblems.noMeeting({ year })] : [];
}

function saved(year: number): SeasonSaved {
  return { __typename: 'SeasonSaved', year };
}

function isOfYear(day: string | null, year: number): boolean {
  return day === null || Number(day.slice(0, 4)) === year;
}
