import { Injectable } from '@nestjs/common';
import { toDate } from '../../../platform/database/days.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { anyOf } from '../../../platform/database/rows.js';
import type { Transaction } from '../../../platform/database/transactions.js';

@Injectable()
export class ActingRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The sides of which a person is a member or player on a day or will be one: for these they act (D12). */
  async sidesOf(transaction: Transaction | null, personId: string, day: string): Promise<string[]> {
    const rows = await (transaction ?? this.prisma).$kysely
      .selectFrom('sideMember')
      .select('sideId')
      .where('personId', '=', personId)
      .where((eb) => eb.or([eb('lastDay', 'is', null), eb('lastDay', '>=', toDate(day))]))
      .execute();
    return rows.map(({ sideId }) => sideId);
  }

  /** The sides of which these persons are or were: as jurors they leave their affairs to others (D12). */
  everOf(
    personIds: readonly string[],
    database: Transaction = this.prisma,
  ): Promise<{ readonly personId: string; readonly sideId: string }[]> {
    return database.$kysely
      .selectFrom('sideMember')
      .select(['personId', 'sideId'])
      .where('personId', '=', anyOf(personIds))
      .execute();
  }
}
