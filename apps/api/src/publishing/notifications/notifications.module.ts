import { Module } from '@nestjs/common';
import { CupFactsModule } from '../../competitions/cup/storage/cup-facts.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { MatchesModule } from '../../matches/matches.module.js';
import { OfficeKeysModule } from '../../platform/office-keys/office-keys.module.js';
import { RequestsModule } from '../../matches/requests/requests.module.js';
import { DeliveriesRepository } from './deliveries/deliveries.repository.js';
import { DeliveriesResolver, DeliveryQueuedResolver, DeliveryResolver } from './deliveries/deliveries.resolver.js';
import { DecisionsInWords } from './decisions-in-words.service.js';
import { DisputesInWords } from './disputes-in-words.service.js';
import { LostDeliveries } from './deliveries/lost-deliveries.service.js';
import { Letters } from './letters/letters.service.js';
import { NotificationsRepository } from './notifications.repository.js';
import {
  NotificationResolver,
  NotificationsReadResolver,
  NotificationsResolver,
  NotificationsSetResolver,
} from './notifications.resolver.js';
import { Notifications } from './notifications.service.js';
import { CompetitionSubjects } from './competition-subjects.repository.js';
import { RemindersRepository } from './reminders/reminders.repository.js';
import { Reminders } from './reminders/reminders.service.js';
import { WhatIsDue } from './reminders/what-is-due.service.js';
import { SettingsRepository } from './settings/settings.repository.js';
import { NotificationSettings } from './settings/settings.service.js';
import { SubjectsRepository } from './subjects.repository.js';
import { MilestonesRepository } from './telling/milestones.repository.js';
import { OccurrencesRepository } from './telling/occurrences.repository.js';
import { Teller } from './telling/teller.service.js';
import { TellingRepository } from './telling/telling.repository.js';
import { Telling } from './telling/telling.service.js';
import { Redelivery } from './webhooks/redelivery.service.js';
import { WebhookDeliveries } from './webhooks/webhook-deliveries.service.js';
import { WebhookPost } from './webhooks/webhook-post.service.js';
import { WebhooksLoader } from './webhooks/webhooks.loader.js';
import { WebhooksRepository } from './webhooks/webhooks.repository.js';
import { WebhookSavedResolver, WebhookSecretMadeResolver, WebhooksResolver } from './webhooks/webhooks.resolver.js';
import { Webhooks } from './webhooks/webhooks.service.js';
import { NotificationWording } from './wording.service.js';

const resolvers = [
  NotificationsResolver,
  NotificationResolver,
  NotificationsReadResolver,
  NotificationsSetResolver,
  WebhooksResolver,
  WebhookSecretMadeResolver,
  WebhookSavedResolver,
  DeliveriesResolver,
  DeliveryResolver,
  DeliveryQueuedResolver,
];
const telling = [
  Teller,
  Telling,
  TellingRepository,
  OccurrencesRepository,
  MilestonesRepository,
  Reminders,
  RemindersRepository,
  WhatIsDue,
];
const reading = [
  Notifications,
  NotificationsRepository,
  NotificationWording,
  SubjectsRepository,
  CompetitionSubjects,
  DisputesInWords,
  DecisionsInWords,
];
const bringing = [Letters, WebhookDeliveries, WebhookPost, DeliveriesRepository, LostDeliveries, Redelivery];
const choosing = [NotificationSettings, SettingsRepository, Webhooks, WebhooksLoader, WebhooksRepository];

/** What concerns somebody, and how they are told of it. */
@Module({
  imports: [MailModule, MatchesModule, RequestsModule, CupFactsModule, OfficeKeysModule],
  providers: [...resolvers, ...telling, ...reading, ...bringing, ...choosing],
  exports: [NotificationsRepository, DeliveriesRepository],
})
export class NotificationsModule {}
