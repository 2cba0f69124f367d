import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { AnnouncementsModule } from './competitions/announcements/announcements.module.js';
import { ChampionshipModule } from './competitions/championship/championship.module.js';
import { CountingModule } from './competitions/counting/counting.module.js';
import { CupModule } from './competitions/cup/cup.module.js';
import { FreeChampionshipModule } from './competitions/free-championship/free-championship.module.js';
import { GrandPrixModule } from './competitions/grand-prix/grand-prix.module.js';
import { TrophiesModule } from './competitions/trophies/trophies.module.js';
import { AccessModule } from './identity/access/access.module.js';
import { AccountsModule } from './identity/accounts/accounts.module.js';
import { OfficeModule } from './platform/office/office.module.js';
import { ConsequencesModule } from './jury/consequences/consequences.module.js';
import { FreeDecisionsModule } from './jury/free-games/free-decisions.module.js';
import { SeasonChecklistModule } from './jury/season-checklist/season-checklist.module.js';
import { SeasonClosingModule } from './jury/season-closing/season-closing.module.js';
import { FreeGamesModule } from './matches/free-games/free-games.module.js';
import { JuryModule } from './jury/jury.module.js';
import { AnalysesModule } from './matches/analyses/analyses.module.js';
import { PossibleGamesModule } from './matches/possible-games/possible-games.module.js';
import { DraftsModule } from './matches/drafts/drafts.module.js';
import { MatchesModule } from './matches/matches.module.js';
import { MatchesOfCompetitionsModule } from './matches/competition-matches/matches-of-competitions.module.js';
import { PlannedMatchesModule } from './matches/planned-matches/planned-matches.module.js';
import { RequestsModule } from './matches/requests/requests.module.js';
import { SessionsModule } from './matches/verification/sessions/sessions.module.js';
import { VerificationModule } from './matches/verification/verification.module.js';
import type { Configuration } from './platform/configuration/configuration.js';
import { ConfigurationModule } from './platform/configuration/configuration.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { graphql } from './platform/graphql/graphql.module.js';
import { ProblemsModule } from './platform/problems/problems.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { MemoryModule } from './platform/memory/memory.module.js';
import { PublicReadsModule } from './platform/public-reads/public-reads.module.js';
import { InputRefusalsModule } from './platform/inputs/input-refusals.module.js';
import { RequestGuardsModule } from './platform/requests/request-guards.module.js';
import { WritesModule } from './platform/writes/writes.module.js';
import { ArchiveModule } from './publishing/archive/archive.module.js';
import { AuditModule } from './publishing/audit/audit.module.js';
import { CalendarFeedsModule } from './publishing/calendar-feeds/calendar-feeds.module.js';
import { CleaningModule } from './publishing/cleaning/cleaning.module.js';
import { ImportsModule } from './publishing/imports/imports.module.js';
import { LiveModule } from './publishing/live/live.module.js';
import { NewsFeedsModule } from './publishing/news-feeds/news-feeds.module.js';
import { NotificationsModule } from './publishing/notifications/notifications.module.js';
import { OldTablesModule } from './publishing/old-tables/old-tables.module.js';
import { PaperModule } from './publishing/paper/paper.module.js';
import { NodesModule } from './publishing/nodes/nodes.module.js';
import { ProfilesModule } from './publishing/profiles/profiles.module.js';
import { RecountModule } from './publishing/recount/recount.module.js';
import { SearchModule } from './publishing/search/search.module.js';
import { TablesModule } from './publishing/tables/tables.module.js';
import { MergingModule } from './jury/merging/merging.module.js';
import { PairsModule } from './registry/pairs/pairs.module.js';
import { PeopleModule } from './registry/people/people.module.js';
import { RulesetsModule } from './registry/rulesets/rulesets.module.js';
import { SeasonsModule } from './registry/seasons/seasons.module.js';
import { CaptainInvitationsModule } from './registry/captain-invitations/captain-invitations.module.js';
import { TeamInvitationsModule } from './registry/team-invitations/team-invitations.module.js';
import { SeasonSetupModule } from './registry/season-setup/season-setup.module.js';
import { TeamsModule } from './registry/teams/teams.module.js';
import { VenuesModule } from './registry/venues/venues.module.js';

/** The slices that the GraphQL schema is made of. */
export const features: readonly Type[] = [
  ProblemsModule,
  OfficeModule,
  AnnouncementsModule,
  VerificationModule,
  RulesetsModule,
  SessionsModule,
  PeopleModule,
  MergingModule,
  AccountsModule,
  SeasonsModule,
  TeamsModule,
  SeasonSetupModule,
  TeamInvitationsModule,
  CaptainInvitationsModule,
  PairsModule,
  VenuesModule,
  CountingModule,
  PlannedMatchesModule,
  RequestsModule,
  DraftsModule,
  AuditModule,
  ArchiveModule,
  TablesModule,
  PaperModule,
  ChampionshipModule,
  TrophiesModule,
  NodesModule,
  SearchModule,
  ProfilesModule,
  RecountModule,
  MatchesModule,
  MatchesOfCompetitionsModule,
  AnalysesModule,
  PossibleGamesModule,
  GrandPrixModule,
  CupModule,
  CalendarFeedsModule,
  NewsFeedsModule,
  ConsequencesModule,
  JuryModule,
  ImportsModule,
  OldTablesModule,
  FreeChampionshipModule,
  FreeGamesModule,
  FreeDecisionsModule,
  SeasonClosingModule,
  SeasonChecklistModule,
  LiveModule,
  JobsModule,
  NotificationsModule,
  CleaningModule,
];

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
        RequestGuardsModule,
        InputRefusalsModule,
        AccessModule,
        graphql,
        HealthModule,
        MemoryModule,
        PublicReadsModule,
        ...features,
      ],
    };
  }
}
