import { Injectable } from '@nestjs/common';
import { lettersOf, nameKey } from '@tarokk/competition';
import { type Counted, counting } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';

export interface PersonRow {
  readonly id: string;
  /** As the public sees it, in English where it is a pseudonym. */
  readonly name: string;
  readonly pseudonymous: boolean;
  /** The number of the pseudonym. */
  readonly number: number;
}

export interface ListedPerson extends PersonRow {
  readonly key: string;
}

export interface PeopleFilter {
  /** What some word of the name begins with, each of them; null for everybody. */
  readonly words: readonly string[] | null;
  /** For whom names behind pseudonyms are no secret. */
  readonly withPseudonymous: boolean;
}

/** Persons who were not merged into others, `p`, beside the newest of their names, `n`, by which they are found. */
const named = Prisma.sql`
    FROM "person_name" n
    JOIN "person" kept ON kept."id" = n."person_id" AND kept."name_revision" = n."revision"
    JOIN "public_name" p ON p."id" = kept."id"
    WHERE kept."merged_into" IS NULL`;

/**
 * Of a row `n` of `person_name`: that each of the words begins one of the name; its index knows the expression.
 * @param words as `wordsIn` has them, at least one
 */
function nameHas(words: readonly string[]): Prisma.Sql {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return Prisma.sql`to_tsvector('simple', regexp_replace(n."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', ${query})`;
}

/**
 * The ids of persons in whose name each of the words begins one, as a statement. Whoever has a pseudonym is not found by the name
 * behind it.
 * @param words as `wordsIn` has them, at least one
 */
export function foundByName(words: readonly string[]): Prisma.Sql {
  return Prisma.sql`SELECT p."id" ${named} AND NOT p."pseudonymous" AND ${nameHas(words)}`;
}

@Injectable()
export class PeopleRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Persons with the names that the public sees. Who was merged into another is answered as that other, under the id that
   * was asked for.
   */
  findByIds(ids: readonly string[], database: Database | null = null): Promise<PersonRow[]> {
    return (database ?? this.prisma).$queryRaw<PersonRow[]>`
      SELECT "id", "name", "pseudonymous", "number" FROM "public_name" WHERE "id" = ANY (${[...ids]}::uuid[])`;
  }

  /** The id under which the person is kept: another than the one that was asked for where two entries were merged; null for an id that is nobody's. */
  async idOf(id: string): Promise<string | null> {
    const found = await this.prisma.person.findUnique({ where: { id }, select: { id: true, mergedInto: true } });
    return found === null ? null : (found.mergedInto ?? found.id);
  }

  /** By name (D16). Somebody with a pseudonym is listed by name where that is no secret, else not at all. */
  list(database: Database, slice: Slice, filter: PeopleFilter): Promise<ListedPerson[]> {
    const [key, id] = slice.edge ?? [];
    const beyond =
      key === undefined
        ? Prisma.empty
        : slice.backwards
          ? Prisma.sql`AND (n."key", n."person_id") < (${key}, ${id ?? null}::uuid)`
          : Prisma.sql`AND (n."key", n."person_id") > (${key}, ${id ?? null}::uuid)`;
    const direction = slice.backwards ? Prisma.sql`DESC` : Prisma.sql`ASC`;
    return database.$queryRaw<ListedPerson[]>`
      SELECT p."id", p."name", p."pseudonymous", p."number", n."key"
      ${listed(filter)} ${beyond}
      ORDER BY n."key" ${direction}, n."person_id" ${direction}
      LIMIT ${rowsOf(slice)}`;
  }

  async count(database: Database, filter: PeopleFilter): Promise<number> {
    const [{ count }] = await database.$queryRaw<Counted>`${counting(listed(filter))}`;
    return count;
  }

  /** Waits for others who enter somebody of this name, and answers with those who have it, accents and case apart. */
  async findNamed(transaction: Transaction, name: string, withPseudonymous: boolean): Promise<PersonRow[]> {
    const letters = lettersOf(name);
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('person ' || ${letters}, 0))`;
    const same = nameKey(name, '');
    return transaction.$queryRaw<PersonRow[]>`
      SELECT p."id", p."name", p."pseudonymous", p."number"
      ${named} AND n."key" >= ${same} AND n."key" < ${`${letters}\u0002`}
        ${withPseudonymous ? Prisma.empty : Prisma.sql`AND NOT p."pseudonymous"`}
      ORDER BY n."key", p."id" LIMIT 10`;
  }

  /** Those of the ids that are persons, and were not merged into others. */
  async present(transaction: Transaction, ids: readonly string[]): Promise<PersonRow[]> {
    return transaction.$queryRaw<PersonRow[]>`
      SELECT "id", "name", "pseudonymous", "number" FROM "public_name"
      WHERE "id" = ANY (${[...ids]}::uuid[]) AND "is" = "id"`;
  }
}

function listed({ words, withPseudonymous }: PeopleFilter): Prisma.Sql {
  return Prisma.sql`
    ${named} ${withPseudonymous ? Prisma.empty : Prisma.sql`AND NOT p."pseudonymous"`}
      ${words === null ? Prisma.empty : Prisma.sql`AND ${nameHas(words)}`}`;
}
