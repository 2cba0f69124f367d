import { Injectable } from '@nestjs/common';
import { chainOf } from '@tarokk/archive';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';

@Injectable()
export class SeasonExportsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** For connections that see one moment for as long as a download takes: requests do not wait for them. */
  get url(): string {
    return this.prisma.pool.options.connectionString!;
  }

  /** Whether there is such a season, or a log of a year without one. */
  async hasYear(transaction: Transaction, year: number): Promise<boolean> {
    const season = await transaction.season.findUnique({ where: { year }, select: { year: true } });
    return season !== null || (await transaction.auditEntry.findFirst({ where: { chain: chainOf(year) } })) !== null;
  }

  /** That somebody was given a full archive. */
  async note(transaction: Transaction, year: number, accountId: string): Promise<void> {
    await transaction.seasonExport.create({ data: { year, madeBy: accountId } });
  }
}
