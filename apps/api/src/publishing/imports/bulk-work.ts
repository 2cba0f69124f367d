import { OldListsService } from '../../competitions/trophies/old-lists/old-lists.service.js';
import { AccountsRepository } from '../../identity/accounts/accounts.repository.js';
import { CompetitionsModule } from '../../competitions/competitions.module.js';
import { MatchesModule } from '../../matches/matches.module.js';
import type { Configuration } from '../../platform/configuration/configuration.js';
import { openWithoutServer } from '../../platform/without-server/open-without-server.js';
import { ScheduleService } from '../../matches/planned-matches/schedule.service.js';
import { ReadSource } from '../../platform/database/replica/read-source.js';
import { NamedPeople } from '../../registry/people/names/named-people.service.js';
import { SeasonSetupService } from '../../registry/season-setup/season-setup.service.js';
import { SeasonsRepository } from '../../registry/seasons/seasons.repository.js';
import { OldTablesRepository } from '../old-tables/old-tables.repository.js';
import { OldTablesService } from '../old-tables/old-tables.service.js';
import { DirectoryRepository } from './directory.repository.js';
import { Importing } from './importing.service.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { Placing } from './placing.service.js';

/** What brings in matches, at the server and without it. */
export const importing = [ImportsService, Importing, Placing, ImportsRepository, DirectoryRepository];

/** The services that bring in the history of an association. */
export interface BulkWork {
  readonly accounts: AccountsRepository;
  readonly imports: ImportsService;
  readonly oldLists: OldListsService;
  readonly oldTables: OldTablesService;
  readonly seasonSetup: SeasonSetupService;
  readonly seasons: SeasonsRepository;
  readonly schedule: ScheduleService;
  readonly namedPeople: NamedPeople;
  readonly source: ReadSource;
  close(): Promise<void>;
}

/** Imports without the server. */
export async function createBulkWork(configuration: Configuration, databaseUrl: string): Promise<BulkWork> {
  const providers = [...importing, OldTablesService, OldTablesRepository];
  const office = await openWithoutServer(configuration, databaseUrl, {
    imports: [CompetitionsModule, MatchesModule],
    providers,
  });
  return {
    accounts: office.get(AccountsRepository, { strict: false }),
    imports: office.get(ImportsService, { strict: false }),
    oldLists: office.get(OldListsService, { strict: false }),
    oldTables: office.get(OldTablesService, { strict: false }),
    seasonSetup: office.get(SeasonSetupService, { strict: false }),
    seasons: office.get(SeasonsRepository, { strict: false }),
    schedule: office.get(ScheduleService, { strict: false }),
    namedPeople: office.get(NamedPeople, { strict: false }),
    source: office.get(ReadSource, { strict: false }),
    close: () => office.close(),
  };
}
