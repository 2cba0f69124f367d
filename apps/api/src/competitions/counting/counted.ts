import {
  appearancesOf,
  championshipMatch,
  outcomeOf,
  royalGames,
  royalPlayed,
  seasonOf,
  trophiesOf,
  yearOf,
  type Appearance,
  type ChampionshipMatch,
  type Competition,
  type Credit,
  type FreeKindId,
  type OfficialMatch,
  type TrophyEntry,
} from '@tarokk/competition';
import type { CountedCredit } from './free-credits.repository.js';

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

/** All that follows from one match, or from one game of the free championship. */
export interface Counted {
  readonly championship: ChampionshipMatch | null;
  readonly results: readonly CountedResult[];
  readonly trophies: readonly TrophyEntry[];
  readonly appearances: readonly Appearance[];
  /** Of the free championship (12). */
  readonly credits: readonly CountedCredit[];
}

export const nothing: Counted = { championship: null, results: [], trophies: [], appearances: [], credits: [] };

/** All that follows from a match; nothing without one. */
export function countedOf(match: OfficialMatch | null): Counted {
  if (match === null) return nothing;
  const championship = championshipMatch(match);
  return {
    championship,
    results: resultsOf(match, championship !== null),
    trophies: trophiesOf(match),
    appearances: appearancesOf(match),
    credits: royalCredits(match),
  };
}

/** Credits as they are kept. */
export function countedCredits(kind: FreeKindId, date: string, credits: readonly Credit[]): readonly CountedCredit[] {
  return credits.map(({ player, points, sentence: { values } }) => ({
    person: player,
    season: yearOf(date),
    date,
    kind,
    points,
    values,
  }));
}

function royalCredits(match: OfficialMatch): readonly CountedCredit[] {
  const played = royalPlayed(match);
  return played === null ? [] : countedCredits('royal', match.sheet.date, royalGames.credits(played));
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
        season: seasonOf(match),
        date: sheet.date,
        sideA,
        sideB,
        rawA,
        rawB,
        state,
      };
    });
}
