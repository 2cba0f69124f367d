import { type Sentence } from '@tarokk/rules';
import { royalGames } from './royal.js';
import { tarockSessions } from './sessions.js';
import { testGames } from './test-games.js';
import { royalVariants } from './variants.js';

/** The kinds of games that the office knows, by what they are called in its records. */
export const freeKinds = {
  royal: royalGames,
  variant: royalVariants,
  test: testGames,
  session: tarockSessions,
} as const;
export type FreeKindId = keyof typeof freeKinds;

/** Those that are handed in by themselves; matches come by their sheets. */
export const handedKinds = ['variant', 'test', 'session'] as const satisfies readonly FreeKindId[];
export type HandedKind = (typeof handedKinds)[number];

/** The sentence of a credit, from what was kept of it. */
export function sayCredit(kind: FreeKindId, values: Sentence['values']): Sentence {
  return { text: freeKinds[kind].credited, values };
}
