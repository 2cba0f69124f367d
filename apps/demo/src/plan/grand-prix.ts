import type { Day } from '@tarokk/competition';
import { daysAfter } from './days.js';
import { publicVenues } from './names.js';
import type { TeamPlan } from './team.js';

/** A Grand Prix, played by the first two members of each of these teams. */
export interface GrandPrixPlan {
  readonly name: string;
  readonly date: Day;
  readonly venue: string;
  readonly seed: string;
  readonly teams: readonly TeamPlan[];
  /** How many matches are approved; of the next one the sheet is handed in, and another is being written. */
  readonly approved: number;
}

const DAYS_AGO = 45;
const MOST_PAIRS = 6;

/** One that is over, and one that is played today. @param teams those of the second have no other draft */
export function planGrandPrix(
  today: Day,
  teams: readonly TeamPlan[],
  idle: readonly TeamPlan[],
): readonly GrandPrixPlan[] {
  const earlier = daysAfter(today, -DAYS_AGO);
  const first = `${today.slice(0, 4)}-01-01`;
  return [
    {
      name: 'Aquincum Grand Prix',
      date: earlier < first ? first : earlier,
      venue: publicVenues[0]!,
      seed: '5 19 33 48 61',
      teams: teams.slice(0, MOST_PAIRS),
      approved: Infinity,
    },
    {
      name: 'Danube Grand Prix',
      date: today,
      venue: publicVenues[1]!,
      seed: '2 11 27 60 84',
      teams: idle.slice(0, MOST_PAIRS),
      approved: 1,
    },
  ];
}
