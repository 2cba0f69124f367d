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

  /** Whether a person is or was a member of one of these sides: then as a juror he leaves their affairs to others (D12). */
  async isOf(personId: string, sideIds: readonly string[], database: Transaction = this.prisma): Promise<boolean> {
    return (await database.membership.count({ where: { personId, teamId: { in: [...sideIds] } } })) > 0;
  }
}
