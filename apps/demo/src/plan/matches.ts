import { type Day } from '@tarokk/competition';
import { type ByParty, type BySeat, type PlayedGame, type Random } from '@tarokk/rules';
import { type MatchCourse, courseOf } from './courses.js';
import { privateVenue, publicVenues, unlistedVenue } from './names.js';
import type { TeamPlan } from './team.js';

/** A match of the championship that was played, and what becomes of its sheet. */
export interface DemoMatch {
  /** Of its cards. */
  readonly seed: string;
  readonly teams: ByParty<string>;
  readonly date: Day;
  /** Its number among the matches of the two teams that day (D10). */
  readonly order: number;
  readonly venue: { readonly name: string; readonly public: boolean };
  readonly persons: BySeat<string>;
  readonly guests: readonly string[];
  readonly substitutions: readonly { readonly person: string; readonly for: string; readonly from: number }[];
  readonly course: MatchCourse;
  /** In the place of one of its random games, something that is hardly ever made; null in most matches. */
  readonly rareGame: PlayedGame | null;
}

/** When how much is played. */
export interface Pace {
  readonly days: readonly Day[];
  readonly count: number;
  /** No team plays more often. */
  readonly mostOfTeam: number;
  /** Over and done with: nothing waits, and nobody is at odds. */
  readonly settled: boolean;
}

/** A party at the table: the captain collects, and everybody keeps to their seat. */
interface Line {
  readonly collector: string;
  readonly interceptor: string;
  readonly guests: readonly string[];
}

/** So many matches on these days, by date. */
export function planMatches(
  random: Random,
  teams: readonly TeamPlan[],
  guests: readonly string[],
  { days, count, mostOfTeam, settled }: Pace,
): readonly DemoMatch[] {
  const dates = Array.from({ length: count }, () => random.pick(days)).toSorted();
  const played = new Map<string, number>();
  const busy = new Set<string>();
  const orders = new Map<string, number>();
  return dates.flatMap((date, index): DemoMatch[] => {
    const rested = teams.filter(({ name }) => (played.get(name) ?? 0) < mostOfTeam);
    // On a short calendar a team may have to play twice a day.
    const free = rested.filter(({ name }) => !busy.has(`${date} ${name}`));
    const [a, b] = random.shuffled(free.length >= 2 ? free : rested);
    if (a === undefined || b === undefined) return [];
    for (const { name } of [a, b]) {
      played.set(name, (played.get(name) ?? 0) + 1);
      busy.add(`${date} ${name}`);
    }
    const meeting = [date, ...[a.name, b.name].toSorted()].join(' ');
    const order = (orders.get(meeting) ?? 0) + 1;
    orders.set(meeting, order);
    const course = settled ? 'approved' : courseOf(count - 1 - index);
    return [
      {
        seed: `${days[0]!.slice(0, 4)} ${index}`,
        teams: [a.name, b.name],
        date,
        order,
        course,
        rareGame: null,
        ...table(random, a, b, guests, course),
      },
    ];
  });
}

function table(
  random: Random,
  a: TeamPlan,
  b: TeamPlan,
  guests: readonly string[],
  course: MatchCourse,
): Pick<DemoMatch, 'venue' | 'persons' | 'guests' | 'substitutions'> {
  const [guestOfA, substitute] = random.shuffled(guests) as [string, string];
  const lineA = random.chance(1, 12) ? lineWith(a, guestOfA) : lineOf(random, a);
  const lineB = lineOf(random, b);
  // A match that is left open has not come far enough for that.
  const isReplaced = random.chance(1, 15) && course !== 'open' && course !== 'completed';
  return {
    venue: venueFor(random, course),
    persons: [lineA.interceptor, lineA.collector, lineB.interceptor, lineB.collector],
    guests: [...lineA.guests, ...(isReplaced ? [substitute] : [])],
    substitutions: isReplaced ? [{ person: substitute, for: lineB.interceptor, from: 2 + random.below(6) }] : [],
  };
}

function lineOf(random: Random, { members: [captain, ...others] }: TeamPlan): Line {
  return { collector: captain!, interceptor: random.pick(others), guests: [] };
}

/** A guest plays for a member (9). */
function lineWith({ members }: TeamPlan, guest: string): Line {
  return { collector: members[0]!, interceptor: guest, guests: [guest] };
}

function venueFor(random: Random, course: MatchCourse): DemoMatch['venue'] {
  if (course === 'let-stand') return { name: privateVenue, public: false };
  return { name: random.chance(1, 25) ? unlistedVenue : random.pick(publicVenues), public: true };
}
