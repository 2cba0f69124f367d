import { Injectable } from '@nestjs/common';
import { nameKey, type TrophyEntry } from '@tarokk/competition';
import { type TrophyRow, trophyOf } from '../../counting/trophy-row.js';
import { type Counted, counting } from '../../../platform/database/counting.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { rowsOf, type Slice } from '../../../platform/graphql/connection.js';

export interface OldListRow {
  readonly id: string;
  readonly source: string | null;
  /** Of the CSV as it came; null where it was imported before that was kept. */
  readonly sha256: string | null;
  /** Of what its rows say; null where it was imported before that was kept. */
  readonly rowsSha256: string | null;
  /** As it was imported; single entries may have been removed since. */
  readonly entries: number;
  readonly trophies: number;
  readonly enteredBy: string;
  readonly enteredAt: Date;
}

const columns = Prisma.raw('t.*, t."date"::text AS "date"');
const listColumns = Prisma.raw(
  '"id", "source", "sha256", "rows_sha256" AS "rowsSha256", "entries", "trophies", "entered_by" AS "enteredBy", "entered_at" AS "enteredAt"',
);

@Injectable()
export class OldListsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The latest first. */
  list(slice: Slice): Promise<OldListRow[]> {
    const [at, id] = slice.edge ?? [];
    const beyond =
      at === undefined
        ? Prisma.empty
        : slice.backwards
          ? Prisma.sql`WHERE ("entered_at", "id") > (${at}::timestamptz, ${id}::uuid)`
          : Prisma.sql`WHERE ("entered_at", "id") < (${at}::timestamptz, ${id}::uuid)`;
    const direction = slice.backwards ? Prisma.sql`ASC` : Prisma.sql`DESC`;
    return this.prisma.$queryRaw<OldListRow[]>`
      SELECT ${listColumns} FROM "old_list" ${beyond} ORDER BY "entered_at" ${direction}, "id" ${direction} LIMIT ${rowsOf(slice)}`;
  }

  async find(id: string): Promise<OldListRow | null> {
    const rows = await this.prisma.$queryRaw<OldListRow[]>`
      SELECT ${listColumns} FROM "old_list" WHERE "id" = ${id}::uuid`;
    return rows[0] ?? null;
  }

  async count(): Promise<number> {
    const [{ count }] = await this.prisma.$queryRaw<Counted>`${counting(Prisma.sql`FROM "old_list"`)}`;
    return count;
  }

  /** False when its text or its rows are there already. */
  async create(transaction: Transaction, list: Omit<OldListRow, 'enteredAt'>): Promise<boolean> {
    const { id, source, sha256, rowsSha256, entries, trophies, enteredBy } = list;
    const made = await transaction.$executeRaw`
      INSERT INTO "old_list" ("id", "source", "sha256", "rows_sha256", "entries", "trophies", "entered_by")
      VALUES (${id}::uuid, ${source}, ${sha256}, ${rowsSha256}, ${entries}, ${trophies}, ${enteredBy}::uuid) ON CONFLICT DO NOTHING`;
    return made > 0;
  }

  /** Whether there was one. Its entries stay: they are the trophy list's. */
  async remove(transaction: Transaction, id: string): Promise<boolean> {
    return (await transaction.$executeRaw`DELETE FROM "old_list" WHERE "id" = ${id}::uuid`) > 0;
  }

  /** All that is left of a list, in its order. */
  async entriesOf(transaction: Transaction | null, list: string): Promise<TrophyEntry[]> {
    const rows = await (transaction ?? this.prisma).$queryRaw<TrophyRow[]>`
      SELECT ${columns} FROM "trophy" t
      WHERE t."evidence" = 'old-list' AND old_list_of(t."position") = ${list}::uuid ORDER BY origin_in(t."position")`;
    return rows.map(trophyOf);
  }

  /** Lists come in one after the other: two at the same time would each not see that the other has the same rows. */
  async waitForOthers(transaction: Transaction): Promise<void> {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('old lists', 0))`;
  }

  /** Entries of any old list that these persons announced. */
  async entriesOfPlayers(transaction: Transaction, players: readonly string[]): Promise<TrophyEntry[]> {
    const rows = await transaction.$queryRaw<TrophyRow[]>`
      SELECT ${columns} FROM "trophy" t
      WHERE t."evidence" = 'old-list' AND t."announcer_id" = ANY (${[...players]}::uuid[])`;
    return rows.map(trophyOf);
  }

  /** An entry of an old list; null when there is none of this id, or it is of a match. */
  async findEntry(transaction: Transaction, id: string): Promise<TrophyEntry | null> {
    const rows = await transaction.$queryRaw<TrophyRow[]>`
      SELECT ${columns} FROM "trophy" t WHERE t."id" = ${id}::uuid AND t."evidence" = 'old-list'`;
    return rows[0] === undefined ? null : trophyOf(rows[0]);
  }

  /** The persons who are called exactly so, by name; a pseudonym is no name. */
  async personsNamed(
    transaction: Transaction,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await transaction.$queryRaw<{ name: string; ids: string[] }[]>`
      SELECT n."name", array_agg(p."id") AS "ids"
      FROM "person" p JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision"
      WHERE p."merged_into" IS NULL
        AND n."key" = ANY (${names.map((name) => nameKey(name))}::text[]) AND n."name" = ANY (${[...names]}::text[])
      GROUP BY n."name"`;
    return new Map(rows.map(({ name, ids }) => [name, ids]));
  }
}
