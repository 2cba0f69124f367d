import { type DynamicModule, Module } from '@nestjs/common';
import type { Configuration } from './configuration.js';

/** The token by which a provider asks for the `Configuration`. */
export const CONFIGURATION = Symbol('configuration');

@Module({})
export class ConfigurationModule {
  static of(configuration: Configuration): DynamicModule {
    return {
      module: ConfigurationModule,
      global: true,
      providers: [{ provide: CONFIGURATION, useValue: configuration }],
      exports: [CONFIGURATION],
    };
  }
}
