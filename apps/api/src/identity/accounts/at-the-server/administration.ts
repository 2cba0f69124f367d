import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountsModule } from '../accounts.module.js';
import { ServerAdministration } from './server-administration.service.js';
import type { Configuration } from '../../../platform/configuration/configuration.js';
import { ConfigurationModule } from '../../../platform/configuration/configuration.module.js';
import { DatabaseModule } from '../../../platform/database/database.module.js';
import { UnreadMetricsModule } from '../../../platform/metrics/unread-metrics.module.js';
import { WritesModule } from '../../../platform/writes/writes.module.js';

/** As much of the application as accounts need: nothing that listens, seals or watches. */
@Module({})
class AdministrationModule {
  static with(configuration: Configuration, databaseUrl: string): DynamicModule {
    return {
      module: AdministrationModule,
      imports: [
        ConfigurationModule.of(configuration),
        DatabaseModule.at(databaseUrl, configuration),
        UnreadMetricsModule,
        WritesModule,
        AccountsModule,
      ],
    };
  }
}

/** The application without its server, for the terminal of whoever runs it. */
export async function createAdministration(
  configuration: Configuration,
  databaseUrl: string,
): Promise<{ readonly administration: ServerAdministration; readonly close: () => Promise<void> }> {
  const module = AdministrationModule.with(configuration, databaseUrl);
  const context = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  return { administration: context.get(ServerAdministration, { strict: false }), close: () => context.close() };
}
