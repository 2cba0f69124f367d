import { matchPoints, parties, type ByParty, type MatchResult } from '@tarokk/rules';
import { type ChampionshipMatch } from '../championship/standing.js';
import { pointsRulingOn, type PointsRuling } from '../sheet/ruling.js';
import { yearOf } from '../calendar/day.js';
import { type SheetOutline, type SideId } from '../sheet/sheet.js';

/** A match as the office keeps it after approval: its sheet in the approved revision and what was found true of its record. */
export interface OfficialMatch {
  readonly id: string;
  readonly sheet: SheetOutline;
  /** What `verifyMatch` says of the sheet's record. */
  readonly result: MatchResult;
  readonly state: 'approved' | 'reopened';
  /** Of a cup match that is played in the year after the draw: the season of its cup (D51). Left out, it is the year of the date. */
  readonly season?: number;
  /** Of a Grand Prix match that also counts for the championship: the teams for which its pairs play, A first (11.2). */
  readonly teams?: ByParty<SideId>;
  /** Numbers of the games that the jury admits to the free championship (12); all of them if left out. */
  readonly admitted?: readonly number[];
}

/** The season in which a match counts (D9, D51). */
export function seasonOf({ season, sheet }: Pick<OfficialMatch, 'season' | 'sheet'>): number {
  return season ?? yearOf(sheet.date);
}

export interface GamePoints {
  readonly number: number;
  readonly points: ByParty<number>;
  /** The ruling that set them, null for what the record says (D14). */
  readonly ruling: PointsRuling | null;
}

export interface Outcome {
  readonly games: readonly GamePoints[];
  /** The raw points: all games added (8). */
  readonly raw: ByParty<number>;
  /** Match points (8); null unless it is a match of eight games. */
  readonly match: ByParty<number> | null;
}

/** Who won how much: the game scores, those of a ruling in place of the record's (D14), added and divided by eight (8). */
export function outcomeOf({ sheet, result }: Pick<OfficialMatch, 'sheet' | 'result'>): Outcome {
  const games = result.games.map(({ number, score }): GamePoints => {
    const ruling = pointsRulingOn(sheet.rulings, number) ?? null;
    return { number, points: ruling?.points ?? [score[0].total, score[1].total], ruling };
  });
  const [a, b] = parties.map((party) => games.reduce((sum, { points }) => sum + points[party], 0));
  const raw: ByParty<number> = [a!, b!];
  return { games, raw, match: result.match === null ? null : matchPoints(raw) };
}

/**
 * The match for the championship table; null when it does not count there: of another competition (D35, save 11.2), or not
 * of eight games, such as an open match that was closed (D24).
 */
export function championshipMatch(match: OfficialMatch): ChampionshipMatch | null {
  const { id, sheet, state, teams } = match;
  if (!sheet.competitions.includes('championship') || sheet.record.kind !== 'match') return null;
  return { id, date: sheet.date, order: sheet.order, sides: teams ?? sheet.sides, raw: outcomeOf(match).raw, state };
}
