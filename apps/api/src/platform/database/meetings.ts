import { type RawBuilder, sql } from 'kysely';

/** Whether a row of `match` is between the sides `a` and `b` of another row, whichever it calls A; an index knows the expression. */
export function isBetween(match: string, sides: string): RawBuilder<boolean> {
  const of = (row: string, name: string): RawBuilder<unknown> => sql.ref(`${row}.${name}`);
  const [sideA, sideB] = [of(match, 'sideA'), of(match, 'sideB')];
  const [a, b] = [of(sides, 'a'), of(sides, 'b')];
  return sql`LEAST(${sideA}, ${sideB}) = LEAST(${a}, ${b}) AND GREATEST(${sideA}, ${sideB}) = GREATEST(${a}, ${b})`;
}
