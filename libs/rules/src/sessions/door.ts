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
export { randomSession, type RandomSessionWishes } from './random-session.js';
export { findRuleset, rulesets } from './rulesets.js';
export { type Item, type Named, type OptionDescription, type Options, type Ruleset } from './ruleset.js';
export { commonCodes } from './codes.js';
export { sessionSchema } from './schema.js';
export {
  legalHungarianActs,
  legalHungarianBids,
  legalHungarianCalls,
  legalHungarianCards,
  legalHungarianDiscards,
  mayAnnulHungarian,
  type HungarianView,
} from './hungarian/interface.js';
export {
  isLegalKozyDiscard,
  legalKozyActs,
  legalKozyBids,
  legalKozyCalling,
  legalKozyCards,
  legalKozyDiscards,
  legalKozyExchange,
  legalKozyStart,
} from './taroki-z-krolami/interface.js';
export { type KozyView } from './taroki-z-krolami/worlds.js';
export {
  legalKingsActs,
  legalKingsBids,
  legalKingsCalls,
  legalKingsCards,
  legalKingsDiscards,
  legalKingsTriples,
  type KingsView,
} from './kings-tarock/interface.js';
export {
  isLegalTarokyDiscard,
  legalTarokyActs,
  legalTarokyBids,
  legalTarokyCalling,
  legalTarokyCards,
  legalTarokyDiscards,
  legalTarokyExchange,
  legalTarokyStart,
} from './taroky/interface.js';
export { type TarokyView } from './taroky/worlds.js';
