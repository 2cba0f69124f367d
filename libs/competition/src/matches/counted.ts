import { type Appearance, appearancesOf } from '../profiles/appearance.js';
import { championshipMatch, type OfficialMatch, outcomeOf, seasonOf } from './official-match.js';
import { type FreeState, gameCounts } from '../free-championship/life.js';
import { royalGames, royalPlayed } from '../free-championship/royal.js';
import { trophiesOf, type TrophyEntry } from '../trophies/entry.js';
import { yearOf } from '../calendar/day.js';
import type { ChampionshipMatch } from '../championship/standing.js';
import type { Competition } from '../sheet/sheet.js';
import type { Credit } from '../free-championship/game.js';
import type { FreeKindId } from '../free-championship/kinds.js';
import type { JudgedGame } from '../free-championship/handed.js';
import type { Sentence } from '@tarokk/rules';

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

/** What a player gets for a match or a game in the free championship, as it is kept (D43–D46). */
export interface CountedCredit {
  readonly person: string;
  readonly season: number;
  readonly date: string;
  readonly kind: FreeKindId;
  readonly points: number;
  /** What its sentence is made of. */
  readonly values: Sentence['values'];
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

export const nothingCounted: Counted = { championship: null, results: [], trophies: [], appearances: [], credits: [] };

/** All that follows from a match; nothing without one. */
export function countedOf(match: OfficialMatch | null): Counted {
  if (match === null) return nothingCounted;
  const championship = championshipMatch(match);
  return {
    championship,
    results: resultsOf(match, championship !== null),
    trophies: trophiesOf(match),
    appearances: appearancesOf(match),
    credits: royalCredits(match),
  };
}

/** What a game of the free championship counts, as it was judged: nothing unless it is admitted (D13). */
export function countedOfGame({
  row: { state, kind, date },
  judged: { trophies, credits },
}: {
  readonly row: { readonly state: FreeState; readonly kind: FreeKindId; readonly date: string };
  readonly judged: Pick<JudgedGame, 'trophies' | 'credits'>;
}): Counted {
  if (!gameCounts(state)) return nothingCounted;
  return { ...nothingCounted, trophies, credits: countedCredits(kind, date, credits) };
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
