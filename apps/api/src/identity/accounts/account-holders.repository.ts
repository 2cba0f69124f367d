import { Injectable } from '@nestjs/common';
import { lockName } from '../../platform/database/name-lock.js';
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
    await transaction.$kysely.selectFrom('person').where('id', '=', personId).forNoKeyUpdate().execute();
    const found = await transaction.person.findUnique({
      where: { id: personId, mergedInto: null },
      select: { account: { select: { id: true } }, contact: { select: { email: true } } },
    });
    return found && { personId, accountId: found.account?.id ?? null, email: found.contact?.email ?? null };
  }

  /** Null without an address. */
  async emailOf(transaction: Transaction | null, personId: string): Promise<string | null> {
    const contact = await (transaction ?? this.prisma).contact.findUnique({ where: { personId } });
    return contact?.email ?? null;
  }

  /** Waits for others who enter this address, so that the answer stays true until the end of the transaction. */
  async isEmailFree(transaction: Transaction, email: string, personId: string): Promise<boolean> {
    await lockName(transaction, `email ${email.toLowerCase()}`);
    const other = await transaction.$kysely
      .selectFrom('contact')
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', eb.fn<string>('lower', [eb.val(email)])))
      .where('personId', '<>', personId)
      .executeTakeFirst();
    return other === undefined;
  }

  /** False when the address is another person's. */
  async setEmail(transaction: Transaction, personId: string, email: string): Promise<boolean> {
    if (!(await this.isEmailFree(transaction, email, personId))) return false;
    await transaction.contact.upsert({ where: { personId }, create: { personId, email }, update: { email } });
    return true;
  }
}
