import type { Language } from '../language/languages.js';
import type { SidesWords } from './words/en.js';

export async function loadSidesWords(language: Language): Promise<SidesWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.js')).words;
    case 'de':
      return (await import('./words/de.js')).words;
    case 'hu':
      return (await import('./words/hu.js')).words;
  }
}
