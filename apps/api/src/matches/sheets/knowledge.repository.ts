import { Injectable } from '@nestjs/common';
import { usualRoleOf, type Appearance, type MatchRequest, type SheetOutline } from '@tarokk/competition';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { CupsOfSheets } from '../../competitions/cup/storage/cups-of-sheets.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type EventOfSheet, EventsOfSheets } from '../../competitions/grand-prix/storage/events-of-sheets.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { toDay } from '../../platform/database/days.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { isBetween } from '../../platform/database/meetings.js';
import { presentPerson } from '../../platform/database/merged.js';
import { type Given, prepared } from '../../platform/database/prepared.js';
import { rowsIn, rowsJson } from '../../platform/database/rows.js';
import type { Tables } from '../../platform/database/tables.js';
import { Clock } from '../../platform/office/clock.js';
import { type Knowledge, type NamedOnSheet, type SheetQuestion, namedOnSheet } from './knowledge.js';

/** How many of the latest matches of a person show in which role they usually sit. */
const MATCHES_OF_A_HABIT = 20;

/** In how many games a person sat in which role. */
type Habit = Appearance['games'] & { readonly person: string };

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
   * @param events the Grand Prix of each sheet, where they have been read
   */
  async find(
    transaction: Transaction | null,
    questions: readonly SheetQuestion[],
    { habits, events: given }: { readonly habits: boolean; readonly events?: readonly (EventOfSheet | null)[] },
  ): Promise<Knowledge[]> {
    if (questions.length === 0) return [];
    const today = await this.clock.today();
    const events = given ?? (await this.events.of(transaction, questions));
    const years = await this.seasonsOf(
      transaction,
      questions.map(({ sheet }) => sheet),
    );
    const asked = questions.map((question, index) => ({
      place: index,
      ...namedOnSheet(question, years[index]!, events[index]?.agreement?.teams ?? []),
    }));
    const statement = habits ? knownWithHabits : known;
    const rows = await statement(transaction ?? this.prisma, { asked: rowsJson(asked) });
    const cups = await this.cups.of(
      transaction,
      questions.map((question, index) => ({ ...question, season: years[index]! })),
    );
    return rows.map(({ year, annualMeeting, closedAt, sides, requests, habits: games, ...row }, index) => ({
      ...row,
      season:
        year === null
          ? null
          : { year, annualMeeting: annualMeeting && toDay(annualMeeting), closed: closedAt !== null },
      sides: sides.map(({ taken, ...side }) => ({ ...side, taken: taken ?? 0 })),
      requests: requests.map(({ sideA, sideB, granted, decidedOn, lapsedAt, ...request }) => ({
        ...request,
        sides: [sideA, sideB],
        decision: granted === null ? null : { granted, on: decidedOn! },
        lapsed: lapsedAt !== null,
      })),
      today,
      year: years[index]!,
      usualRoles: usualRoles(games),
      grandPrix: events[index]!,
      cup: cups[index]!,
    }));
  }
}

const columnsOfQuestions = {
  place: 'integer',
  matchId: 'uuid',
  season: 'integer',
  date: 'date',
  order: 'integer',
  a: 'uuid',
  b: 'uuid',
  sides: 'uuid[]',
  persons: 'uuid[]',
  venueKey: 'text',
} as const;

/** How often the persons of a sheet sat in which role, in their latest matches before this one. */
const gamesByRole: RawBuilder<Habit[]> = jsonRows(
  expressionBuilder<Tables>()
    .selectFrom('person as asked')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('appearance as ap')
          .select(['ap.personId as person', 'ap.figures'])
          .where('ap.personId', '=', presentPerson('asked'))
          .where(sql<boolean>`ap.match_id IS DISTINCT FROM q.match_id`)
          .orderBy('ap.date', 'desc')
          .limit(MATCHES_OF_A_HABIT)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select('latest.person')
    .select([
      sql<number>`sum((latest.figures -> 'games' ->> 'interceptor')::int)`.as('interceptor'),
      sql<number>`sum((latest.figures -> 'games' ->> 'collector')::int)`.as('collector'),
    ])
    .where('asked.id', '=', sql<string>`ANY (q.persons)`)
    .groupBy('latest.person'),
);

/** What is known of sheets by one query, see `find`. */
function knowledgeStatement(habits: boolean) {
  return prepared((kysely, given: Given<{ readonly asked: string }>) =>
    kysely
      .selectFrom(rowsIn<'q', NamedOnSheet & { readonly place: number }>('q', given.asked, columnsOfQuestions))
      .leftJoin('season as s', 's.year', 'q.season')
      .select(['s.year', 's.annualMeeting', 's.closedAt'])
      .select((eb) => [
        jsonRows(
          eb
            .selectFrom('side as sd')
            .leftJoin('team as t', 't.id', 'sd.id')
            .select(['sd.id', 'sd.name', 'sd.season'])
            .select(sql<boolean>`t.confirmed_at IS NOT NULL`.as('isTeam'))
            .select((of) => [
              of
                .selectFrom('matchResult as r')
                .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('taken'))
                .where('r.competition', '=', 'championship')
                .whereRef('r.season', '=', 'sd.season')
                .where(sql<boolean>`sd.id IN (r.side_a, r.side_b)`)
                .where(sql<boolean>`r.match_id IS DISTINCT FROM q.match_id`)
                .as('taken'),
              jsonRows(
                of
                  .selectFrom('sideMember as ms')
                  .select(['ms.personId as person', 'ms.firstDay as from', 'ms.lastDay as until'])
                  .whereRef('ms.sideId', '=', 'sd.id'),
              ).as('members'),
            ])
            .where('sd.id', '=', sql<string>`ANY (q.sides)`),
        ).as('sides'),
        jsonRows(
          eb
            .selectFrom('publicName as p')
            .select(['p.id', 'p.is', 'p.name'])
            .where('p.id', '=', sql<string>`ANY (q.persons)`),
        ).as('persons'),
        jsonRows(
          eb
            .selectFrom('plannedMatch as pm')
            .innerJoin('request as r', 'r.plannedMatchId', 'pm.id')
            .select(['r.id', 'pm.sideA', 'pm.sideB', 'r.granted', 'r.decidedOn', 'r.lapsedAt'])
            .select(sql.ref<MatchRequest['kind']>('r.kind').as('kind'))
            .select(({ fn }) => [
              fn.coalesce('r.date', 'pm.date').as('date'),
              fn.coalesce('r.order', 'pm.order').as('order'),
              fn.coalesce('r.venueName', 'pm.venueName').as('venue'),
            ])
            .whereRef('pm.season', '=', 'q.season')
            .where(sql<boolean>`pm.side_a IN (q.a, q.b) AND pm.side_b IN (q.a, q.b)`)
            .where('r.kind', 'in', ['private-venue', 'before-meeting', 'open-match'])
            .where('r.withdrawnAt', 'is', null),
        ).as('requests'),
        jsonRows(
          eb.selectFrom('venue as v').select(['v.name', 'v.public']).whereRef('v.nameKey', '=', 'q.venueKey'),
        ).as('venues'),
        eb
          .selectFrom('plannedMatch as pm')
          .select('pm.id')
          .where(isBetween('pm', 'q'))
          .where(sql<boolean>`pm.date = q.date`)
          .whereRef('pm.order', '=', 'q.order')
          .where('pm.cancelledAt', 'is', null)
          .as('plannedMatchId'),
        (habits ? gamesByRole : sql<Habit[]>`'[]'::json`).as('habits'),
      ])
      .orderBy('q.place'),
  );
}

const known = knowledgeStatement(false);
const knownWithHabits = knowledgeStatement(true);

function usualRoles(habits: readonly Habit[]): Knowledge['usualRoles'] {
  return new Map(
    habits.flatMap(({ person, ...games }) => {
      const role = usualRoleOf([{ games }]);
      return role === null ? [] : [[person, role] as const];
    }),
  );
}
