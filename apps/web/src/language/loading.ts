import type { Language } from './languages.js';
import type { Words } from './words/en.js';

/** The words of one language, loaded when it is read. */
export async function loadWords(language: Language): Promise<Words> {
  switch (language) {
    case 'en':
      return (await import('./words/en.js')).words;
    case 'de':
      return (await import('./words/de.js')).words;
    case 'hu':
      return (await import('./words/hu.js')).words;
  }
}
