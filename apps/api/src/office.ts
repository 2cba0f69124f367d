// The door for programs that work on the database without being its server, such as the `tarokk` command. What it imports at
// once must do without Nest and Prisma, which take longer to load than most commands take.
export { type OpenAdministration, openAdministration } from './accounts/open-administration.js';
export { exportSeason, type SeasonWish } from './archive/exporting/export-season.js';
export type { NotExported } from './archive/exporting/open-season.js';
export { type Imported, importSeason } from './archive/importing/open-import.js';
export { NotImported } from './archive/importing/problems.js';
export { exportLog } from './audit/verification/log-file.js';
export { openLog } from './audit/verification/open-log.js';
export { verifyDatabase } from './audit/verification/verify-database.js';
export { StartProblem } from './configuration/configuration.js';
export { isRefused } from './graphql/is-refused.js';
export type { Refused } from './graphql/refused.types.js';
export { type BackupMade, makeBackup } from './backup/make-backup.js';
export { BackupProblem } from './backup/problems.js';
export { type Restored, restoreBackup } from './backup/restore-backup.js';
export { compressionOf } from './imports/compression.js';
export type { ImportedDocument, ImportSettings, MatchesImported, Origin } from './imports/import.types.js';
export { NoJuror, type OpenImports, openImports } from './imports/open-imports.js';
export type { ReadDocument } from './imports/reading.js';
export * from './proofs.js';
export type { CountedThing, CountingDifference, OpenRecount, Recount } from './recount/open-recount.js';
export { openRecount } from './recount/open-recount.js';
