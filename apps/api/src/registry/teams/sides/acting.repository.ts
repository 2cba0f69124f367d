import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';

@Injectable()
export class ActingRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The sides of which a person is a member or player on a day or will be one: for these they act (D12). */
  async sidesOf(transaction: Transaction | null, personId: string, day: string): Promise<string[]> {
    const rows = await (transaction ?? this.prisma).$queryRaw<{ sideId: string }[]>`
      SELECT "side_id" AS "sideId" FROM "side_member"
      WHERE "person_id" = ${personId}::uuid AND ("last_day" IS NULL OR "last_day" >= ${day}::date)`;
    return rows.map(({ sideId }) => sideId);
  }

  /** The sides of which these persons are or were: as jurors they leave their affairs to others (D12). */
  everOf(
    personIds: readonly string[],
    database: Transaction = this.prisma,
  ): Promise<{ readonly personId: string; readonly sideId: string }[]> {
    return database.$queryRaw`
      SELECT "person_id" AS "personId", "side_id" AS "sideId" FROM "side_member"
      WHERE "person_id" = ANY (${[...personIds]}::uuid[])`;
  }
}
