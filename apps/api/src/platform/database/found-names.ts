import { type RawBuilder, sql } from 'kysely';

/**
 * Of a column that `nameKey` has made: that each of the words begins one of the name. The indexes of these columns know the
 * expression.
 * @param words without accents and case, letters and digits alone, at least one
 */
export function hasWords(key: string, words: readonly string[]): RawBuilder<boolean> {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql`to_tsvector('simple', regexp_replace(${sql.ref(key)}, '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', ${query})`;
}

/** That a name begins with these letters, which sorts before names that have them further on. */
export function beginsWith(key: string, letters: string): RawBuilder<boolean> {
  return sql`starts_with(${sql.ref(key)}, ${letters})`;
}

/** The name in a column that `nameKey` has made, without accents and case. */
export function lettersIn(key: string): RawBuilder<string> {
  return sql`split_part(${sql.ref(key)}, E'\\x01', 1)`;
}

/**
 * How unlike these letters the likest part of a name is, from 0 to 1: a list that is sorted by it begins with the nearest, read
 * from an index. Only where the database forgives wrong letters.
 */
export function unlikeness(key: string, letters: string): RawBuilder<number> {
  return sql`${lettersIn(key)} <->> ${letters}`;
}
