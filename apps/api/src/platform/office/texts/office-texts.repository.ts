import { Injectable } from '@nestjs/common';
import type { Language } from '@tarokk/rules';
import type { Database } from '../../database/replica/read-source.js';
import { PrismaService } from '../../database/prisma.service.js';
import type { Transaction } from '../../database/transactions.js';
import type { OfficeText, OfficeTextKind } from './office-text.types.js';

@Injectable()
export class OfficeTextsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Each once, in no order. */
  async kinds(): Promise<readonly string[]> {
    const rows = await this.prisma.$kysely.selectFrom('officeText').select('kind').distinct().execute();
    return rows.map(({ kind }) => kind);
  }

  /** All that are written: at most one of each kind in each language. */
  all(database: Database): Promise<OfficeText[]> {
    return database.officeText.findMany() as Promise<OfficeText[]>;
  }

  async save(transaction: Transaction, { kind, language, words }: OfficeText): Promise<void> {
    await transaction.officeText.upsert({
      where: { kind_language: { kind, language } },
      create: { kind, language, words },
      update: { words },
    });
  }

  async remove(transaction: Transaction, kind: OfficeTextKind, language: Language): Promise<void> {
    await transaction.officeText.deleteMany({ where: { kind, language } });
  }
}
