import { matchPoints, type ByParty } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';

/** A match as the championship sees it. */
export interface ChampionshipMatch {
  readonly id: string;
  readonly date: Day;
  /** The 1st, 2nd … match of its two sides on that day (D10). */
  readonly order: number;
  /** Ids of the two teams, A first. */
  readonly sides: ByParty<string>;
  /** Raw points: sums of the eight game totals (8). */
  readonly raw: ByParty<number>;
  /** A reopened match keeps its place among the 40 (D17) and stops counting (D13). */
  readonly state: 'approved' | 'reopened';
}

/** What is added up of one team: all that its row is made from. */
export interface TeamStanding {
  /** Matches that count. */
  readonly matches: number;
  /** Match points (8). */
  readonly points: number;
  /** Places taken of the 40, those of reopened matches too (D17). */
  readonly taken: number;
  /** Raw totals of the counting matches, the highest first: a match withdrawn may have been the best (D26). */
  readonly raws: readonly number[];
}

/** Standings by team id; a team without an entry has none of anything. */
export type Standings = ReadonlyMap<string, TeamStanding>;

export const noStanding: TeamStanding = Object.freeze({ matches: 0, points: 0, taken: 0, raws: Object.freeze([]) });

/** The standings of all these matches, added up afresh; the order of the matches is of no importance. */
export function standingsOf(matches: readonly ChampionshipMatch[]): Standings {
  const byTeam = new Map<string, { raw: number; counts: boolean }[]>();
  for (const { sides, raw, state } of matches) {
    for (const side of [0, 1] as const) {
      const played = byTeam.get(sides[side]) ?? [];
      played.push({ raw: raw[side], counts: state === 'approved' });
      byTeam.set(sides[side], played);
    }
  }
  return new Map(
    [...byTeam].map(([team, played]): [string, TeamStanding] => {
      const raws = played
        .filter(({ counts }) => counts)
        .map(({ raw }) => raw)
        .sort((a, b) => b - a);
      const points = raws.reduce((sum, raw) => sum + matchPoints([raw, 0])[0], 0);
      return [team, { matches: raws.length, points, taken: played.length, raws }];
    }),
  );
}
