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
