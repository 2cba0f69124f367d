import { catalogue, type AnnouncementId, type ByParty, type Random } from '@tarokk/rules';
import { scheduleGrandPrix, type GrandPrixMatch, type GrandPrixPair } from '@tarokk/competition';

export const trophyIds: readonly AnnouncementId[] = catalogue
  .filter(({ trophy }) => trophy !== null)
  .map(({ id }) => id as AnnouncementId);

/** `p1` with the players `p1a` and `p1b`, and so on. */
export function newPairs(count: number): readonly GrandPrixPair[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `p${index + 1}`;
    return { id, name: `Pair ${index + 1}`, players: [`${id}a`, `${id}b`] };
  });
}

let made = 0;

export function newGrandPrixMatch(
  sides: ByParty<string>,
  raw: ByParty<number>,
  special: Partial<GrandPrixMatch> = {},
): GrandPrixMatch {
  made++;
  return {
    id: `g${made}`,
    sides,
    raw,
    games: 8,
    trophies: [[], []],
    countsOnlyFor: null,
    provisional: false,
    ...special,
  };
}

/** An event in which totals, best matches and trophies are often equal, and some matches are missing. */
export function randomEvent(random: Random): {
  readonly pairs: readonly GrandPrixPair[];
  readonly matches: readonly GrandPrixMatch[];
} {
  const pairs = newPairs(2 + random.below(8));
  const trophies = (): readonly AnnouncementId[] =>
    Array.from({ length: random.below(3) }, () => random.pick(trophyIds.slice(0, 4)));
  const matches = scheduleGrandPrix(pairs.map(({ id }) => id))
    .filter(() => !random.chance(1, 20))
    .map(({ sides, countsOnlyFor }) =>
      newGrandPrixMatch(sides, [700 + 10 * random.below(4), 700 + 10 * random.below(4)], {
        trophies: [trophies(), trophies()],
        countsOnlyFor,
      }),
    );
  return { pairs, matches };
}
