import { cardCode } from '../cards/card.js';
import { type Language } from '../language.js';
import { meaning } from './code-meaning.js';
import { commonCodes } from './codes.js';
import { type Line } from './line.js';
import { phrase, sentence } from './phrase.js';
import { type Counts } from './facts.js';
import { type DealResult, type SessionResult } from './result.js';
import { sessionRuleLink } from './rule-link.js';
import { type Ruleset } from './ruleset.js';
import { malformedDocument, type MalformedDocument } from '../result/verdict.js';
import { type RecordProblem } from '../record/problem.js';
import { type SessionSide, type Seat } from './seats.js';
import { type SessionState } from './state.js';
import { type Ending } from './ending.js';
import { type SessionPlace, type Violation } from './violation.js';

export const SESSION_RESULT_FORMAT = 'tarock-session-result/1';

export interface ViolationDocument {
  readonly code: string;
  readonly phase: SessionPlace;
  readonly index: number | null;
  readonly item: number | null;
  readonly seat: Seat | null;
  /** Number in the ruleset's document, or `S…` of the session record; null for what only the form of a record says. */
  readonly rule: string | null;
  /** Where the rule stands, relative to the folder `docs`. */
  readonly link: string;
  readonly message: string;
}

export interface LineDocument {
  readonly item: string;
  readonly side: SessionSide | null;
  readonly seat: Seat | null;
  readonly announced: boolean | null;
  readonly won: boolean;
  readonly points: number;
  readonly factor: number;
  readonly payments: readonly number[];
  readonly pot: number;
  readonly reason: string;
}

export interface DealDocument {
  readonly number: number;
  readonly dealer: Seat;
  readonly form: 'played' | 'scored';
  readonly outcome: string | null;
  readonly settled: boolean;
  readonly contract: string | null;
  readonly level: number | null;
  readonly declarers: readonly Seat[];
  readonly partner: Seat | null;
  readonly called: string | null;
  readonly points: Counts | null;
  readonly tricks: readonly number[] | null;
  readonly violations: readonly ViolationDocument[];
  readonly warnings: readonly ViolationDocument[];
  readonly lines: readonly LineDocument[];
  readonly payments: readonly number[];
  readonly pot: number;
  readonly totals: readonly number[];
  readonly state: SessionState;
}

/** `tarock-session-result/1` */
export interface SessionResultDocument {
  readonly format: typeof SESSION_RESULT_FORMAT;
  readonly ruleset: string;
  readonly verdict: SessionResult['verdict'];
  readonly violations: readonly ViolationDocument[];
  readonly deals: readonly DealDocument[];
  readonly totals: readonly number[];
  readonly state: SessionState;
  readonly ending: Ending | null;
}

const unknownCode = meaning(null, 'irregular', 'regelwidrig', 'szabálytalan');

/** The result as a document, with its sentences in a language. */
export function sessionResultDocument(result: SessionResult, language: Language): SessionResultDocument {
  const { ruleset, players } = result.session;
  return {
    format: SESSION_RESULT_FORMAT,
    ruleset: ruleset.id,
    verdict: result.verdict,
    violations: result.violations.map((violation) => violationDocument(violation, ruleset, language, players)),
    deals: result.deals.map((deal) => dealDocument(deal, ruleset, language, players)),
    totals: result.totals,
    state: result.state,
    ending: result.ending,
  };
}

function dealDocument(
  deal: DealResult,
  ruleset: Ruleset,
  language: Language,
  players: readonly string[],
): DealDocument {
  return {
    number: deal.number,
    dealer: deal.dealer,
    form: deal.form,
    outcome: deal.outcome,
    settled: deal.outcome !== null,
    contract: deal.contract,
    level: deal.level,
    declarers: deal.declarers,
    partner: deal.partner,
    called: deal.called === null ? null : cardCode(deal.called),
    points: deal.points,
    tricks: deal.tricks,
    violations: deal.violations.map((violation) => violationDocument(violation, ruleset, language, players)),
    warnings: deal.warnings.map((violation) => violationDocument(violation, ruleset, language, players)),
    lines: deal.lines.map((line) => lineDocument(line, language, players)),
    payments: deal.payments,
    pot: deal.pot,
    totals: deal.totals,
    state: deal.state,
  };
}

/** The sentence of a violation or warning. */
export function violationMessage(
  { code, seat, values }: Violation,
  ruleset: Ruleset,
  language: Language,
  players: readonly string[],
): string {
  const { text } = meaningOf(code, ruleset);
  return sentence(phrase(text, seat === null ? values : { seat: { seat }, ...values }), language, players);
}

function meaningOf(code: string, ruleset: Ruleset): typeof unknownCode {
  return ruleset.codes[code] ?? commonCodes[code] ?? unknownCode;
}

function violationDocument(
  violation: Violation,
  ruleset: Ruleset,
  language: Language,
  players: readonly string[],
): ViolationDocument {
  const { code, phase, index, item, seat } = violation;
  const { rule } = meaningOf(code, ruleset);
  const link = sessionRuleLink(ruleset.id, rule);
  const message = violationMessage(violation, ruleset, language, players);
  return { code, phase, index, item, seat, rule, link, message };
}

function lineDocument(line: Line, language: Language, players: readonly string[]): LineDocument {
  return { ...line, reason: sentence(line.reason, language, players) };
}

/** The result of what is no session record. */
export function malformedSessionDocument(problems: readonly RecordProblem[], language: Language): MalformedDocument {
  return malformedDocument(SESSION_RESULT_FORMAT, problems, language);
}
