import { type Language } from '../../language.js';
import { malformedDocument as malformed, type MalformedDocument } from '../../result/verdict.js';
import { type RecordProblem } from '../../record/problem.js';
import { type AnnouncementId, type SilentBonusId } from '../announcements/ids.js';
import { parametersOf, type ParameterDocument } from '../record/parameters.js';
import { sayReason } from '../explain/reasons.js';
import { ruleLink } from '../explain/rule-link.js';
import { say } from '../explain/sentence.js';
import { type Score } from '../scoring/score.js';
import { partyNames, seatNames, type ByParty, type ByPartyName, type PartyName, type SeatName } from '../table.js';
import { violationRules, type ViolationCode } from '../violations.js';
import {
  RESULT_FORMAT,
  type AnnouncementResult,
  type AnnouncementStatus,
  type GameResult,
  type MatchResult,
} from './result.js';

export interface ViolationDocument {
  readonly code: ViolationCode;
  /** The number of the rule, and the section of the rules that it leads to, relative to `docs`. */
  readonly rule: string;
  readonly link: string;
  readonly party?: PartyName;
  readonly seat: SeatName | null;
  readonly turn: number | null;
  readonly trick: number | null;
  readonly message: string;
}

export interface AnnouncementDocument extends ParameterDocument {
  readonly party: PartyName;
  readonly seat: SeatName;
  readonly announce: AnnouncementId;
  readonly rule: string;
  readonly link: string;
  readonly status: AnnouncementStatus;
  readonly points: number;
  readonly contra: { readonly seat: SeatName | null; readonly points: number } | null;
  readonly reason: string;
}

export interface GameDocument {
  readonly number: number;
  readonly attackers: PartyName;
  readonly violations: readonly ViolationDocument[];
  readonly announcements: readonly AnnouncementDocument[];
  readonly silent: readonly { party: PartyName; bonus: SilentBonusId; points: number; reason: string }[];
  readonly trophies: readonly { party: PartyName; seat: SeatName; trophy: AnnouncementId }[];
  readonly score: ByPartyName<Score>;
}

/** `royal-tarokk-result/1` of a record that is one. */
export interface ResultDocument {
  readonly format: typeof RESULT_FORMAT;
  readonly verdict: MatchResult['verdict'];
  readonly games: readonly GameDocument[];
  readonly points: ByPartyName<number>;
  readonly match: ByPartyName<number> | null;
}

/** The result as the JSON document of match-record.md, with its sentences in one language. */
export function resultDocument(result: MatchResult, language: Language): ResultDocument {
  return {
    format: RESULT_FORMAT,
    verdict: result.verdict,
    games: result.games.map((game) => gameDocument(game, language)),
    points: byName(result.points),
    match: result.match && byName(result.match),
  };
}

export function malformedDocument(problems: readonly RecordProblem[], language: Language): MalformedDocument {
  return malformed(RESULT_FORMAT, problems, language);
}

function byName<T>([a, b]: ByParty<T>): ByPartyName<T> {
  return { A: a, B: b };
}

function gameDocument(game: GameResult, language: Language): GameDocument {
  return {
    number: game.number,
    attackers: partyNames[game.attackers],
    violations: game.violations.map(({ code, party, seat, turn, trick, sentence }) => ({
      code,
      rule: violationRules[code],
      link: ruleLink(violationRules[code]),
      ...(party === null ? {} : { party: partyNames[party] }),
      seat: seat === null ? null : seatNames[seat],
      turn,
      trick,
      message: say(sentence, language),
    })),
    announcements: game.announcements.map((result) => announcementDocument(result, language)),
    silent: game.silent.map(({ party, bonus, points, reason }) => ({
      party: partyNames[party],
      bonus,
      points,
      reason: sayReason(reason, language),
    })),
    trophies: game.trophies.map(({ party, seat, trophy }) => ({
      party: partyNames[party],
      seat: seatNames[seat],
      trophy,
    })),
    score: byName(game.score),
  };
}

function announcementDocument(result: AnnouncementResult, language: Language): AnnouncementDocument {
  const { announcement, party, seat, status, points, contra, reason } = result;
  return {
    party: partyNames[party],
    seat: seatNames[seat],
    announce: announcement.id,
    ...parametersOf(announcement),
    rule: announcement.definition.rule,
    link: ruleLink(announcement.definition.rule),
    status,
    points,
    contra: contra && { seat: contra.seat === null ? null : seatNames[contra.seat], points: contra.points },
    reason: sayReason(reason, language),
  };
}
