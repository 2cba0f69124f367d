import { Injectable } from '@nestjs/common';
import type { Competition, OldTableRow } from '@tarokk/competition';
import { type Counted, counting } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { Prisma } from '../../platform/database/generated/client.js';
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

const columns = Prisma.sql`
  "id", "year", "competition", "title", "source", "sha256", "sheet", "entered_by" AS "enteredBy", "entered_at" AS "enteredAt"`;

@Injectable()
export class OldTablesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The latest years first. */
  list(slice: Slice, filter: OldTableFilter): Promise<OldTableRecord[]> {
    const [edgeYear, edgeId] = slice.edge ?? [];
    const conditions = [
      ...conditionsOf(filter),
      ...(edgeYear === undefined
        ? []
        : slice.backwards
          ? [Prisma.sql`("year", "id") > (${Number(edgeYear)}, ${edgeId}::uuid)`]
          : [Prisma.sql`("year", "id") < (${Number(edgeYear)}, ${edgeId}::uuid)`]),
    ];
    const direction = slice.backwards ? Prisma.sql`ASC` : Prisma.sql`DESC`;
    return this.prisma.$queryRaw<OldTableRecord[]>`
      SELECT ${columns} FROM "old_table"
      WHERE ${Prisma.join(conditions, ' AND ')}
      ORDER BY "year" ${direction}, "id" ${direction} LIMIT ${rowsOf(slice)}`;
  }

  async count(filter: OldTableFilter): Promise<number> {
    const [{ count }] = await this.prisma.$queryRaw<Counted>`
      ${counting(Prisma.sql`FROM "old_table" WHERE ${Prisma.join(conditionsOf(filter), ' AND ')}`)}`;
    return count;
  }

  async find(id: string): Promise<OldTableRecord | null> {
    const rows = await this.prisma.$queryRaw<OldTableRecord[]>`
      SELECT ${columns} FROM "old_table" WHERE "id" = ${id}::uuid`;
    return rows[0] ?? null;
  }

  /** Null when the same table is there already. */
  async create(
    transaction: Transaction,
    { year, competition, title, source, sha256, sheet, enteredBy }: Omit<OldTableRecord, 'id' | 'enteredAt'>,
  ): Promise<string | null> {
    const rows = await transaction.$queryRaw<{ id: string }[]>`
      INSERT INTO "old_table" ("year", "competition", "title", "source", "sha256", "sheet", "entered_by")
      VALUES (${year}, ${competition}, ${title}, ${source}, ${sha256}, ${JSON.stringify(sheet)}::json, ${enteredBy}::uuid)
      ON CONFLICT ("year", "competition", "title", "sheet_hash") DO NOTHING
      RETURNING "id"`;
    return rows[0]?.id ?? null;
  }

  /** Whether there was one. */
  async remove(transaction: Transaction, id: string): Promise<boolean> {
    return (await transaction.$executeRaw`DELETE FROM "old_table" WHERE "id" = ${id}::uuid`) > 0;
  }
}

function conditionsOf({ year, competition }: OldTableFilter): Prisma.Sql[] {
  return [
    Prisma.sql`true`,
    ...(year === null ? [] : [Prisma.sql`"year" = ${year}`]),
    ...(competition === null ? [] : [Prisma.sql`"competition" = ${competition}`]),
  ];
}
