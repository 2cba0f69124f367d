import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';
import { sql } from 'kysely';
import { lockName } from '../../platform/database/name-lock.js';
import { ROWS_COUNTED } from '../../platform/database/counting.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Slice } from '../../platform/graphql/connection.js';
import { pageByCreation } from './page-by-creation.js';

export interface AccountRow {
  readonly id: string;
  readonly personId: string;
  /** Null until the invitation is accepted. */
  readonly username: string | null;
  readonly jury: boolean;
  readonly admin: boolean;
  readonly language: string;
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
}

/** With the columns that only logging in may read. */
export interface SecretAccountRow extends AccountRow {
  readonly passwordHash: string | null;
  readonly pinHash: string | null;
  readonly pinFailures: number;
}

export interface AccountRoles {
  readonly jury: boolean;
  readonly admin: boolean;
}

const accountColumns = {
  id: true,
  personId: true,
  username: true,
  jury: true,
  admin: true,
  language: true,
  disabledAt: true,
  createdAt: true,
} as const;
const secretAccountColumns = { ...accountColumns, passwordHash: true, pinHash: true, pinFailures: true } as const;

@Injectable()
export class AccountsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The accounts, or those with an office, the oldest first. */
  list(slice: Slice, office: keyof AccountRoles | null): Promise<AccountRow[]> {
    const { where, ...page } = pageByCreation(slice, false);
    return this.prisma.account.findMany({
      select: accountColumns,
      where: { ...withOffice(office), ...where },
      ...page,
    });
  }

  count(office: keyof AccountRoles | null): Promise<number> {
    return this.prisma.account.count({ where: withOffice(office), take: ROWS_COUNTED });
  }

  findByIds(ids: readonly string[]): Promise<AccountRow[]> {
    return this.prisma.account.findMany({ select: accountColumns, where: { id: { in: [...ids] } } });
  }

  findByPersons(ids: readonly string[]): Promise<AccountRow[]> {
    return this.prisma.account.findMany({ select: accountColumns, where: { personId: { in: [...ids] } } });
  }

  /** Who can log in under this username or e-mail address, whatever their case. */
  async findByName(name: string): Promise<SecretAccountRow | null> {
    const { $kysely } = this.prisma;
    const lower = sql<string>`lower(${name})`;
    const byAddress = $kysely
      .selectFrom('contact as c')
      .innerJoin('account as b', 'b.personId', 'c.personId')
      .select('b.id')
      .where(sql<string>`lower(c.email)`, '=', lower)
      .where('b.username', 'is not', null);
    const found = $kysely.selectFrom('account').select('id').where('username', '=', lower).unionAll(byAddress).limit(1);
    const account = $kysely.selectFrom('account').selectAll().where('id', '=', found);
    return (await account.executeTakeFirst()) ?? null;
  }

  /**
   * The account, locked until the end of the transaction. Each change of an account or of what belongs to it
   * locks the account first.
   */
  async lock(transaction: Transaction, id: string): Promise<SecretAccountRow | null> {
    await transaction.$kysely.selectFrom('account').where('id', '=', id).forNoKeyUpdate().execute();
    return transaction.account.findUnique({ select: secretAccountColumns, where: { id } });
  }

  /** The account of a person, locked; null for who has none. */
  async lockOfPerson(transaction: Transaction, personId: string): Promise<AccountRow | null> {
    await transaction.$kysely.selectFrom('account').where('personId', '=', personId).forNoKeyUpdate().execute();
    return transaction.account.findUnique({ select: accountColumns, where: { personId } });
  }

  /** Notes that the e-mail address was changed: the log has this and not the address. */
  async noteEmailChange(transaction: Transaction, id: string): Promise<void> {
    await transaction.account.update({ where: { id }, data: { emailChangedAt: new Date() } });
  }

  create(transaction: Transaction, personId: string, language: string, roles: AccountRoles): Promise<AccountRow> {
    return transaction.account.create({ data: { personId, language, ...roles }, select: accountColumns });
  }

  /** Sets a password, and with it the username where there was none. */
  async setPassword(transaction: Transaction, id: string, username: string, passwordHash: string): Promise<void> {
    await transaction.account.update({
      where: { id },
      data: { username, passwordHash, passwordChangedAt: new Date() },
    });
  }

  /** Waits for others who take this username, so that the answer stays true until the end of the transaction. */
  async isUsernameFree(transaction: Transaction, username: string): Promise<boolean> {
    await lockName(transaction, `username ${username}`);
    return (await transaction.account.count({ where: { username } })) === 0;
  }

  async setRoles(transaction: Transaction, id: string, roles: AccountRoles): Promise<void> {
    await transaction.account.update({ where: { id }, data: roles });
  }

  async setDisabled(transaction: Transaction, id: string, disabledAt: Date | null): Promise<void> {
    await transaction.account.update({ where: { id }, data: { disabledAt } });
  }

  async setLanguage(transaction: Transaction, id: string, language: string): Promise<void> {
    await transaction.account.update({ where: { id }, data: { language } });
  }

  async pinOf(id: string): Promise<{ readonly hasPin: boolean; readonly pinFailures: number }> {
    const select = { pinHash: true, pinFailures: true } as const;
    const { pinHash, pinFailures } = await this.prisma.account.findUniqueOrThrow({ select, where: { id } });
    return { hasPin: pinHash !== null, pinFailures };
  }

  async setPin(transaction: Transaction, id: string, pinHash: string | null): Promise<void> {
    await transaction.account.update({ where: { id }, data: { pinHash, pinFailures: 0, pinChangedAt: new Date() } });
  }

  async setPinFailures(transaction: Transaction, id: string, pinFailures: number): Promise<void> {
    await transaction.account.update({ where: { id }, data: { pinFailures } });
  }

  /** Changes of who is an admin wait for one another. */
  async lockAdmins(transaction: Transaction): Promise<void> {
    await lockName(transaction, 'admins');
  }

  /** Whether somebody else than this account can log in as an admin. */
  async hasOtherAdmin({ $kysely }: Pick<Transaction, '$kysely'>, than: string | null): Promise<boolean> {
    const admin = await $kysely
      .selectFrom('account')
      .select('id')
      .where('admin', '=', true)
      .where('disabledAt', 'is', null)
      .where('username', 'is not', null)
      .where('id', 'is distinct from', than)
      .limit(1)
      .executeTakeFirst();
    return admin !== undefined;
  }

  /** Nobody can log in as an admin, outside of any transaction. */
  async isWithoutAdmin(): Promise<boolean> {
    return !(await this.hasOtherAdmin(this.prisma, null));
  }
}

function withOffice(office: keyof AccountRoles | null): Prisma.AccountWhereInput {
  return office === null ? {} : { [office]: true };
}
