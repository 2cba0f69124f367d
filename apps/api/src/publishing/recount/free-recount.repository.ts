import { Injectable } from '@nestjs/common';
import type { CountedCredit } from '../../competitions/counting/free-credits.repository.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { freeGameColumns } from '../../matches/free-games/free-game-columns.repository.js';
import type { FreeGameRow } from '../../matches/free-games/free-game.row.js';

/** A credit with the match or game that it is for. */
export interface SourcedCredit extends CountedCredit {
  readonly source: string;
}

@Injectable()
export class FreeRecountRepository {
  /** Admitted games of a season behind an id, in the order of their ids. */
  admitted(transaction: Transaction, year: number, after: string, limit: number): Promise<FreeGameRow[]> {
    return transaction.$queryRaw<FreeGameRow[]>`
      SELECT ${freeGameColumns} FROM "free_game" g
      WHERE g."season" = ${year} AND g."state" = 'admitted' AND g."id" > ${after}::uuid ORDER BY g."id" LIMIT ${limit}`;
  }

  credits(transaction: Transaction, year: number): Promise<SourcedCredit[]> {
    return transaction.$queryRaw<SourcedCredit[]>`
      SELECT "source_id" AS "source", "person_id" AS "person", "season", "date"::text AS "date", "kind", "points", "values"
      FROM "free_credit" WHERE "season" = ${year}`;
  }
}
