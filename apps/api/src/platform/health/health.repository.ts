import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PrismaService } from '../database/prisma.service.js';

@Injectable()
export class HealthRepository {
  constructor(private readonly prisma: PrismaService) {}

  async appliedMigrations(): Promise<string[]> {
    const rows = await this.prisma.$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
    return rows.map(({ name }) => name);
  }

  /** Something that is written and means nothing. @throws where the database takes no writes */
  async write(): Promise<void> {
    const since = sql<Date>`now()`;
    await this.prisma.$kysely
      .insertInto('throttle')
      .values({ key: 'readiness', since })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ since }))
      .execute();
  }
}
