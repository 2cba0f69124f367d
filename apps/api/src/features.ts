import type { Type } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AnalysesModule } from './analyses/analyses.module.js';
import { AnnouncementsModule } from './announcements/announcements.module.js';
import { ArchiveModule } from './archive/archive.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CalendarFeedsModule } from './calendar-feeds/calendar-feeds.module.js';
import { ChampionshipModule } from './championship/championship.module.js';
import { CleaningModule } from './cleaning/cleaning.module.js';
import { ConsequencesModule } from './consequences/consequences.module.js';
import { CountingModule } from './counting/counting.module.js';
import { CupModule } from './cup/cup.module.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { FreeChampionshipModule } from './free-championship/free-championship.module.js';
import { GrandPrixModule } from './grand-prix/grand-prix.module.js';
import { ProblemsModule } from './graphql/problems.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { JuryModule } from './jury/jury.module.js';
import { LiveModule } from './live/live.module.js';
import { MatchesModule } from './matches/matches.module.js';
import { MergingModule } from './merging/merging.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OfficeModule } from './office/office.module.js';
import { PairsModule } from './pairs/pairs.module.js';
import { PaperModule } from './paper/paper.module.js';
import { OldTablesModule } from './old-tables/old-tables.module.js';
import { PeopleModule } from './people/people.module.js';
import { PlannedMatchesModule } from './planned-matches/planned-matches.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { RecountModule } from './recount/recount.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { RulesetsModule } from './rulesets/rulesets.module.js';
import { SeasonsModule } from './seasons/seasons.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { TablesModule } from './tables/tables.module.js';
import { TeamInvitationsModule } from './team-invitations/team-invitations.module.js';
import { TeamsModule } from './teams/teams.module.js';
import { TrophiesModule } from './trophies/trophies.module.js';
import { VenuesModule } from './venues/venues.module.js';
import { VerificationModule } from './verification/verification.module.js';

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
  TeamInvitationsModule,
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
  ProfilesModule,
  RecountModule,
  MatchesModule,
  AnalysesModule,
  GrandPrixModule,
  CupModule,
  CalendarFeedsModule,
  ConsequencesModule,
  JuryModule,
  ImportsModule,
  OldTablesModule,
  FreeChampionshipModule,
  LiveModule,
  JobsModule,
  NotificationsModule,
  CleaningModule,
];
