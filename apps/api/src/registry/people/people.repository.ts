import { Injectable } from '@nestjs/common';
import { lettersOf, nameKey } from '@tarokk/competition';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { countRows } from '../../platform/database/counting.js';
import { beginsWith, hasWords, lettersIn, unlikeness } from '../../platform/database/found-names.js';
import { lockName } from '../../platform/database/name-lock.js';
import { pageOf } from '../../platform/database/pages.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { anyOf } from '../../platform/database/rows.js';
import type { Tables } from '../../platform/database/tables.js';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';

export interface PersonRow {
  readonly id: string;
  /** As the public sees it, in English where it is a pseudonym. */
  readonly name: string;
  readonly pseudonymous: boolean;
  /** The number of the pseudonym. */
  readonly number: number;
}

export interface PersonInList extends PersonRow {
  readonly key: string;
}

export interface FoundPersons {
  /** How many there are, whom the list may not hold. */
  readonly count: number;
  readonly persons: readonly PersonRow[];
}

export interface PeopleFilter {
  /** What some word of the name begins with, each of them; null for everybody. */
  readonly words: readonly string[] | null;
  /** For whom names behind pseudonyms are no secret. */
  readonly withPseudonymous: boolean;
}

/** Persons who were not merged into others, `p`, beside the newest of their names, `n`, by which they are found. */
function named() {
  return expressionBuilder<Tables>()
    .selectFrom('personName as n')
    .innerJoin('person as kept', (join) =>
      join.onRef('kept.id', '=', 'n.personId').onRef('kept.nameRevision', '=', 'n.revision'),
    )
    .innerJoin('publicName as p', 'p.id', 'kept.id')
    .where('kept.mergedInto', 'is', null);
}

/**
 * The ids of persons in whose name each of the words begins one, as a query. Whoever has a pseudonym is not found by the name
 * behind it.
 * @param words as `wordsIn` has them, at least one
 */
export function foundByName(words: readonly string[]) {
  return named().select('p.id').where('p.pseudonymous', '=', false).where(hasWords('n.key', words));
}

const personColumns = ['p.id', 'p.name', 'p.pseudonymous', 'p.number'] as const;

@Injectable()
export class PeopleRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Persons with the names that the public sees. Who was merged into another is answered as that other, under the id that
   * was asked for.
   */
  findByIds(ids: readonly string[], database: Database | null = null): Promise<PersonRow[]> {
    return (database ?? this.prisma).$kysely
      .selectFrom('publicName as p')
      .select(personColumns)
      .where('p.id', '=', anyOf(ids))
      .execute();
  }

  /** The id under which the person is kept: another than the one that was asked for where two entries were merged; null for an id that is nobody's. */
  async idOf(id: string): Promise<string | null> {
    const found = await this.prisma.person.findUnique({ where: { id }, select: { id: true, mergedInto: true } });
    return found === null ? null : (found.mergedInto ?? found.id);
  }

  /** By name (D16). Somebody with a pseudonym is listed by name where that is no secret, else not at all. */
  list(database: Database, slice: Slice, filter: PeopleFilter): Promise<PersonInList[]> {
    const listed = database.$kysely.selectFrom(
      named().where(isListed(filter)).select(personColumns).select(['n.key', 'n.personId']).as('listed'),
    );
    return pageOf(listed.select(['id', 'name', 'pseudonymous', 'number', 'key']), {
      by: ['key', 'personId'],
      beyond: slice.edge,
      ascending: !slice.backwards,
      rows: rowsOf(slice),
    }).execute();
  }

  count(database: Database, filter: PeopleFilter): Promise<number> {
    return countRows(
      database,
      database.$kysely.selectFrom(named().where(isListed(filter)).select('p.id').as('listed')),
    );
  }

  /**
   * Whom a search finds, by the names that everybody sees: those whose names begin with what was written, then the others.
   * @param words as `wordsIn` has them, at least one
   */
  async search(database: Database, words: readonly string[], most: number): Promise<FoundPersons> {
    const found = named().where('p.pseudonymous', '=', false).where(hasWords('n.key', words));
    const rows = await database.$kysely
      .selectFrom(
        found
          .select(personColumns)
          .select(['n.key', beginsWith('n.key', words.join(' ')).as('first')])
          .as('found'),
      )
      .select(['id', 'name', 'pseudonymous', 'number'])
      .select((eb) => eb.cast<number>(eb.fn.countAll().over(), 'integer').as('count'))
      .orderBy('first', 'desc')
      .orderBy('key')
      .orderBy('id')
      .limit(most)
      .execute();
    return { count: rows[0]?.count ?? 0, persons: rows.map(({ count: _, ...person }) => person) };
  }

  /** Those whose names look most like these letters, the likest first. @param letters as `lettersOf` has them */
  searchAlike(database: Database, letters: string, most: number): Promise<PersonRow[]> {
    return database.$kysely
      .selectFrom(named().where('p.pseudonymous', '=', false).select(personColumns).select('n.key').as('alike'))
      .select(['id', 'name', 'pseudonymous', 'number'])
      .orderBy(unlikeness('key', letters))
      .limit(most)
      .execute();
  }

  /** Everybody who has one of these names, accents and case apart. @param letters as `lettersOf` has them */
  findByLetters(letters: readonly string[]): Promise<(PersonRow & { readonly letters: string })[]> {
    return this.prisma.$kysely
      .selectFrom(
        named()
          .select(personColumns)
          .select(['n.key', lettersIn('n.key').as('letters')])
          .as('same'),
      )
      .select(['id', 'name', 'pseudonymous', 'number', 'letters'])
      .where('letters', '=', anyOf(letters))
      .orderBy('key')
      .orderBy('id')
      .execute();
  }

  /** Waits for others who enter somebody of this name, and answers with those who have it, accents and case apart. */
  async findNamed(transaction: Transaction, name: string, withPseudonymous: boolean): Promise<PersonRow[]> {
    const letters = lettersOf(name);
    await lockName(transaction, `person ${letters}`);
    const same = named()
      .where(isListed({ words: null, withPseudonymous }))
      .where('n.key', '>=', nameKey(name, ''))
      .where('n.key', '<', `${letters}\u0002`)
      .select(personColumns)
      .select('n.key')
      .as('same');
    return transaction.$kysely
      .selectFrom(same)
      .select(['id', 'name', 'pseudonymous', 'number'])
      .orderBy('key')
      .orderBy('id')
      .limit(10)
      .execute();
  }

  /** Those of the ids that are persons, and were not merged into others. */
  present(transaction: Transaction, ids: readonly string[]): Promise<PersonRow[]> {
    return transaction.$kysely
      .selectFrom('publicName as p')
      .select(personColumns)
      .where('p.id', '=', anyOf(ids))
      .whereRef('p.is', '=', 'p.id')
      .execute();
  }
}

function isListed({ words, withPseudonymous }: PeopleFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Tables & { readonly p: Tables['publicName'] }, 'p'>();
  return eb.and([
    ...(withPseudonymous ? [] : [eb('p.pseudonymous', '=', false)]),
    ...(words === null ? [] : [hasWords('n.key', words)]),
  ]);
}
