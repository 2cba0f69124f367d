import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Channel } from '../kinds.js';
import { eventOf } from '../events.js';
import type { Told } from './told.js';

/** A delivery that was made, for the queue. */
export interface Made {
  readonly id: string;
  readonly channel: Channel;
}

/** What was written: deliveries, and who has something new to read. */
export interface Written {
  readonly deliveries: readonly Made[];
  readonly persons: readonly string[];
}

/** Writes to people what they are told, in one statement for all of it. */
@Injectable()
export class TellingRepository {
  /**
   * A row for each person who has an account in use, once for each key, and a delivery for each way by which they want it.
   * @param today for whoever acts for a side
   * @param withMail whether letters can be sent
   */
  async tell(transaction: Transaction, told: readonly Told[], today: string, withMail: boolean): Promise<Written> {
    const rows = told.map(({ event, key, subjectId, values, to, except, at }) => {
      const { kind, only } = eventOf(event);
      return {
        ...{ event, key, subjectId, values, except, at, kind },
        mail: withMail && only !== 'webhook',
        webhook: only !== 'mail',
        ...{ sides: to.sides, persons: to.persons, accounts: to.accounts, jury: to.jury !== null },
        ofSides: to.jury?.sides ?? [],
        ofMatch: to.jury?.matchId ?? null,
        ofPersons: to.jury?.persons ?? [],
      };
    });
    const made = await transaction.$queryRaw<(Made | { readonly id: null; readonly person: string })[]>`
      WITH told AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t(
          "event" text, "key" text, "subjectId" uuid, "values" jsonb, "except" uuid, "at" timestamptz, "kind" text, "mail" boolean,
          "webhook" boolean, "sides" uuid[], "persons" uuid[], "accounts" uuid[], "jury" boolean, "ofSides" uuid[],
          "ofMatch" uuid, "ofPersons" uuid[])
      ), chosen AS (
        SELECT t."key", a."id" FROM told t
          JOIN "side_member" ms ON ms."side_id" = ANY (t."sides")
            AND (ms."last_day" IS NULL OR ms."last_day" >= ${today}::date)
          JOIN "account" a ON a."person_id" = ms."person_id"
        UNION
        SELECT t."key", a."id" FROM told t
          JOIN "person" p ON p."id" = ANY (t."persons")
          JOIN "account" a ON a."person_id" = COALESCE(p."merged_into", p."id")
        UNION
        SELECT t."key", a."id" FROM told t JOIN "account" a ON a."id" = ANY (t."accounts")
        UNION
        SELECT t."key", a."id" FROM told t JOIN "account" a ON t."jury" AND a."jury"
          WHERE a."person_id" <> ALL (t."ofPersons")
            AND NOT EXISTS (SELECT FROM "side_member" ms
              WHERE ms."person_id" = a."person_id" AND ms."side_id" = ANY (t."ofSides"))
            AND NOT EXISTS (SELECT FROM "match_player" mp JOIN "person" p ON p."id" = mp."person_id"
              WHERE mp."match_id" = t."ofMatch" AND COALESCE(p."merged_into", p."id") = a."person_id")
      ), recipient AS (
        SELECT t.*, a."id" AS "account", a."person_id" AS "person" FROM chosen c
          JOIN told t ON t."key" = c."key"
          JOIN "account" a ON a."id" = c."id" AND a."disabled_at" IS NULL
        WHERE a."id" IS DISTINCT FROM t."except"
      ), written AS (
        INSERT INTO "notification" ("person_id", "event", "key", "subject_id", "values", "created_at")
          SELECT "person", "event", "key", "subjectId", "values", COALESCE("at", clock_timestamp()) FROM recipient
          ON CONFLICT ("person_id", "key") DO NOTHING
          RETURNING "id", "person_id", "key"
      ), wanted AS (
        SELECT w."id", r."account", r."kind", r."mail", r."webhook" FROM written w
          JOIN recipient r ON r."person" = w."person_id" AND r."key" = w."key"
      ), sent AS (
        INSERT INTO "delivery" ("account_id", "notification_id", "channel", "webhook_id")
          SELECT w."account", w."id", 'mail', NULL FROM wanted w
            JOIN "account" a ON a."id" = w."account"
            JOIN "contact" c ON c."person_id" = a."person_id" AND c."email" IS NOT NULL
            WHERE w."mail" AND NOT EXISTS (SELECT FROM "notification_setting" s
              WHERE s."account_id" = w."account" AND s."kind" = w."kind" AND s."channel" = 'mail' AND NOT s."enabled")
          UNION ALL
          SELECT w."account", w."id", 'webhook', h."id" FROM wanted w
            JOIN "webhook" h ON h."account_id" = w."account" AND h."paused_at" IS NULL AND w."kind" = ANY (h."kinds")
            WHERE w."webhook" AND NOT EXISTS (SELECT FROM "notification_setting" s
              WHERE s."account_id" = w."account" AND s."kind" = w."kind" AND s."channel" = 'webhook' AND NOT s."enabled")
          RETURNING "id", "channel"
      )
      SELECT "id", "channel", NULL::uuid AS "person" FROM sent
      UNION ALL SELECT DISTINCT NULL::uuid, NULL, "person_id" FROM written`;
    return {
      deliveries: made.flatMap((row) => (row.id === null ? [] : [row])),
      persons: made.flatMap((row) => (row.id === null ? [row.person] : [])),
    };
  }
}
