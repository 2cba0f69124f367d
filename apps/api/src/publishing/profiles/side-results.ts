import type { Appearance, SideResult } from '@tarokk/competition';

/**
 * How the matches of a side ended, put together again from the appearances of all who played for it.
 * @param trophies how many were entered for the side, by match
 */
export function sideResultsFrom(
  appearances: readonly Appearance[],
  trophies: ReadonlyMap<string, number>,
): readonly SideResult[] {
  const byMatch = new Map<string, Appearance[]>();
  for (const appearance of appearances) {
    const others = byMatch.get(appearance.match);
    if (others === undefined) byMatch.set(appearance.match, [appearance]);
    else others.push(appearance);
  }
  return [...byMatch.values()].map((played): SideResult => {
    const { match, date, party, side, opposingSide, raw, matchPoints } = played[0]!;
    return {
      match,
      date,
      party,
      side,
      opposingSide,
      raw,
      matchPoints,
      trophies: trophies.get(match) ?? 0,
      players: played.map(({ person, games }) => ({ person, games: games.interceptor + games.collector })),
    };
  });
}
