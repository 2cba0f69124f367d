import { Injectable } from '@nestjs/common';
import { type TrophyEntry, trophyOf } from '@tarokk/competition';
import { sql } from 'kysely';
import { anyOf } from '../../platform/database/rows.js';
import type { Transaction } from '../../platform/database/transactions.js';

@Injectable()
export class OldTrophiesRepository {
  /** Entries of old lists that name one of these persons. All others follow from their matches and games. */
  async of(transaction: Transaction, persons: readonly string[]): Promise<TrophyEntry[]> {
    const ofOldLists = transaction.$kysely.selectFrom('trophy').selectAll().where('evidence', '=', 'old-list');
    const rows = await ofOldLists
      .where((eb) =>
        eb.or([
          eb('announcerId', '=', anyOf(persons)),
          eb('partnerId', '=', anyOf(persons)),
          eb('opponentIds', '&&', sql<string[]>`${[...persons]}::uuid[]`),
        ]),
      )
      .execute();
    return rows.map(trophyOf);
  }

  async byIds(transaction: Transaction, ids: readonly string[]): Promise<TrophyEntry[]> {
    const ofOldLists = transaction.$kysely.selectFrom('trophy').selectAll().where('evidence', '=', 'old-list');
    return (await ofOldLists.where('id', '=', anyOf(ids)).execute()).map(trophyOf);
  }
}
