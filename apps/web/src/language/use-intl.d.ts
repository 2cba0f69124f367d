import type { AccountWords } from '../account/words/en.js';
import type { AdministrationWords } from '../administration/words/en.js';
import type { CardsWords } from '../cards/words/en.js';
import type { DueWords } from '../due/words/en.js';
import type { JuryWords } from '../jury/words/en.js';
import type { PlayingWords } from '../playing/words/en.js';
import type { ReplayWords } from '../replay/words/en.js';
import type { RulesWords } from '../rules/words/en.js';
import type { SheetsWords } from '../sheets/words/en.js';
import type { SidesWords } from '../sides/words/en.js';
import type { localeOf } from './languages.js';
import type { Words } from './words/en.js';

declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof localeOf)[keyof typeof localeOf];
    /** Words of an area are there on its pages only. */
    Messages: Words &
      AccountWords &
      DueWords &
      JuryWords &
      AdministrationWords &
      SheetsWords &
      CardsWords &
      SidesWords &
      PlayingWords &
      ReplayWords &
      RulesWords;
  }
}
