import { matchPoints } from '@tarokk/rules';
import { endOfMonth, type Day } from '../calendar/day.js';
import { type ChampionshipMatch } from './standing.js';
import { tableAsOf, tableOf, type ChampionshipTable, type TableRow, type Team } from './table.js';

/** How a match ended for a team, by raw points, which tell more apart than match points (8). */
export const matchOutcomes = ['won', 'drawn', 'lost'] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

/** How a team came to its place: all of it follows from the matches that count. */
export interface TeamCourse {
  /**
   * Ranks gained since an earlier day, negative for ranks lost; null while the team had no match on that day, for places
   * without a match are no order (9, D16).
   */
  readonly change: number | null;
  /** Of its last five matches that count, the latest last. */
  readonly lastResults: readonly MatchOutcome[];
  /** Match points (8) by the month in which the match began (D9), from January to the month of the table's day. */
  readonly pointsByMonth: readonly number[];
}

export interface CourseRow extends TableRow {
  readonly course: TeamCourse;
}

export interface CourseTable {
  /** The day from whose evening on the changes of rank count. */
  readonly since: Day;
  readonly rows: readonly CourseRow[];
}

/** When a table is read. */
export interface ReadOn {
  /** On the evening of this day (D9); null: as it stands now. */
  readonly asOf: Day | null;
  readonly today: Day;
  /** From whose evening on changes of rank count: the last day of the month before the table's own day if left out. */
  readonly since?: Day | null;
}

const LAST = 5;

/** The championship table of a season (9), with how each team came to its place. */
export function courseTable(
  year: number,
  teams: readonly Team[],
  matches: readonly ChampionshipMatch[],
  { asOf, today, since: wanted = null }: ReadOn,
): CourseTable {
  const day = inSeason(year, asOf ?? today);
  const since = wanted ?? endOfMonth(day, -1);
  const counted = asOf === null ? matches : matches.filter(({ date }) => date <= asOf);
  const earlier = ranksOf(tableAsOf(year, teams, counted, since));
  const played = playedBy(counted);
  const rows = tableOf(year, teams, counted).map((row): CourseRow => {
    const before = earlier.get(row.team.id);
    const own = played.get(row.team.id) ?? [];
    const course = {
      change: before === undefined ? null : before - row.rank,
      lastResults: own.slice(-LAST).map(({ outcome }) => outcome),
      pointsByMonth: pointsByMonth(own, monthOf(day)),
    };
    return { ...row, course };
  });
  return { since, rows };
}

/** The day of the season that is nearest to a day. */
function inSeason(year: number, day: Day): Day {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return day < first ? first : day > last ? last : day;
}

/** 1 is January. */
function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

function pointsByMonth(played: readonly Played[], last: number): readonly number[] {
  const sums = Array.from({ length: Math.max(last, ...played.map(({ month }) => month)) }, () => 0);
  for (const { month, points } of played) sums[month - 1]! += points;
  return sums;
}

/** By team id, of those alone that have a match. */
function ranksOf(table: ChampionshipTable): ReadonlyMap<string, number> {
  return new Map(table.filter(({ matches }) => matches > 0).map(({ team, rank }) => [team.id, rank]));
}

interface Played {
  /** 1 is January. */
  readonly month: number;
  readonly points: number;
  readonly outcome: MatchOutcome;
}

/** What counts of each team, in the order in which it was played. */
function playedBy(matches: readonly ChampionshipMatch[]): ReadonlyMap<string, readonly Played[]> {
  const byTeam = new Map<string, Played[]>();
  for (const { date, sides, raw, state } of matches.toSorted(inTime)) {
    if (state !== 'approved') continue;
    const points = matchPoints(raw);
    for (const side of [0, 1] as const) {
      const played = byTeam.get(sides[side]) ?? [];
      const [own, other] = [raw[side], raw[side === 0 ? 1 : 0]];
      const outcome = own > other ? 'won' : own < other ? 'lost' : 'drawn';
      played.push({ month: monthOf(date), points: points[side], outcome });
      byTeam.set(sides[side], played);
    }
  }
  return byTeam;
}

/** The id decides where day and order are equal, so that a table does not depend on the order in which its matches come. */
function inTime(a: ChampionshipMatch, b: ChampionshipMatch): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.order - b.order || (a.id < b.id ? -1 : 1);
}
