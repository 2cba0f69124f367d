import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import { PrismaService } from '../../platform/database/prisma.service.js';

/** Where the objects of each kind are. The id of a team or pair is also that of its side. */
const tables = {
  ...{ Person: 'person', Team: 'team', Pair: 'pair', Venue: 'venue' },
  ...{ Match: 'match', FreeGame: 'free_game', PlannedMatch: 'planned_match', JuryRequest: 'request', Draft: 'draft' },
  ...{ GrandPrix: 'grand_prix', OldTable: 'old_table' },
} as const;
export type NodeKind = keyof typeof tables;

const lookup = Object.entries(tables)
  .map(([kind, table]) => `SELECT "id", '${kind}' AS "kind" FROM "${table}" WHERE "id" = ANY (asked."ids")`)
  .join(' UNION ALL ');

@Injectable()
export class NodesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Of which kind the objects of these ids are: a look into the primary key of each table. */
  kindsOf(ids: readonly string[]): Promise<{ readonly id: string; readonly kind: NodeKind }[]> {
    return this.prisma.$queryRaw<{ id: string; kind: NodeKind }[]>`
      SELECT found."id", found."kind"
      FROM (SELECT ${[...ids]}::uuid[] AS "ids") AS asked, LATERAL (${Prisma.raw(lookup)}) AS found`;
  }
}
