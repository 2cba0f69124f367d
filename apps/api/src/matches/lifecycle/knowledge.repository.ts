import { Injectable } from '@nestjs/common';
import { usualRoleOf, type Appearance, type Season, type SheetOutline } from '@tarokk/competition';
import { CupsOfSheets } from '../../competitions/cup/storage/cups-of-sheets.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { EventsOfSheets } from '../../competitions/grand-prix/storage/events-of-sheets.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Clock } from '../../platform/office/clock.js';
import { type KnownPerson, type KnownSide, type Knowledge, type SheetQuestion, questionJson } from './knowledge.js';

/** How many of the latest matches of a person show in which role they usually sit. */
const MATCHES_OF_A_HABIT = 20;

interface Habit {
  readonly person: string;
  readonly games: Appearance['games'];
}

interface KnowledgeRow {
  readonly habits: readonly Habit[];
  readonly season: Season | null;
  readonly sides: readonly KnownSide[];
  readonly persons: readonly KnownPerson[];
  readonly requests: Knowledge['requests'];
  readonly venues: Knowledge['venues'];
  readonly plannedMatchId: string | null;
}

@Injectable()
export class KnowledgeRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly events: EventsOfSheets,
    private readonly cups: CupsOfSheets,
  ) {}

  /** The season of each sheet, in their order (D9, D51). */
  seasonsOf(transaction: Transaction | null, sheets: readonly SheetOutline[]): Promise<number[]> {
    return this.cups.seasonsOf(transaction, sheets);
  }

  /**
   * What is known of each sheet, in their order, by one query, and two more for sheets of Grand Prix or cup: in a transaction
   * as it is behind its locks.
   * @param habits also in which role its persons usually sit, which only a warning asks for
   */
  async find(
    transaction: Transaction | null,
    questions: readonly SheetQuestion[],
    { habits }: { readonly habits: boolean },
  ): Promise<Knowledge[]> {
    if (questions.length === 0) return [];
    const today = await this.clock.today();
    const events = await this.events.of(transaction, questions);
    const years = await this.seasonsOf(
      transaction,
      questions.map(({ sheet }) => sheet),
    );
    const asked = questions.map((question, index) =>
      questionJson(question, years[index]!, events[index]?.agreement?.teams ?? []),
    );
    const rows = await (transaction ?? this.prisma).$queryRaw<KnowledgeRow[]>`
      SELECT
        (SELECT json_build_object('year', s."year", 'annualMeeting', s."annual_meeting", 'closed', s."closed_at" IS NOT NULL)
         FROM "season" s WHERE s."year" = q."season") AS "season",
        (SELECT COALESCE(json_agg(json_build_object(
           'id', sd."id", 'name', sd."name", 'season', sd."season", 'isTeam', t."confirmed_at" IS NOT NULL,
           'taken', (SELECT count(*) FROM "match_result" r
             WHERE r."competition" = 'championship' AND r."season" = sd."season" AND sd."id" IN (r."side_a", r."side_b")
               AND r."match_id" IS DISTINCT FROM q."matchId"),
           'members', (SELECT COALESCE(json_agg(json_build_object(
             'person', ms."person_id", 'from', ms."first_day", 'until', ms."last_day")), '[]')
             FROM "side_member" ms WHERE ms."side_id" = sd."id"))), '[]')
         FROM "side" sd LEFT JOIN "team" t ON t."id" = sd."id"
         WHERE sd."id" = ANY (q."sides")) AS "sides",
        (SELECT COALESCE(json_agg(json_build_object('id', p."id", 'is', p."is", 'name', p."name")), '[]')
         FROM "public_name" p
         WHERE p."id" = ANY (q."persons")) AS "persons",
        (SELECT COALESCE(json_agg(json_build_object(
           'id', r."id", 'kind', r."kind", 'sides', json_build_array(pm."side_a", pm."side_b"),
           'date', COALESCE(r."date", pm."date"), 'order', COALESCE(r."order", pm."order"),
           'venue', COALESCE(r."venue_name", pm."venue_name"),
           'decision', CASE WHEN r."granted" IS NULL THEN NULL
             ELSE json_build_object('granted', r."granted", 'on', r."decided_on") END,
           'lapsed', r."lapsed_at" IS NOT NULL)), '[]')
         FROM "planned_match" pm JOIN "request" r ON r."planned_match_id" = pm."id"
         WHERE pm."season" = q."season" AND pm."side_a" IN (q."a", q."b") AND pm."side_b" IN (q."a", q."b")
           AND r."kind" IN ('private-venue', 'before-meeting', 'open-match') AND r."withdrawn_at" IS NULL) AS "requests",
        (SELECT COALESCE(json_agg(json_build_object('name', v."name", 'public', v."public")), '[]')
         FROM "venue" v WHERE v."name_key" = q."venueKey") AS "venues",
        (SELECT pm."id" FROM "planned_match" pm
         WHERE LEAST(pm."side_a", pm."side_b") = LEAST(q."a", q."b") AND GREATEST(pm."side_a", pm."side_b") = GREATEST(q."a", q."b")
           AND pm."date" = q."date" AND pm."order" = q."order" AND pm."cancelled_at" IS NULL) AS "plannedMatchId",
        ${habits ? gamesByRole : Prisma.sql`'[]'::json`} AS "habits"
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS (
        "matchId" uuid, "season" int, "date" date, "order" int, "a" uuid, "b" uuid, "sides" uuid[], "persons" uuid[], "venueKey" text
      )) WITH ORDINALITY AS q("matchId", "season", "date", "order", "a", "b", "sides", "persons", "venueKey", "place")
      ORDER BY q."place"`;
    const cups = await this.cups.of(
      transaction,
      questions.map((question, index) => ({ ...question, season: years[index]! })),
    );
    return rows.map(({ habits: games, ...row }, index) => ({
      ...row,
      today,
      year: years[index]!,
      usualRoles: usualRoles(games),
      grandPrix: events[index]!,
      cup: cups[index]!,
    }));
  }
}

/** How often the persons of a sheet sat in which role, in their latest matches before this one. */
const gamesByRole = Prisma.sql`(
  SELECT COALESCE(json_agg(json_build_object('person', sat."person", 'games', sat."games")), '[]')
  FROM (
    SELECT latest."person_id" AS "person", json_build_object(
      'interceptor', sum((latest."figures" -> 'games' ->> 'interceptor')::int),
      'collector', sum((latest."figures" -> 'games' ->> 'collector')::int)) AS "games"
    FROM unnest(q."persons") AS seated("id")
    JOIN "person" asked ON asked."id" = seated."id"
    CROSS JOIN LATERAL (
      SELECT ap."person_id", ap."figures" FROM "appearance" ap
      WHERE ap."person_id" = COALESCE(asked."merged_into", asked."id") AND ap."match_id" IS DISTINCT FROM q."matchId"
      ORDER BY ap."date" DESC LIMIT ${MATCHES_OF_A_HABIT}
    ) latest
    GROUP BY latest."person_id"
  ) sat)`;

function usualRoles(habits: readonly Habit[]): Knowledge['usualRoles'] {
  return new Map(
    habits.flatMap(({ person, games }) => {
      const role = usualRoleOf([{ games }]);
      return role === null ? [] : [[person, role] as const];
    }),
  );
}
