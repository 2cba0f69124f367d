import { Injectable } from '@nestjs/common';
import type { Named } from '@tarokk/competition';
import type { Database } from '../../../platform/database/replica/read-source.js';
import { nameHas } from '../../../registry/people/people.repository.js';

@Injectable()
export class RankingRepository {
  /** Players by the names that the public sees. */
  players(database: Database, ids: readonly string[]): Promise<Named[]> {
    return database.$queryRaw<Named[]>`
      SELECT p."id", CASE WHEN p."pseudonymous" OR n."name" IS NULL THEN 'Player ' || p."number" ELSE n."name" END AS "name"
      FROM "person" p LEFT JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision"
      WHERE p."id" = ANY (${[...ids]}::uuid[])`;
  }

  /** Persons with a name in which each of these begins a word. Persons with a pseudonym are not found by their names. */
  async withWords(database: Database, words: readonly string[]): Promise<string[]> {
    const rows = await database.$queryRaw<{ id: string }[]>`
      SELECT p."id" FROM "person" p
      JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision"
      WHERE NOT p."pseudonymous" AND ${nameHas([...words])}`;
    return rows.map(({ id }) => id);
  }
}
