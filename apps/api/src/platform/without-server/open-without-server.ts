import 'reflect-metadata';
import { type DynamicModule, type INestApplicationContext, Module, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Configuration } from '../configuration/configuration.js';
import { PlatformModule } from '../platform.module.js';

@Module({})
class WithoutServerModule {}

/**
 * Starts a part of the office on a database without a server: nothing listens, seals or watches. For the `tarokk` command, which
 * closes it when it is done.
 * @param part the wings whose services it asks for, and what it needs beside them
 */
export function openWithoutServer(
  configuration: Configuration,
  databaseUrl: string,
  { imports = [], providers = [] }: Pick<ModuleMetadata, 'imports' | 'providers'>,
): Promise<INestApplicationContext> {
  const module: DynamicModule = {
    module: WithoutServerModule,
    imports: [PlatformModule.withoutServer(configuration, databaseUrl), ...imports],
    providers,
  };
  return NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
}
