import { type Day, matchLimit } from '@tarokk/competition';
import type { Random } from '@tarokk/rules';
import { daysFrom } from './days.js';
import { type DemoMatch, planMatches } from './matches.js';
import type { TeamPlan } from './team.js';

export interface SeasonPlan {
  readonly year: number;
  readonly annualMeeting: Day;
  readonly teams: readonly TeamPlan[];
  /** By date. */
  readonly matches: readonly DemoMatch[];
}

/** What is to be told of a season. */
export interface SeasonOptions {
  readonly year: number;
  /** The day of the last match at the latest. */
  readonly lastDay: Day;
  readonly matches: number;
  /** Over and done with: nothing waits, and nobody is at odds. */
  readonly settled: boolean;
}

export function planSeason(
  random: Random,
  teams: readonly TeamPlan[],
  guests: readonly string[],
  { year, lastDay, matches, settled }: SeasonOptions,
): SeasonPlan {
  const usual = `${year}-01-10`;
  const annualMeeting = usual < lastDay ? usual : lastDay;
  return {
    year,
    annualMeeting,
    teams,
    matches: planMatches(random, teams, guests, {
      days: daysFrom(annualMeeting, lastDay),
      count: matches,
      // No player comes near the end of their matches, or the last could not be approved (D17).
      mostOfTeam: matchLimit(year) - 2,
      settled,
    }),
  };
}
