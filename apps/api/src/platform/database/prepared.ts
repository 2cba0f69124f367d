import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.js';

/** Stands in a statement for a value that it gets whenever it is sent. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** The values of a statement by their names, as expressions. */
export type Given<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/**
 * A statement whose text is always the same. It is built when it is first sent and kept, for building a large one takes longer
 * than all else that the office does with it. What differs from time to time, `build` takes from `given`.
 */
export function prepared<Values extends object, Row>(
  build: (kysely: Kysely<Tables>, given: Given<Values>) => Compilable<Row>,
): (client: { readonly $kysely: Kysely<Tables> }, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | null = null;
  return async ({ $kysely }, values) => {
    compiled ??= build($kysely, givenValues()).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await $kysely.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

function givenValues<Values>(): Given<Values> {
  return new Proxy({} as Given<Values>, {
    get: (_, name) => sql`${new Placeholder(String(name))}`,
  });
}
