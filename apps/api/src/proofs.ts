// What is proved from files alone, without an office: a log that was exported, the archive of a season. The package of the
// `tarokk` command has this and nothing else of the api, so nothing here may lead to Nest, Prisma or a database.
export { MalformedArchive } from './archive/format/problems.js';
export type { KeptHead } from './archive/verification/chain.js';
export { saySeasonFault } from './archive/verification/faults.js';
export type { SeasonReport } from './archive/verification/report.js';
export { verifyArchive } from './archive/verification/verify-archive.js';
export { hashOf, hex } from './audit/chain.js';
export type { Published } from './audit/verification/chain-follower.js';
export { sayFault } from './audit/verification/faults.js';
export { MalformedLog, verifyLog } from './audit/verification/log-file.js';
export type { LogReport } from './audit/verification/report.js';
