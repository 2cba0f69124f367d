import { readConfiguration, StartProblem } from '../../../platform/configuration/configuration.js';
import { reachDatabase, unusable } from '../../../platform/database/database.js';
import { hasCluster } from '../../../platform/database/embedded/place.js';
import { refuseEarlierOffice } from '../../../platform/database/migrations.js';
import { LogDatabase } from './log-database.js';

export interface OpenLog {
  readonly log: LogDatabase;
  close(): Promise<void>;
}

/**
 * Opens the log of the database that the settings name, the embedded one too while an office runs on it. Nothing is written
 * to it, and migrations are not applied: it is looked at as it is.
 * @throws StartProblem when settings or database are not as they should be
 */
export async function openLog(environment: NodeJS.ProcessEnv, workingDirectory: string): Promise<OpenLog> {
  const configuration = readConfiguration(environment, workingDirectory);
  const { databaseUrl, dataDirectory } = configuration;
  if (databaseUrl === null && !hasCluster(dataDirectory)) {
    throw new StartProblem(
      `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL to that of the office, or name an exported file.`,
    );
  }
  const database = await reachDatabase(configuration);
  try {
    await refuseEarlierOffice(database.url);
    const log = await LogDatabase.open(database.url);
    const close = async (): Promise<void> => {
      try {
        await log.close();
      } finally {
        await database.close();
      }
    };
    return { log, close };
  } catch (error) {
    await database.close();
    throw databaseUrl === null ? error : unusable(database, error);
  }
}
