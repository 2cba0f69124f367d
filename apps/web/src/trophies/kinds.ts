import { catalogue } from '@tarokk/rules';

/** All that are trophies, from the smallest. They bring the rules library along, which the list of trophies does without. */
export const trophyKinds = catalogue
  .filter(({ trophy }) => trophy !== null)
  .toSorted((a, b) => a.trophy!.rank - b.trophy!.rank);

export function isTrophyKind(id: string): boolean {
  return trophyKinds.some((each) => each.id === id);
}
