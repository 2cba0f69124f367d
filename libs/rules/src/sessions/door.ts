/** What the world outside uses of sessions. */
export { parseSession, readSession, type Reading as SessionReading } from './reading/read-session.js';
export { writeSession, writeFacts } from './write-session.js';
export { verifySession } from './verify.js';
export { type DealResult, type SessionResult } from './result.js';
export {
  malformedSessionDocument,
  SESSION_RESULT_FORMAT,
  sessionResultDocument,
  violationMessage,
  type DealDocument,
  type LineDocument,
  type SessionResultDocument,
  type ViolationDocument,
} from './document.js';
export { SESSION_FORMAT, type Deal, type PlayedDeal, type ScoredDeal, type Session } from './record.js';
export { randomSession, type RandomSessionOptions } from './random-session.js';
export { findRuleset, rulesets } from './rulesets.js';
export { type Ruleset } from './ruleset.js';
export { type Item, type NamedItem, type OptionDescription, type Options } from './ruleset-data.js';
export { commonCodes } from './codes.js';
export { sessionSchema } from './schema.js';
export { legalMoves, nextMove, type LegalMoves } from './moves/legal-moves.js';
export { type LegalDiscards } from './moves/legal-discards.js';
export { type LegalTurn } from './moves/speaking.js';
export { type SeatView, type SeenEntry } from './moves/view.js';
export { type NextMove } from './moves/world.js';
