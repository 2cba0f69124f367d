import { CountedRepository } from '../../../competitions/counting/counted.repository.js';
import { FreeCreditsRepository } from '../../../competitions/counting/free-credits.repository.js';
import { TrophyEntriesRepository } from '../../../competitions/counting/trophy-entries.repository.js';
import type { Configuration } from '../../../platform/configuration/configuration.js';
import { openWithoutServer } from '../../../platform/without-server/open-without-server.js';
import { ImportRepository } from './import.repository.js';
import { PeopleImport } from './people-import.js';
import { SeasonImport } from './season-import.service.js';

/** All that it takes, so that no wing is loaded for it. */
const providers = [
  SeasonImport,
  PeopleImport,
  ImportRepository,
  CountedRepository,
  FreeCreditsRepository,
  TrophyEntriesRepository,
];

/** The import of a season without the server. */
export async function openImporting(
  configuration: Configuration,
  databaseUrl: string,
): Promise<{ readonly importer: SeasonImport; readonly close: () => Promise<void> }> {
  const office = await openWithoutServer(configuration, databaseUrl, { providers });
  return { importer: office.get(SeasonImport, { strict: false }), close: () => office.close() };
}
