import { type Sentence } from './explain/sentence.js';
import { type Party, type Seat } from './table.js';

/** Codes of violations in the order in which the first that fits is drawn (match-record.md, Violations), with their rules. */
export const violationRules = {
  'deal/too-few-tarocks': '1.4',
  'deal/lamour-angel': '1.4',
  'auction/turn-order': '2.1',
  'auction/after-end': '2.1',
  'auction/not-finished': '2.1',
  'auction/false-message': '4.1',
  'auction/repeated': '2.2',
  'auction/lower-than-active': '2.3',
  'auction/second-trophy': '2.4',
  'auction/second-flight': '2.4',
  'auction/second-catch': '2.4',
  'auction/card-already-bound': '2.4',
  'auction/raise-not-by-partner': '2.3',
  'auction/contra-target': '2.5',
  'play/revoke': '3.1',
  'play/bound-card-due': '2.6',
  'play/bound-card-early': '2.6',
  'play/bound-card-order': '2.6',
  'claim/points': '7.4',
  'sheet/consolation': '7.1',
  'sheet/auction': '2.2',
  'sheet/impossible': '3.2',
} as const;

export type ViolationCode = keyof typeof violationRules;
export const violationCodes = Object.keys(violationRules) as ViolationCode[];

/** What a record breaks, and where; null where a place does not apply. `turn` counts from 0, `trick` from 1. */
export interface Violation {
  readonly code: ViolationCode;
  readonly party: Party | null;
  readonly seat: Seat | null;
  readonly turn: number | null;
  readonly trick: number | null;
  readonly sentence: Sentence;
}

interface Place {
  readonly party?: Party;
  readonly seat?: Seat;
  readonly turn?: number;
  readonly trick?: number;
}

export function violation(code: ViolationCode, sentence: Sentence, place: Place = {}): Violation {
  return {
    code,
    party: place.party ?? null,
    seat: place.seat ?? null,
    turn: place.turn ?? null,
    trick: place.trick ?? null,
    sentence,
  };
}
