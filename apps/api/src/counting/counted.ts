import {
  appearancesOf,
  championshipMatch,
  outcomeOf,
  trophiesOf,
  yearOf,
  type Appearance,
  type ChampionshipMatch,
  type Competition,
  type OfficialMatch,
  type TrophyEntry,
} from '@tarokk/competition';

/** What a match is worth in one of its competitions (D15). */
export interface CountedResult {
  readonly matchId: string;
  readonly competition: Competition;
  readonly season: number;
  readonly date: string;
  readonly sideA: string;
  readonly sideB: string;
  readonly rawA: number;
  readonly rawB: number;
  /** A reopened match keeps its place among the 40 (D17) and stops counting (D13). */
  readonly state: OfficialMatch['state'];
}

/** All that the office keeps up to date of one match. */
export interface Counted {
  readonly championship: ChampionshipMatch | null;
  readonly results: readonly CountedResult[];
  readonly trophies: readonly TrophyEntry[];
  readonly appearances: readonly Appearance[];
}

const nothing: Counted = { championship: null, results: [], trophies: [], appearances: [] };

/** What a match counts: nothing without one. */
export function countedOf(match: OfficialMatch | null): Counted {
  if (match === null) return nothing;
  const championship = championshipMatch(match);
  return {
    championship,
    results: resultsOf(match, championship !== null),
    trophies: trophiesOf(match),
    appearances: appearancesOf(match),
  };
}

function resultsOf(match: OfficialMatch, countsForChampionship: boolean): readonly CountedResult[] {
  const { id, sheet, state, teams } = match;
  const [rawA, rawB] = outcomeOf(match).raw;
  return sheet.competitions
    .filter((competition) => competition !== 'championship' || countsForChampionship)
    .map((competition) => {
      const [sideA, sideB] = (competition === 'championship' && teams) || sheet.sides;
      return {
        matchId: id,
        competition,
        season: yearOf(sheet.date),
        date: sheet.date,
        sideA,
        sideB,
        rawA,
        rawB,
        state,
      };
    });
}
