import { Injectable } from '@nestjs/common';
import type { FreeKindId } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import { insertRows } from '../../platform/database/rows.js';
import type { Transaction } from '../../platform/database/transactions.js';

/** What a player gets for a match or a game in the free championship, as it is kept (D43–D46). */
export interface CountedCredit {
  readonly person: string;
  readonly season: number;
  readonly date: string;
  readonly kind: FreeKindId;
  readonly points: number;
  /** What its sentence is made of. */
  readonly values: Sentence['values'];
}

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
