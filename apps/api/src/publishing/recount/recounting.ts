import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Configuration } from '../../platform/configuration/configuration.js';
import { ConfigurationModule } from '../../platform/configuration/configuration.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { UnreadMetricsModule } from '../../platform/metrics/unread-metrics.module.js';
import { OfficeModule } from '../../platform/office/office.module.js';
import { WritesModule } from '../../platform/writes/writes.module.js';
import { RecountModule } from './recount.module.js';
import { RecountService } from './recount.service.js';

/** As much of the application as recounting needs: nothing that listens, seals or watches. */
@Module({})
class RecountingModule {
  static with(configuration: Configuration, databaseUrl: string): DynamicModule {
    return {
      module: RecountingModule,
      imports: [
        ConfigurationModule.of(configuration),
        DatabaseModule.at(databaseUrl, configuration),
        UnreadMetricsModule,
        WritesModule,
        OfficeModule,
        RecountModule,
      ],
    };
  }
}

export async function createRecounting(
  configuration: Configuration,
  databaseUrl: string,
): Promise<{ readonly recounts: RecountService; readonly close: () => Promise<void> }> {
  const module = RecountingModule.with(configuration, databaseUrl);
  const context = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  return { recounts: context.get(RecountService, { strict: false }), close: () => context.close() };
}
