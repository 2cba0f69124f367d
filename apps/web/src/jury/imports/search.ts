import { readCursors } from '../../table/cursor-links.js';

export const importKinds = ['MATCHES', 'TROPHIES', 'TABLES'] as const;
export type ImportKind = (typeof importKinds)[number];

export interface ImportsSearch {
  readonly what?: ImportKind;
  readonly after?: string;
}

export function readImportsSearch({ what, after }: Record<string, unknown>): ImportsSearch {
  return {
    what: importKinds.find((each) => each === what),
    after: readCursors({ after }).after,
  };
}
