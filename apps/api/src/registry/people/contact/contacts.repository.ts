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

  /** Null for who has none. */
  async emailOf(transaction: Transaction, personId: string): Promise<string | null> {
    const contact = await transaction.contact.findUnique({ where: { personId } });
    return contact?.email ?? null;
  }

  /** Waits for others who enter this address, so that the answer stays true until the end of the transaction. */
  async isEmailFree(transaction: Transaction, email: string, personId: string): Promise<boolean> {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('email ' || lower(${email}), 0))`;
    const others = await transaction.$queryRaw<unknown[]>`
      SELECT 1 FROM "contact" WHERE lower("email") = lower(${email}) AND "person_id" <> ${personId}::uuid`;
    return others.length === 0;
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
