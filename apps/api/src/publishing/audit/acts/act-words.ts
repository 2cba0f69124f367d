import { text } from '@tarokk/rules';
import type { ActKind, ActWords } from './act-kinds.js';
import { competitionActs } from './words/competitions.js';
import { matchActs } from './words/matches.js';
import { peopleActs } from './words/people.js';
import { sideActs } from './words/sides.js';

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
