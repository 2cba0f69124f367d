import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';

export interface Invitee {
  readonly personId: string;
  readonly accountId: string | null;
  readonly email: string | null;
}

/** The persons who hold accounts: who they are, and where letters about their accounts go. */
@Injectable()
export class AccountHoldersRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** A person, unless merged into another; nobody else invites them until the end of the transaction. */
  async lockInvitee(transaction: Transaction, personId: string): Promise<Invitee | null> {
    await transaction.$executeRaw`SELECT 1 FROM "person" WHERE "id" = ${personId}::uuid FOR NO KEY UPDATE`;
    const [found] = await transaction.$queryRaw<Invitee[]>`
      SELECT p."id" AS "personId", a."id" AS "accountId", c."email"
      FROM "person" p
      LEFT JOIN "account" a ON a."person_id" = p."id"
      LEFT JOIN "contact" c ON c."person_id" = p."id"
      WHERE p."id" = ${personId}::uuid AND p."merged_into" IS NULL`;
    return found ?? null;
  }

  /** Null without an address. */
  async emailOf(transaction: Transaction | null, personId: string): Promise<string | null> {
    const contact = await (transaction ?? this.prisma).contact.findUnique({ where: { personId } });
    return contact?.email ?? null;
  }

  /** Waits for others who enter this address, so that the answer stays true until the end of the transaction. */
  async isEmailFree(transaction: Transaction, email: string, personId: string): Promise<boolean> {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('email ' || lower(${email}), 0))`;
    const others = await transaction.$queryRaw<unknown[]>`
      SELECT 1 FROM "contact" WHERE lower("email") = lower(${email}) AND "person_id" <> ${personId}::uuid`;
    return others.length === 0;
  }

  /** False when the address is another person's. */
  async setEmail(transaction: Transaction, personId: string, email: string): Promise<boolean> {
    if (!(await this.isEmailFree(transaction, email, personId))) return false;
    await transaction.contact.upsert({ where: { personId }, create: { personId, email }, update: { email } });
    return true;
  }
}
