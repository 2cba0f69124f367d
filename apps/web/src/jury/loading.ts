import type { AdministrationWords } from '../administration/words/en.js';
import { loadDueWords } from '../due/loading.js';
import type { DueWords } from '../due/words/en.js';
import type { Language } from '../language/languages.js';
import type { JuryWords } from './words/en.js';

/** Words of the desk and of what is kept there. */
export async function loadDeskWords(language: Language): Promise<JuryWords & AdministrationWords & DueWords> {
  const [jury, administration, due] = await Promise.all([
    juryWords(language),
    administrationWords(language),
    loadDueWords(language),
  ]);
  return { ...jury, ...administration, ...due };
}

async function juryWords(language: Language): Promise<JuryWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.js')).words;
    case 'de':
      return (await import('./words/de.js')).words;
    case 'hu':
      return (await import('./words/hu.js')).words;
  }
}

async function administrationWords(language: Language): Promise<AdministrationWords> {
  switch (language) {
    case 'en':
      return (await import('../administration/words/en.js')).words;
    case 'de':
      return (await import('../administration/words/de.js')).words;
    case 'hu':
      return (await import('../administration/words/hu.js')).words;
  }
}
