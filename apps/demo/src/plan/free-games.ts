import type { Day, RoyalVariant } from '@tarokk/competition';
import type { Random } from '@tarokk/rules';
import type { TeamPlan } from './team.js';

/** What becomes of a free game; each state of its life is the end of one of them. */
export type FreeCourse = 'admitted' | 'submitted' | 'objected' | 'refused' | 'reopened' | 'withdrawn';

type Played =
  | {
      readonly kind: 'variant';
      readonly variant: RoyalVariant;
      readonly raws: readonly number[];
      readonly trophy: boolean;
    }
  | { readonly kind: 'session'; readonly ruleset: string; readonly seed: string }
  | { readonly kind: 'test'; readonly points: readonly number[] };

/** A game of the free championship that is no match (12). The first of its players hands it in. */
export interface FreeGamePlan {
  readonly date: Day;
  /** Which such game of the day (D10). */
  readonly order: number;
  readonly players: readonly string[];
  readonly played: Played;
  readonly course: FreeCourse;
}

const variants = [
  ['royal-for-four', 4],
  ['royal-for-three', 3],
  ['royal-for-two', 2],
] as const;

/** The rest of the courses the first games have, and so each is there. */
const courses: readonly FreeCourse[] = ['submitted', 'objected', 'refused', 'reopened', 'withdrawn'];

/** Factors of the season: a point of a session is worth so much (D46). */
export const freeFactors = [
  { ruleset: 'hungarian', numerator: 1, denominator: 2 },
  { ruleset: 'taroky', numerator: 1, denominator: 10 },
  { ruleset: 'kings-tarock', numerator: 1, denominator: 4 },
] as const;

const VARIANTS = 12;

/** Games of captains on these days; sessions on the last of them, for their factors are fixed no earlier. */
export function planFreeGames(
  random: Random,
  teams: readonly TeamPlan[],
  days: readonly Day[],
): readonly FreeGamePlan[] {
  const captains = teams.map(({ members: [captain] }) => captain!);
  const today = days.at(-1)!;
  const ofVariants = Array.from({ length: VARIANTS }, (_, index): FreeGamePlan => {
    const [variant, players] = variants[index % variants.length]!;
    return {
      date: random.pick(days),
      order: 1 + index,
      players: random.shuffled(captains).slice(0, players),
      played: {
        kind: 'variant',
        variant,
        raws: Array.from({ length: players }, () => 200 + random.below(500)),
        trophy: index % 4 === 3,
      },
      course: courses[index] ?? 'admitted',
    };
  });
  const ofSessions = freeFactors.map(({ ruleset }, index): FreeGamePlan => ({
    date: today,
    // The same four may be drawn again, and a session of another game is a session still (D10).
    order: 1 + index,
    players: random.shuffled(captains).slice(0, 4),
    played: { kind: 'session', ruleset, seed: `${today} ${ruleset}` },
    course: index === 0 ? 'submitted' : 'admitted',
  }));
  const test: FreeGamePlan = {
    date: today,
    order: 1,
    players: random.shuffled(captains).slice(0, 3),
    played: { kind: 'test', points: [12, 5, -3] },
    course: 'admitted',
  };
  return [...ofVariants, ...ofSessions, test];
}
