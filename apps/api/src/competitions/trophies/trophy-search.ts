import { lettersOf } from '@tarokk/competition';
import { catalogue, languages } from '@tarokk/rules';
import { wordsIn } from '../../registry/people/name-words.js';

/** One word that is looked for. */
export interface SearchWord {
  /** For the names of players. */
  readonly word: string;
  /** The kinds of trophies of whose names, in whatever language, it begins a word. */
  readonly kinds: readonly string[];
}

const trophies = catalogue
  .filter(({ trophy }) => trophy !== null)
  .map(({ id, name }) => ({
    id,
    words: languages.flatMap((language) => lettersOf(name[language]).split(/[^\p{L}\p{N}]+/u)),
  }));

/** The words of a search: a trophy is found when each is in the name of its kind or its player. */
export function searchWords(find: string): readonly SearchWord[] {
  return wordsIn(find).map((word) => ({
    word,
    kinds: trophies.filter(({ words }) => words.some((each) => each.startsWith(word))).map(({ id }) => id),
  }));
}
