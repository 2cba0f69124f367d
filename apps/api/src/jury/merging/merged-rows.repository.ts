import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { writtenRows } from '../../platform/database/rows.js';
import type { Transaction } from '../../platform/database/transactions.js';

/** Rows as the database has them, by the names of their columns. */
type Rows = readonly Readonly<Record<string, unknown>>[];

/** The persons of an entry of an old list. */
export interface OldNames {
  readonly id: string;
  readonly announcer: string;
  readonly partner: string | null;
  readonly opponents: readonly string[];
}

/** What a merge has moved, so that it can be undone. Never contact data or names. */
export interface MovedRows {
  /** Entries that had been merged into the one that was given up. */
  readonly merged: readonly string[];
  /** Of both entries where the one given up had any, before and after. */
  readonly memberships: { readonly before: Rows; readonly after: Rows };
  readonly proposals: { readonly before: Rows; readonly after: Rows };
  /** Memberships whose place the person given up took, and requests about that person. */
  readonly replacements: readonly { readonly season: number; readonly person_id: string }[];
  readonly requests: { readonly joins: readonly string[]; readonly leaves: readonly string[] };
  /** The entries of old lists that named the person given up, with all persons that each of them named. */
  readonly oldTrophies: readonly OldNames[];
  readonly contact: boolean;
  readonly accountMoved: string | null;
  readonly accountClosed: string | null;
  /** The other entry got a pseudonym by it. */
  readonly pseudonym: boolean;
}

/** How two entries are put together. */
export interface MovePlan {
  readonly from: string;
  readonly into: string;
  readonly accountToMove: string | null;
  readonly accountToClose: string | null;
  readonly pseudonym: boolean;
  readonly oldTrophies: readonly OldNames[];
}

/** Puts the rows of two entries of one person together, and apart again. What is written down, sheets and the log, stays. */
@Injectable()
export class MergedRowsRepository {
  async move(transaction: Transaction, plan: MovePlan): Promise<MovedRows> {
    const { from, into, accountToMove, accountToClose, pseudonym, oldTrophies } = plan;
    const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
    const merged = await transaction.person.updateManyAndReturn({
      where: { OR: [{ id: from }, { mergedInto: from }] },
      data: { mergedInto: into },
      select: { id: true },
    });
    const joins = await transaction.request.updateManyAndReturn({
      where: { personId: from },
      data: { personId: into },
      select: { id: true },
    });
    const leaves = await transaction.request.updateManyAndReturn({
      where: { replacesId: from },
      data: { replacesId: into },
      select: { id: true },
    });
    if (pseudonym) await transaction.person.update({ where: { id: into }, data: { pseudonymous: true } });
    if (accountToMove !== null) {
      await transaction.account.update({ where: { id: accountToMove }, data: { personId: into } });
    }
    if (accountToClose !== null) await this.closeAccount(transaction, accountToClose);
    return {
      merged: ids(merged).filter((id) => id !== from),
      memberships: await this.moveMemberships(transaction, from, into),
      proposals: await this.moveProposals(transaction, from, into),
      replacements: await this.moveReplacements(transaction, from, into),
      requests: { joins: ids(joins), leaves: ids(leaves) },
      oldTrophies,
      contact: await this.moveContact(transaction, from, into),
      accountMoved: accountToMove,
      accountClosed: accountToClose,
      pseudonym,
    };
  }

  /** To be done only while `isAsMoved`. */
  async moveBack(transaction: Transaction, from: string, into: string, moved: MovedRows): Promise<void> {
    const { merged, memberships, proposals, replacements, requests } = moved;
    await transaction.person.update({ where: { id: from }, data: { mergedInto: null } });
    await transaction.person.updateMany({ where: { id: { in: [...merged] } }, data: { mergedInto: from } });
    await transaction.$kysely
      .deleteFrom('membership as m')
      .using(writtenRows('membership', 'r', JSON.stringify(memberships.after)))
      .whereRef('m.season', '=', 'r.season')
      .whereRef('m.personId', '=', 'r.personId')
      .execute();
    await insertAgain(transaction, 'membership', memberships.before);
    await transaction.$kysely
      .deleteFrom('proposedMember as p')
      .using(writtenRows('proposedMember', 'r', JSON.stringify(proposals.after)))
      .whereRef('p.teamId', '=', 'r.teamId')
      .whereRef('p.personId', '=', 'r.personId')
      .execute();
    await insertAgain(transaction, 'proposedMember', proposals.before);
    await transaction.$kysely
      .updateTable('membership as m')
      .from(writtenRows('membership', 'r', JSON.stringify(replacements)))
      .set({ replacedBy: from })
      .whereRef('m.season', '=', 'r.season')
      .whereRef('m.personId', '=', 'r.personId')
      .where('m.replacedBy', '=', into)
      .execute();
    await transaction.request.updateMany({ where: { id: { in: [...requests.joins] } }, data: { personId: from } });
    await transaction.request.updateMany({ where: { id: { in: [...requests.leaves] } }, data: { replacesId: from } });
    if (moved.pseudonym) await transaction.person.update({ where: { id: into }, data: { pseudonymous: false } });
    if (moved.contact) await transaction.contact.updateMany({ where: { personId: into }, data: { personId: from } });
    if (moved.accountMoved !== null) {
      await transaction.account.update({ where: { id: moved.accountMoved }, data: { personId: from } });
    }
    if (moved.accountClosed !== null) {
      await transaction.account.update({ where: { id: moved.accountClosed }, data: { disabledAt: null } });
    }
  }

  /** Whether the memberships that were put together still are what the merge made of them. */
  async isAsMoved(transaction: Transaction, { memberships }: MovedRows): Promise<boolean> {
    const rows = sql<{ readonly row: unknown }>`jsonb_array_elements(${JSON.stringify(memberships.after)}::jsonb)`;
    const { count } = await transaction.$kysely
      .selectFrom(rows.as<'r'>(sql`r("row")`))
      .innerJoin('membership as m', (join) => join.on(sql<boolean>`to_jsonb(m) = r."row"`))
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .executeTakeFirstOrThrow();
    return count === memberships.after.length;
  }

  /** Two memberships of one team in one season become one that begins with the first and ends with the last. */
  private async moveMemberships(
    transaction: Transaction,
    from: string,
    into: string,
  ): Promise<MovedRows['memberships']> {
    const { $kysely } = transaction;
    const before = await $kysely
      .deleteFrom('membership as m')
      .where('m.personId', 'in', [from, into])
      .where('m.season', 'in', (eb) =>
        eb.selectFrom('membership as own').select('own.season').where('own.personId', '=', from),
      )
      .returning(sql<Rows[number]>`to_jsonb(m)`.as('row'))
      .execute();
    const after = await $kysely
      .insertInto('membership')
      .columns(['season', 'personId', 'teamId', 'captain', 'firstDay', 'lastDay', 'replacedBy'])
      .expression((eb) =>
        eb
          .selectFrom(writtenRows('membership', 'b', JSON.stringify(before.map(({ row }) => row))))
          .select(['b.season', sql<string>`${into}::uuid`.as('personId'), 'b.teamId'])
          .select([
            sql<boolean>`bool_or(b.captain)`.as('captain'),
            sql<Date>`min(b.first_day)`.as('firstDay'),
            sql<Date | null>`CASE WHEN bool_and(b.last_day IS NOT NULL) THEN max(b.last_day) END`.as('lastDay'),
            sql<string | null>`CASE WHEN bool_and(b.last_day IS NOT NULL) THEN max(b.replaced_by::text)::uuid END`.as(
              'replacedBy',
            ),
          ])
          .groupBy(['b.season', 'b.teamId']),
      )
      .returning(sql<Rows[number]>`to_jsonb(membership)`.as('row'))
      .execute();
    return { before: before.map(({ row }) => row), after: after.map(({ row }) => row) };
  }

  private async moveProposals(transaction: Transaction, from: string, into: string): Promise<MovedRows['proposals']> {
    const { $kysely } = transaction;
    const before = await $kysely
      .deleteFrom('proposedMember as p')
      .where('p.personId', 'in', [from, into])
      .where('p.teamId', 'in', (eb) =>
        eb.selectFrom('proposedMember as own').select('own.teamId').where('own.personId', '=', from),
      )
      .returning(sql<Rows[number]>`to_jsonb(p)`.as('row'))
      .execute();
    const after = await $kysely
      .insertInto('proposedMember')
      .columns(['teamId', 'personId', 'season', 'captain', 'declinedAt'])
      .expression((eb) =>
        eb
          .selectFrom(writtenRows('proposedMember', 'b', JSON.stringify(before.map(({ row }) => row))))
          .select(['b.teamId', sql<string>`${into}::uuid`.as('personId'), 'b.season'])
          .select([
            sql<boolean>`bool_or(b.captain)`.as('captain'),
            sql<Date | null>`max(b.declined_at)`.as('declinedAt'),
          ])
          .groupBy(['b.teamId', 'b.season']),
      )
      .returning(sql<Rows[number]>`to_jsonb(proposed_member)`.as('row'))
      .execute();
    return { before: before.map(({ row }) => row), after: after.map(({ row }) => row) };
  }

  private async moveReplacements(
    transaction: Transaction,
    from: string,
    into: string,
  ): Promise<MovedRows['replacements']> {
    const moved = await transaction.membership.updateManyAndReturn({
      where: { replacedBy: from },
      data: { replacedBy: into },
      select: { season: true, personId: true },
    });
    return moved.map(({ season, personId }) => ({ season, person_id: personId }));
  }

  /** The person's own contact data stay; without any they get those of the other entry. */
  private async moveContact(transaction: Transaction, from: string, into: string): Promise<boolean> {
    if ((await transaction.contact.count({ where: { personId: into } })) > 0) return false;
    const { count } = await transaction.contact.updateMany({ where: { personId: from }, data: { personId: into } });
    return count > 0;
  }

  private async closeAccount(transaction: Transaction, id: string): Promise<void> {
    const revokedAt = new Date();
    await transaction.account.update({ where: { id }, data: { disabledAt: revokedAt } });
    await transaction.login.updateMany({ where: { accountId: id, revokedAt: null }, data: { revokedAt } });
    await transaction.apiToken.updateMany({ where: { accountId: id, revokedAt: null }, data: { revokedAt } });
  }
}

/** Rows that stood there before a merge. */
async function insertAgain(
  transaction: Transaction,
  table: 'membership' | 'proposedMember',
  rows: Rows,
): Promise<void> {
  await transaction.$kysely
    .insertInto(table)
    .expression((eb) => eb.selectFrom(writtenRows(table, 'r', JSON.stringify(rows))).selectAll('r'))
    .execute();
}
