import type { Areas, WordsOf } from './areas.js';
import type { Language } from './languages.js';

const files = import.meta.glob<{ readonly words: object }>('./*/*.ts');

/** The words of some areas in one language, each in a file of its own, which is loaded when it is read. */
export async function loadWords<Area extends keyof Areas>(
  language: Language,
  ...areas: readonly Area[]
): Promise<WordsOf<Area>> {
  const loaded = await Promise.all(areas.map((area) => files[`./${language}/${area}.ts`]!()));
  return Object.assign({}, ...loaded.map(({ words }) => words)) as WordsOf<Area>;
}
