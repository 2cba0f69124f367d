import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { AccountsRepository } from '../../identity/accounts/accounts.repository.js';
import type { Configuration } from '../../platform/configuration/configuration.js';
import { ConfigurationModule } from '../../platform/configuration/configuration.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ImportsModule } from './imports.module.js';
import { ImportsService } from './imports.service.js';
import { UnreadMetricsModule } from '../../platform/metrics/unread-metrics.module.js';
import { OfficeModule } from '../../platform/office/office.module.js';
import { OldTablesModule } from '../old-tables/old-tables.module.js';
import { OldTablesService } from '../old-tables/old-tables.service.js';
import { OldListsService } from '../../competitions/trophies/old-lists.service.js';
import { TrophiesModule } from '../../competitions/trophies/trophies.module.js';
import { WritesModule } from '../../platform/writes/writes.module.js';

/** As much of the application as bringing in an association's history needs: nothing that listens, seals or watches. */
@Module({})
class BulkWorkModule {
  static with(configuration: Configuration, databaseUrl: string): DynamicModule {
    return {
      module: BulkWorkModule,
      imports: [
        ConfigurationModule.of(configuration),
        DatabaseModule.at(databaseUrl, configuration),
        UnreadMetricsModule,
        WritesModule,
        OfficeModule,
        AccountsModule,
        ImportsModule,
        TrophiesModule,
        OldTablesModule,
      ],
    };
  }
}

export interface BulkWork {
  readonly accounts: AccountsRepository;
  readonly imports: ImportsService;
  readonly oldLists: OldListsService;
  readonly oldTables: OldTablesService;
  close(): Promise<void>;
}

/** The application without its server, for imports at the server itself. */
export async function createBulkWork(configuration: Configuration, databaseUrl: string): Promise<BulkWork> {
  const module = BulkWorkModule.with(configuration, databaseUrl);
  const context = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  return {
    accounts: context.get(AccountsRepository, { strict: false }),
    imports: context.get(ImportsService, { strict: false }),
    oldLists: context.get(OldListsService, { strict: false }),
    oldTables: context.get(OldTablesService, { strict: false }),
    close: () => context.close(),
  };
}
