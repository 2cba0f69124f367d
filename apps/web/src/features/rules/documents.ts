import type { RuleDocument } from '../../../rule-documents.js';

type Load = () => Promise<{ readonly document: RuleDocument }>;

/** The documents that rule numbers and problems lead to, by their names in addresses; each is fetched when it is read. */
export const documents = {
  'royal-tarokk': () => import('../../../../../docs/rules/royal-tarokk.md'),
  competitions: () => import('../../../../../docs/rules/competition-decisions.md'),
  names: () => import('../../../../../docs/rules/names.md'),
  'hungarian-tarokk': () => import('../../../../../docs/rules/hungarian-tarokk.md'),
  'kings-tarock': () => import('../../../../../docs/rules/kings-tarock.md'),
  'taroki-z-krolami': () => import('../../../../../docs/rules/taroki-z-krolami.md'),
  taroky: () => import('../../../../../docs/rules/taroky.md'),
  sessions: () => import('../../../../../docs/rules/session-record.md'),
  problems: () => import('../../../../../docs/problems.md'),
} as const satisfies Readonly<Record<string, Load>>;

export type DocumentName = keyof typeof documents;

export const documentNames = Object.keys(documents) as DocumentName[];

export function isDocument(name: string): name is DocumentName {
  return Object.hasOwn(documents, name);
}
