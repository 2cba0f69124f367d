import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import type { Configuration } from './configuration/configuration.js';
import { ConfigurationModule } from './configuration/configuration.module.js';
import { DatabaseModule } from './database/database.module.js';
import { features } from './features.js';
import { graphql } from './graphql/graphql.module.js';
import { HealthModule } from './health/health.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PublicReadsModule } from './public-reads/public-reads.module.js';
import { WritesModule } from './writes/writes.module.js';

@Module({})
export class ApplicationModule {
  static with(configuration: Configuration, databaseUrl: string): DynamicModule {
    return {
      module: ApplicationModule,
      imports: [
        ConfigurationModule.of(configuration),
        DatabaseModule.at(databaseUrl, configuration),
        MetricsModule,
        WritesModule,
        AccessModule,
        graphql,
        HealthModule,
        PublicReadsModule,
        ...features,
      ],
    };
  }
}
