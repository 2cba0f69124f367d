import { catalogue } from '@tarokk/rules';

/** All that are trophies, from the smallest. Loaded with the page that offers them. */
export const trophyKinds = catalogue
  .filter(({ trophy }) => trophy !== null)
  .toSorted((a, b) => a.trophy!.rank - b.trophy!.rank);

export function isTrophyKind(id: string): boolean {
  return trophyKinds.some((each) => each.id === id);
}
