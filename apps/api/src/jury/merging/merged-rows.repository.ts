import { Injectable } from '@nestjs/common';
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
      replacements: await transaction.$queryRaw`
        UPDATE "membership" SET "replaced_by" = ${into}::uuid WHERE "replaced_by" = ${from}::uuid
        RETURNING "season", "person_id"`,
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
    await transaction.$executeRaw`
      DELETE FROM "membership" m USING jsonb_populate_recordset(NULL::"membership", ${JSON.stringify(memberships.after)}::jsonb) r
      WHERE m."season" = r."season" AND m."person_id" = r."person_id"`;
    await transaction.$executeRaw`
      INSERT INTO "membership" SELECT * FROM jsonb_populate_recordset(NULL::"membership", ${JSON.stringify(memberships.before)}::jsonb)`;
    await transaction.$executeRaw`
      DELETE FROM "proposed_member" p
      USING jsonb_populate_recordset(NULL::"proposed_member", ${JSON.stringify(proposals.after)}::jsonb) r
      WHERE p."team_id" = r."team_id" AND p."person_id" = r."person_id"`;
    await transaction.$executeRaw`
      INSERT INTO "proposed_member"
        SELECT * FROM jsonb_populate_recordset(NULL::"proposed_member", ${JSON.stringify(proposals.before)}::jsonb)`;
    await transaction.$executeRaw`
      UPDATE "membership" m SET "replaced_by" = ${from}::uuid
      FROM jsonb_to_recordset(${JSON.stringify(replacements)}::jsonb) AS r("season" integer, "person_id" uuid)
      WHERE m."season" = r."season" AND m."person_id" = r."person_id" AND m."replaced_by" = ${into}::uuid`;
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
    const [row] = await transaction.$queryRaw<{ same: boolean }[]>`
      SELECT count(*) = ${memberships.after.length} AS "same"
      FROM "membership" m JOIN jsonb_array_elements(${JSON.stringify(memberships.after)}::jsonb) r("row") ON to_jsonb(m) = r."row"`;
    return row!.same;
  }

  /** Two memberships of one team in one season become one that begins with the first and ends with the last. */
  private async moveMemberships(
    transaction: Transaction,
    from: string,
    into: string,
  ): Promise<MovedRows['memberships']> {
    const before = await rowsOf(transaction.$queryRaw`
      WITH concerned AS (
        DELETE FROM "membership" WHERE "person_id" IN (${from}::uuid, ${into}::uuid)
          AND "season" IN (SELECT "season" FROM "membership" WHERE "person_id" = ${from}::uuid)
        RETURNING *)
      SELECT to_jsonb(c) AS "row" FROM concerned c`);
    const after = await rowsOf(transaction.$queryRaw`
      INSERT INTO "membership" AS m ("season", "person_id", "team_id", "captain", "first_day", "last_day", "replaced_by")
        SELECT "season", ${into}::uuid, "team_id", bool_or("captain"), min("first_day"),
               CASE WHEN bool_and("last_day" IS NOT NULL) THEN max("last_day") END,
               CASE WHEN bool_and("last_day" IS NOT NULL) THEN max("replaced_by"::text)::uuid END
        FROM jsonb_populate_recordset(NULL::"membership", ${JSON.stringify(before)}::jsonb)
        GROUP BY "season", "team_id"
        RETURNING to_jsonb(m) AS "row"`);
    return { before, after };
  }

  private async moveProposals(transaction: Transaction, from: string, into: string): Promise<MovedRows['proposals']> {
    const before = await rowsOf(transaction.$queryRaw`
      WITH concerned AS (
        DELETE FROM "proposed_member" WHERE "person_id" IN (${from}::uuid, ${into}::uuid)
          AND "team_id" IN (SELECT "team_id" FROM "proposed_member" WHERE "person_id" = ${from}::uuid)
        RETURNING *)
      SELECT to_jsonb(c) AS "row" FROM concerned c`);
    const after = await rowsOf(transaction.$queryRaw`
      INSERT INTO "proposed_member" AS p ("team_id", "person_id", "season", "captain", "declined_at")
        SELECT "team_id", ${into}::uuid, "season", bool_or("captain"), max("declined_at")
        FROM jsonb_populate_recordset(NULL::"proposed_member", ${JSON.stringify(before)}::jsonb)
        GROUP BY "team_id", "season"
        RETURNING to_jsonb(p) AS "row"`);
    return { before, after };
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

async function rowsOf(query: Promise<unknown>): Promise<Rows> {
  return ((await query) as { readonly row: Rows[number] }[]).map(({ row }) => row);
}
