import { Injectable } from '@nestjs/common';
import { lettersOf } from '@tarokk/competition';
import { type Counted, counting } from '../../../platform/database/counting.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { rowsOf, type Slice } from '../../../platform/graphql/connection.js';
import type { EntryRow } from '../audit.repository.js';
import type { ActKind } from './act-kinds.js';
import { actionsOf } from './act-words.js';

export interface ActRow {
  /** Of its first entry. */
  readonly id: bigint;
  /** To the microsecond: the entries of one transaction have the same. */
  readonly at: string;
  readonly chain: string;
  readonly action: string;
  readonly account: string | null;
  readonly request: string | null;
  readonly reason: string | null;
  readonly changed: number;
}

export interface WantedActs {
  readonly by?: string | null;
  readonly matchId?: string | null;
  readonly side?: string | null;
  readonly seasonYear?: number | null;
  readonly kinds?: readonly ActKind[] | null;
  readonly from?: string | null;
  readonly until?: string | null;
}

/** Sheets and rulings of one match that are looked for by their numbers. */
const MOST_PARTS = 60;
/** Entries of one act that are shown; an import has thousands. */
const MOST_ENTRIES = 50;

const columns = Prisma.sql`
  e."id", e."chain", to_char(e."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "at", e."account_id" AS "account",
  e."token_id" AS "token", e."request_id" AS "request", e."action", e."object", e."object_id" AS "objectId", e."reason",
  e."before", e."after"`;

/** Entries `e` and `f` belong to the same act. */
const sameAct = Prisma.sql`
  f."at" = e."at" AND f."action" = e."action" AND f."request_id" IS NOT DISTINCT FROM e."request_id"
  AND f."account_id" IS NOT DISTINCT FROM e."account_id"`;

/** Acts of the log: each is all entries of one request in one transaction. */
@Injectable()
export class ActsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The latest first. An act is found by any of its entries, and shown once: by the first of those. */
  list(wanted: WantedActs, slice: Slice): Promise<ActRow[]> {
    const [edge] = slice.edge ?? [];
    const [beyond, order] = slice.backwards ? [Prisma.sql`>`, Prisma.sql`ASC`] : [Prisma.sql`<`, Prisma.sql`DESC`];
    const beyondEdge =
      edge === undefined
        ? []
        : [Prisma.sql`(e."at", e."id") ${beyond} (SELECT "at", "id" FROM "audit_entry" WHERE "id" = ${edge}::bigint)`];
    const first = Prisma.sql`NOT EXISTS (SELECT FROM "audit_entry" f WHERE ${sameAct} AND f."id" < e."id"
      AND ${both(conditionsOf(wanted, Prisma.sql`f`))})`;
    return this.prisma.$queryRaw<ActRow[]>`
      SELECT s.*, (SELECT count(*)::int FROM "audit_entry" f JOIN "audit_entry" e ON e."id" = s."id" WHERE ${sameAct}) AS "changed"
      FROM (SELECT ${columns} FROM "audit_entry" e
            WHERE ${both([...conditionsOf(wanted, Prisma.sql`e`), ...beyondEdge, first])}
            ORDER BY e."at" ${order}, e."id" ${order} LIMIT ${rowsOf(slice)}) s
      ORDER BY s."at" ${order}, s."id" ${order}`;
  }

  /** Read in the order of the index, so that it can stop early: what belongs together stands together there. */
  async count(wanted: WantedActs): Promise<number> {
    const acts = Prisma.sql`DISTINCT e."at", e."action", e."request_id", e."account_id" FROM "audit_entry" e
      WHERE ${both(conditionsOf(wanted, Prisma.sql`e`))} ORDER BY e."at" DESC`;
    const [{ count }] = await this.prisma.$queryRaw<Counted>`${counting(acts)}`;
    return count;
  }

  /** The act to which an entry belongs; null when there is none. */
  async find(id: bigint): Promise<ActRow | null> {
    const [found] = await this.prisma.$queryRaw<ActRow[]>`
      SELECT ${columns}, (SELECT count(*)::int FROM "audit_entry" f WHERE ${sameAct}) AS "changed"
      FROM "audit_entry" e WHERE e."id" = ${id}`;
    return found ?? null;
  }

  /** The entries of acts, of each the first fifty. @param ids of entries, one of each act */
  entriesOf(ids: readonly string[]): Promise<(EntryRow & { readonly act: string })[]> {
    return this.prisma.$queryRaw`
      SELECT a."id"::text AS "act", s.* FROM unnest(${[...ids]}::bigint[]) AS a("id"),
      LATERAL (SELECT ${columns} FROM "audit_entry" f JOIN "audit_entry" e ON f."id" = a."id" WHERE ${sameAct}
               ORDER BY e."id" LIMIT ${MOST_ENTRIES}) s`;
  }

  /** The name of each team or pair. */
  async sides(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.prisma.side.findMany({ where: { id: { in: [...ids] } }, select: { id: true, name: true } });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** The sides and the day of each match. */
  async matches(ids: readonly string[]): Promise<ReadonlyMap<string, MatchOfAct>> {
    const rows = await this.prisma.match.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, date: true, sideA: true, sideB: true },
    });
    return new Map(
      rows.map(({ id, date, sideA, sideB }) => [id, { a: sideA, b: sideB, day: date.toISOString().slice(0, 10) }]),
    );
  }

  /** The players of each free game. */
  async players(games: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.prisma.freeGamePlayer.findMany({ where: { gameId: { in: [...games] } } });
    const found = new Map<string, string[]>();
    for (const { gameId, personId } of rows) found.set(gameId, [...(found.get(gameId) ?? []), personId]);
    return found;
  }

  async personsOfAccounts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.prisma.account.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, personId: true },
    });
    return new Map(rows.map(({ id, personId }) => [id, personId]));
  }
}

export interface MatchOfAct {
  readonly a: string;
  readonly b: string;
  readonly day: string;
}

function both(conditions: readonly Prisma.Sql[]): Prisma.Sql {
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join([...conditions], ' AND ');
}

/** @param e the entry that is looked at */
function conditionsOf(
  { by, matchId: match, side, seasonYear: season, kinds, from, until }: WantedActs,
  e: Prisma.Sql,
): Prisma.Sql[] {
  const zone = Prisma.sql`(SELECT "time_zone" FROM "office")`;
  return [
    by == null
      ? null
      : Prisma.sql`${e}."account_id" IN (SELECT a."id" FROM "account" a JOIN "person_name" n ON n."person_id" = a."person_id"
          WHERE n."key" LIKE ${containing(lettersOf(by))})`,
    match == null ? null : ofMatches(e, Prisma.sql`SELECT ${match}::text`),
    side == null
      ? null
      : Prisma.sql`(${ofMatches(
          e,
          Prisma.sql`SELECT m."id"::text FROM "match" m JOIN "side" s ON s."id" IN (m."side_a", m."side_b")
          WHERE s."name" ILIKE ${containing(side)}`,
        )}
        OR (${e}."object" IN ('side', 'team', 'pair')
            AND ${e}."object_id" IN (SELECT s."id"::text FROM "side" s WHERE s."name" ILIKE ${containing(side)})))`,
    season == null ? null : Prisma.sql`${e}."chain" = ${`season ${season}`}`,
    kinds == null ? null : Prisma.sql`${e}."action" = ANY (${kinds.flatMap(actionsOf)})`,
    from == null ? null : Prisma.sql`${e}."at" >= ${from}::date::timestamp AT TIME ZONE ${zone}`,
    until == null ? null : Prisma.sql`${e}."at" < (${until}::date + 1)::timestamp AT TIME ZONE ${zone}`,
  ].filter((condition) => condition !== null);
}

/** The entry is of a match, or of its moves, sheets and rulings, whose ids go on with a number. */
function ofMatches(e: Prisma.Sql, ids: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`((${e}."object" = 'match' AND ${e}."object_id" IN (${ids}))
    OR (${e}."object" IN ('match move', 'match revision', 'match ruling') AND ${e}."object_id" IN (
      SELECT w."id" || '/' || n FROM (${ids}) AS w("id"), generate_series(1, ${MOST_PARTS}::int) AS n)))`;
}

/** A pattern of LIKE in which signs stand for themselves. */
function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
