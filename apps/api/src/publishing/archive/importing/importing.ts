import { Module } from '@nestjs/common';
import { CountingModule } from '../../../competitions/counting/counting.module.js';
import type { Configuration } from '../../../platform/configuration/configuration.js';
import { openWithoutServer } from '../../../platform/without-server/open-without-server.js';
import { ImportRepository } from './import.repository.js';
import { PeopleImport } from './people-import.js';
import { SeasonImport } from './season-import.service.js';

@Module({ imports: [CountingModule], providers: [SeasonImport, PeopleImport, ImportRepository] })
class SeasonImportModule {}

/** The import of a season without the server. */
export async function openImporting(
  configuration: Configuration,
  databaseUrl: string,
): Promise<{ readonly importer: SeasonImport; readonly close: () => Promise<void> }> {
  const office = await openWithoutServer(configuration, databaseUrl, [SeasonImportModule]);
  return { importer: office.get(SeasonImport, { strict: false }), close: () => office.close() };
}
