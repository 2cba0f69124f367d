import { Injectable } from '@nestjs/common';
import type { RequestKind } from '@tarokk/competition';
import { toDate } from '../../platform/database/days.js';
import { type Counted, counting } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { DAY, edgeOf, INSTANT, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import type { RequestEnd } from './request.enums.js';
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
const urgency = Prisma.sql`COALESCE(r."deadline", DATE '9999-12-31')`;

const state = Prisma.sql`CASE
  WHEN r."withdrawn_at" IS NOT NULL THEN 'withdrawn'
  WHEN r."granted" IS NULL THEN 'undecided'
  WHEN r."lapsed_at" IS NOT NULL THEN 'lapsed'
  WHEN NOT r."granted" THEN 'refused'
  WHEN r."decided_on" > r."deadline" THEN 'too-late'
  ELSE 'granted' END`;

const from = Prisma.sql`FROM "request" r LEFT JOIN "planned_match" p ON p."id" = r."planned_match_id"`;

const selected = Prisma.sql`
  SELECT r."id", r."season", r."kind", ${state} AS "state", r."version", r."side_id" AS "sideId",
         r."planned_match_id" AS "plannedMatchId", r."person_id" AS "personId", r."replaces_id" AS "replacesId",
         CASE WHEN p."id" IS NULL THEN ARRAY[r."team_id"] ELSE ARRAY[p."side_a", p."side_b"] END AS "concernedSides",
         r."date"::text, r."order", r."venue_name" AS "venueName", r."words", asker."person_id" AS "askedBy",
         r."asked_at" AS "askedAt", r."deadline"::text, decider."person_id" AS "decidedBy",
         r."decided_on"::text AS "decidedOn", r."reason", r."appointed_juror" AS "appointedJuror"
  ${from}
  JOIN "account" asker ON asker."id" = r."asked_by"
  LEFT JOIN "account" decider ON decider."id" = r."decided_by"`;

@Injectable()
export class RequestsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What is urgent first: by deadline, then by how long it waits. */
  list(slice: Slice, filter: RequestFilter): Promise<JuryRequest[]> {
    const [deadline, askedAt, id] = edgeOf(slice, DAY, INSTANT, UUID) ?? [];
    const conditions = [
      ...wanted(filter),
      ...(deadline === undefined || askedAt === undefined
        ? []
        : [
            Prisma.sql`(${urgency}, r."asked_at", r."id") ${slice.backwards ? Prisma.sql`<` : Prisma.sql`>`}
              (${toDate(deadline)}::date, ${new Date(askedAt)}::timestamptz, ${id}::uuid)`,
          ]),
    ];
    const direction = slice.backwards ? Prisma.sql`DESC` : Prisma.sql`ASC`;
    return this.prisma.$queryRaw<JuryRequest[]>`
      ${selected} WHERE ${Prisma.join(conditions, ' AND ')}
      ORDER BY ${urgency} ${direction}, r."asked_at" ${direction}, r."id" ${direction} LIMIT ${rowsOf(slice)}`;
  }

  async count(filter: RequestFilter): Promise<number> {
    const [{ count }] = await this.prisma.$queryRaw<Counted>`
      ${counting(Prisma.sql`${from} WHERE ${Prisma.join(wanted(filter), ' AND ')}`)}`;
    return count;
  }

  findByIds(transaction: Transaction | null, ids: readonly string[]): Promise<JuryRequest[]> {
    return (transaction ?? this.prisma).$queryRaw<JuryRequest[]>`${selected} WHERE r."id" = ANY (${[...ids]}::uuid[])`;
  }

  /** Locks a request until the end of the transaction; null when there is none. */
  async lock(transaction: Transaction, id: string): Promise<JuryRequest | null> {
    await transaction.$executeRaw`SELECT 1 FROM "request" WHERE "id" = ${id}::uuid FOR UPDATE`;
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

/** The query starts from the sides, of which somebody has few, and not from the requests, which grow with the years. The sides are an array, so the planner cannot reverse the order. */
function concerns(sides: readonly string[]): Prisma.Sql {
  const ids = [...sides];
  const about = Prisma.sql`SELECT q."id" FROM "planned_match" m JOIN "request" q ON q."planned_match_id" = m."id"`;
  return Prisma.sql`r."id" = ANY (ARRAY(
    SELECT "id" FROM "request" WHERE "team_id" = ANY (${ids}::uuid[])
    UNION ALL ${about} WHERE m."side_a" = ANY (${ids}::uuid[])
    UNION ALL ${about} WHERE m."side_b" = ANY (${ids}::uuid[])))`;
}

function wanted({ season, kinds, states, side, plannedMatch, readers }: RequestFilter): Prisma.Sql[] {
  return [
    Prisma.sql`true`,
    ...(season === null ? [] : [Prisma.sql`r."season" = ${season}`]),
    ...(kinds === null ? [] : [Prisma.sql`r."kind" = ANY (${[...kinds]})`]),
    ...(states === null ? [] : [Prisma.sql`${state} = ANY (${[...states]})`]),
    // The condition repeats that of the partial index, so that PostgreSQL uses it.
    ...(states?.every((one) => one === 'undecided')
      ? [Prisma.sql`r."granted" IS NULL AND r."withdrawn_at" IS NULL`]
      : []),
    ...(side === null ? [] : [concerns([side])]),
    ...(plannedMatch === null ? [] : [Prisma.sql`r."planned_match_id" = ${plannedMatch}::uuid`]),
    ...(readers === null ? [] : [concerns(readers)]),
  ];
}
