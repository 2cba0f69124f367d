import { Injectable } from '@nestjs/common';
import { type Appearance, type CountedResult, yearOf } from '@tarokk/competition';
import { anyOf, insertRows } from '../../platform/database/rows.js';
import type { Transaction } from '../../platform/database/transactions.js';

/** The rows that are stored for some matches from now on. */
export interface CountedChange {
  /** The matches that counted before, whose rows are replaced. The others have no rows yet. */
  readonly replaced: readonly string[];
  readonly results: readonly CountedResult[];
  readonly appearances: readonly Appearance[];
}

@Injectable()
export class CountedRepository {
  /** Until the end of the transaction nobody else takes a place of these teams among their 40 (D17). */
  async lockPlaces({ $kysely }: Transaction, teams: readonly string[]): Promise<void> {
    await $kysely.selectFrom('team').where('id', '=', anyOf(teams)).orderBy('id').forNoKeyUpdate().execute();
  }

  /** Replaces the results and appearances of the matches. */
  async write(transaction: Transaction, { replaced, results, appearances }: CountedChange): Promise<void> {
    if (replaced.length > 0) {
      await transaction.$kysely.deleteFrom('matchResult').where('matchId', '=', anyOf(replaced)).execute();
      await transaction.$kysely.deleteFrom('appearance').where('matchId', '=', anyOf(replaced)).execute();
    }
    if (results.length > 0) await insertRows(transaction, 'matchResult', results).execute();
    const rows = appearances.map((figures) => ({
      matchId: figures.match,
      personId: figures.person,
      sideId: figures.side,
      season: figures.season ?? yearOf(figures.date),
      date: figures.date,
      figures,
    }));
    if (rows.length > 0) await insertRows(transaction, 'appearance', rows).execute();
  }
}
