import { type DynamicModule, Module } from '@nestjs/common';
import { CompetitionsModule } from './competitions/competitions.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { JuryModule } from './jury/jury.module.js';
import { MatchesModule } from './matches/matches.module.js';
import type { Configuration } from './platform/configuration/configuration.js';
import { graphql } from './platform/graphql/graphql.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { RegistryModule } from './registry/registry.module.js';

/** The wings on the platform, from the bottom. */
const wings = [IdentityModule, RegistryModule, CompetitionsModule, MatchesModule, JuryModule, PublishingModule];

/** The modules of which the resolvers make the GraphQL schema. */
export const schemaModules = [PlatformModule, ...wings];

@Module({ imports: [graphql, ...wings] })
export class ApplicationModule {
  static with(configuration: Configuration, databaseUrl: string): DynamicModule {
    return { module: ApplicationModule, imports: [PlatformModule.serving(configuration, databaseUrl)] };
  }
}
