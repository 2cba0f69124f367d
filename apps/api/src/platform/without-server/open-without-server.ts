import 'reflect-metadata';
import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Configuration } from '../configuration/configuration.js';
import { ConfigurationModule } from '../configuration/configuration.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { UnreadMetricsModule } from '../metrics/unread-metrics.module.js';
import { OfficeModule } from '../office/office.module.js';
import { WritesModule } from '../writes/writes.module.js';

@Module({})
class WithoutServerModule {}

/**
 * Starts these features on a database without a server: nothing listens, seals or watches. For the `tarokk` command, which
 * closes it when it is done.
 */
export function openWithoutServer(
  configuration: Configuration,
  databaseUrl: string,
  features: readonly Type[],
): Promise<INestApplicationContext> {
  const module = {
    module: WithoutServerModule,
    imports: [
      ConfigurationModule.of(configuration),
      DatabaseModule.at(databaseUrl, configuration),
      MemoryModule,
      UnreadMetricsModule,
      WritesModule,
      OfficeModule,
      ...features,
    ],
  };
  return NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
}
