import { Injectable } from '@nestjs/common';
import { insertRows } from '../../platform/database/rows.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { CountedCredit } from '@tarokk/competition';

/** What players are credited for. */
export type CreditedSource = { readonly matchId: string } | { readonly gameId: string };

@Injectable()
export class FreeCreditsRepository {
  /** Replaces the credits of a match or game. */
  async replace(transaction: Transaction, source: CreditedSource, credits: readonly CountedCredit[]): Promise<void> {
    const { matchId, gameId } = { matchId: null, gameId: null, ...source };
    const sourceId = 'matchId' in source ? source.matchId : source.gameId;
    await transaction.$kysely.deleteFrom('freeCredit').where('sourceId', '=', sourceId).execute();
    const rows = credits.map(({ person, ...credit }) => ({ ...credit, sourceId, personId: person, matchId, gameId }));
    if (rows.length > 0) await insertRows(transaction, 'freeCredit', rows).execute();
  }
}
