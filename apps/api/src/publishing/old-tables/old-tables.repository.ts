import { Injectable } from '@nestjs/common';
import type { Competition, OldTableRow } from '@tarokk/competition';
import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '../../platform/database/counting.js';
import { pageOf } from '../../platform/database/pages.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { insertRows } from '../../platform/database/rows.js';
import type { Tables } from '../../platform/database/tables.js';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';

/** What a table consists of. */
export interface TableSheet {
  /** Names of the columns beside rank, name, matches and points. */
  readonly columns: readonly string[];
  readonly rows: readonly OldTableRow[];
}

export interface OldTableRecord {
  readonly id: string;
  readonly year: number;
  readonly competition: Competition;
  readonly title: string;
  readonly source: string;
  /** Of the CSV as it came. */
  readonly sha256: string;
  readonly sheet: TableSheet;
  readonly enteredBy: string;
  readonly enteredAt: Date;
}

export interface OldTableFilter {
  readonly year: number | null;
  readonly competition: Competition | null;
}

@Injectable()
export class OldTablesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The latest years first. */
  list(slice: Slice, filter: OldTableFilter): Promise<OldTableRecord[]> {
    return pageOf(this.tables(filter).selectAll(), {
      by: ['year', 'id'],
      beyond: slice.edge,
      ascending: slice.backwards,
      rows: rowsOf(slice),
    }).execute();
  }

  count(filter: OldTableFilter): Promise<number> {
    return countRows(this.prisma, this.tables(filter));
  }

  async find(id: string): Promise<OldTableRecord | null> {
    const found = this.prisma.$kysely.selectFrom('oldTable').selectAll().where('id', '=', id);
    return (await found.executeTakeFirst()) ?? null;
  }

  /** Null when the same table is there already. */
  async create(transaction: Transaction, table: Omit<OldTableRecord, 'id' | 'enteredAt'>): Promise<string | null> {
    const made = await insertRows(transaction, 'oldTable', [table])
      .onConflict((conflict) => conflict.columns(['year', 'competition', 'title', 'sheetHash']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return made?.id ?? null;
  }

  /** Whether there was one. */
  async remove(transaction: Transaction, id: string): Promise<boolean> {
    const { count } = await transaction.oldTable.deleteMany({ where: { id } });
    return count > 0;
  }

  private tables({ year, competition }: OldTableFilter): SelectQueryBuilder<Tables, 'oldTable', object> {
    let tables = this.prisma.$kysely.selectFrom('oldTable');
    if (year !== null) tables = tables.where('year', '=', year);
    if (competition !== null) tables = tables.where('competition', '=', competition);
    return tables;
  }
}
