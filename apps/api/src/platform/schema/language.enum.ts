import type { Language } from '@tarokk/rules';
import { enumOf } from './enum-of.js';

export const LanguageEnum = enumOf<Language>('Language', 'A language of the texts.', {
  en: 'English.',
  de: 'German.',
  hu: 'Hungarian.',
});
