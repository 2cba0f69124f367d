import { words as deskInEnglish } from '../../apps/web/src/messages/en/jury.js';
import { words as deskInGerman } from '../../apps/web/src/messages/de/jury.js';
import { words as deskInHungarian } from '../../apps/web/src/messages/hu/jury.js';
import { words as inEnglish } from '../../apps/web/src/messages/en/pages.js';
import { words as inGerman } from '../../apps/web/src/messages/de/pages.js';
import { words as inHungarian } from '../../apps/web/src/messages/hu/pages.js';
import { words as sheetsInEnglish } from '../../apps/web/src/messages/en/sheets.js';
import { words as sheetsInGerman } from '../../apps/web/src/messages/de/sheets.js';
import { words as sheetsInHungarian } from '../../apps/web/src/messages/hu/sheets.js';

import type { Language } from '@tarokk/rules';

type Words = { readonly [key: string]: string | Words };

const all: Readonly<Record<Language, Words>> = {
  en: { ...inEnglish, ...sheetsInEnglish, ...deskInEnglish },
  de: { ...inGerman, ...sheetsInGerman, ...deskInGerman },
  hu: { ...inHungarian, ...sheetsInHungarian, ...deskInHungarian },
};

/**
 * What a page says, by the key of its words, so that a test reads the same in each language.
 * @example say('sheets.toGame', { game: 3 }); // Game 3
 */
export function wordsIn(language: Language): (key: string, values?: Record<string, string | number>) => string {
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<string | Words | undefined>(
        (inside, part) => (typeof inside === 'object' ? inside[part] : undefined),
        all[language],
      );
    if (typeof found !== 'string') throw new Error(`The pages have no words called ${key}.`);
    return found
      .replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
      .replaceAll('\u00ad', '');
  };
}
