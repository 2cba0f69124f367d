// Nest is loaded only when it is needed: the command opens this door for other work, too.
import { readConfiguration, StartProblem } from '../../platform/configuration/configuration.js';
import { reachDatabase, unusable } from '../../platform/database/database.js';
import { hasCluster } from '../../platform/database/embedded/place.js';
import { pendingMigrations } from '../../platform/database/migrations.js';
import type { Recount } from './recount.types.js';

export type { CountedThing, CountingDifference, Recount } from './recount.types.js';

/** Recounting at the server itself. */
export interface OpenRecount {
  /** All seasons of the office, in the order of their years. */
  seasons(): Promise<readonly number[]>;
  /** What is stored of a season against what its sheets give, as both are at one moment. */
  ofSeason(year: number): Promise<Recount>;
  close(): Promise<void>;
}

/**
 * Opens the database that the settings name, the embedded one too while an office runs on it. Nothing is written to it.
 * @throws StartProblem when settings or database are not as they should be
 */
export async function openRecount(environment: NodeJS.ProcessEnv, workingDirectory: string): Promise<OpenRecount> {
  const configuration = readConfiguration(environment, workingDirectory);
  const { databaseUrl, dataDirectory } = configuration;
  if (databaseUrl === null && !hasCluster(dataDirectory)) {
    throw new StartProblem(
      `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL to that of the office.`,
    );
  }
  const [database, { createRecounting }] = await Promise.all([reachDatabase(configuration), import('./recounting.js')]);
  try {
    const [pending] = await pendingMigrations(database.url);
    if (pending !== undefined) {
      throw new StartProblem(
        `The database is that of an older version of the office (without ${pending}). Start this version of the office on it once, then recount.`,
      );
    }
    const { recounts, close } = await createRecounting(configuration, database.url);
    return {
      seasons: () => recounts.seasons(),
      ofSeason: (year) => recounts.ofSeason(year),
      close: async () => {
        try {
          await close();
        } finally {
          await database.close();
        }
      },
    };
  } catch (error) {
    await database.close();
    throw databaseUrl === null ? error : unusable(database, error);
  }
}
