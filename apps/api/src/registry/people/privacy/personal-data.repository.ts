import { Injectable } from '@nestjs/common';
import { nameKey } from '@tarokk/competition';
import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { lockName } from '../../../platform/database/name-lock.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Transaction } from '../../../platform/database/transactions.js';

/** What of somebody is in one table, `r` in its expressions. */
interface Part {
  readonly name: string;
  readonly table: keyof Tables;
  /** By which its rows are in order. */
  readonly place: RawBuilder<string>;
  readonly isTheirs: RawBuilder<SqlBool>;
  /** Columns that are secrets. */
  readonly without?: readonly string[];
}

type RowsOfPart = SelectQueryBuilder<Tables, never, { part: string; place: string; row: object }>;

@Injectable()
export class PersonalDataRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** All that the office keeps about somebody, secrets and their hashes apart; their own entries and those merged into them. */
  async allOf(personId: string): Promise<object> {
    const { $kysely } = this.prisma;
    const entries = $kysely
      .selectFrom('person')
      .select('id')
      .where((eb) => eb.or([eb('id', '=', personId), eb('mergedInto', '=', personId)]));
    const accounts = $kysely.selectFrom('account').select('id').where('personId', 'in', entries);
    const isOfEntry = ofThem('personId', entries);
    const isOfAccount = ofThem('accountId', accounts);
    const created = sql<string>`r.created_at::text`;
    const day = sql<string>`r.date::text`;
    const season = sql<string>`r.season::text`;
    const firstDay = sql<string>`r.first_day::text`;
    const parts: readonly Part[] = [
      { name: 'entries', table: 'person', place: created, isTheirs: ofThem('id', entries) },
      { name: 'names', table: 'personName', place: sql`r.since::text`, isTheirs: isOfEntry, without: ['key'] },
      { name: 'contact', table: 'contact', place: sql`''`, isTheirs: isOfEntry },
      {
        name: 'accounts',
        table: 'account',
        place: created,
        isTheirs: isOfEntry,
        without: ['password_hash', 'pin_hash'],
      },
      { name: 'logins', table: 'login', place: created, isTheirs: isOfAccount, without: ['token_hash'] },
      { name: 'apiTokens', table: 'apiToken', place: created, isTheirs: isOfAccount, without: ['token_hash'] },
      { name: 'notices', table: 'notice', place: created, isTheirs: isOfAccount },
      { name: 'notifications', table: 'notification', place: created, isTheirs: isOfEntry },
      {
        name: 'notificationSettings',
        table: 'notificationSetting',
        place: sql`r.kind || r.channel`,
        isTheirs: isOfAccount,
      },
      { name: 'webhooks', table: 'webhook', place: created, isTheirs: isOfAccount },
      { name: 'deliveries', table: 'delivery', place: created, isTheirs: isOfAccount },
      { name: 'memberships', table: 'membership', place: firstDay, isTheirs: isOfEntry },
      {
        name: 'teamInvitations',
        table: 'teamInvitation',
        place: created,
        isTheirs: sql`${isOfEntry} OR ${ofThem('acceptedBy', entries)}`,
        without: ['token_hash'],
      },
      { name: 'proposedMemberships', table: 'proposedMember', place: season, isTheirs: isOfEntry },
      { name: 'pairs', table: 'pairPlayer', place: firstDay, isTheirs: isOfEntry },
      { name: 'cups', table: 'cupPlayer', place: season, isTheirs: isOfEntry },
      { name: 'matches', table: 'matchPlayer', place: day, isTheirs: isOfEntry },
      { name: 'freeGames', table: 'freeGamePlayer', place: day, isTheirs: isOfEntry },
      { name: 'freeCredits', table: 'freeCredit', place: day, isTheirs: isOfEntry },
      { name: 'appearances', table: 'appearance', place: day, isTheirs: isOfEntry },
      { name: 'trophies', table: 'trophy', place: sql`r.position`, isTheirs: ofThem('announcerId', entries) },
      {
        name: 'requests',
        table: 'request',
        place: sql`r.asked_at::text`,
        isTheirs: sql`${ofThem('askedBy', accounts)} OR ${isOfEntry} OR ${ofThem('replacesId', entries)}`,
      },
      { name: 'drafts', table: 'draft', place: sql`r.updated_at::text`, isTheirs: isOfAccount },
      { name: 'logEntries', table: 'auditEntry', place: sql`lpad(r.id::text, 20, '0')`, isTheirs: isOfAccount },
    ];
    const [first, ...others] = parts.map((part) => rowsOf($kysely, part));
    const rows = await $kysely
      .selectFrom(others.reduce((all, each) => all.unionAll(each), first!).as('rows'))
      .select(['rows.part', sql<object[]>`jsonb_agg(rows.row ORDER BY rows.place COLLATE "C")`.as('list')])
      .groupBy('rows.part')
      .orderBy('rows.part')
      .execute();
    return Object.fromEntries(rows.map(({ part, list }) => [part, list]));
  }

  /**
   * Nothing is left that tells who it was: names, contact data, the account. Matches and trophies stay with the id, for
   * they are others' too.
   */
  /** @returns the ids of their accounts, which nobody can use any more */
  async erase(transaction: Transaction, personId: string): Promise<readonly string[]> {
    const entries = { OR: [{ id: personId }, { mergedInto: personId }] };
    const account = { account: { person: entries } };
    await transaction.contact.deleteMany({ where: { person: entries } });
    await transaction.login.deleteMany({ where: account });
    await transaction.apiToken.deleteMany({ where: account });
    await transaction.oneTimeLink.deleteMany({ where: account });
    await transaction.notice.deleteMany({ where: account });
    await transaction.teamInvitation.updateMany({
      where: { person: entries, acceptedAt: null, withdrawnAt: null },
      data: { withdrawnAt: new Date(), name: null, email: null },
    });
    await transaction.delivery.deleteMany({ where: account });
    await transaction.notification.deleteMany({ where: { person: entries } });
    await transaction.notificationSetting.deleteMany({ where: account });
    await transaction.webhook.deleteMany({ where: account });
    const accounts = await transaction.account.updateManyAndReturn({
      where: { person: entries },
      select: { id: true },
      data: { username: null, passwordHash: null, pinHash: null, jury: false, admin: false, disabledAt: new Date() },
    });
    const erased = await transaction.person.updateManyAndReturn({
      where: entries,
      data: { pseudonymous: true, erasedAt: new Date() },
      select: { id: true, number: true, nameRevision: true },
    });
    await transaction.personName.deleteMany({ where: { person: entries } });
    await transaction.personName.createMany({
      data: erased.map(({ id, number, nameRevision }) => {
        const name = `Player ${number}`;
        return { personId: id, revision: nameRevision, name, key: nameKey(name) };
      }),
    });
    return accounts.map(({ id }) => id);
  }

  /** Whether nobody else can act as an admin. Changes of who is an admin wait for one another. */
  async isLastAdmin(transaction: Transaction, personId: string): Promise<boolean> {
    await lockName(transaction, 'admins');
    const admins = await transaction.account.findMany({
      where: { admin: true, disabledAt: null, username: { not: null } },
      select: { personId: true },
    });
    return admins.length > 0 && admins.every((admin) => admin.personId === personId);
  }
}

function ofThem(column: string, ids: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`r.${column}`)} IN ${ids}`;
}

/** Whole rows, with the names that the database has. */
function rowsOf($kysely: Kysely<Tables>, { name, table, place, isTheirs, without = [] }: Part): RowsOfPart {
  return $kysely
    .selectFrom(sql`${sql.table(table)}`.as('r'))
    .select([
      sql<string>`${sql.lit(name)}::text`.as('part'),
      place.as('place'),
      sql<object>`to_jsonb(r) - ${[...without]}::text[]`.as('row'),
    ])
    .where(isTheirs);
}
