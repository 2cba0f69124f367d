import { sentence, text, type Sentence } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { matchLimit } from '../calendar/season.js';
import { averageHundredths, ordinal, twoDecimals } from '../wording/numbers.js';
import { rankBy, type Ranked } from './rank.js';
import { noStanding, standingsOf, type ChampionshipMatch, type TeamStanding, type Standings } from './standing.js';

export interface Team {
  readonly id: string;
  /** Unique in the season (9). */
  readonly name: string;
}

/** What decided a place: there is nothing but points, and equal points share the rank (9, D16). */
export type PlaceReason =
  | { readonly decidedBy: 'no-match' }
  | { readonly decidedBy: 'points'; readonly behind: string | null; readonly distance: number }
  | { readonly decidedBy: 'shared'; readonly with: readonly string[] };

export interface TableRow {
  readonly rank: number;
  readonly team: Team;
  /** Matches that count. */
  readonly matches: number;
  readonly points: number;
  /** Match points a match, with two decimals (D26); null without a match. */
  readonly average: number | null;
  /** The highest raw total (D26); null without a match. */
  readonly best: number | null;
  /** Of the 40 (to 2010: 52) those not taken by approved or reopened matches (D17). */
  readonly remaining: number;
  readonly reason: PlaceReason;
  /** The reason, to be said in any language. */
  readonly sentence: Sentence;
}

/** In the order in which it is shown. */
export type ChampionshipTable = readonly TableRow[];

const noMatch = text('no match yet', 'noch kein Match', 'még nincs mérkőzés');
const alone = text(
  '{rank}: {points} {points|point|points} from {matches} {matches|match|matches}, {average} a match',
  '{rank}: {points} {points|Punkt|Punkte} aus {matches} {matches|Match|Matches}, {average} je Match',
  '{rank}: {points} pont {matches} mérkőzésből, mérkőzésenként {average}',
);
const behind = text(
  '{rank}: {points} {points|point|points} from {matches} {matches|match|matches}, {distance} fewer than {team}',
  '{rank}: {points} {points|Punkt|Punkte} aus {matches} {matches|Match|Matches}, {distance} weniger als {team}',
  '{rank}: {points} pont {matches} mérkőzésből, {distance} ponttal kevesebb, mint {team}',
);
const shared = text(
  '{rank}: {points} {points|point|points}, equal with {teams}; equal points share the rank and are listed by name (D16)',
  '{rank}: {points} {points|Punkt|Punkte}, gleich mit {teams}; gleiche Punkte teilen den Rang und stehen nach Namen (D16)',
  '{rank}: {points} pont, egyenlő: {teams}; egyenlő pontszámmal a helyezés közös, a sorrend névszerinti (D16)',
);

interface Contender extends Team {
  readonly standing: TeamStanding;
}

/** The championship table of a season (9): every team of it, those without a match too. */
export function tableOf(
  year: number,
  teams: readonly Team[],
  matches: readonly ChampionshipMatch[],
): ChampionshipTable {
  return tableFrom(year, teams, standingsOf(matches));
}

/** The same as it was on the evening of a day: a match belongs to the day on which it began (D9). */
export function tableAsOf(
  year: number,
  teams: readonly Team[],
  matches: readonly ChampionshipMatch[],
  day: Day,
): ChampionshipTable {
  return tableOf(
    year,
    teams,
    matches.filter(({ date }) => date <= day),
  );
}

/** The table from standings that were added up before. */
export function tableFrom(year: number, teams: readonly Team[], standings: Standings): ChampionshipTable {
  const contenders = teams.map(({ id, name }) => ({ id, name, standing: standings.get(id) ?? noStanding }));
  return rankBy(contenders, ({ standing }) => standing.points).map((ranked) => rowOf(ranked, year));
}

/** How many of its matches a team has left (D17); never below 0. */
export function placesLeft(year: number, standing: TeamStanding): number {
  return Math.max(0, matchLimit(year) - standing.taken);
}

function rowOf(ranked: Ranked<Contender>, year: number): TableRow {
  const { id, name, standing } = ranked.entry;
  const { matches, points, raws } = standing;
  const hundredths = averageHundredths(points, matches);
  const reason = reasonOf(ranked);
  return {
    rank: ranked.rank,
    team: { id, name },
    matches,
    points,
    average: hundredths === null ? null : hundredths / 100,
    best: raws[0] ?? null,
    remaining: placesLeft(year, standing),
    reason,
    sentence: say(reason, ranked, hundredths ?? 0),
  };
}

function others({ entry, equal }: Ranked<Contender>): readonly Contender[] {
  return equal.filter((other) => other !== entry);
}

function reasonOf(ranked: Ranked<Contender>): PlaceReason {
  const { entry, equal, behind: better } = ranked;
  if (entry.standing.matches === 0) return { decidedBy: 'no-match' };
  if (equal.length > 1) return { decidedBy: 'shared', with: others(ranked).map(({ id }) => id) };
  const distance = better === null ? 0 : better.standing.points - entry.standing.points;
  return { decidedBy: 'points', behind: better === null ? null : better.id, distance };
}

function say(reason: PlaceReason, ranked: Ranked<Contender>, hundredths: number): Sentence {
  const { matches, points } = ranked.entry.standing;
  const values = { rank: ordinal(ranked.rank), points, matches };
  switch (reason.decidedBy) {
    case 'no-match':
      return sentence(noMatch);
    case 'shared':
      return sentence(shared, { ...values, teams: others(ranked).map(({ name }) => name) });
    case 'points':
      return ranked.behind === null
        ? sentence(alone, { ...values, average: twoDecimals(hundredths) })
        : sentence(behind, { ...values, distance: reason.distance, team: ranked.behind.name });
  }
}
