import { Injectable } from '@nestjs/common';
import { cleanedName } from '@tarokk/competition';
import { expressionBuilder } from 'kysely';
import { beginsWith, hasWords, unlikeness } from '../../../platform/database/found-names.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Database } from '../../../platform/database/replica/read-source.js';
import { anyOf } from '../../../platform/database/rows.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { SideKind } from './side.types.js';

export interface SideRow {
  readonly id: string;
  readonly year: number;
  readonly kind: SideKind;
  readonly name: string;
}

/** A team or pair that a search has found. */
export interface FoundSide {
  readonly id: string;
  readonly name: string;
}

export interface FoundSides {
  /** How many there are, whom the list may not hold. */
  readonly count: number;
  readonly sides: readonly FoundSide[];
}

/** The sides of a season with the keys of their names, `n`: teams that take part, and pairs. */
const named = {
  team: () =>
    expressionBuilder<Tables>()
      .selectFrom('team as n')
      .where('n.confirmedAt', 'is not', null)
      .select(['n.id', 'n.season', 'n.nameKey']),
  pair: () => expressionBuilder<Tables>().selectFrom('pair as n').select(['n.id', 'n.season', 'n.nameKey']),
} satisfies Readonly<Record<SideKind, unknown>>;

@Injectable()
export class SidesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Names of imported seasons may have in them what cannot be seen: it is not shown. */
  async findByIds(ids: readonly string[]): Promise<SideRow[]> {
    const rows = await this.prisma.$kysely
      .selectFrom('side')
      .select(['id', 'season as year', 'kind', 'name'])
      .where('id', '=', anyOf(ids))
      .execute();
    return rows.map((row) => ({ ...row, name: cleanedName(row.name) }));
  }

  /**
   * Whom a search finds: those whose names begin with what was written, then the others. Of those of one name, the one of the
   * latest season.
   * @param words as `wordsIn` has them, at least one
   */
  async search(database: Database, kind: SideKind, words: readonly string[], most: number): Promise<FoundSides> {
    const latest = named[kind]()
      .where(hasWords('n.name_key', words))
      .distinctOn('n.nameKey')
      .orderBy('n.nameKey')
      .orderBy('n.season', 'desc');
    const rows = await database.$kysely
      .selectFrom(latest.as('found'))
      .innerJoin('side', 'side.id', 'found.id')
      .select(['found.id', 'side.name'])
      .select((eb) => eb.cast<number>(eb.fn.countAll().over(), 'integer').as('count'))
      .orderBy(beginsWith('found.name_key', words.join(' ')), 'desc')
      .orderBy('found.nameKey')
      .limit(most)
      .execute();
    return {
      count: rows[0]?.count ?? 0,
      sides: rows.map(({ id, name }) => ({ id, name: cleanedName(name) })),
    };
  }

  /** Those whose names look most like these letters, the likest first; of one name those of all seasons. */
  async searchAlike(database: Database, kind: SideKind, letters: string, most: number): Promise<FoundSide[]> {
    const rows = await database.$kysely
      .selectFrom(named[kind]().as('alike'))
      .innerJoin('side', 'side.id', 'alike.id')
      .select(['alike.id', 'side.name'])
      .orderBy(unlikeness('alike.name_key', letters))
      .orderBy('alike.season', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, name }) => ({ id, name: cleanedName(name) }));
  }
}
