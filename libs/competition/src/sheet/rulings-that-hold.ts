import type { Ruling } from './ruling.js';

/** A ruling in the form of docs/sheet.md, or that an earlier one holds no longer. */
export type RulingEntry =
  | { readonly kind: Ruling['kind']; readonly reason: string }
  | { readonly kind: 'revocation'; readonly of: number; readonly reason: string };

/** The rulings on a revision that hold, in their order (D14); given those of a match by number. */
export function holding<R extends { readonly number: number; readonly revision: number; readonly ruling: RulingEntry }>(
  rulings: readonly R[],
  revision: number,
): readonly R[] {
  const ofRevision = rulings.filter((row) => row.revision === revision);
  const revoked = new Set(ofRevision.map(({ ruling }) => (ruling.kind === 'revocation' ? ruling.of : null)));
  return ofRevision.filter(({ number, ruling }) => ruling.kind !== 'revocation' && !revoked.has(number));
}
