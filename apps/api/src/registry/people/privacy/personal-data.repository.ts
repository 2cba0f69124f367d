import { Injectable } from '@nestjs/common';
import { nameKey } from '@tarokk/competition';
import { lockName } from '../../../platform/database/name-lock.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';

@Injectable()
export class PersonalDataRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** All that the office keeps about somebody, secrets and their hashes apart; their own entries and those merged into them. */
  async allOf(personId: string): Promise<object> {
    const [row] = await this.prisma.$queryRaw<{ readonly data: object }[]>`
      WITH entries AS (
        SELECT * FROM "person" WHERE ${personId}::uuid IN ("id", "merged_into")
      ), accounts AS (
        SELECT * FROM "account" WHERE "person_id" IN (SELECT "id" FROM entries)
      ), rows ("part", "place", "row") AS (
        SELECT 'entries', "created_at"::text, to_jsonb(e) FROM entries e
        UNION ALL SELECT 'names', "since"::text, to_jsonb(n) - 'key' FROM "person_name" n WHERE "person_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'contact', '', to_jsonb(c) FROM "contact" c WHERE "person_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'accounts', "created_at"::text, to_jsonb(a) - '{password_hash,pin_hash}'::text[] FROM accounts a
        UNION ALL SELECT 'logins', "created_at"::text, to_jsonb(l) - 'token_hash' FROM "login" l WHERE "account_id" IN (SELECT "id" FROM accounts)
        UNION ALL SELECT 'apiTokens', "created_at"::text, to_jsonb(t) - 'token_hash' FROM "api_token" t WHERE "account_id" IN (SELECT "id" FROM accounts)
        UNION ALL SELECT 'notices', "created_at"::text, to_jsonb(n) FROM "notice" n WHERE "account_id" IN (SELECT "id" FROM accounts)
        UNION ALL SELECT 'notifications', "created_at"::text, to_jsonb(n) FROM "notification" n WHERE "person_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'notificationSettings', "kind" || "channel", to_jsonb(s) FROM "notification_setting" s WHERE "account_id" IN (SELECT "id" FROM accounts)
        UNION ALL SELECT 'webhooks', "created_at"::text, to_jsonb(w) FROM "webhook" w WHERE "account_id" IN (SELECT "id" FROM accounts)
        UNION ALL SELECT 'deliveries', "created_at"::text, to_jsonb(d) FROM "delivery" d WHERE "account_id" IN (SELECT "id" FROM accounts)
        UNION ALL SELECT 'memberships', "first_day"::text, to_jsonb(m) FROM "membership" m WHERE "person_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'teamInvitations', "created_at"::text, to_jsonb(i) - 'token_hash' FROM "team_invitation" i
          WHERE "person_id" IN (SELECT "id" FROM entries) OR "accepted_by" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'proposedMemberships', "season"::text, to_jsonb(m) FROM "proposed_member" m WHERE "person_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'pairs', "first_day"::text, to_jsonb(m) FROM "pair_player" m WHERE "person_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'cups', "season"::text, to_jsonb(m) FROM "cup_player" m WHERE "person_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'matches', "date"::text, to_jsonb(m) FROM "match_player" m WHERE "person_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'freeGames', "date"::text, to_jsonb(g) FROM "free_game_player" g WHERE "person_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'freeCredits', "date"::text, to_jsonb(c) FROM "free_credit" c WHERE "person_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'appearances', "date"::text, to_jsonb(a) FROM "appearance" a WHERE "person_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'trophies', "position", to_jsonb(t) FROM "trophy" t WHERE "announcer_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'requests', "asked_at"::text, to_jsonb(r) FROM "request" r
          WHERE "asked_by" IN (SELECT "id" FROM accounts) OR "person_id" IN (SELECT "id" FROM entries) OR "replaces_id" IN (SELECT "id" FROM entries)
        UNION ALL SELECT 'drafts', "updated_at"::text, to_jsonb(d) FROM "draft" d WHERE "account_id" IN (SELECT "id" FROM accounts)
        UNION ALL SELECT 'logEntries', lpad("id"::text, 20, '0'), to_jsonb(e) FROM "audit_entry" e WHERE "account_id" IN (SELECT "id" FROM accounts)
      )
      SELECT jsonb_object_agg("part", "list") AS "data"
      FROM (SELECT "part", jsonb_agg("row" ORDER BY "place" COLLATE "C") AS "list" FROM rows GROUP BY "part") parts`;
    return row!.data;
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
