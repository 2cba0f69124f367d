import { Injectable } from '@nestjs/common';
import type { Factor } from '@tarokk/competition';
import { toDate, toDay } from '../../../platform/database/days.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';

@Injectable()
export class FreeFactorsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The factors of these years, by ruleset. */
  async ofYears(transaction: Transaction | null, years: readonly number[]): Promise<Factor[]> {
    const rows = await (transaction ?? this.prisma).freeFactor.findMany({
      where: { season: { in: [...new Set(years)] } },
      orderBy: [{ season: 'asc' }, { ruleset: 'asc' }],
    });
    return rows.map(({ season, ruleset, numerator, denominator, fixedOn }) => ({
      year: season,
      ruleset,
      numerator,
      denominator,
      fixedOn: toDay(fixedOn),
    }));
  }

  async save(transaction: Transaction, { year, ruleset, fixedOn, ...fraction }: Factor, by: string): Promise<void> {
    const data = { ...fraction, fixedOn: toDate(fixedOn), fixedBy: by };
    await transaction.freeFactor.upsert({
      where: { season_ruleset: { season: year, ruleset } },
      create: { season: year, ruleset, ...data },
      update: data,
    });
  }

  /** Whether a session counts by this factor, or has counted and was reopened. */
  async isUsed(transaction: Transaction, year: number, ruleset: string): Promise<boolean> {
    const used = await transaction.freeGame.findFirst({
      where: { season: year, kind: 'session', subject: ruleset, state: { in: ['admitted', 'reopened'] } },
      select: { id: true },
    });
    return used !== null;
  }
}
