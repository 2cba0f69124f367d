import { Injectable } from '@nestjs/common';
import type { TrophyEntry } from '@tarokk/competition';
import { type TrophyRow, trophyOf } from '../../competitions/counting/trophy-row.js';
import type { Transaction } from '../../platform/database/transactions.js';

@Injectable()
export class OldTrophiesRepository {
  /** Entries of old lists that name one of these persons. All others follow from their matches and games. */
  async of(transaction: Transaction, persons: readonly string[]): Promise<TrophyEntry[]> {
    const rows = await transaction.$queryRaw<TrophyRow[]>`
      SELECT t.*, t."date"::text AS "date" FROM "trophy" t
      WHERE t."evidence" = 'old-list' AND (t."announcer_id" = ANY (${[...persons]}::uuid[])
        OR t."partner_id" = ANY (${[...persons]}::uuid[]) OR t."opponent_ids" && ${[...persons]}::uuid[])`;
    return rows.map(trophyOf);
  }

  async byIds(transaction: Transaction, ids: readonly string[]): Promise<TrophyEntry[]> {
    const rows = await transaction.$queryRaw<TrophyRow[]>`
      SELECT t.*, t."date"::text AS "date" FROM "trophy" t WHERE t."evidence" = 'old-list' AND t."id" = ANY (${[...ids]}::uuid[])`;
    return rows.map(trophyOf);
  }
}
