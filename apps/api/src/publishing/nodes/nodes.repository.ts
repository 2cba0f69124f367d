import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { anyOf } from '../../platform/database/rows.js';

export type NodeKind =
  | ('Person' | 'Team' | 'Pair' | 'Venue')
  | ('Match' | 'FreeGame' | 'PlannedMatch' | 'JuryRequest' | 'Draft')
  | ('GrandPrix' | 'Trophy' | 'OldList' | 'OldTable');

@Injectable()
export class NodesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Of which kind the objects of these ids are: a look into the primary key of each table. The id of a team or pair is also
   * that of its side.
   */
  async kindsOf(ids: readonly string[]): Promise<{ readonly id: string; readonly kind: NodeKind }[]> {
    const { $kysely } = this.prisma;
    const [[first, firstTable], ...others] = tablesOfKinds;
    const idsIn = (kind: NodeKind, table: TableOfKind) =>
      $kysely
        .selectFrom(table)
        .select(['id', sql.lit(kind).as('kind')])
        .where('id', '=', anyOf(ids));
    let found = idsIn(first, firstTable);
    for (const [kind, table] of others) found = found.unionAll(idsIn(kind, table));
    return found.execute();
  }
}

const tablesOfKinds = [
  ['Person', 'person'],
  ['Team', 'team'],
  ['Pair', 'pair'],
  ['Venue', 'venue'],
  ['Match', 'match'],
  ['FreeGame', 'freeGame'],
  ['PlannedMatch', 'plannedMatch'],
  ['JuryRequest', 'request'],
  ['Draft', 'draft'],
  ['GrandPrix', 'grandPrix'],
  ['Trophy', 'trophy'],
  ['OldList', 'oldList'],
  ['OldTable', 'oldTable'],
] as const satisfies readonly (readonly [NodeKind, string])[];

type TableOfKind = (typeof tablesOfKinds)[number][1];
