import { readConfiguration } from '../../../platform/configuration/configuration.js';
import { openDatabase, unusable } from '../../../platform/database/database.js';
import { verifySeason, ZipReader } from '@tarokk/archive';
import { openFile } from '@tarokk/archive/file';
import { NotImported } from './problems.js';
import type { ImportFigures } from './season-import.service.js';

/** What an archive has brought. */
export interface ImportedArchive {
  readonly season: number;
  readonly figures: ImportFigures;
}

/**
 * Imports a full archive into the database that the settings name, which may be empty: all of it or nothing.
 * @returns what it has brought, or the reason why nothing was imported
 * @throws MalformedArchive for what is no archive of a season
 * @throws StartProblem when settings or database are not as they should be
 */
export async function importSeason(
  environment: NodeJS.ProcessEnv,
  workingDirectory: string,
  path: string,
): Promise<ImportedArchive | NotImported> {
  const file = await openFile(path);
  try {
    const archive = await ZipReader.open(file);
    const report = await verifySeason(archive, []);
    const { season, kind } = report.manifest;
    if (kind !== 'full') return new NotImported('public', { season });
    if (report.verdict !== 'same') return new NotImported('different');
    const configuration = readConfiguration(environment, workingDirectory);
    const [database, { openImporting }] = await Promise.all([openDatabase(configuration), import('./importing.js')]);
    try {
      const office = await openImporting(configuration, database.url);
      try {
        const figures = await office.importer.import(archive, report.manifest);
        return figures instanceof NotImported ? figures : { season, figures };
      } finally {
        await office.close();
      }
    } catch (error) {
      throw configuration.databaseUrl === null ? error : unusable(database, error);
    } finally {
      await database.close();
    }
  } finally {
    await file.close();
  }
}
