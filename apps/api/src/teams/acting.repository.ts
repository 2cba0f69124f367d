import { Injectable } from '@nestjs/common';
import { toDate } from '../database/days.js';
import { PrismaService } from '../database/prisma.service.js';
import type { Transaction } from '../database/transactions.js';

@Injectable()
export class ActingRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The sides of which a person is a member on a day or will be one: for these he acts (D12). */
  async sidesOf(personId: string, day: string, database: Transaction = this.prisma): Promise<string[]> {
    const rows = await database.membership.findMany({
      where: { personId, OR: [{ lastDay: null }, { lastDay: { gte: toDate(day) } }] },
      select: { teamId: true },
    });
    return rows.map(({ teamId }) => teamId);
  }

  /** The sides of which these persons are or were members: as jurors they leave their affairs to others (D12). */
  async everOf(
    personIds: readonly string[],
    database: Transaction = this.prisma,
  ): Promise<readonly { readonly personId: string; readonly sideId: string }[]> {
    const rows = await database.membership.findMany({
      where: { personId: { in: [...personIds] } },
      select: { personId: true, teamId: true },
    });
    return rows.map(({ personId, teamId }) => ({ personId, sideId: teamId }));
  }
}
