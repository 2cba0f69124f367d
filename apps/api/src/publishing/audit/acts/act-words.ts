import { text } from '@tarokk/rules';
import type { Action } from '../../../platform/writes/action.js';
import type { ActKind, ActWords } from './act-kinds.js';
import { competitionActs } from './words/competitions.js';
import { matchActs } from './words/matches.js';
import { peopleActs } from './words/people.js';
import { sideActs } from './words/sides.js';

/** What leaves no entry in the log: nobody else sees it, or nothing of the office changes. */
type WithoutEntry =
  | 'saveDraft'
  | 'startDraft'
  | 'deleteDraft'
  | 'markNoticesSeen'
  | 'markNotificationsRead'
  | 'testWebhook'
  | 'redeliver'
  | 'login'
  | 'logout';

/** An action without words does not compile. */
const all: Readonly<Record<Exclude<Action, WithoutEntry>, ActWords>> = {
  ...matchActs,
  ...sideActs,
  ...competitionActs,
  ...peopleActs,
};
const byAction = new Map<string, ActWords>(Object.entries(all));

/** What was done in the database itself, or by a later version of the office. */
const otherwise: Omit<ActWords, 'kind'> = {
  of: '',
  words: text('{who}: {action}, {what}', '{who}: {action}, {what}', '{who}: {action}, {what}'),
};

export function wordsOf(action: string): Omit<ActWords, 'kind'> & { readonly kind: ActKind | null } {
  return byAction.get(action) ?? { ...otherwise, kind: null };
}

export function actionsOf(kind: ActKind): readonly string[] {
  return [...byAction].filter(([, words]) => words.kind === kind).map(([action]) => action);
}
