import { lettersOf } from '@tarokk/competition';

/** The words that somebody looks for, without accents and case; more than a name has are not looked at. */
export function wordsIn(text: string): readonly string[] {
  return (lettersOf(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 10);
}
