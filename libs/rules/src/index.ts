export { languages, type Language, type Text } from './language.js';
export { exitStatus, verdicts, type MalformedDocument, type Verdict } from './result/verdict.js';
export { problemMessage, type Problem } from './record/problem.js';
export { parseMatch, readMatch, type Parsed } from './royal/record/parse.js';
export {
  MATCH_FORMAT,
  matchKinds,
  type Game,
  type Match,
  type MatchKind,
  type PlayedGame,
  type ScoredGame,
} from './royal/record/match.js';
export { verifyMatch, matchPoints } from './royal/verification/verify.js';
export { RESULT_FORMAT, type GameResult, type MatchResult } from './royal/verification/result.js';
export { malformedDocument, resultDocument, type ResultDocument } from './royal/verification/document.js';
export { catalogue, silentBonuses } from './royal/announcements/catalogue.js';

// What a page or a terminal needs to say a result in words.
export { fill, text } from './language.js';
export { decodeJson, type Decoded } from './record/json.js';
export { problemAt } from './record/problem.js';
export { definitionOf } from './royal/announcements/catalogue.js';
export {
  families,
  trophyClasses,
  type Definition,
  type Family,
  type Parameter,
} from './royal/announcements/definition.js';
export { type AnnouncementResult } from './royal/verification/result.js';
export { announcementName, seatLabel } from './royal/explain/names.js';
export { sayReason } from './royal/explain/reasons.js';
export { ruleLink } from './royal/explain/rule-link.js';
export { say } from './royal/explain/sentence.js';
export { type Score } from './royal/scoring/score.js';
export { partyNames, parties, seatNames, type Party, type PartyName } from './royal/table.js';
export { violationRules, type Violation } from './royal/violations.js';

// Making records.
export { Random } from './random/random.js';
export { randomGame, randomMatch, type RandomMatchOptions } from './royal/random/match.js';
export { matchRecord, writeMatch, type MatchRecord } from './royal/record/write.js';
export { matchSchema, type JsonSchema } from './royal/record/schema.js';

// What an interface needs while a game is played or a sheet is typed.
export { legalCalls, type AuctionView, type LegalCalls } from './royal/interface/legal-calls.js';
export { legalCards, type LegalCards, type PlayView } from './royal/interface/legal-cards.js';
export { previewSheet, type SheetDraft, type SheetPreview } from './royal/interface/sheet-preview.js';
export { consolation, consolationCards, consolationLines } from './royal/scoring/consolation.js';
export { scoredFrom } from './royal/sheet/from-played.js';
