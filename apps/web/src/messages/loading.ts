import type { Areas, WordsOf } from './areas.js';
import { filledIn } from './filled-in.js';
import { languagesOfWords, type PageLanguage } from './languages.js';

const files = import.meta.glob<{ readonly words: object }>('./*/*.ts');

/** The words of some areas in one language, each in a file of its own, which is loaded when it is read. */
export async function loadWords<Area extends keyof Areas>(
  language: PageLanguage,
  ...areas: readonly Area[]
): Promise<WordsOf<Area>> {
  const loaded = await Promise.all(areas.map((area) => loadArea(language, area)));
  return Object.assign({}, ...loaded) as WordsOf<Area>;
}

/** Of a language that has all words no second file is loaded. */
async function loadArea(language: PageLanguage, area: keyof Areas): Promise<object> {
  const [own, instead] = await Promise.all(
    languagesOfWords(language).map(async (each) => (await files[`./${each}/${area}.ts`]?.())?.words),
  );
  return instead === undefined ? own! : filledIn(own, instead);
}
