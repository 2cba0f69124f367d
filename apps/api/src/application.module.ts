import { type DynamicModule, Module } from '@nestjs/common';
import { AnnouncementsModule } from './announcements/announcements.module.js';
import { DatabaseModule } from './database/database.module.js';
import { graphql } from './graphql/graphql.module.js';
import { HealthModule } from './health/health.module.js';
import { OfficeModule } from './office/office.module.js';
import { RulesetsModule } from './rulesets/rulesets.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { VerificationModule } from './verification/verification.module.js';

@Module({})
export class ApplicationModule {
  static with(databaseUrl: string, poolSize: number): DynamicModule {
    return {
      module: ApplicationModule,
      imports: [
        DatabaseModule.at(databaseUrl, poolSize),
        graphql,
        HealthModule,
        OfficeModule,
        AnnouncementsModule,
        VerificationModule,
        RulesetsModule,
        SessionsModule,
      ],
    };
  }
}
