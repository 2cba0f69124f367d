import { type PersonId, type SideId } from '../sheet/sheet.js';
import { compare } from '../wording/alphabetical.js';
import { wholeMatches, type WholeMatches } from './averages.js';
import { even, withResult, type Balance } from './balance.js';
import { type SidePlayer, type SideResult } from './side-result.js';

/** What two sides played against each other, from the point of view of the first. */
export interface SideMeetings {
  readonly matches: number;
  readonly balance: Balance;
}

export interface OpposingSide extends SideMeetings {
  readonly side: SideId;
}

/** Average and best are those of matches of eight games. */
export interface TeamProfile extends WholeMatches {
  readonly side: SideId;
  /** Approved matches. */
  readonly matches: number;
  readonly balance: Balance;
  /** Trophies entered for the side (13), rulings included (D14). */
  readonly trophies: number;
  /** Who played for it, guests too, the most frequent first. */
  readonly players: readonly SidePlayer[];
  /** Balances against other sides, the most frequent first. */
  readonly opponents: readonly OpposingSide[];
}

/** The figures of one team or pair. @param results in any order; those of other sides are passed over */
export function teamProfile(side: SideId, results: readonly SideResult[]): TeamProfile {
  const own = results.filter((result) => result.side === side);
  return {
    side,
    ...meetings(own),
    ...wholeMatches(own),
    trophies: own.reduce((sum, { trophies }) => sum + trophies, 0),
    players: players(own),
    opponents: opponents(own),
  };
}

/**
 * Two teams or pairs against each other: the figures of the first, zeros when they never met.
 *
 * @param results in any order, at least those of the first; those of other sides are passed over
 */
export function sidesHeadToHead(side: SideId, opposing: SideId, results: readonly SideResult[]): SideMeetings {
  return meetings(results.filter((result) => result.side === side && result.opposingSide === opposing));
}

function meetings(results: readonly SideResult[]): SideMeetings {
  return { matches: results.length, balance: results.reduce((balance, { raw }) => withResult(balance, raw), even) };
}

function players(results: readonly SideResult[]): readonly SidePlayer[] {
  const games = new Map<PersonId, number>();
  for (const { person, games: played } of results.flatMap((result) => result.players)) {
    games.set(person, (games.get(person) ?? 0) + played);
  }
  return [...games]
    .map(([person, played]) => ({ person, games: played }))
    .sort((a, b) => b.games - a.games || compare(a.person, b.person));
}

function opponents(results: readonly SideResult[]): readonly OpposingSide[] {
  const bySide = new Map<SideId, SideResult[]>();
  for (const result of results) {
    const known = bySide.get(result.opposingSide);
    if (known) known.push(result);
    else bySide.set(result.opposingSide, [result]);
  }
  return [...bySide]
    .map(([side, against]) => ({ side, ...meetings(against) }))
    .sort((a, b) => b.matches - a.matches || compare(a.side, b.side));
}
