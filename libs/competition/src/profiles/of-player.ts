import { type PersonId } from '../sheet/sheet.js';
import { compare } from '../wording/alphabetical.js';
import { addedUp, type AnnouncementFigures } from './announced.js';
import { type Appearance, type AtTable } from './appearance.js';
import { average, wholeMatches, type WholeMatches } from './averages.js';
import { even, withResult, type Balance } from './balance.js';

/** What two players played together, as partners or against each other. */
export interface Meetings {
  readonly games: number;
  /** Matches with at least one such game. */
  readonly matches: number;
  /** From the point of view of the player whose profile it is. */
  readonly balance: Balance;
}

/** Somebody who was at the table too. */
export interface Companion extends Meetings {
  readonly person: PersonId;
}

/** Average and best are those of matches of eight games, all of which the player played: a substitute's and a replaced player's are nobody's (8, D26). */
export interface PlayerProfile extends WholeMatches {
  readonly player: PersonId;
  /** Approved matches in which the player played at least one game. */
  readonly matches: number;
  readonly games: number;
  /** By the whole matches' results; one in which the player played for both parties has two. */
  readonly balance: Balance;
  /** Points of their party a game at the table, two decimals; null without a game. */
  readonly gameAverage: number | null;
  /** What the player announced that was won or lost, in the order of section 4; raised and void calls are neither. */
  readonly announcements: readonly AnnouncementFigures[];
  /** Those of the most games first, of as many by their ids: names are not known here. */
  readonly partners: readonly Companion[];
  readonly opponents: readonly Companion[];
}

export interface HeadToHead {
  readonly asOpponents: Meetings;
  readonly asPartners: Meetings;
}

/**
 * The figures of one player. @param appearances in any order; those of others are passed over
 */
export function playerProfile(player: PersonId, appearances: readonly Appearance[]): PlayerProfile {
  const own = appearances.filter(({ person }) => person === player);
  const games = own.reduce((sum, appearance) => sum + gamesOf(appearance), 0);
  const points = own.reduce((sum, appearance) => sum + appearance.points, 0);
  return {
    player,
    matches: new Set(own.map(({ match }) => match)).size,
    games,
    balance: own.reduce((balance, { raw }) => withResult(balance, raw), even),
    gameAverage: average(points, games),
    ...wholeMatches(own.filter(({ whole }) => whole)),
    announcements: addedUp(own.flatMap(({ announcements }) => announcements)),
    partners: companions(own, 'partner'),
    opponents: companions(own, 'opponent'),
  };
}

/**
 * Two players against each other and as partners: the figures of the first, zeros when they never met.
 *
 * @param appearances in any order, at least those of the first; those of others are passed over
 */
export function headToHead(player: PersonId, other: PersonId, appearances: readonly Appearance[]): HeadToHead {
  const own = appearances.filter(({ person }) => person === player);
  const met = (as: AtTable['as']): Meetings => {
    const companion = companions(own, as).find(({ person }) => person === other);
    const { games, matches, balance } = companion ?? { games: 0, matches: 0, balance: even };
    return { games, matches, balance };
  };
  return { asOpponents: met('opponent'), asPartners: met('partner') };
}

export function gamesOf({ games }: Pick<Appearance, 'games'>): number {
  return games.interceptor + games.collector;
}

function companions(appearances: readonly Appearance[], as: AtTable['as']): readonly Companion[] {
  const known = new Map<PersonId, { games: number; matches: Set<string>; balance: Balance }>();
  for (const { match, raw, companions: present } of appearances) {
    for (const { person, games } of present.filter((other) => other.as === as)) {
      const before = known.get(person) ?? { games: 0, matches: new Set<string>(), balance: even };
      known.set(person, {
        games: before.games + games,
        matches: before.matches.add(match),
        balance: withResult(before.balance, raw),
      });
    }
  }
  return [...known]
    .map(([person, { games, matches, balance }]) => ({ person, games, matches: matches.size, balance }))
    .sort((a, b) => b.games - a.games || compare(a.person, b.person));
}
