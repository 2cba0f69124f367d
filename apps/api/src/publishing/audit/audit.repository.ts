import { Injectable } from '@nestjs/common';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { countRows, ROWS_COUNTED } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { anyOf } from '../../platform/database/rows.js';
import type { Tables } from '../../platform/database/tables.js';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';
import type { LogEntry } from '@tarokk/archive';
import { beyondEntry, entryAt, entryColumns, withinDays } from './entry-columns.js';

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
export interface ChainLinkRow extends LogEntry {
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
  links(chain: string, slice: Slice): Promise<ChainLinkRow[]> {
    const [edge] = slice.edge ?? [];
    const links = this.linked().where('l.chain', '=', chain);
    const page =
      edge === undefined ? links : links.where('l.number', slice.backwards ? '<' : '>', sql<number>`${edge}::bigint`);
    return page
      .orderBy('l.number', slice.backwards ? 'desc' : 'asc')
      .limit(rowsOf(slice))
      .execute() as Promise<ChainLinkRow[]>;
  }

  async countLinks(chain: string): Promise<number> {
    return this.prisma.auditLink.count({ where: { chain }, take: ROWS_COUNTED });
  }

  async link(chain: string, number: number): Promise<ChainLinkRow | null> {
    const found = await this.linked().where('l.chain', '=', chain).where('l.number', '=', number).executeTakeFirst();
    return (found ?? null) as ChainLinkRow | null;
  }

  linksOf(entries: readonly bigint[]): Promise<ChainLinkRow[]> {
    return this.linked().where('l.entryId', '=', anyOf(entries)).execute() as Promise<ChainLinkRow[]>;
  }

  /** The latest first: by the time at which their transactions began, then by id. */
  entries(filter: EntryFilter, slice: Slice): Promise<EntryRow[]> {
    const order = slice.backwards ? 'asc' : 'desc';
    return this.prisma.$kysely
      .selectFrom('auditEntry as e')
      .select(['e.id', entryAt.as('at'), ...entryColumns])
      .where((eb) => eb.and([...conditionsOf(filter), ...beyondEntry(slice)]))
      .orderBy('e.at', order)
      .orderBy('e.id', order)
      .limit(rowsOf(slice))
      .execute() as Promise<EntryRow[]>;
  }

  countEntries(filter: EntryFilter): Promise<number> {
    const entries = this.prisma.$kysely.selectFrom('auditEntry as e').where((eb) => eb.and(conditionsOf(filter)));
    return countRows(this.prisma, entries);
  }

  private linked() {
    return this.prisma.$kysely
      .selectFrom('auditLink as l')
      .innerJoin('auditEntry as e', 'e.id', 'l.entryId')
      .leftJoin('auditLink as p', (join) =>
        join.onRef('p.chain', '=', 'l.chain').on(sql<boolean>`p.number = l.number - 1`),
      )
      .select(['l.entryId', 'l.number', 'l.hash', 'l.sealedAt', 'p.hash as previous'])
      .select([entryAt.as('at'), ...entryColumns]);
  }

  accounts(ids: readonly string[]): Promise<{ readonly id: string; readonly personId: string }[]> {
    return this.prisma.account.findMany({ where: { id: { in: [...ids] } }, select: { id: true, personId: true } });
  }
}

function conditionsOf({ chain, object, objectId, accountId, action, from, until }: EntryFilter): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables & { readonly e: Tables['auditEntry'] }, 'e'>();
  return [
    ...(chain == null ? [] : [eb('e.chain', '=', chain)]),
    ...(object == null ? [] : [eb('e.object', '=', object)]),
    ...(objectId == null ? [] : [eb('e.objectId', '=', objectId)]),
    ...(accountId == null ? [] : [eb('e.accountId', '=', accountId)]),
    ...(action == null ? [] : [eb('e.action', '=', action)]),
    ...withinDays('e', { from, until }),
  ];
}
