import type { CardsWords } from '../cards/words/en.js';
import type { Language } from '../language/languages.js';
import type { ReplayWords } from './words/en.js';

export async function loadReplayWords(language: Language): Promise<ReplayWords & CardsWords> {
  switch (language) {
    case 'en':
      return { ...(await import('./words/en.js')).words, ...(await import('../cards/words/en.js')).words };
    case 'de':
      return { ...(await import('./words/de.js')).words, ...(await import('../cards/words/de.js')).words };
    case 'hu':
      return { ...(await import('./words/hu.js')).words, ...(await import('../cards/words/hu.js')).words };
  }
}
