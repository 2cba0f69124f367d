import type { Areas, WordsOf } from './areas.js';
import type { Locale as LocaleOfPages } from './languages.js';

declare module 'use-intl' {
  interface AppConfig {
    Locale: LocaleOfPages;
    /** Words of an area are there on its pages only. */
    Messages: WordsOf<keyof Areas>;
  }
}
