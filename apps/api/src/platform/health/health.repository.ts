import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PrismaService } from '../database/prisma.service.js';

interface AppliedMigration {
  readonly migrationName: string;
  readonly finishedAt: Date | null;
  readonly rolledBackAt: Date | null;
}

@Injectable()
export class HealthRepository {
  constructor(private readonly prisma: PrismaService) {}

  async appliedMigrations(): Promise<string[]> {
    // The table of Prisma's migrate is no model.
    const migrations = sql<AppliedMigration>`${sql.table('_prisma_migrations')}`.as('m');
    const rows = await this.prisma.$kysely
      .selectFrom(migrations)
      .select('m.migrationName')
      .where('m.finishedAt', 'is not', null)
      .where('m.rolledBackAt', 'is', null)
      .execute();
    return rows.map(({ migrationName }) => migrationName);
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
