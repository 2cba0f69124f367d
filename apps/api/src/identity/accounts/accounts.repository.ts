import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';
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
    const [found] = await this.prisma.$queryRaw<SecretAccountRow[]>`
      SELECT a."id", a."person_id" AS "personId", a."username", a."jury", a."admin", a."language",
             a."disabled_at" AS "disabledAt", a."created_at" AS "createdAt",
             a."password_hash" AS "passwordHash", a."pin_hash" AS "pinHash", a."pin_failures" AS "pinFailures"
      FROM "account" a WHERE a."id" = (
        SELECT "id" FROM "account" WHERE "username" = lower(${name})
        UNION ALL
        SELECT b."id" FROM "contact" c JOIN "account" b ON b."person_id" = c."person_id"
        WHERE lower(c."email") = lower(${name}) AND b."username" IS NOT NULL
        LIMIT 1)`;
    return found ?? null;
  }

  /**
   * The account, locked until the end of the transaction. Each change of an account or of what belongs to it
   * locks the account first.
   */
  async lock(transaction: Transaction, id: string): Promise<SecretAccountRow | null> {
    await transaction.$executeRaw`SELECT 1 FROM "account" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`;
    return transaction.account.findUnique({ select: secretAccountColumns, where: { id } });
  }

  /** The account of a person, locked; null for who has none. */
  async lockOfPerson(transaction: Transaction, personId: string): Promise<AccountRow | null> {
    await transaction.$executeRaw`SELECT 1 FROM "account" WHERE "person_id" = ${personId}::uuid FOR NO KEY UPDATE`;
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
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('username ' || ${username}, 0))`;
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
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('admins', 0))`;
  }

  /** Whether somebody else than this account can log in as an admin. */
  async hasOtherAdmin(transaction: Pick<Transaction, '$queryRaw'>, than: string | null): Promise<boolean> {
    const [{ found }] = await transaction.$queryRaw<[{ found: boolean }]>`
      SELECT EXISTS (
        SELECT FROM "account"
        WHERE "admin" AND "disabled_at" IS NULL AND "username" IS NOT NULL AND "id" IS DISTINCT FROM ${than}::uuid
      ) AS "found"`;
    return found;
  }

  /** Nobody can log in as an admin, outside of any transaction. */
  async isWithoutAdmin(): Promise<boolean> {
    return !(await this.hasOtherAdmin(this.prisma, null));
  }
}

function withOffice(office: keyof AccountRoles | null): Prisma.AccountWhereInput {
  return office === null ? {} : { [office]: true };
}
