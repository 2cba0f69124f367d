import { lettersOf } from '@tarokk/competition';
import { type AnnouncementId, catalogue, languages } from '@tarokk/rules';
import { wordsIn } from '../../registry/people/names/name-words.js';

/** One word that is looked for. */
export interface SearchWord {
  /** For the names of players. */
  readonly word: string;
  /** The kinds of trophies whose names, in any of the languages, have a word that begins with it. */
  readonly kinds: readonly AnnouncementId[];
}

const trophies = catalogue
  .filter(({ trophy }) => trophy !== null)
  .map(({ id, name }) => ({
    // A silent bonus is no trophy.
    id: id as AnnouncementId,
    words: languages.flatMap((language) => lettersOf(name[language]).split(/[^\p{L}\p{N}]+/u)),
  }));

/** The words of a search: a trophy is found when each of them begins a word in the name of its kind or of its player. */
export function searchWords(search: string): readonly SearchWord[] {
  return wordsIn(search).map((word) => ({
    word,
    kinds: trophies.filter(({ words }) => words.some((each) => each.startsWith(word))).map(({ id }) => id),
  }));
}
