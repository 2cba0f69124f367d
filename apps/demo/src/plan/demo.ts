import { type Day, yearOf } from '@tarokk/competition';
import { Random } from '@tarokk/rules';
import { planCalendar, type PlannedMatchPlan } from './calendar.js';
import { daysFrom } from './days.js';
import { type FreeGamePlan, planFreeGames } from './free-games.js';
import { type GrandPrixPlan, planGrandPrix } from './grand-prix.js';
import { personNames, privateVenue, publicVenues, teamNames } from './names.js';
import { withRareGames } from './rare-games.js';
import { planSeason, type SeasonPlan } from './season.js';
import type { TeamPlan } from './team.js';

/** How much is made up. */
export interface DemoSize {
  /** 4 to 24. */
  readonly teams: number;
  /** Of this year; the season before has a fifth as many. */
  readonly matches: number;
}

/** All that the demo tells, before any of it is entered. Persons, teams and places are known by their names, each there once. */
export interface DemoPlan {
  readonly today: Day;
  readonly admin: string;
  readonly jurors: readonly string[];
  /** Of no team; they play as guests and substitutes. */
  readonly guests: readonly string[];
  readonly venues: readonly { readonly name: string; readonly public: boolean }[];
  /** The season before, over and closed. Its last team does not come back. */
  readonly before: SeasonPlan;
  /** This year's. Its last teams are new. */
  readonly now: SeasonPlan;
  readonly calendar: readonly PlannedMatchPlan[];
  /** Of this year. */
  readonly grandPrix: readonly GrandPrixPlan[];
  /** Of this year's free championship. */
  readonly freeGames: readonly FreeGamePlan[];
}

const JURORS = 3;
const GUESTS = 8;
const NEW_TEAMS = 2;

/** The same for the same seed, day and size. */
export function planDemo(seed: string, today: Day, { teams: count, matches }: DemoSize): DemoPlan {
  const random = new Random(seed);
  const names = [...personNames(random, 1 + JURORS + GUESTS + 3 * (count + 1))];
  const take = (number: number): readonly string[] => names.splice(0, number);
  const [admin] = take(1);
  const [jurors, guests] = [take(JURORS), take(GUESTS)];
  const team = (name: string, index: number): TeamPlan => ({ name, members: take(index % 3 === 0 ? 3 : 2) });
  const teams = random.shuffled(teamNames).slice(0, count).map(team);
  const year = yearOf(today);
  const season = planSeason(random, teams, guests, { year, lastDay: today, matches, settled: false });
  const now = { ...season, matches: withRareGames(season.matches) };
  const former = [...teams.slice(0, -NEW_TEAMS), team('Régi Gárda', count)];
  return {
    today,
    admin: admin!,
    jurors,
    guests,
    venues: [...publicVenues.map((name) => ({ name, public: true })), { name: privateVenue, public: false }],
    before: planSeason(random, former, guests, {
      year: year - 1,
      lastDay: `${year - 1}-12-20`,
      matches: Math.ceil(matches / 5),
      settled: true,
    }),
    now,
    calendar: planCalendar(random, teams, today),
    grandPrix: planGrandPrix(today, teams, idleTeams(now)),
    freeGames: planFreeGames(random, teams, daysFrom(`${year}-01-01`, today)),
  };
}

/** The two teams of the latest match: the first has handed in its sheet, the other has said nothing yet. */
export function rivals({ now }: Pick<DemoPlan, 'now'>): readonly TeamPlan[] {
  return now.matches.at(-1)!.teams.map((name) => now.teams.find((team) => team.name === name)!);
}

/** All others. */
function idleTeams(now: SeasonPlan): readonly TeamPlan[] {
  const busy = rivals({ now });
  return now.teams.filter((team) => !busy.includes(team));
}
