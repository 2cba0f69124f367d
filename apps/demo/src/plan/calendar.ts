import { type Day, yearOf } from '@tarokk/competition';
import type { ByParty, Random } from '@tarokk/rules';
import { daysAfter } from './days.js';
import { privateVenue, publicVenues } from './names.js';
import type { TeamPlan } from './team.js';

/** What the jury said to the wish to play at a private place. */
export type PrivatePlaceDecision = 'none asked' | 'undecided' | 'granted' | 'refused';

/** A match that two teams mean to play, or should have played. */
export interface PlannedMatchPlan {
  readonly teams: ByParty<string>;
  readonly date: Day;
  readonly venue: { readonly name: string; readonly public: boolean };
  readonly decision: PrivatePlaceDecision;
  /** Another day on which they agree later; what was granted lapses (D21). */
  readonly movedTo: Day | null;
  readonly cancelled: boolean;
}

/** One of each kind: how many days from today, what the jury said, and whether the teams still want to play. */
const requests: readonly (readonly [days: number, decision: PrivatePlaceDecision, then?: 'cancelled' | 'moved'])[] = [
  [-2, 'undecided'], // the day has passed: whatever the jury says now, it was not in advance (D21)
  [2, 'none asked'],
  [3, 'undecided'],
  [5, 'granted'],
  [6, 'none asked'],
  [9, 'refused'],
  [12, 'granted', 'moved'],
  [14, 'none asked', 'cancelled'],
  [20, 'none asked'],
];

export function planCalendar(random: Random, teams: readonly TeamPlan[], today: Day): readonly PlannedMatchPlan[] {
  const [first, last] = [`${yearOf(today)}-01-01`, `${yearOf(today)}-12-31`];
  return requests.map(([days, decision, then]) => {
    const [a, b] = random.shuffled(teams);
    const requested = daysAfter(today, days);
    const date = requested < first ? first : requested > last ? last : requested;
    return {
      teams: [a!.name, b!.name],
      date,
      venue:
        decision === 'none asked'
          ? { name: random.pick(publicVenues), public: true }
          : { name: privateVenue, public: false },
      decision,
      movedTo: then === 'moved' ? daysAfter(date, date < last ? 1 : -1) : null,
      cancelled: then === 'cancelled',
    };
  });
}
