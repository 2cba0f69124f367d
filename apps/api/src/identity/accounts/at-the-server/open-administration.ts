// Nest is loaded only when it is needed: commands that read files or the log do not wait for it.
import { readConfiguration } from '../../../platform/configuration/configuration.js';
import { openDatabase } from '../../../platform/database/database.js';
import type { ServerAdministration } from './server-administration.service.js';

/** The administration of the office at its server's terminal, without a server that listens. */
export interface OpenAdministration {
  /** For the terminal: which database, without its password. */
  readonly database: string;
  readonly administration: ServerAdministration;
  close(): Promise<void>;
}

/**
 * Opens the database that the settings name, the embedded one too while an office runs on it, and brings it to this version.
 * @throws StartProblem when settings or database are not as they should be
 */
export async function openAdministration(
  environment: NodeJS.ProcessEnv,
  workingDirectory: string,
): Promise<OpenAdministration> {
  const configuration = readConfiguration(environment, workingDirectory);
  const [database, { createAdministration }] = await Promise.all([
    openDatabase(configuration),
    import('./administration.js'),
  ]);
  try {
    const { administration, close } = await createAdministration(configuration, database.url);
    const closeBoth = async (): Promise<void> => {
      try {
        await close();
      } finally {
        await database.close();
      }
    };
    return { database: database.description, administration, close: closeBoth };
  } catch (error) {
    await database.close();
    throw error;
  }
}
