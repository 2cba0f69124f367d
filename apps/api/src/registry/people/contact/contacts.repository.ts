import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';

export interface ContactRow {
  readonly personId: string;
  readonly email: string | null;
  readonly phone: string | null;
}

@Injectable()
export class ContactsRepository {
  constructor(private readonly prisma: PrismaService) {}

  findByPersons(ids: readonly string[]): Promise<ContactRow[]> {
    return this.prisma.contact.findMany({ where: { personId: { in: [...ids] } } });
  }

  /** Without either there is no row. */
  async save(transaction: Transaction, { personId, email, phone }: ContactRow): Promise<void> {
    if (email === null && phone === null) await transaction.contact.deleteMany({ where: { personId } });
    else
      await transaction.contact.upsert({
        where: { personId },
        create: { personId, email, phone },
        update: { email, phone },
      });
  }
}
