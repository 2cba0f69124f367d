import { cupCalendar, lastDayOfEntries, type Day } from '@tarokk/competition';
import { publicVenues } from './names.js';
import type { TeamPlan } from './team.js';

/** The cup of a season; how its ties end is found when they are played. */
export interface CupPlan {
  readonly year: number;
  readonly entriesUntil: Day;
  readonly eventNamedOn: Day;
  readonly drawnOn: Day;
  readonly seed: string;
  /** Whose first two members play it as pairs. */
  readonly teams: readonly TeamPlan[];
  readonly venue: { readonly name: string; readonly public: boolean };
  /** In which a pair gives up after the first match. */
  readonly concededTie: string;
}

/** Two of them begin with a bye. */
const MOST_PAIRS = 6;

export function planCup(year: number, teams: readonly TeamPlan[]): CupPlan {
  return {
    year,
    entriesUntil: lastDayOfEntries(year),
    eventNamedOn: `${year}-07-01`,
    drawnOn: drawnOn(year),
    seed: `Hatoslottó ${year}: 4 11 23 31 38 42`,
    teams: teams.slice(0, MOST_PAIRS),
    venue: { name: publicVenues[0]!, public: true },
    concededTie: 'semi-finals/2',
  };
}

function drawnOn(year: number): Day {
  return `${year}-09-01`;
}

/** The days on which a tie is played: three evenings of its month, the last one also for extra times. */
export function cupDates(year: number, tie: string): readonly Day[] {
  const round = cupCalendar(year, 16, drawnOn(year)).find((one) => tie.startsWith(`${one.round}/`))!;
  const month = round.lastDay.slice(0, 8);
  return [`${month}05`, `${month}12`, `${month}19`];
}
