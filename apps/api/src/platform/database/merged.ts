import { type RawBuilder, sql } from 'kysely';

/** Who a person is today: whoever was merged into another is that other. @param person the name of a row of `person` in a statement */
export function presentPerson(person: string): RawBuilder<string> {
  return sql<string>`COALESCE(${sql.ref(`${person}.mergedInto`)}, ${sql.ref(`${person}.id`)})`;
}
