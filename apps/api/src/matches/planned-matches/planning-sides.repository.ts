import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';
import type { SideKind } from '../../registry/teams/sides/side.types.js';

export interface PlanningSide {
  readonly id: string;
  readonly season: number;
  readonly kind: SideKind;
  readonly name: string;
  /** A team carried over waits for its confirmation; a pair never does. */
  readonly confirmed: boolean;
}

@Injectable()
export class PlanningSidesRepository {
  /** The teams of a season but for those that were withdrawn. */
  teamsOf(transaction: Transaction, season: number): Promise<{ readonly id: string; readonly name: string }[]> {
    return transaction.side.findMany({
      where: { season, kind: 'team', team: { withdrawnAt: null } },
      select: { id: true, name: true },
    });
  }

  async find(transaction: Transaction, ids: readonly string[]): Promise<PlanningSide[]> {
    const rows = await transaction.side.findMany({
      where: { id: { in: [...ids] } },
      include: { team: { select: { confirmedAt: true } } },
    });
    return rows.map(({ id, season, kind, name, team }) => ({
      id,
      season,
      kind: kind as SideKind,
      name,
      confirmed: team === null || team.confirmedAt !== null,
    }));
  }
}
