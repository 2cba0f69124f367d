import type { Language } from '../language/languages.js';
import { loadDueWords } from '../due/loading.js';
import type { DueWords } from '../due/words/en.js';
import type { AccountWords } from './words/en.js';

/** Words of the account, and of the list of what is due. */
export async function loadAccountWords(language: Language): Promise<AccountWords & DueWords> {
  const [account, due] = await Promise.all([accountWords(language), loadDueWords(language)]);
  return { ...account, ...due };
}

async function accountWords(language: Language): Promise<AccountWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.js')).words;
    case 'de':
      return (await import('./words/de.js')).words;
    case 'hu':
      return (await import('./words/hu.js')).words;
  }
}
