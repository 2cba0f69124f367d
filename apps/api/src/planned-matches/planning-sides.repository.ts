import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';
import type { SideKind } from '../teams/side.types.js';

export interface PlanningSide {
  readonly id: string;
  readonly season: number;
  readonly kind: SideKind;
  readonly name: string;
  /** A team carried over waits for its confirmation; a pair never does. */
  readonly confirmed: boolean;
}

/** What planning has to know of seasons and sides, and keeps as it is until the end of the transaction. */
@Injectable()
export class PlanningSidesRepository {
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

  /** Who closes the season waits, and is waited for (D25). Null for a year without a season. */
  async isClosed(transaction: Transaction, year: number): Promise<boolean | null> {
    const rows = await transaction.$queryRaw<{ closed: boolean }[]>`
      SELECT "closed_at" IS NOT NULL AS "closed" FROM "season" WHERE "year" = ${year} FOR SHARE`;
    return rows[0]?.closed ?? null;
  }
}
