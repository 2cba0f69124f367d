import { lettersApart, lettersOf } from '@tarokk/competition';

/**
 * How well a name fits what somebody looks for, the best first: it is the name, the name begins with it, each word begins one of
 * the name, or does with one wrong letter; or each begins a word of the text that has the name as its heading.
 */
export const fits = ['same', 'beginning', 'words', 'wrong-letter', 'text'] as const;
export type Fit = (typeof fits)[number];

/** Of a shorter word any other is one letter away. */
const LEAST_FORGIVEN = 4;

/**
 * How well a name fits; null where it does not.
 * @param words without accents and case, at least one
 */
export function fitOf(words: readonly string[], name: string): Fit | null {
  const wanted = words.join(' ');
  const written = lettersOf(name);
  const plain = written.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = plain.join(' ');
  if (letters === wanted) return 'same';
  if (letters.startsWith(wanted)) return 'beginning';
  if (words.every((word) => plain.some((each) => each.startsWith(word)))) return 'words';
  return words.every((word) => plain.some((each) => beginsAlmost(each, word))) ? 'wrong-letter' : null;
}

/** Whether wrong letters of what somebody looks for are forgiven: some word of it has to be long enough. */
export function isForgivable(words: readonly string[]): boolean {
  return words.some(({ length }) => length >= LEAST_FORGIVEN);
}

/** Whether a word begins another, one letter of it put in, left out or changed. */
function beginsAlmost(word: string, beginning: string): boolean {
  if (word.startsWith(beginning)) return true;
  if (beginning.length < LEAST_FORGIVEN) return false;
  return [-1, 0, 1].some((more) => lettersApart(beginning, word.slice(0, beginning.length + more)) <= 1);
}
