import type { Areas, WordsOf } from './areas.js';

declare module 'use-intl' {
  interface AppConfig {
    /** Words of an area are there on its pages only. */
    Messages: WordsOf<keyof Areas>;
  }
}
