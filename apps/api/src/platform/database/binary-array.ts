import pg from 'pg';

const types = { json: pg.types.builtins.JSON } as const;

/** Bytes of a 32-bit number: all that stands in front of the texts is made of them. */
const WORD = 4;
const DIMENSIONS = 1;
const NO_NULLS = 0;
const FIRST_INDEX = 1;

/**
 * A list as PostgreSQL sends it in binary, to be given as a value of type `json[]`: each text stays as it is. As text, an
 * array has every quote of them escaped here and resolved there, which takes longer than all else that is done with a sheet.
 */
export function arrayOf(type: keyof typeof types, texts: readonly (string | Buffer)[]): Buffer {
  const elements = texts.map((text) => (typeof text === 'string' ? Buffer.from(text) : text));
  const words = [DIMENSIONS, NO_NULLS, types[type], elements.length, FIRST_INDEX];
  return Buffer.concat([wordsOf(words), ...elements.flatMap((bytes) => [wordsOf([bytes.length]), bytes])]);
}

function wordsOf(numbers: readonly number[]): Buffer {
  const words = Buffer.alloc(WORD * numbers.length);
  numbers.forEach((number, index) => words.writeInt32BE(number, WORD * index));
  return words;
}
