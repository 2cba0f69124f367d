import { trophyClasses, type TrophyClass } from '@tarokk/rules';
import { rankBy } from '../championship/rank.js';
import { type Named } from '../wording/alphabetical.js';
import { classOf } from './entry.js';
import { type Countable } from './numbering.js';

/** What a player has won: all, and those of each class; the unclassed ones of old lists are in `total` only (D50). */
export interface Tally {
  readonly total: number;
  readonly byClass: Readonly<Record<TrophyClass, number>>;
}

/** By player. */
export type Tallies = ReadonlyMap<string, Tally>;

export interface PlayerRow {
  readonly rank: number;
  readonly player: Named;
  readonly tally: Tally;
}

export const noTally: Tally = Object.freeze({
  total: 0,
  byClass: Object.freeze(Object.fromEntries(trophyClasses.map((name) => [name, 0])) as Record<TrophyClass, number>),
});

/** The tallies of all these entries; their order is of no importance. */
export function talliesOf(entries: readonly Countable[]): Tallies {
  const tallies = new Map<string, { total: number; byClass: Record<TrophyClass, number> }>();
  for (const entry of entries) {
    const tally = tallies.get(entry.announcer) ?? { total: 0, byClass: { ...noTally.byClass } };
    const ofClass = classOf(entry);
    tally.total += entry.count;
    if (ofClass !== null) tally.byClass[ofClass] += entry.count;
    tallies.set(entry.announcer, tally);
  }
  return tallies;
}

/**
 * Players by the number of their trophies, or of those of one class; equal numbers share the rank and are listed by name
 * (13, D16). Only players who have one are ranked.
 */
export function rankPlayers(
  tallies: Tallies,
  players: readonly Named[],
  ofClass: TrophyClass | null = null,
): readonly PlayerRow[] {
  const number = (tally: Tally): number => (ofClass === null ? tally.total : tally.byClass[ofClass]);
  const known = players.map(({ id, name }) => ({ id, name, tally: tallies.get(id) ?? noTally }));
  const winners = known.filter(({ tally }) => number(tally) > 0);
  return rankBy(winners, ({ tally }) => number(tally)).map(({ rank, entry: { id, name, tally } }) => ({
    rank,
    player: { id, name },
    tally,
  }));
}
