import { Injectable } from '@nestjs/common';
import type { RequestKind } from '@tarokk/competition';
import { toDate, toDay } from '../../platform/database/days.js';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { countRows } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { anyOf } from '../../platform/database/rows.js';
import type { Tables } from '../../platform/database/tables.js';
import { DAY, edgeOf, INSTANT, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import type { RequestEnd } from '../planned-matches/request.enums.js';
import type { JuryRequest } from './request.types.js';

export interface RequestFilter {
  readonly season: number | null;
  readonly kinds: readonly RequestKind[] | null;
  readonly states: readonly RequestEnd[] | null;
  readonly side: string | null;
  readonly plannedMatch: string | null;
  /** Only what concerns these sides; null for who sees all. */
  readonly readers: readonly string[] | null;
}

export interface NewRequest {
  readonly season: number;
  readonly kind: RequestKind;
  readonly sideId: string;
  readonly personId: string | null;
  readonly replacesId: string | null;
  readonly words: string;
  readonly askedBy: string;
  readonly deadline: string | null;
  /** Null for what is about the team itself. */
  readonly match: {
    readonly plannedMatchId: string;
    readonly date: string;
    readonly order: number;
    readonly venueName: string;
  } | null;
}

/** What has a deadline comes before what has none. */
const urgency = sql<Date>`COALESCE(r.deadline, DATE '9999-12-31')`;

const isLate = sql<boolean>`r.decided_on > r.deadline`;

@Injectable()
export class RequestsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What is urgent first: by deadline, then by how long it waits. */
  async list(slice: Slice, filter: RequestFilter): Promise<JuryRequest[]> {
    const [deadline, askedAt, id] = edgeOf(slice, DAY, INSTANT, UUID) ?? [];
    const direction = slice.backwards ? 'desc' : 'asc';
    let page = selected(this.prisma)
      .where(isWanted(filter))
      .orderBy(urgency, direction)
      .orderBy('r.askedAt', direction)
      .orderBy('r.id', direction)
      .limit(rowsOf(slice));
    if (deadline !== undefined) {
      const behind = slice.backwards ? sql`<` : sql`>`;
      page = page.where(
        sql<boolean>`(${urgency}, r.asked_at, r.id) ${behind} (${deadline}::date, ${askedAt}::timestamptz, ${id}::uuid)`,
      );
    }
    return (await page.execute()).map(requestOf);
  }

  count(filter: RequestFilter): Promise<number> {
    return countRows(this.prisma, this.prisma.$kysely.selectFrom('request as r').where(isWanted(filter)));
  }

  async findByIds(transaction: Transaction | null, ids: readonly string[]): Promise<JuryRequest[]> {
    const requests = selected(transaction ?? this.prisma).where('r.id', '=', anyOf(ids));
    return (await requests.execute()).map(requestOf);
  }

  /** Locks a request until the end of the transaction; null when there is none. */
  async lock(transaction: Transaction, id: string): Promise<JuryRequest | null> {
    await transaction.$kysely.selectFrom('request').where('id', '=', id).forUpdate().execute();
    const [found] = await this.findByIds(transaction, [id]);
    return found ?? null;
  }

  /** Requests for the same thing that wait or were granted. The match or team is locked: nobody asks meanwhile. */
  async same(transaction: Transaction, request: NewRequest): Promise<readonly { readonly granted: boolean | null }[]> {
    const { kind, sideId, personId, match } = request;
    return transaction.request.findMany({
      where: {
        kind,
        personId,
        ...(match === null ? { teamId: sideId } : { plannedMatchId: match.plannedMatchId }),
        withdrawnAt: null,
        lapsedAt: null,
        OR: [{ granted: null }, { granted: true }],
      },
      select: { granted: true },
    });
  }

  async create(transaction: Transaction, request: NewRequest): Promise<string> {
    const { match, deadline, sideId, ...columns } = request;
    const about = match === null ? { teamId: sideId } : { ...match, date: toDate(match.date) };
    const { id } = await transaction.request.create({
      data: { ...columns, ...about, sideId, deadline: deadline === null ? null : toDate(deadline) },
    });
    return id;
  }

  async decide(
    transaction: Transaction,
    id: string,
    decision: { readonly granted: boolean; readonly by: string; readonly on: string; readonly reason: string | null },
  ): Promise<void> {
    const { granted, by, on, reason } = decision;
    await transaction.request.update({
      where: { id },
      data: { granted, decidedBy: by, decidedAt: new Date(), decidedOn: toDate(on), reason },
    });
  }

  async withdraw(transaction: Transaction, id: string): Promise<void> {
    await transaction.request.update({ where: { id }, data: { withdrawnAt: new Date() } });
  }

  async appoint(transaction: Transaction, id: string, accountId: string): Promise<void> {
    await transaction.request.update({ where: { id }, data: { appointedJuror: accountId } });
  }
}

function selected({ $kysely }: Pick<Transaction, '$kysely'>) {
  return $kysely
    .selectFrom('request as r')
    .leftJoin('plannedMatch as p', 'p.id', 'r.plannedMatchId')
    .innerJoin('account as asker', 'asker.id', 'r.askedBy')
    .leftJoin('account as decider', 'decider.id', 'r.decidedBy')
    .selectAll('r')
    .select(['p.sideA', 'p.sideB', 'asker.personId as asker', 'decider.personId as decider', isLate.as('isLate')]);
}

type StoredRequest = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function requestOf(row: StoredRequest): JuryRequest {
  const { sideA, sideB, teamId, date, deadline, decidedOn } = row;
  return {
    ...row,
    kind: row.kind as RequestKind,
    state: stateOf(row),
    concernedSides: sideA === null || sideB === null ? [teamId!] : [sideA, sideB],
    date: date && toDay(date),
    askedBy: row.asker,
    deadline: deadline && toDay(deadline),
    decidedBy: row.decider,
    decidedOn: decidedOn && toDay(decidedOn),
  };
}

function stateOf({ withdrawnAt, granted, lapsedAt, isLate: late }: StoredRequest): RequestEnd {
  if (withdrawnAt !== null) return 'withdrawn';
  if (granted === null) return 'undecided';
  if (lapsedAt !== null) return 'lapsed';
  if (!granted) return 'refused';
  return late ? 'too-late' : 'granted';
}

type OfRequest = ExpressionBuilder<Tables & { readonly r: Tables['request'] }, 'r'>;

/** The same as a condition. */
function isIn(eb: OfRequest, state: RequestEnd): Expression<SqlBool> {
  if (state === 'withdrawn') return eb('r.withdrawnAt', 'is not', null);
  const stands = eb('r.withdrawnAt', 'is', null);
  if (state === 'undecided') return eb.and([stands, eb('r.granted', 'is', null)]);
  if (state === 'lapsed') return eb.and([stands, eb('r.granted', 'is not', null), eb('r.lapsedAt', 'is not', null)]);
  const decided = eb.and([stands, eb('r.lapsedAt', 'is', null), eb('r.granted', '=', state !== 'refused')]);
  if (state === 'refused') return decided;
  const isTooLate = eb.fn.coalesce(isLate, eb.lit(false));
  return eb.and([decided, eb(isTooLate, '=', state === 'too-late')]);
}

/** The query starts from the sides, of which somebody has few, and not from the requests, which grow with the years. The sides are an array, so the planner cannot reverse the order. */
function concerns(eb: OfRequest, sides: readonly string[]): Expression<SqlBool> {
  const about = (side: 'm.sideA' | 'm.sideB') =>
    eb
      .selectFrom('plannedMatch as m')
      .innerJoin('request as q', 'q.plannedMatchId', 'm.id')
      .select('q.id')
      .where(side, '=', anyOf(sides));
  const all = eb
    .selectFrom('request as t')
    .select('t.id')
    .where('t.teamId', '=', anyOf(sides))
    .unionAll(about('m.sideA'))
    .unionAll(about('m.sideB'));
  return eb('r.id', '=', sql<string>`ANY (ARRAY(${all}))`);
}

function isWanted({ season, kinds, states, side, plannedMatch, readers }: RequestFilter) {
  return (eb: OfRequest): Expression<SqlBool> =>
    eb.and([
      ...(season === null ? [] : [eb('r.season', '=', season)]),
      ...(kinds === null ? [] : [eb('r.kind', '=', anyOf<string>(kinds))]),
      ...(states === null ? [] : [eb.or(states.map((state) => isIn(eb, state)))]),
      ...(side === null ? [] : [concerns(eb, [side])]),
      ...(plannedMatch === null ? [] : [eb('r.plannedMatchId', '=', plannedMatch)]),
      ...(readers === null ? [] : [concerns(eb, readers)]),
    ]);
}
