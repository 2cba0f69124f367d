import { Injectable } from '@nestjs/common';
import type { CountedCredit } from '@tarokk/competition';
import { toDay } from '../../platform/database/days.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { freeGameRow } from '../../matches/free-games/free-game-columns.repository.js';
import type { FreeGameRow } from '../../matches/free-games/free-game.row.js';

/** A credit with the match or game that it is for. */
export interface SourcedCredit extends CountedCredit {
  readonly source: string;
}

@Injectable()
export class FreeRecountRepository {
  /** Admitted games of a season behind an id, in the order of their ids. */
  async admitted(transaction: Transaction, year: number, after: string, limit: number): Promise<FreeGameRow[]> {
    const rows = await transaction.$kysely
      .selectFrom('freeGame')
      .selectAll()
      .where('season', '=', year)
      .where('state', '=', 'admitted')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(freeGameRow);
  }

  async credits(transaction: Transaction, year: number): Promise<SourcedCredit[]> {
    const rows = await transaction.$kysely.selectFrom('freeCredit').selectAll().where('season', '=', year).execute();
    return rows.map(({ sourceId, personId, season, date, kind, points, values }) => ({
      source: sourceId,
      person: personId,
      season,
      date: toDay(date),
      kind,
      points,
      values,
    }));
  }
}
