// The door for programs that work on the database without being its server, such as the `tarokk` command. What it imports at
// once must do without Nest and Prisma, which take longer to load than most commands take.
export { type OpenAdministration, openAdministration } from './identity/accounts/at-the-server/open-administration.js';
export { exportSeason, type SeasonExportOptions } from './publishing/archive/exporting/export-season.js';
export type { NotExported } from './publishing/archive/exporting/open-season.js';
export { type ImportedArchive, importSeason } from './publishing/archive/importing/open-import.js';
export { NotImported } from './publishing/archive/importing/problems.js';
/** Of the office's own copy of the library, which throws it. */
export { MalformedArchive } from '@tarokk/archive';
export { openLog } from './publishing/audit/verification/open-log.js';
export { verifyDatabase } from './publishing/audit/verification/verify-database.js';
export { StartProblem } from './platform/configuration/configuration.js';
export { isRefused } from './platform/problems/is-refused.js';
export type { Refused } from './platform/problems/refused.types.js';
export { type BackupMade, makeBackup } from './platform/backup/make-backup.js';
export { BackupProblem } from './platform/backup/problems.js';
export { type Restored, restoreBackup } from './platform/backup/restore-backup.js';
export { compressionOf } from './publishing/imports/compression.js';
export type {
  ImportedDocument,
  CompleteImportSettings,
  MatchesImported,
  Origin,
} from './publishing/imports/import.types.js';
export { NoJuror, type OpenImports, openImports } from './publishing/imports/open-imports.js';
export type { ReadDocument } from './publishing/imports/reading.js';
export type { CountedThing, CountingDifference, OpenRecount, Recount } from './publishing/recount/open-recount.js';
export { openRecount } from './publishing/recount/open-recount.js';
