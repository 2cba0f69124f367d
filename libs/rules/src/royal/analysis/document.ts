import { cardCode } from '../../cards/card.js';
import { malformedDocument as malformed, type MalformedDocument } from '../../result/verdict.js';
import { type Language } from '../../language.js';
import { type RecordProblem } from '../../record/problem.js';
import { type AnnouncementId, type SilentBonusId } from '../announcements/ids.js';
import { parametersOf, type ParameterDocument } from '../record/parameters.js';
import { partyNames, seatNames, type PartyName, type SeatName } from '../table.js';
import { type GameAnalysis } from './analysis.js';
import { type TurningPoint } from './verdicts.js';

export const ANALYSIS_FORMAT = 'royal-tarokk-analysis/1';

export interface TurnDocument {
  /** The place of the card among the forty of the play, from 0. */
  readonly card: number;
  readonly seat: SeatName;
  readonly played: string;
  readonly kind: TurningPoint['kind'];
  readonly keeping: readonly string[];
}

export interface AnalysedAnnouncementDocument extends ParameterDocument {
  readonly party: PartyName;
  readonly seat: SeatName;
  readonly announce: AnnouncementId;
  readonly verdicts: string;
  readonly turns: readonly TurnDocument[];
}

export interface AnalysedSilentDocument {
  readonly party: PartyName;
  readonly bonus: SilentBonusId;
  readonly verdicts: string;
  readonly turns: readonly TurnDocument[];
}

export interface MissedDocument extends ParameterDocument {
  readonly party: PartyName;
  readonly announce: AnnouncementId;
  readonly verdict: '1' | '?';
}

export type GameAnalysisDocument =
  | {
      readonly number: number;
      readonly reason: string;
      readonly announcements: null;
      readonly silent: null;
      readonly missed: null;
    }
  | {
      readonly number: number;
      readonly reason: null;
      readonly announcements: readonly AnalysedAnnouncementDocument[];
      readonly silent: readonly AnalysedSilentDocument[];
      readonly missed: readonly MissedDocument[];
    };

/** `royal-tarokk-analysis/1`: what `tarokk analyse --json` prints of one record. */
export interface AnalysisDocument {
  readonly format: typeof ANALYSIS_FORMAT;
  readonly games: readonly GameAnalysisDocument[];
}

export function analysisDocument(games: readonly GameAnalysis[]): AnalysisDocument {
  return { format: ANALYSIS_FORMAT, games: games.map(gameAnalysisDocument) };
}

/** What is said of a file that is no record, in the same format. */
export function malformedAnalysisDocument(problems: readonly RecordProblem[], language: Language): MalformedDocument {
  return malformed(ANALYSIS_FORMAT, problems, language);
}

export function gameAnalysisDocument(game: GameAnalysis): GameAnalysisDocument {
  const { number, reason } = game;
  if (reason !== null) return { number, reason: reasonCode(reason), announcements: null, silent: null, missed: null };
  return {
    number,
    reason: null,
    announcements: game.announcements.map(({ party, seat, announcement, verdicts, turns }) => ({
      party: partyNames[party],
      seat: seatNames[seat],
      announce: announcement.id,
      ...parametersOf(announcement),
      verdicts,
      turns: turns.map(turnDocument),
    })),
    silent: game.silent.map(({ party, bonus, verdicts, turns }) => ({
      party: partyNames[party],
      bonus,
      verdicts,
      turns: turns.map(turnDocument),
    })),
    missed: game.missed.map(({ party, announcement, verdict }) => ({
      party: partyNames[party],
      announce: announcement.id,
      ...parametersOf(announcement),
      verdict,
    })),
  };
}

function reasonCode(reason: NonNullable<GameAnalysis['reason']>): string {
  return reason === 'scored' ? reason : `${reason.code}, trick ${reason.trick}`;
}

function turnDocument({ card, seat, played, kind, keeping }: TurningPoint): TurnDocument {
  return { card, seat: seatNames[seat], played: cardCode(played), kind, keeping: keeping.map(cardCode) };
}
