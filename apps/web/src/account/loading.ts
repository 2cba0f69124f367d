import type { Language } from '../language/languages.js';
import type { AccountWords } from './words/en.js';

export async function loadAccountWords(language: Language): Promise<AccountWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.js')).words;
    case 'de':
      return (await import('./words/de.js')).words;
    case 'hu':
      return (await import('./words/hu.js')).words;
  }
}
