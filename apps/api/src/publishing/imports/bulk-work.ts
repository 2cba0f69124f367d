import { OldListsService } from '../../competitions/trophies/old-lists/old-lists.service.js';
import { TrophiesModule } from '../../competitions/trophies/trophies.module.js';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { AccountsRepository } from '../../identity/accounts/accounts.repository.js';
import type { Configuration } from '../../platform/configuration/configuration.js';
import { openWithoutServer } from '../../platform/without-server/open-without-server.js';
import { ReadSource } from '../../platform/database/replica/read-source.js';
import { NamedPeople } from '../../registry/people/names/named-people.service.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { SeasonSetupModule } from '../../registry/season-setup/season-setup.module.js';
import { SeasonSetupService } from '../../registry/season-setup/season-setup.service.js';
import { SeasonsRepository } from '../../registry/seasons/seasons.repository.js';
import { OldTablesModule } from '../old-tables/old-tables.module.js';
import { OldTablesService } from '../old-tables/old-tables.service.js';
import { ImportsModule } from './imports.module.js';
import { ImportsService } from './imports.service.js';

/** The services that bring in the history of an association. */
export interface BulkWork {
  readonly accounts: AccountsRepository;
  readonly imports: ImportsService;
  readonly oldLists: OldListsService;
  readonly oldTables: OldTablesService;
  readonly seasonSetup: SeasonSetupService;
  readonly seasons: SeasonsRepository;
  readonly namedPeople: NamedPeople;
  readonly source: ReadSource;
  close(): Promise<void>;
}

/** Imports without the server. */
export async function createBulkWork(configuration: Configuration, databaseUrl: string): Promise<BulkWork> {
  const features = [AccountsModule, ImportsModule, TrophiesModule, OldTablesModule, PeopleModule, SeasonSetupModule];
  const office = await openWithoutServer(configuration, databaseUrl, features);
  return {
    accounts: office.get(AccountsRepository, { strict: false }),
    imports: office.get(ImportsService, { strict: false }),
    oldLists: office.get(OldListsService, { strict: false }),
    oldTables: office.get(OldTablesService, { strict: false }),
    seasonSetup: office.get(SeasonSetupService, { strict: false }),
    seasons: office.get(SeasonsRepository, { strict: false }),
    namedPeople: office.get(NamedPeople, { strict: false }),
    source: office.get(ReadSource, { strict: false }),
    close: () => office.close(),
  };
}
