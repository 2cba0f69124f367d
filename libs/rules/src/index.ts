// The door of the rules library. What is not here is its own business.

// Languages, cards, verdicts and problems: what all games share.
export { fill, hungarianArticle, languages, text, type Language, type PlacesOf, type Text } from './language.js';
export { cardCode, parseCard, suits, type Card, type Suit } from './cards/card.js';
export { cardsOf } from './cards/card-set.js';
export { romanNumeral } from './cards/names.js';
export { romanOf } from './cards/roman.js';
export { exitStatus, verdicts, type MalformedDocument, type Verdict } from './result/verdict.js';
export { decodeJson, type Decoded } from './record/json.js';
export { type JsonSchema } from './record/json-schema.js';
export { problemAt, problemMessage, type RecordProblem } from './record/problem.js';
export { Reader } from './record/reader.js';
export { Random } from './random/random.js';

// Royal Tarokk: records and their verification.
export { parseMatch, readMatch, type Parsed } from './royal/record/parse.js';
export { callRecord, matchRecord, writeMatch, type MatchRecord } from './royal/record/write.js';
export { matchSchema } from './royal/record/schema.js';
export {
  MATCH_FORMAT,
  matchKinds,
  type Game,
  type LowerTarock,
  type Match,
  type MatchKind,
  type PlayedGame,
  type ScoredGame,
} from './royal/record/match.js';
export { matchPoints, verifyMatch } from './royal/verification/verify.js';
export {
  RESULT_FORMAT,
  type AnnouncementResult,
  type AnnouncementStatus,
  type GameResult,
  type MatchResult,
} from './royal/verification/result.js';
export { malformedDocument, resultDocument, type ResultDocument } from './royal/verification/document.js';
export { violationRules, type Violation, type ViolationCode } from './royal/violations.js';
export { ruleChapters, type RuleChapter } from './royal/chapters.js';
export { type Score } from './royal/scoring/score.js';
export { randomDeal } from './royal/random/deal.js';
export { randomGame, randomMatch, type RandomMatchOptions } from './royal/random/match.js';

// Royal Tarokk: whether announcements could have been made, with all hands open.
export {
  ANALYSIS_LIMIT,
  ANALYSIS_VERSION,
  analyseGame,
  analysisSteps,
  type AnalysisOptions,
  type AnalysisProgress,
  type AnnouncementAnalysis,
  type GameAnalysis,
  type MissedAnnouncement,
  type SilentAnalysis,
} from './royal/analysis/analysis.js';
export {
  ANALYSIS_FORMAT,
  analysisDocument,
  gameAnalysisDocument,
  malformedAnalysisDocument,
  type AnalysisDocument,
  type GameAnalysisDocument,
} from './royal/analysis/document.js';
export { missedFamilies, type MissedFamily } from './royal/analysis/missed.js';
export { turnKinds, VERDICTS, type TurningPoint, type Verdicts } from './royal/analysis/verdicts.js';

// Royal Tarokk: a game that shows a sheet, or that there is none.
export {
  possibleGame,
  WITNESS_LIMIT,
  WITNESS_VERSION,
  type PossibleGame,
  type Tried,
  type WitnessSearch,
} from './royal/sheet/witness/possible-game.js';
export { possibleGameDocument, type PossibleGameDocument } from './royal/sheet/witness/document.js';
export { clashSentence } from './royal/sheet/violations.js';
export { searchLayouts } from './royal/sheet/witness/layout-search.js';
export { isShownBy } from './royal/sheet/witness/same-sheet.js';

// Royal Tarokk: which Schlemme and trophies can stand beside which (docs/trophy-pairs.md).
export { askPair, pairAnnouncements, pairLines, partOfLine, type PairAnswer } from './royal/sheet/witness/pairs.js';
export { makePairTable, PairTable, type ClashOfPair, type PairEntry } from './royal/sheet/witness/pair-table.js';
export { pairGameOf, type PairGame, type PairLine } from './royal/sheet/witness/pair-game.js';

// Royal Tarokk: the catalogue and its words.
export { announcement, type Announcement } from './royal/announcements/announcement.js';
export { catalogue, definitionOf, silentBonuses } from './royal/announcements/catalogue.js';
export {
  families,
  trophyClasses,
  type Definition,
  type Family,
  type Parameter,
  type TrophyClass,
} from './royal/announcements/definition.js';
export { type AnnouncementId, type DefinitionId } from './royal/announcements/ids.js';
export { type Proof } from './royal/announcements/proof.js';
export { decidingTricks } from './royal/announcements/deciding-tricks.js';
export { cardsOfTrophy } from './royal/announcements/trophy-cards.js';
export { announcementName, cardLabel, seatLabel } from './royal/explain/names.js';
export { redealReasons, sayBeforePlay, type BeforePlay, type RedealReason } from './royal/explain/before-play.js';
export { sayReason } from './royal/explain/reasons.js';
export { type PlainWords } from './royal/explain/plain-words/plain-words.js';
export { ruleLink } from './royal/explain/rule-link.js';
export { say, sentence, type Sayable, type Sentence } from './royal/explain/sentence.js';
export { deck, highCards } from './royal/deck.js';
export { firstDealerByDraw } from './royal/first-dealer.js';
export {
  parties,
  partyNames,
  partyOf,
  seatNames,
  seats,
  type ByParty,
  type ByPartyName,
  type BySeat,
  type Party,
  type PartyName,
  type Role,
  type Seat,
  type SeatName,
} from './royal/table.js';

// Royal Tarokk: what an interface needs while a game is played or a sheet is typed.
export { legalCalls, type AuctionView, type LegalCalls } from './royal/interface/legal-calls.js';
export {
  gameSoFar,
  playedGame,
  type AnnouncementSoFar,
  type BoundSoFar,
  type GameSoFar,
} from './royal/interface/game-so-far.js';
export { type GameView, type TrickSoFar } from './royal/interface/game-view.js';
export {
  judgeCalls,
  judgeCards,
  judgeTurns,
  legalCardsSoFar,
  type ObjectionSoFar,
} from './royal/interface/objections-so-far.js';
export { legalCards, type LegalCards, type PlayView } from './royal/interface/legal-cards.js';
export { type SheetEntry } from './royal/sheet/statements.js';
export { sheetClash, type SheetClash } from './royal/interface/sheet-clash.js';
export { previewSheet, type SheetDraft, type SheetPreview } from './royal/interface/sheet-preview.js';
export { consolation, consolationCards, consolationLines } from './royal/scoring/consolation.js';
export { scoredFrom } from './royal/sheet/from-played.js';

// The games with changing partners: records of sessions and their verification.
export {
  commonCodes as commonSessionCodes,
  findRuleset,
  legalMoves,
  malformedSessionDocument,
  nextMove,
  parseSession,
  randomSession,
  readSession,
  rulesets,
  SESSION_FORMAT,
  SESSION_RESULT_FORMAT,
  sessionResultDocument,
  sessionSchema,
  verifySession,
  violationMessage,
  writeSession,
  type DealDocument,
  type DealResult,
  type LegalDiscards,
  type LegalMoves,
  type LegalTurn,
  type LineDocument,
  type NextMove,
  type Ruleset,
  type SeatView,
  type SeenEntry,
  type Session,
  type SessionResult,
  type SessionResultDocument,
} from './sessions/door.js';
