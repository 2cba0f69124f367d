import type { QueryClient } from '@tanstack/react-query';
import type { Ask } from './ask.js';
import type { Language } from '@tarokk/rules';
import type { PageLanguage } from '../messages/languages.js';
import type { Words } from '../messages/en/pages.js';

/** What every page can use. The language stays for the life of a page: another one is another address. */
export interface PageContext {
  readonly ask: Ask;
  readonly queries: QueryClient;
  /** Of its words, and of its address. */
  readonly language: PageLanguage;
  /** Of what the rules and the office name and say on it: they may not speak the page's own. */
  readonly namesIn: Language;
  readonly words: Words;
  /** When the page was first made, so that both sides of the network write the same time. */
  readonly madeAt: string;
  /** How far changes had come before anything was asked for; null when the office could not say. */
  readonly changeCursor: string | null;
  readonly timeZone: string;
  /** How people reach the office, without a slash at the end: for what is quoted elsewhere. */
  readonly origin: string;
  /** Whether the page was asked for with a login; whether that still holds the office says. */
  readonly isLoggedIn: boolean;
  /** What the office has written of itself, for the foot of the page. */
  readonly writtenTexts: readonly WrittenText[];
}

export type WrittenText = 'about' | 'contact' | 'imprint' | 'join';

/** What goes over with the first page, so that the browser begins where the server ended. */
export interface Handover {
  readonly language: PageLanguage;
  readonly namesIn: Language;
  readonly madeAt: string;
  readonly changeCursor: string | null;
  readonly timeZone: string;
  readonly origin: string;
  readonly isLoggedIn: boolean;
  readonly writtenTexts: readonly WrittenText[];
  readonly queries: unknown;
}

export const HANDOVER = 'handover';
