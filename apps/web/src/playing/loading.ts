import type { Language } from '../language/languages.js';
import type { CardsWords } from '../cards/words/en.js';
import type { PlayingWords } from './words/en.js';

/** Words of games that are played or entered card by card, with those of the cards. */
export async function loadPlayingWords(language: Language): Promise<PlayingWords & CardsWords> {
  switch (language) {
    case 'en':
      return { ...(await import('../cards/words/en.js')).words, ...(await import('./words/en.js')).words };
    case 'de':
      return { ...(await import('../cards/words/de.js')).words, ...(await import('./words/de.js')).words };
    case 'hu':
      return { ...(await import('../cards/words/hu.js')).words, ...(await import('./words/hu.js')).words };
  }
}
