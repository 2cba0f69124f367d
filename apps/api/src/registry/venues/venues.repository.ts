import { Injectable } from '@nestjs/common';
import { type Slice, rowsOf } from '../../platform/graphql/connection.js';
import { lockName } from '../../platform/database/name-lock.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import { ROWS_COUNTED } from '../../platform/database/counting.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { PrismaService } from '../../platform/database/prisma.service.js';

export interface VenueRow {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly public: boolean;
  readonly closed: boolean;
}

/** Which venues are listed beside those that everybody sees. */
export interface VenueFilter {
  readonly withClosed: boolean;
  /** Only the jury lists private venues: others know one only from their own match (D59). */
  readonly withPrivate: boolean;
}

@Injectable()
export class VenuesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** By name. */
  list(database: Database, slice: Slice, filter: VenueFilter): Promise<VenueRow[]> {
    const [edge] = slice.edge ?? [];
    return database.venue.findMany({
      where: {
        ...listed(filter),
        ...(edge === undefined ? {} : { nameKey: slice.backwards ? { lt: edge } : { gt: edge } }),
      },
      orderBy: { nameKey: slice.backwards ? 'desc' : 'asc' },
      take: rowsOf(slice),
    });
  }

  count(database: Database, filter: VenueFilter): Promise<number> {
    return database.venue.count({ where: listed(filter), take: ROWS_COUNTED });
  }

  findByIds(ids: readonly string[]): Promise<VenueRow[]> {
    return this.prisma.venue.findMany({ where: { id: { in: [...ids] } } });
  }

  findByKeys(transaction: Transaction | null, nameKeys: readonly string[]): Promise<VenueRow[]> {
    return (transaction ?? this.prisma).venue.findMany({ where: { nameKey: { in: [...nameKeys] } } });
  }

  /** Waits for others who save a venue of this name, so that the answer stays true until the end of the transaction. */
  async findByKey(transaction: Transaction, nameKey: string): Promise<VenueRow | null> {
    await lockName(transaction, `venue ${nameKey}`);
    return transaction.venue.findUnique({ where: { nameKey } });
  }

  create(transaction: Transaction, venue: Omit<VenueRow, 'id'>): Promise<VenueRow> {
    return transaction.venue.create({ data: venue });
  }

  /** Null when there is no such venue. */
  async update(transaction: Transaction, id: string, venue: Omit<VenueRow, 'id'>): Promise<VenueRow | null> {
    const [changed] = await transaction.venue.updateManyAndReturn({ where: { id }, data: venue });
    return changed ?? null;
  }
}

function listed({ withClosed, withPrivate }: VenueFilter): Prisma.VenueWhereInput {
  return { ...(withClosed ? {} : { closed: false }), ...(withPrivate ? {} : { public: true }) };
}
