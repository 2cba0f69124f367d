// The door for programs that work on the database without being its server, such as the `tarokk` command.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { ServerAdministration } from './accounts/server-administration.service.js';
import { ApplicationModule } from './application.module.js';
import { readConfiguration, StartProblem } from './configuration/configuration.js';
import { openDatabase } from './database/database.js';

export { hashOf, hex } from './audit/chain.js';
export type { Published } from './audit/verification/chain-follower.js';
export { sayFault } from './audit/verification/faults.js';
export { exportLog, MalformedLog, verifyLog } from './audit/verification/log-file.js';
export { openLog } from './audit/verification/open-log.js';
export type { LogReport } from './audit/verification/report.js';
export { verifyDatabase } from './audit/verification/verify-database.js';
export type { Refused } from './graphql/refused.types.js';
export { isRefused } from './graphql/refused.types.js';
export { StartProblem };

/** The office behind its counter: what it can do, and no server that listens. */
export interface OpenOffice {
  /** For the terminal: which database, without its password. */
  readonly database: string;
  readonly administration: ServerAdministration;
  close(): Promise<void>;
}

/**
 * Opens the database that the settings name, the embedded one too while its server runs, and brings it to this version.
 * @throws StartProblem when settings or database are not as they should be
 */
export async function openOffice(environment: NodeJS.ProcessEnv, workingDirectory: string): Promise<OpenOffice> {
  const configuration = readConfiguration(environment, workingDirectory);
  const database = await openDatabase(configuration, () => undefined);
  const closeDatabase = (): Promise<void> => database.close();
  try {
    const application = ApplicationModule.with(configuration, database.url);
    const context = await NestFactory.createApplicationContext(application, { logger: false, abortOnError: false });
    return {
      database: database.description,
      administration: context.get(ServerAdministration),
      close: () => context.close().finally(closeDatabase),
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}
