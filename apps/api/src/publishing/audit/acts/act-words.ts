import { text, type Text } from '@tarokk/rules';
import { competitionActs } from './words/competitions.js';
import { matchActs } from './words/matches.js';
import { peopleActs } from './words/people.js';
import { sideActs } from './words/sides.js';

/** What an act is about: by it the log is filtered. */
export const actKinds = [
  'match',
  'planning',
  'sides',
  'season',
  'cup',
  'grand-prix',
  'free-championship',
  'lists',
  'people',
  'accounts',
] as const;
export type ActKind = (typeof actKinds)[number];

/** How an act is said. */
export interface ActWords {
  readonly kind: ActKind;
  /** Of what an act changes, the kind of object that the sentence names. */
  readonly of: string;
  /** `{who}` did it, `{what}` is what it was done to. */
  readonly words: Text;
}

const all: Readonly<Record<string, ActWords>> = { ...matchActs, ...sideActs, ...competitionActs, ...peopleActs };

/** What was done in the database itself, or by a later version of the office. */
const otherwise: Omit<ActWords, 'kind'> = {
  of: '',
  words: text('{who}: {action}, {what}', '{who}: {action}, {what}', '{who}: {action}, {what}'),
};

export function wordsOf(action: string): Omit<ActWords, 'kind'> & { readonly kind: ActKind | null } {
  return all[action] ?? { ...otherwise, kind: null };
}

export function actionsOf(kind: ActKind): readonly string[] {
  return Object.keys(all).filter((action) => all[action]!.kind === kind);
}
