import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';

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
  kindsOf(ids: readonly string[]): Promise<{ readonly id: string; readonly kind: NodeKind }[]> {
    return this.prisma.$queryRaw<{ id: string; kind: NodeKind }[]>`
      SELECT found."id", found."kind" FROM (SELECT ${[...ids]}::uuid[] AS "ids") AS asked, LATERAL (
        SELECT "id", 'Person' AS "kind" FROM "person" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'Team' FROM "team" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'Pair' FROM "pair" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'Venue' FROM "venue" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'Match' FROM "match" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'FreeGame' FROM "free_game" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'PlannedMatch' FROM "planned_match" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'JuryRequest' FROM "request" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'Draft' FROM "draft" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'GrandPrix' FROM "grand_prix" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'Trophy' FROM "trophy" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'OldList' FROM "old_list" WHERE "id" = ANY (asked."ids")
        UNION ALL SELECT "id", 'OldTable' FROM "old_table" WHERE "id" = ANY (asked."ids")
      ) AS found`;
  }
}
