import type { Language } from '../language/languages.js';
import { loadPlayingWords } from '../playing/loading.js';
import type { SheetsWords } from './words/en.js';

export async function loadSheetsWords(language: Language) {
  return { ...(await loadOwn(language)), ...(await loadPlayingWords(language)) };
}

async function loadOwn(language: Language): Promise<SheetsWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.js')).words;
    case 'de':
      return (await import('./words/de.js')).words;
    case 'hu':
      return (await import('./words/hu.js')).words;
  }
}
