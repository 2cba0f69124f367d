import { Injectable } from '@nestjs/common';
import { keptTrophy, type TrophyEntry } from '@tarokk/competition';
import { anyOf, upsertRows } from '../../platform/database/rows.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { trophyListChange } from './trophy-list-change.js';

/** The entries of the trophy list. Their numbers follow from the whole list whenever somebody asks (D49). */
@Injectable()
export class TrophyEntriesRepository {
  /**
   * Replaces some entries of the list by others. Entries that are equal before and after are not touched.
   * @param before as they are in the list
   * @param after as they will be; an entry that keeps its id is the same entry
   */
  async replace(
    transaction: Transaction,
    before: readonly TrophyEntry[],
    after: readonly TrophyEntry[],
  ): Promise<void> {
    const { entered, removed } = trophyListChange(before, after);
    if (removed.length > 0) {
      const ids = removed.map(({ id }) => id);
      await transaction.$kysely.deleteFrom('trophy').where('id', '=', anyOf(ids)).execute();
    }
    if (entered.length > 0) await upsertRows(transaction, 'trophy', entered.map(keptTrophy), 'id').execute();
  }
}
