import type { Language } from './languages.js';
import type { Words } from './words/en.js';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Words;
  }
}
