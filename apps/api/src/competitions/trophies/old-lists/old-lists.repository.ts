import { Injectable } from '@nestjs/common';
import { nameKey, type TrophyEntry, trophyOf } from '@tarokk/competition';
import { type SelectQueryBuilder, sql } from 'kysely';
import { ROWS_COUNTED } from '../../../platform/database/counting.js';
import { grouped } from '../../../platform/database/grouped.js';
import { lockName } from '../../../platform/database/name-lock.js';
import { pageOf } from '../../../platform/database/pages.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { anyOf } from '../../../platform/database/rows.js';
import type { RowOf, Tables } from '../../../platform/database/tables.js';
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

@Injectable()
export class OldListsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The latest first. */
  list(slice: Slice): Promise<OldListRow[]> {
    return pageOf(this.prisma.$kysely.selectFrom('oldList').selectAll(), {
      by: ['enteredAt', 'id'],
      beyond: slice.edge,
      ascending: slice.backwards,
      rows: rowsOf(slice),
    }).execute();
  }

  find(id: string): Promise<OldListRow | null> {
    return this.prisma.oldList.findUnique({ where: { id } });
  }

  count(): Promise<number> {
    return this.prisma.oldList.count({ take: ROWS_COUNTED });
  }

  /** False when its text or its rows are there already. */
  async create(transaction: Transaction, list: Omit<OldListRow, 'enteredAt'>): Promise<boolean> {
    const { count } = await transaction.oldList.createMany({ data: [list], skipDuplicates: true });
    return count > 0;
  }

  /** Whether there was one. Its entries stay: they are the trophy list's. */
  async remove(transaction: Transaction, id: string): Promise<boolean> {
    const { count } = await transaction.oldList.deleteMany({ where: { id } });
    return count > 0;
  }

  /** All that is left of a list, in its order. */
  async entriesOf(transaction: Transaction | null, list: string): Promise<TrophyEntry[]> {
    const rows = await this.entries(transaction ?? this.prisma)
      .where(sql<string>`old_list_of(position)`, '=', list)
      .orderBy(sql`origin_in(position)`)
      .execute();
    return rows.map(trophyOf);
  }

  /** Lists come in one after the other: two at the same time would each not see that the other has the same rows. */
  async waitForOthers(transaction: Transaction): Promise<void> {
    await lockName(transaction, 'old lists');
  }

  /** Entries of any old list that these persons announced. */
  async entriesOfPlayers(transaction: Transaction, players: readonly string[]): Promise<TrophyEntry[]> {
    const rows = await this.entries(transaction).where('announcerId', '=', anyOf(players)).execute();
    return rows.map(trophyOf);
  }

  /** An entry of an old list; null when there is none of this id, or it is of a match. */
  async findEntry(transaction: Transaction, id: string): Promise<TrophyEntry | null> {
    const row = await this.entries(transaction).where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : trophyOf(row);
  }

  /** The persons who are called exactly so, by name; a pseudonym is no name. */
  async personsNamed(
    transaction: Transaction,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await transaction.$kysely
      .selectFrom('person as p')
      .innerJoin('personName as n', (join) =>
        join.onRef('n.personId', '=', 'p.id').onRef('n.revision', '=', 'p.nameRevision'),
      )
      .select(['n.name', 'p.id'])
      .where('p.mergedInto', 'is', null)
      .where('n.key', '=', anyOf(names.map((name) => nameKey(name))))
      .where('n.name', '=', anyOf(names))
      .execute();
    const byName = grouped(rows, ({ name }) => name);
    return new Map([...byName].map(([name, persons]) => [name, persons.map(({ id }) => id)]));
  }

  private entries({ $kysely }: Pick<Transaction, '$kysely'>): SelectQueryBuilder<Tables, 'trophy', RowOf<'trophy'>> {
    return $kysely.selectFrom('trophy').selectAll().where('evidence', '=', 'old-list');
  }
}
