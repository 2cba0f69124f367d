import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Configuration } from '../../../platform/configuration/configuration.js';
import { ConfigurationModule } from '../../../platform/configuration/configuration.module.js';
import { CountingModule } from '../../../competitions/counting/counting.module.js';
import { DatabaseModule } from '../../../platform/database/database.module.js';
import { ImportRepository } from './import.repository.js';
import { PeopleImport } from './people-import.js';
import { SeasonImport } from './season-import.service.js';

/** As much of the application as an import needs: nothing that listens, seals or watches. */
@Module({})
class ImportingModule {
  static with(configuration: Configuration, databaseUrl: string): DynamicModule {
    return {
      module: ImportingModule,
      imports: [ConfigurationModule.of(configuration), DatabaseModule.at(databaseUrl, configuration), CountingModule],
      providers: [SeasonImport, PeopleImport, ImportRepository],
    };
  }
}

export async function openImporting(
  configuration: Configuration,
  databaseUrl: string,
): Promise<{ readonly importer: SeasonImport; readonly close: () => Promise<void> }> {
  const module = ImportingModule.with(configuration, databaseUrl);
  const context = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  return { importer: context.get(SeasonImport, { strict: false }), close: () => context.close() };
}
