import { Injectable } from '@nestjs/common';
import { type Directory, type Namesake, nameKey, type SideOfSeason } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';

/** Names that are to be looked up, in one season. */
export interface NamesInSeason {
  readonly year: number;
  readonly sides: readonly string[];
  readonly persons: readonly string[];
}

interface NamedSide extends SideOfSeason {
  readonly season: number;
  readonly name: string;
}

interface NamedPerson extends Omit<Namesake, 'ofSeason'> {
  readonly name: string;
  readonly seasons: readonly number[];
}

@Injectable()
export class DirectoryRepository {
  /** What the office knows under these names, letter by letter, by year. */
  async lookUp(transaction: Transaction, asked: readonly NamesInSeason[]): Promise<(year: number) => Directory> {
    if (asked.length === 0) return () => emptyDirectory;
    const sides = await this.sides(transaction, asked);
    const persons = await this.persons(transaction, asked);
    return (year) => {
      const ofYear = byName(sides.filter(({ season }) => season === year));
      return {
        sidesNamed: (name) => ofYear.get(name) ?? [],
        personsNamed: (name) =>
          (persons.get(name) ?? []).map(({ id, present, seasons }) => ({
            id,
            present,
            ofSeason: seasons.includes(year),
          })),
      };
    };
  }

  /** Those that take part in their seasons: teams that were confirmed and not withdrawn, and pairs. */
  private sides(transaction: Transaction, asked: readonly NamesInSeason[]): Promise<NamedSide[]> {
    const keyed = asked.flatMap(({ year, sides }) => sides.map((name) => [`${year} ${name}`, { year, name }] as const));
    const wanted = [...new Map(keyed).values()];
    return transaction.$queryRaw<NamedSide[]>`
      SELECT s."id", s."season", s."kind", s."name", (
        SELECT COALESCE(json_agg(json_build_object('person', m."person_id", 'from', m."first_day", 'until', m."last_day")), '[]')
        FROM "side_member" m WHERE m."side_id" = s."id") AS "members"
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS q("year" int, "name" text)
      JOIN "side" s ON s."season" = q."year" AND s."name" = q."name"
      LEFT JOIN "team" t ON t."id" = s."id"
      WHERE t."id" IS NULL OR (t."confirmed_at" IS NOT NULL AND t."withdrawn_at" IS NULL)`;
  }

  /** Whoever has or had one of these names; under former entries, whom they were merged into. Pseudonyms are no names. */
  private async persons(
    transaction: Transaction,
    asked: readonly NamesInSeason[],
  ): Promise<Map<string, NamedPerson[]>> {
    const names = [...new Set(asked.flatMap(({ persons }) => persons))];
    const years = [...new Set(asked.map(({ year }) => year))];
    const rows = await transaction.$queryRaw<NamedPerson[]>`
      WITH had AS (
        SELECT n."name", COALESCE(p."merged_into", p."id") AS "id",
          n."revision" = p."name_revision" AND p."merged_into" IS NULL AS "present"
        FROM "person_name" n JOIN "person" p ON p."id" = n."person_id"
        WHERE n."key" = ANY (${names.map((name) => nameKey(name))}::text[]) AND n."name" = ANY (${names}::text[])
      )
      SELECT had."name", had."id", bool_or(had."present") AS "present", ARRAY(
        SELECT m."season" FROM "side_member" m
        WHERE m."person_id" = had."id" AND m."season" = ANY (${years}::int[])) AS "seasons"
      FROM had GROUP BY had."name", had."id" ORDER BY had."name", had."id"`;
    return byName(rows);
  }
}

function byName<T extends { readonly name: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.name, [...(groups.get(row.name) ?? []), row]);
  return groups;
}

const emptyDirectory: Directory = { sidesNamed: () => [], personsNamed: () => [] };
