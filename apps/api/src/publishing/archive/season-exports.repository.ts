import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';

@Injectable()
export class SeasonExportsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** For connections that see one moment for as long as a download takes: requests do not wait for them. */
  get url(): string {
    return this.prisma.pool.options.connectionString!;
  }

  async hasSeason(transaction: Transaction, year: number): Promise<boolean> {
    return (await transaction.season.findUnique({ where: { year }, select: { year: true } })) !== null;
  }

  /** That somebody was given a full archive. */
  async note(transaction: Transaction, year: number, accountId: string): Promise<void> {
    await transaction.seasonExport.create({ data: { year, madeBy: accountId } });
  }
}
