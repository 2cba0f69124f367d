import { capitalised } from '@tarokk/competition';
import type { Language } from '@tarokk/rules';

/** What the office says of a move or a sheet is a clause, which others put into sentences of theirs: alone it begins and ends as one. */
export function sentence(words: string, language: Language): string {
  const begun = capitalised(words, language);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}
