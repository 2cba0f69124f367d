import { Injectable } from '@nestjs/common';
import { PrismaService } from '../database/prisma.service.js';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
}

@Injectable()
export class PeopleRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Persons with the names that the public sees. Who was merged into another is answered as that other, under the id that
   * was asked for.
   */
  findByIds(ids: readonly string[]): Promise<PersonRow[]> {
    return this.prisma.$queryRaw<PersonRow[]>`
      SELECT asked."id",
             CASE WHEN p."pseudonymous" THEN 'Player ' || p."number" ELSE n."name" END AS "name"
      FROM "person" asked
      JOIN "person" p ON p."id" = COALESCE(asked."merged_into", asked."id")
      JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision"
      WHERE asked."id" = ANY (${[...ids]}::uuid[])`;
  }
}
