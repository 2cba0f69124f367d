import { definitionOf, type AnnouncementId } from '@tarokk/rules';
import { type Named } from '../wording/alphabetical.js';
import { type GrandPrixMatch } from './match.js';
import { countsFor, MATCHES_A_PAIR } from './schedule.js';

/** What the place of a pair is made from: its counting matches. */
export interface GrandPrixStanding extends Named {
  readonly matches: number;
  readonly games: number;
  /** Raw points of all games (11.1). */
  readonly total: number;
  /** Raw totals of the matches, the highest first. */
  readonly raws: readonly number[];
  /** Won trophies of both players, the highest rank of 4.9 first (11.3, D41). */
  readonly trophies: readonly AnnouncementId[];
  /** Some of it is from sheets that are not approved (D42). */
  readonly provisional: boolean;
}

export function standingOfPair({ id, name }: Named, matches: readonly GrandPrixMatch[]): GrandPrixStanding {
  const counting = matches
    .filter((match) => countsFor(match, id))
    .map((match) => ({ match, party: match.sides[0] === id ? (0 as const) : (1 as const) }));
  const raws = counting.map(({ match, party }) => match.raw[party]).sort((a, b) => b - a);
  return {
    id,
    name,
    matches: counting.length,
    games: counting.reduce((sum, { match }) => sum + match.games, 0),
    total: raws.reduce((sum, raw) => sum + raw, 0),
    raws,
    trophies: counting.flatMap(({ match, party }) => match.trophies[party]).sort((a, b) => rankOf(b) - rankOf(a)),
    provisional: counting.some(({ match }) => match.provisional),
  };
}

/** By what one pair is placed before another (11.3, D40, D41). */
export type Criterion =
  | { readonly by: 'matches' | 'total' | 'best' | 'second-best'; readonly ours: number; readonly theirs: number }
  /** `place` 1 for the highest trophies, 2 for the second highest …; null for none left. */
  | {
      readonly by: 'trophy';
      readonly place: number;
      readonly ours: AnnouncementId | null;
      readonly theirs: AnnouncementId | null;
    };

/**
 * The first criterion in which two pairs differ, in the order of the rules; null when they are equal in all.
 *
 * @param closed the event is over: pairs with fewer than three matches rank below the others (D40), which during the event
 * would only say who has played more by then
 */
export function decidingBetween(ours: GrandPrixStanding, theirs: GrandPrixStanding, closed: boolean): Criterion | null {
  const complete = ({ matches }: GrandPrixStanding): number => (closed ? Math.min(matches, MATCHES_A_PAIR) : 0);
  const numbers = [
    { by: 'matches', ours: complete(ours), theirs: complete(theirs) },
    { by: 'total', ours: ours.total, theirs: theirs.total },
    { by: 'best', ours: ours.raws[0] ?? 0, theirs: theirs.raws[0] ?? 0 },
    { by: 'second-best', ours: ours.raws[1] ?? 0, theirs: theirs.raws[1] ?? 0 },
  ] as const;
  const differing = numbers.find((criterion) => criterion.ours !== criterion.theirs);
  if (differing) return differing;
  const most = Math.max(ours.trophies.length, theirs.trophies.length);
  for (let index = 0; index < most; index++) {
    const [our, their] = [ours.trophies[index] ?? null, theirs.trophies[index] ?? null];
    if (our !== their) return { by: 'trophy', place: index + 1, ours: our, theirs: their };
  }
  return null;
}

/** Negative when the first pair is placed before the second. */
export function inPlaceOrder(a: GrandPrixStanding, b: GrandPrixStanding, closed: boolean): number {
  const criterion = decidingBetween(a, b, closed);
  if (criterion === null) return 0;
  return criterion.by === 'trophy'
    ? rankOf(criterion.theirs) - rankOf(criterion.ours)
    : criterion.theirs - criterion.ours;
}

/** 1–25 (4.9); 0 for none, for having one beats having none (11.3). */
function rankOf(trophy: AnnouncementId | null): number {
  return trophy === null ? 0 : definitionOf(trophy).trophy!.rank;
}
