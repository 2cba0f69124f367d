import { Injectable } from '@nestjs/common';
import {
  type Appearance,
  byKey,
  type Counted,
  countedOf,
  type CountedResult,
  type RecountDifference,
  firstDifference,
  type OfficialMatch,
  type TrophyEntry,
  withMergedPersons,
  yearOf,
} from '@tarokk/competition';
import { verifyMatch } from '@tarokk/rules';
import type { Transaction } from '../../platform/database/transactions.js';
import { EventsOfSheets } from '../../competitions/grand-prix/storage/events-of-sheets.js';
import { writtenSheet } from '../../matches/lifecycle/match-file.js';
import { MatchFilesRepository } from '../../matches/lifecycle/match-files.repository.js';
import type { SourcedCredit } from './free-recount.repository.js';
import { FreeYearRecount, sourced } from './free-recount.service.js';
import { type CountingMatch, RecountRepository } from './recount.repository.js';
import type { CountedThing, CountingDifference, Recount } from './recount.types.js';

/** Sheets that are in memory at one time. */
const BATCH = 50;

/** Makes what follows from each match and game of a season afresh, and compares with what is kept of it. */
@Injectable()
export class RecountService {
  constructor(
    private readonly repository: RecountRepository,
    private readonly files: MatchFilesRepository,
    private readonly events: EventsOfSheets,
    private readonly free: FreeYearRecount,
  ) {}

  /** The years of all seasons. */
  seasons(): Promise<readonly number[]> {
    return this.repository.seasons();
  }

  ofSeason(year: number): Promise<Recount> {
    return this.repository.atOneMoment(async (transaction) => {
      const season = await this.recount(transaction, year);
      const kept = await this.repository.trophies(transaction, year);
      const free = await this.free.ofSeason(transaction, year, season.credits);
      const difference =
        season.difference ??
        free.difference ??
        (await this.notApproved(transaction, year)) ??
        trophyDifference(kept, [...season.trophies, ...free.trophies]);
      return { matches: season.matches, games: free.games, trophies: kept.length, difference };
    });
  }

  private async recount(transaction: Transaction, year: number): Promise<RecountedSeason> {
    const mergedInto = await this.repository.mergedInto(transaction);
    const [trophies, credits]: [TrophyEntry[], SourcedCredit[]] = [[], []];
    let [matches, after] = [0, '00000000-0000-0000-0000-000000000000'];
    for (;;) {
      const batch = await this.repository.matches(transaction, year, after, BATCH);
      if (batch.length === 0) return { matches, trophies, credits, difference: null };
      const official = await this.official(transaction, year, batch, mergedInto);
      const counted = official.map(countedOf);
      const difference = await this.kept(transaction, batch, counted);
      if (difference !== null) return { matches, trophies, credits, difference };
      trophies.push(...counted.flatMap((each) => each.trophies));
      credits.push(...official.flatMap(({ id }, index) => sourced(id, counted[index]!.credits)));
      matches += batch.length;
      after = batch.at(-1)!.id;
    }
  }

  private async official(
    transaction: Transaction,
    year: number,
    batch: readonly CountingMatch[],
    mergedInto: ReadonlyMap<string, string>,
  ): Promise<OfficialMatch[]> {
    const contents = new Map((await this.files.contentsOf(transaction, batch)).map((each) => [each.matchId, each]));
    const sheets = batch.map(({ id, revision }) =>
      withMergedPersons(writtenSheet(contents.get(id)!, revision), mergedInto),
    );
    const asked = batch.map(({ id }, index) => ({ matchId: id, sheet: sheets[index]! }));
    const events = await this.events.of(transaction, asked);
    return batch.map(({ id, state, admitted }, index) => {
      const sheet = sheets[index]!;
      const teams = events[index]?.agreement?.teams ?? null;
      const isOfYearBefore = year !== yearOf(sheet.date);
      const special = {
        ...(isOfYearBefore && { season: year }),
        ...(teams && { teams }),
        ...(admitted && { admitted }),
      };
      return { id, sheet, result: verifyMatch(sheet.record), state, ...special };
    });
  }

  private async kept(
    transaction: Transaction,
    batch: readonly CountingMatch[],
    counted: readonly Counted[],
  ): Promise<CountingDifference | null> {
    const ids = batch.map(({ id }) => id);
    const results = await this.repository.resultsOf(transaction, ids);
    const appearances = await this.repository.appearancesOf(transaction, ids);
    return (
      named(
        'result',
        firstDifference(
          byKey(results, keyOfResult),
          byKey(
            counted.flatMap((each) => each.results),
            keyOfResult,
          ),
        ),
      ) ??
      named(
        'appearance',
        firstDifference(
          byKey(appearances, keyOfAppearance),
          byKey(
            counted.flatMap((each) => each.appearances),
            keyOfAppearance,
          ),
        ),
      )
    );
  }

  private async notApproved(transaction: Transaction, year: number): Promise<CountingDifference | null> {
    const id = await this.repository.countedWithoutApproval(transaction, year);
    return id === null ? null : { thing: 'result', id, kept: 'counts', recounted: null };
  }
}

interface RecountedSeason {
  readonly matches: number;
  readonly trophies: readonly TrophyEntry[];
  readonly credits: readonly SourcedCredit[];
  readonly difference: CountingDifference | null;
}

function named(thing: CountedThing, difference: RecountDifference<unknown> | null): CountingDifference | null {
  return difference && { thing, ...difference };
}

/** Entries of old lists follow from no sheet (D50). */
function trophyDifference(kept: readonly TrophyEntry[], recounted: readonly TrophyEntry[]): CountingDifference | null {
  const ofSheets = kept.filter(({ evidence }) => evidence !== 'old-list');
  return named('trophy', firstDifference(byKey(ofSheets, idOf), byKey(recounted, idOf)));
}

function idOf({ id }: TrophyEntry): string {
  return id;
}

function keyOfResult({ matchId, competition }: CountedResult): string {
  return `${matchId} ${competition}`;
}

function keyOfAppearance({ match, person, side }: Appearance): string {
  return `${match} ${person} ${side}`;
}
