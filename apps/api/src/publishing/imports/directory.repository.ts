import { Injectable } from '@nestjs/common';
import { type NameDirectory, type Namesake, nameKey, type SideOfSeason } from '@tarokk/competition';
import { sql } from 'kysely';
import { jsonRows } from '../../platform/database/json-rows.js';
import { presentPerson } from '../../platform/database/merged.js';
import { anyOf, broughtRows } from '../../platform/database/rows.js';
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

interface NameOfSeason {
  readonly season: number;
  readonly of: 'side' | 'person';
  readonly name: string;
}

interface NamedPerson extends Omit<Namesake, 'ofSeason'> {
  readonly name: string;
  readonly seasons: readonly number[];
}

@Injectable()
export class DirectoryRepository {
  /** What the office knows under these names, letter by letter, by year. */
  async lookUp(transaction: Transaction, asked: readonly NamesInSeason[]): Promise<(year: number) => NameDirectory> {
    if (asked.length === 0) return () => emptyDirectory;
    const sides = await this.sides(transaction, asked);
    const persons = await this.persons(transaction, asked);
    const known = await this.namesOf(transaction, [...new Set(asked.map(({ year }) => year))]);
    return (year) => {
      const ofYear = byName(sides.filter(({ season }) => season === year));
      return {
        sideNames: known.filter(({ season, of }) => season === year && of === 'side').map(({ name }) => name),
        personNames: known.filter(({ season, of }) => season === year && of === 'person').map(({ name }) => name),
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

  /** What sides and players of these seasons are called, for names that nobody has. */
  private async namesOf(transaction: Transaction, seasons: readonly number[]): Promise<NameOfSeason[]> {
    const sides = await transaction.$kysely
      .selectFrom('side')
      .select(['season', 'name'])
      .where('season', '=', anyOf(seasons))
      .execute();
    const persons = await transaction.$kysely
      .selectFrom('sideMember as m')
      .innerJoin('publicName as p', 'p.id', 'm.personId')
      .select(['m.season', 'p.name'])
      .distinct()
      .where('m.season', '=', anyOf(seasons))
      .execute();
    return [
      ...sides.map((each) => ({ ...each, of: 'side' as const })),
      ...persons.map((each) => ({ ...each, of: 'person' as const })),
    ];
  }

  /** Those that take part in their seasons: teams that were confirmed and not withdrawn, and pairs. */
  private sides(transaction: Transaction, asked: readonly NamesInSeason[]): Promise<NamedSide[]> {
    const keyed = asked.flatMap(({ year, sides }) => sides.map((name) => [`${year} ${name}`, { year, name }] as const));
    const wanted = [...new Map(keyed).values()];
    return transaction.$kysely
      .selectFrom(broughtRows('q', wanted, { year: 'integer', name: 'text' }))
      .innerJoin('side as s', (join) => join.onRef('s.season', '=', 'q.year').onRef('s.name', '=', 'q.name'))
      .leftJoin('team as t', 't.id', 's.id')
      .select(['s.id', 's.season', 's.kind', 's.name'])
      .select((eb) =>
        jsonRows(
          eb
            .selectFrom('sideMember as m')
            .select(['m.personId as person', 'm.firstDay as from', 'm.lastDay as until'])
            .whereRef('m.sideId', '=', 's.id'),
        ).as('members'),
      )
      .where((eb) =>
        eb.or([eb('t.id', 'is', null), eb.and([eb('t.confirmedAt', 'is not', null), eb('t.withdrawnAt', 'is', null)])]),
      )
      .execute();
  }

  /** Whoever has or had one of these names; under former entries, whom they were merged into. Pseudonyms are no names. */
  private async persons(
    transaction: Transaction,
    asked: readonly NamesInSeason[],
  ): Promise<Map<string, NamedPerson[]>> {
    const names = [...new Set(asked.flatMap(({ persons }) => persons))];
    const years = [...new Set(asked.map(({ year }) => year))];
    const had = transaction.$kysely
      .selectFrom('personName as n')
      .innerJoin('person as p', 'p.id', 'n.personId')
      .select(['n.name', presentPerson('p').as('id')])
      .select(sql<boolean>`n.revision = p.name_revision AND p.merged_into IS NULL`.as('present'))
      .where('n.key', '=', anyOf(names.map((name) => nameKey(name))))
      .where('n.name', '=', anyOf(names));
    const rows = await transaction.$kysely
      .selectFrom(had.as('had'))
      .select(['had.name', 'had.id'])
      .select((eb) => [
        sql<boolean>`bool_or(had.present)`.as('present'),
        sql<number[]>`ARRAY(${eb
          .selectFrom('sideMember as m')
          .select('m.season')
          .whereRef('m.personId', '=', 'had.id')
          .where('m.season', '=', anyOf(years))})`.as('seasons'),
      ])
      .groupBy(['had.name', 'had.id'])
      .orderBy('had.name')
      .orderBy('had.id')
      .execute();
    return byName(rows);
  }
}

function byName<T extends { readonly name: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.name, [...(groups.get(row.name) ?? []), row]);
  return groups;
}

const emptyDirectory: NameDirectory = { sideNames: [], personNames: [], sidesNamed: () => [], personsNamed: () => [] };
