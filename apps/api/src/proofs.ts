// What is proved from files alone, without an office: a log that was exported, the archive of a season. The package of the
// `tarokk` command has this and nothing else of the api, so nothing here may lead to Nest, Prisma or a database.
export { MalformedArchive } from './publishing/archive/format/problems.js';
export type { KeptHead } from './publishing/archive/verification/chain.js';
export { saySeasonFault } from './publishing/archive/verification/faults.js';
export type { SeasonReport } from './publishing/archive/verification/report.js';
export { verifyArchive } from './publishing/archive/verification/verify-archive.js';
export { hashOf, hex } from './publishing/audit/chain.js';
export type { Published } from './publishing/audit/verification/chain-follower.js';
export { sayFault } from './publishing/audit/verification/faults.js';
export { MalformedLog, verifyLog } from './publishing/audit/verification/log-file.js';
export type { LogReport } from './publishing/audit/verification/report.js';
