import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';

export interface CaptainOfTeam {
  readonly teamId: string;
  readonly team: string;
  readonly takesPart: boolean;
  /** Null for a team that has none now. */
  readonly personId: string | null;
  /** They have an account to which they can log in. */
  readonly canLogIn: boolean;
}

@Injectable()
export class CaptainsRepository {
  /** The captains of these teams; of an id that is no team's there is none. */
  async of(transaction: Transaction, teamIds: readonly string[]): Promise<CaptainOfTeam[]> {
    const rows = await transaction.team.findMany({
      where: { id: { in: [...teamIds] } },
      select: {
        id: true,
        confirmedAt: true,
        side: { select: { name: true } },
        members: {
          where: { captain: true, lastDay: null },
          select: { personId: true, person: { select: { account: { select: { username: true, disabledAt: true } } } } },
        },
      },
    });
    return rows.map(({ id, confirmedAt, side, members: [captain] }) => {
      const account = captain?.person.account ?? null;
      return {
        teamId: id,
        team: side.name,
        takesPart: confirmedAt !== null,
        personId: captain?.personId ?? null,
        canLogIn: account !== null && account.username !== null && account.disabledAt === null,
      };
    });
  }
}
