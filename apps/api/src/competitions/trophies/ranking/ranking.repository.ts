import { Injectable } from '@nestjs/common';
import type { Named } from '@tarokk/competition';
import type { Database } from '../../../platform/database/replica/read-source.js';
import { anyOf } from '../../../platform/database/rows.js';
import { foundByName } from '../../../registry/people/people.repository.js';

@Injectable()
export class RankingRepository {
  /** Players by the names that the public sees. */
  players(database: Database, ids: readonly string[]): Promise<Named[]> {
    return database.$kysely.selectFrom('publicName').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  }

  /** Persons with a name in which each of these begins a word. Persons with a pseudonym are not found by their names. */
  async withWords(database: Database, words: readonly string[]): Promise<string[]> {
    const rows = await database.$kysely.selectFrom(foundByName(words).as('found')).select('id').execute();
    return rows.map(({ id }) => id);
  }
}
