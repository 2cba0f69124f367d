import type { TadaDocumentNode } from 'gql.tada';

/** What came of it: who asked is told by `__typename`. */
export interface Moved {
  readonly moved: { readonly __typename: string };
}

/** How the jury brings something to another state. */
export interface Decision<Seen> {
  readonly mutation: TadaDocumentNode<Moved, Seen>;
  readonly needsReason: boolean;
}

/** What the juror has seen: another state or revision is refused. */
export interface SeenByJuror {
  key: string;
  revision: number;
  state: never;
  reason: string | null;
}

/** Mutations that decide differ in nothing but their names, and in whether a reason has to be given. */
export function decisionBy<Seen>(mutation: object, needsReason: boolean): Decision<Seen> {
  return { mutation: mutation as TadaDocumentNode<Moved, Seen>, needsReason };
}
