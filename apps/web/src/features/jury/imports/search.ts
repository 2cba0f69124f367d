import { cursor, oneOf, searchOf } from '../../../ui/search.js';

export const importKinds = ['MATCHES', 'TROPHIES', 'TABLES'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importsSearch = searchOf({ what: oneOf(importKinds), after: cursor });
