export const importKinds = ['MATCHES', 'TROPHIES', 'TABLES'] as const;
export type ImportKind = (typeof importKinds)[number];

export interface ImportsSearch {
  readonly what?: ImportKind;
  readonly after?: string;
}

export function readImportsSearch({ what, after }: Record<string, unknown>): ImportsSearch {
  return {
    what: importKinds.find((each) => each === what),
    after: typeof after === 'string' && /^[\w-]{1,500}={0,2}$/.test(after) ? after : undefined,
  };
}
