import { Module } from '@nestjs/common';
import { graphql } from '../platform/graphql/graphql.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { CompetitionsModule } from '../competitions/competitions.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { JuryModule } from '../jury/jury.module.js';
import { ActsRepository } from './audit/acts/acts.repository.js';
import { ActsResolver } from './audit/acts/acts.resolver.js';
import { ActsService } from './audit/acts/acts.service.js';
import { AuditRepository } from './audit/audit.repository.js';
import { AuditChainsResolver, AuditEntriesResolver } from './audit/audit.resolver.js';
import { AuditService } from './audit/audit.service.js';
import { SealerRepository } from './audit/sealer.repository.js';
import { Sealer } from './audit/sealer.service.js';
import { CalendarFeedsController } from './calendar-feeds/calendar-feeds.controller.js';
import { CalendarFeedsRepository } from './calendar-feeds/calendar-feeds.repository.js';
import { CalendarFeeds } from './calendar-feeds/calendar-feeds.service.js';
import { Downloads } from './downloads/downloads.service.js';
import { ChangeFeed } from './live/change-feed.js';
import { ChangeResolver } from './live/change.resolver.js';
import { ChangesRepository } from './live/changes.repository.js';
import { LiveResolver } from './live/live.resolver.js';
import { LiveService } from './live/live.service.js';
import { Operations } from './live/sockets/operations.js';
import { SocketsService } from './live/sockets/sockets.service.js';
import { CompetitionSubjects } from './notifications/competition-subjects.repository.js';
import { DecisionsInWords } from './notifications/decisions-in-words.service.js';
import { DeliveriesRepository } from './notifications/deliveries/deliveries.repository.js';
import {
  DeliveriesResolver,
  DeliveryQueuedResolver,
  DeliveryResolver,
} from './notifications/deliveries/deliveries.resolver.js';
import { LostDeliveries } from './notifications/deliveries/lost-deliveries.service.js';
import { DisputesInWords } from './notifications/disputes-in-words.service.js';
import { Letters } from './notifications/letters/letters.service.js';
import { NotificationsRepository } from './notifications/notifications.repository.js';
import {
  NotificationResolver,
  NotificationsReadResolver,
  NotificationsResolver,
  NotificationsSetResolver,
} from './notifications/notifications.resolver.js';
import { Notifications } from './notifications/notifications.service.js';
import { RemindersRepository } from './notifications/reminders/reminders.repository.js';
import { Reminders } from './notifications/reminders/reminders.service.js';
import { WhatIsDue } from './notifications/reminders/what-is-due.service.js';
import { SettingsRepository } from './notifications/settings/settings.repository.js';
import { NotificationSettings } from './notifications/settings/settings.service.js';
import { SubjectsRepository } from './notifications/subjects.repository.js';
import { MilestonesRepository } from './notifications/telling/milestones.repository.js';
import { OccurrencesRepository } from './notifications/telling/occurrences.repository.js';
import { Teller } from './notifications/telling/teller.service.js';
import { TellingRepository } from './notifications/telling/telling.repository.js';
import { Telling } from './notifications/telling/telling.service.js';
import { Redelivery } from './notifications/webhooks/redelivery.service.js';
import { WebhookDeliveries } from './notifications/webhooks/webhook-deliveries.service.js';
import { WebhookPost } from './notifications/webhooks/webhook-post.service.js';
import { WebhooksLoader } from './notifications/webhooks/webhooks.loader.js';
import { WebhooksRepository } from './notifications/webhooks/webhooks.repository.js';
import { WebhooksResolver, fieldsOfWebhooks } from './notifications/webhooks/webhooks.resolver.js';
import { Webhooks } from './notifications/webhooks/webhooks.service.js';
import { NotificationWording } from './notifications/wording.service.js';
import { OldTablesRepository } from './old-tables/old-tables.repository.js';
import { OldTablesResolver } from './old-tables/old-tables.resolver.js';
import { OldTablesService } from './old-tables/old-tables.service.js';
import { AnnouncedGameResolver, AnnouncedResolver, fieldsOfAnnounced } from './profiles/announced.resolver.js';
import {
  AnnouncementsOfSeasonResolver,
  fieldsOfAnnouncementsOfSeason,
} from './profiles/announcements-of-season.resolver.js';
import { ProfilesRepository } from './profiles/profiles.repository.js';
import {
  HeadToHeadResolver,
  PlayerProfileResolver,
  ProfileOfPersonResolver,
  SideResolver,
  fieldsOfProfiles,
} from './profiles/profiles.resolver.js';
import { ProfilesService } from './profiles/profiles.service.js';
import { RecountResolver } from './recount/recount.resolver.js';
import { recounting } from './recount/recounting.js';
import { SearchResolver } from './search/search.resolver.js';
import { SearchService } from './search/search.service.js';
import { ArchivesController } from './archive/archives.controller.js';
import { ArchivesResolver } from './archive/archives.resolver.js';
import { ArchivesService } from './archive/archives.service.js';
import { SeasonExportsRepository } from './archive/season-exports.repository.js';
import { Cleaning } from './cleaning/cleaning.service.js';
import { importing } from './imports/bulk-work.js';
import { ImportsResolver } from './imports/imports.resolver.js';
import { MatchImportsResolver } from './imports/match-imports.resolver.js';
import { NewsFeedsController } from './news-feeds/news-feeds.controller.js';
import { NewsFeedsRepository } from './news-feeds/news-feeds.repository.js';
import { NewsFeeds } from './news-feeds/news-feeds.service.js';
import { CompetitionNodes } from './nodes/competition-nodes.service.js';
import { MatchNodes } from './nodes/match-nodes.service.js';
import { NodesRepository } from './nodes/nodes.repository.js';
import { NodesResolver } from './nodes/nodes.resolver.js';
import { NodesService } from './nodes/nodes.service.js';
import { RegistryNodes } from './nodes/registry-nodes.service.js';
import { PaperController } from './paper/paper.controller.js';
import { PaperService } from './paper/paper.service.js';
import { TablesController } from './tables/tables.controller.js';
import { TablesRepository } from './tables/tables.repository.js';
import { TablesService } from './tables/tables.service.js';

const audit = [
  AuditChainsResolver,
  AuditEntriesResolver,
  AuditService,
  AuditRepository,
  Sealer,
  SealerRepository,
  ActsResolver,
  ActsService,
  ActsRepository,
];

const calendarFeeds = [CalendarFeeds, CalendarFeedsRepository];

const live = [LiveResolver, ChangeResolver, LiveService, ChangeFeed, ChangesRepository, Operations, SocketsService];

const notifications = [
  NotificationsResolver,
  NotificationResolver,
  NotificationsReadResolver,
  NotificationsSetResolver,
  WebhooksResolver,
  ...fieldsOfWebhooks,
  DeliveriesResolver,
  DeliveryResolver,
  DeliveryQueuedResolver,
  Teller,
  Telling,
  TellingRepository,
  OccurrencesRepository,
  MilestonesRepository,
  Reminders,
  RemindersRepository,
  WhatIsDue,
  Notifications,
  NotificationsRepository,
  NotificationWording,
  SubjectsRepository,
  CompetitionSubjects,
  DisputesInWords,
  DecisionsInWords,
  Letters,
  WebhookDeliveries,
  WebhookPost,
  DeliveriesRepository,
  LostDeliveries,
  Redelivery,
  NotificationSettings,
  SettingsRepository,
  Webhooks,
  WebhooksLoader,
  WebhooksRepository,
];

const oldTables = [OldTablesResolver, OldTablesService, OldTablesRepository];

const profiles = [
  HeadToHeadResolver,
  AnnouncedResolver,
  ...fieldsOfAnnounced,
  AnnouncedGameResolver,
  AnnouncementsOfSeasonResolver,
  ...fieldsOfAnnouncementsOfSeason,
  SideResolver,
  ProfileOfPersonResolver,
  ...fieldsOfProfiles,
  PlayerProfileResolver,
  ProfilesService,
  ProfilesRepository,
];

const recount = [RecountResolver, ...recounting];

const search = [SearchResolver, SearchService];

const archive = [ArchivesResolver, ArchivesService, SeasonExportsRepository];

const imports = [ImportsResolver, MatchImportsResolver, ...importing];

const newsFeeds = [NewsFeeds, NewsFeedsRepository];

const nodes = [NodesResolver, NodesService, NodesRepository, RegistryNodes, MatchNodes, CompetitionNodes];

const tables = [TablesService, TablesRepository];

/** What leaves the office, and what is brought in from elsewhere. */
@Module({
  imports: [graphql, IdentityModule, RegistryModule, CompetitionsModule, MatchesModule, JuryModule],
  controllers: [ArchivesController, CalendarFeedsController, NewsFeedsController, PaperController, TablesController],
  providers: [
    ...audit,
    ...calendarFeeds,
    Downloads,
    ...live,
    ...notifications,
    ...oldTables,
    ...profiles,
    ...recount,
    ...search,
    ...archive,
    Cleaning,
    ...imports,
    ...newsFeeds,
    ...nodes,
    PaperService,
    ...tables,
  ],
})
export class PublishingModule {}
