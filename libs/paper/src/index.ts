// The door of the paper library. What is not here is its own business.

// What papers are made of.
export {
  type ChampionshipOnPaper,
  type CupOnPaper,
  type MatchOfTrophy,
  type MilestonesOnPaper,
  type NameOnPaper,
  type NumbersOnPaper,
  type PlaceOfTrophy,
  type TrophyOnCertificate,
  type TrophyOnPaper,
} from './data.js';
export { competitionWords, dayIn, wholeDays } from './words.js';

// The papers.
export {
  milestoneCertificate,
  trophyCertificate,
  type AboutTrophy,
  type CertificateDrawings,
} from './documents/certificates.js';
export { championshipPaper } from './documents/championship.js';
export { cupPaper } from './documents/cup.js';
export { trophiesPaper } from './documents/trophies.js';
export { blankSheet, type Written, type WrittenGame } from './sheet/blank-sheet.js';
export { marksOf, type GameMarks, type PartyMarks, type Ruled, type RuledGame } from './sheet/marks.js';
export { matchSheet, type Filled } from './sheet/match-sheet.js';

// Printing.
export { print, type Paper, type PaperSize } from './press.js';
