import { Injectable } from '@nestjs/common';
import type { Competition } from '@tarokk/competition';
import {
  type AliasableExpression,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { eventOf } from '../../competitions/grand-prix/storage/events-query.js';
import { countRows } from '../../platform/database/counting.js';
import { toDate } from '../../platform/database/days.js';
import { presentPerson } from '../../platform/database/merged.js';
import { pageOf } from '../../platform/database/pages.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Tables } from '../../platform/database/tables.js';
import { edgeOf, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import { matchRow } from '../../matches/rows/match-columns.repository.js';
import type { VisibleMatch } from '../../matches/match/matches.repository.js';
import type { JuryDesk, OverdueAtDesk, Queue } from './queue.types.js';

export interface QueueFilter {
  readonly seasonYear?: number | null;
  readonly sideId?: string | null;
  readonly competition?: Competition | null;
}

export interface QueuedRow {
  readonly match: VisibleMatch;
  readonly concerned: boolean;
}

/** A queue is counted up to this number. */
const MOST_COUNTED = 1000;

@Injectable()
export class JuryQueueRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What waits in a queue, the longest first. @param personId of the juror who looks */
  async list(slice: Slice, queue: Queue, filter: QueueFilter, personId: string): Promise<QueuedRow[]> {
    const matches = this.queued(queue, filter)
      .selectAll('m')
      .select(concerns(sql.val(personId)).as('concerned'));
    const page = pageOf(matches, {
      by: ['m.stateSince', 'm.id'],
      beyond: edgeOf(slice, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, UUID),
      ascending: !slice.backwards,
      rows: rowsOf(slice),
    });
    return (await page.execute()).map(({ concerned, ...row }) => ({
      match: { ...matchRow(row), inside: true },
      concerned,
    }));
  }

  count(queue: Queue, filter: QueueFilter): Promise<number> {
    return countRows(this.prisma, this.queued(queue, filter));
  }

  async counts(): Promise<JuryDesk> {
    const { $kysely } = this.prisma;
    const waiting = (queue: Queue): AliasableExpression<number> => bounded(this.queued(queue, {}));
    return $kysely
      .selectNoFrom([
        waiting('to-decide').as('toDecide'),
        waiting('disputed').as('disputed'),
        waiting('with-errors').as('withErrors'),
        waiting('open').as('open'),
        waiting('reopened').as('reopened'),
        waiting('unconfirmed').as('unconfirmed'),
        waiting('returned').as('returned'),
        bounded(
          $kysely
            .selectFrom('freeGame as g')
            .where((eb) => eb.or([eb('g.state', 'in', ['submitted', 'reopened']), eb('g.objections', '>', 0)])),
        ).as('freeGames'),
        bounded(this.undecidedRequests()).as('requests'),
      ])
      .executeTakeFirstOrThrow();
  }

  /**
   * What of it waits too long.
   * @param since matches that wait since then or longer
   * @param today `YYYY-MM-DD`: requests whose deadline was before
   */
  async overdueCounts(since: Date, today: string): Promise<OverdueAtDesk> {
    const late = (queue: Queue): AliasableExpression<number> =>
      bounded(this.queued(queue, {}).where('m.stateSince', '<=', since));
    return this.prisma.$kysely
      .selectNoFrom([
        late('to-decide').as('toDecide'),
        late('disputed').as('disputed'),
        late('with-errors').as('withErrors'),
        late('reopened').as('reopened'),
        bounded(this.undecidedRequests().where('r.deadline', '<', toDate(today))).as('requests'),
      ])
      .executeTakeFirstOrThrow();
  }

  private undecidedRequests() {
    return this.prisma.$kysely
      .selectFrom('request as r')
      .where('r.granted', 'is', null)
      .where('r.withdrawnAt', 'is', null);
  }

  private queued(
    queue: Queue,
    { seasonYear, sideId, competition }: QueueFilter,
  ): SelectQueryBuilder<Tables & { readonly m: Tables['match'] }, 'm', object> {
    return this.prisma.$kysely
      .selectFrom('match as m')
      .where((eb) => isIn(eb, queue))
      .where((eb) =>
        eb.and([
          ...(seasonYear == null ? [] : [eb('m.season', '=', seasonYear)]),
          ...(sideId == null ? [] : [eb.or([eb('m.sideA', '=', sideId), eb('m.sideB', '=', sideId)])]),
          ...(competition == null ? [] : [sql<boolean>`${competition} = ANY (m.competitions)`]),
        ]),
      );
  }
}

/** The keys of a row in a queue. */
export function keysByAge({ match }: QueuedRow): readonly string[] {
  return [match.stateSince.toISOString(), match.id];
}

function bounded(rows: SelectQueryBuilder<never, never, object>): AliasableExpression<number> {
  const eb = expressionBuilder<Tables>();
  return eb
    .selectFrom(rows.limit(MOST_COUNTED).as('waiting'))
    .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('count'))
    .$asScalar()
    .$notNull();
}

function isIn(eb: ExpressionBuilder<Tables & { readonly m: Tables['match'] }, 'm'>, queue: Queue): Expression<SqlBool> {
  switch (queue) {
    case 'to-decide':
      return eb('m.state', '=', 'confirmed');
    case 'with-errors':
      return eb.and([eb('m.state', '=', 'submitted'), eb('m.openErrors', '>', 0)]);
    case 'unconfirmed':
      return eb.and([eb('m.state', '=', 'submitted'), eb('m.openErrors', '=', 0)]);
    case 'disputed':
    case 'open':
    case 'reopened':
    case 'returned':
      return eb('m.state', '=', queue);
  }
}

/** The person played in a match `m`, was a member of one of its sides (D12), or plays in its cup or Grand Prix (D58). */
export function concerns(person: Expression<string>): AliasableExpression<boolean> {
  const eb = expressionBuilder<Tables & { readonly m: Tables['match'] }, 'm'>();
  const isOf = (competition: Competition): RawBuilder<boolean> => sql`${sql.lit(competition)} = ANY (m.competitions)`;
  return eb
    .or([
      eb.exists(
        eb
          .selectFrom('sideMember as ms')
          .where('ms.personId', '=', person)
          .where((of) => of.or([of('ms.sideId', '=', of.ref('m.sideA')), of('ms.sideId', '=', of.ref('m.sideB'))])),
      ),
      eb.exists(
        eb
          .selectFrom('matchPlayer as mp')
          .innerJoin('person as p', 'p.id', 'mp.personId')
          .whereRef('mp.matchId', '=', 'm.id')
          .where(presentPerson('p'), '=', person),
      ),
      eb.and([isOf('cup'), playsInCup(person, eb.ref('m.season'))]),
      eb.and([isOf('grand-prix'), playsInGrandPrix(person, eventOf('m', 'sideA', 'sideB'))]),
    ])
    .$castTo<boolean>();
}

/** The person is or was of a pair of the cup of a season. */
export function playsInCup(person: Expression<string>, season: Expression<number>): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb.exists(
    eb
      .selectFrom('cupEntry as e')
      .innerJoin('sideMember as em', 'em.sideId', 'e.pairId')
      .where('e.season', '=', season)
      .where('em.personId', '=', person),
  );
}

/** The person plays in a Grand Prix. */
export function playsInGrandPrix(person: Expression<string>, id: Expression<string | null>): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb.exists(
    eb
      .selectFrom('grandPrixPlayer as gp')
      .innerJoin('person as pp', 'pp.id', 'gp.personId')
      .where(sql<string | null>`gp.grand_prix_id`, '=', id)
      .where(presentPerson('pp'), '=', person),
  );
}
