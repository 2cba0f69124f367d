import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.js';

export interface Juror {
  readonly accountId: string;
  readonly personId: string;
}

@Injectable()
export class JuryRepository {
  /** All who are of the jury now; a closed account is not. */
  async members(transaction: Transaction): Promise<Juror[]> {
    const rows = await transaction.account.findMany({
      where: { jury: true, disabledAt: null },
      select: { id: true, personId: true },
    });
    return rows.map(({ id, personId }) => ({ accountId: id, personId }));
  }
}
