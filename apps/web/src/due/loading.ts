import type { Language } from '../language/languages.js';
import type { DueWords } from './words/en.js';

export async function loadDueWords(language: Language): Promise<DueWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.js')).words;
    case 'de':
      return (await import('./words/de.js')).words;
    case 'hu':
      return (await import('./words/hu.js')).words;
  }
}
