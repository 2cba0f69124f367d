import { Injectable } from '@nestjs/common';
import { type Counted, counting, ROWS_COUNTED } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';
import type { LogEntry } from './chain.js';

export interface HeadRow {
  readonly chain: string;
  readonly number: number;
  readonly hash: Uint8Array;
  readonly sealedAt: Date;
}

export interface EntryRow extends LogEntry {
  readonly id: bigint;
}

/** A link with the hash of the one before it, null for the first. */
export interface LinkRow extends LogEntry {
  readonly entryId: bigint;
  readonly number: number;
  readonly hash: Uint8Array;
  readonly previous: Uint8Array | null;
  readonly sealedAt: Date;
}

export interface EntryFilter {
  readonly chain?: string | null;
  readonly object?: string | null;
  readonly objectId?: string | null;
  readonly accountId?: string | null;
  readonly action?: string | null;
  /** Days of the office (D9), both included. */
  readonly from?: string | null;
  readonly until?: string | null;
}

const entry = Prisma.sql`
  e."chain", to_char(e."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "at", e."account_id" AS "account",
  e."token_id" AS "token", e."request_id" AS "request", e."action", e."object", e."object_id" AS "objectId", e."reason",
  e."before", e."after"`;

const link = Prisma.sql`
  l."entry_id" AS "entryId", l."number", l."hash", l."sealed_at" AS "sealedAt", p."hash" AS "previous", ${entry}
  FROM "audit_link" l JOIN "audit_entry" e ON e."id" = l."entry_id"
  LEFT JOIN "audit_link" p ON p."chain" = l."chain" AND p."number" = l."number" - 1`;

@Injectable()
export class AuditRepository {
  constructor(private readonly prisma: PrismaService) {}

  heads(): Promise<HeadRow[]> {
    return this.prisma.auditHead.findMany({ orderBy: { chain: 'asc' } });
  }

  head(chain: string): Promise<HeadRow | null> {
    return this.prisma.auditHead.findUnique({ where: { chain } });
  }

  /** In the order of their numbers. */
  links(chain: string, slice: Slice): Promise<LinkRow[]> {
    const [edge] = slice.edge ?? [];
    const [beyond, order] = slice.backwards ? [Prisma.sql`<`, Prisma.sql`DESC`] : [Prisma.sql`>`, Prisma.sql`ASC`];
    return this.prisma.$queryRaw<LinkRow[]>`
      SELECT ${link}
      WHERE l."chain" = ${chain} ${edge === undefined ? Prisma.empty : Prisma.sql`AND l."number" ${beyond} ${edge}::bigint`}
      ORDER BY l."number" ${order} LIMIT ${rowsOf(slice)}`;
  }

  async countLinks(chain: string): Promise<number> {
    return this.prisma.auditLink.count({ where: { chain }, take: ROWS_COUNTED });
  }

  async link(chain: string, number: number): Promise<LinkRow | null> {
    const [found] = await this.prisma.$queryRaw<LinkRow[]>`
      SELECT ${link} WHERE l."chain" = ${chain} AND l."number" = ${number}`;
    return found ?? null;
  }

  linksOf(entries: readonly bigint[]): Promise<LinkRow[]> {
    return this.prisma.$queryRaw<LinkRow[]>`SELECT ${link} WHERE l."entry_id" = ANY (${[...entries]}::bigint[])`;
  }

  /** The latest first: by the time at which their transactions began, then by id. */
  entries(filter: EntryFilter, slice: Slice): Promise<EntryRow[]> {
    const [edge] = slice.edge ?? [];
    const [beyond, order] = slice.backwards ? [Prisma.sql`>`, Prisma.sql`ASC`] : [Prisma.sql`<`, Prisma.sql`DESC`];
    const beyondEdge =
      edge === undefined
        ? Prisma.empty
        : Prisma.sql`AND (e."at", e."id") ${beyond} (SELECT "at", "id" FROM "audit_entry" WHERE "id" = ${edge}::bigint)`;
    return this.prisma.$queryRaw<EntryRow[]>`
      SELECT e."id", ${entry} FROM "audit_entry" e WHERE ${conditionsOf(filter)} ${beyondEdge}
      ORDER BY e."at" ${order}, e."id" ${order} LIMIT ${rowsOf(slice)}`;
  }

  async countEntries(filter: EntryFilter): Promise<number> {
    const [{ count }] = await this.prisma.$queryRaw<Counted>`
      ${counting(Prisma.sql`FROM "audit_entry" e WHERE ${conditionsOf(filter)}`)}`;
    return count;
  }

  accounts(ids: readonly string[]): Promise<{ readonly id: string; readonly personId: string }[]> {
    return this.prisma.account.findMany({ where: { id: { in: [...ids] } }, select: { id: true, personId: true } });
  }
}

function conditionsOf({ chain, object, objectId, accountId: account, action, from, until }: EntryFilter): Prisma.Sql {
  const zone = Prisma.sql`(SELECT "time_zone" FROM "office")`;
  const conditions = [
    chain == null ? null : Prisma.sql`e."chain" = ${chain}`,
    object == null ? null : Prisma.sql`e."object" = ${object}`,
    objectId == null ? null : Prisma.sql`e."object_id" = ${objectId}`,
    account == null ? null : Prisma.sql`e."account_id" = ${account}::uuid`,
    action == null ? null : Prisma.sql`e."action" = ${action}`,
    from == null ? null : Prisma.sql`e."at" >= ${from}::date::timestamp AT TIME ZONE ${zone}`,
    until == null ? null : Prisma.sql`e."at" < (${until}::date + 1)::timestamp AT TIME ZONE ${zone}`,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, ' AND ');
}
