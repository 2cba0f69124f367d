import { catalogue } from '@tarokk/rules';

/** All that are trophies, from the smallest. They bring the rules library along: the list of trophies fetches them only for one kind. */
export const trophyKinds = catalogue
  .filter(({ trophy }) => trophy !== null)
  .toSorted((a, b) => a.trophy!.rank - b.trophy!.rank);

export function isTrophyKind(id: string): boolean {
  return trophyKinds.some((each) => each.id === id);
}
