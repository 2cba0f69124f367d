// The door of the archive library. What is not here is its own business.

// The log: entries, their links, and exported chains.
export { canonical, type Json } from './log/canonical.js';
export { beginning, canonicalEntry, digestOf, linkHash, type Fields, type LogEntry } from './log/entry.js';
export { ChainFollower, type FollowedHead, type FollowedLink, type Published } from './log/chain-follower.js';
export { fault, sayFault, type Fault, type FaultCode } from './log/faults.js';
export { LOG_FORMAT, logLines, MalformedLog, verifyLog } from './log/log-file.js';
export { loggedTables, type LoggedTable } from './log/logged-tables.js';
export { Faults, type LogReport } from './log/report.js';
export { hashOf, hex, isSameBytes } from './bytes.js';

// The archive of a season: its files and the rows in them.
export { type BetweenEntry } from './format/between.js';
export {
  ARCHIVE_FORMAT,
  archiveFiles,
  archiveKinds,
  chainOf,
  recordsOf,
  type ArchiveKind,
  type ListedFile,
  type Manifest,
} from './format/manifest.js';
export { MalformedArchive, type ArchiveProblem } from './format/problems.js';
export {
  idIn,
  isObject,
  numberIn,
  textIn,
  textOrNullIn,
  WORDS_LEFT_OUT,
  wrong,
  type ArchiveLine,
  type ArchiveRow,
} from './format/rows.js';
export { bytesOfBlob, type Bytes } from './format/zip.js';
export { ZipReader } from './format/zip-reader.js';

// What it holds of competitions, and what is recounted.
export { type ArchivedTable, type CompetitionArchive } from './competitions/competition-archive.js';
export { competitionArchives } from './competitions/competitions.js';
export { championshipLine } from './competitions/championship-archive.js';
export { cupTieLine } from './competitions/cup-archive.js';
export { freeChampionshipLine, FreeRecount } from './competitions/free-archive.js';
export { grandPrixLine } from './competitions/grand-prix-archive.js';

// Its verification.
export { linkIn, type KeptHead } from './verification/chain.js';
export { saySeasonFault, type SeasonFault, type SeasonFaultCode } from './verification/faults.js';
export { type Irregularity } from './verification/irregularity.js';
export { readPersons, type ArchivedPersons } from './verification/persons.js';
export { SeasonFaults, type SeasonFigures, type SeasonReport, type Unvouched } from './verification/report.js';
export { SeasonRecords, type JudgedMatch } from './verification/season-records.js';
export { readTeams, type TeamsOfPairs } from './verification/teams.js';
export { listedTrophy, numberedAmong, readBetween, readOpeningCounts } from './verification/trophies.js';
export { verifyArchive } from './verification/verify-archive.js';
export { recordLines, verifySeason } from './verification/verify-season.js';
