import { text, type Reader } from '@tarokk/rules';

export const ID_PATTERN = '^[\\w.:-]{1,64}$';

const isId = new RegExp(ID_PATTERN);

const notAnId = text(
  'an id of 1–64 letters, digits and . : _ - is needed here',
  'hier wird eine Kennung aus 1–64 Buchstaben, Ziffern und . : _ - gebraucht',
  'itt 1–64 betűből, számjegyből és . : _ - jelekből álló azonosító kell',
);

/** An id of the office; empty with a problem otherwise. */
export function readId(reader: Reader, value: unknown, key: string | number): string {
  if (typeof value === 'string' && isId.test(value)) return value;
  if (value === undefined) reader.missing(key);
  else reader.problem(notAnId, {}, key);
  return '';
}
