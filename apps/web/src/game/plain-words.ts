import type { Language, PlainWords } from '@tarokk/rules';

const files: Readonly<Record<Language, () => Promise<{ readonly plainWords: PlainWords }>>> = {
  en: () => import('@tarokk/rules/plain-words/en'),
  de: () => import('@tarokk/rules/plain-words/de'),
  hu: () => import('@tarokk/rules/plain-words/hu'),
};

/** What each announcement asks for, in plain words of one language: a file that is loaded when it is read. */
export async function loadPlainWords(language: Language): Promise<PlainWords> {
  return (await files[language]()).plainWords;
}
