import { Injectable } from '@nestjs/common';
import type { Named } from '@tarokk/competition';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { nameHas } from '../../registry/people/people.repository.js';

@Injectable()
export class RankingRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Players by the names that the public sees. */
  players(ids: readonly string[]): Promise<Named[]> {
    return this.prisma.$queryRaw<Named[]>`
      SELECT p."id", CASE WHEN p."pseudonymous" OR n."name" IS NULL THEN 'Player ' || p."number" ELSE n."name" END AS "name"
      FROM "person" p LEFT JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision"
      WHERE p."id" = ANY (${[...ids]}::uuid[])`;
  }

  /** Who has these beginnings of words in his name; whoever has a pseudonym is not found by his name. */
  async withWords(words: readonly string[]): Promise<string[]> {
    const rows = await this.prisma.$queryRaw<{ id: string }[]>`
      SELECT p."id" FROM "person" p
      JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision"
      WHERE NOT p."pseudonymous" AND ${nameHas([...words])}`;
    return rows.map(({ id }) => id);
  }
}
