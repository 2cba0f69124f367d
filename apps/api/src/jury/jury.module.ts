import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { CompetitionsModule } from '../competitions/competitions.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { fieldsOfConsequences } from './consequences/consequences.resolver.js';
import { ConsequencesService } from './consequences/consequences.service.js';
import { OldListRemovalResolver } from './consequences/old-list-removal.resolver.js';
import { OldListRemovalService } from './consequences/old-list-removal.service.js';
import { FreeGamesOfPersons } from './merging/free-games-of-persons.service.js';
import { MergedRowsRepository } from './merging/merged-rows.repository.js';
import { MergingRepository } from './merging/merging.repository.js';
import {
  MergeSavedResolver,
  MergesOfPersonResolver,
  MergingResolver,
  PersonMergeResolver,
} from './merging/merging.resolver.js';
import { MergingService } from './merging/merging.service.js';
import { OldTrophiesRepository } from './merging/old-trophies.repository.js';
import { Recounting } from './merging/recounting.service.js';
import { JuryQueueRepository } from './queue/queue.repository.js';
import { JuryDeskResolver, QueueResolver, fieldsOfQueue } from './queue/queue.resolver.js';
import { PrecedentsRepository } from './rulings/precedents.repository.js';
import { PrecedentsResolver } from './rulings/precedents.resolver.js';
import { RulingsResolver } from './rulings/rulings.resolver.js';
import { RulingsService } from './rulings/rulings.service.js';
import { SeasonClosingResolver } from './season-closing/season-closing.resolver.js';
import { SeasonClosingService } from './season-closing/season-closing.service.js';
import { UndecidedRepository } from './season-closing/undecided.repository.js';
import { Undecided } from './season-closing/undecided.service.js';
import { SeasonChecklistResolver, SeasonStepResolver } from './season-checklist/season-checklist.resolver.js';
import { SeasonChecklistService } from './season-checklist/season-checklist.service.js';
import { SeasonFactsRepository } from './season-checklist/season-facts.repository.js';
import { AppointmentResolver, fieldsOfAppointment } from './appointment/appointment.resolver.js';
import { AppointmentService } from './appointment/appointment.service.js';
import { AppointmentsRepository } from './appointment/appointments.repository.js';
import { EventAppointmentService } from './appointment/event-appointment.service.js';
import { ApprovalsService } from './decisions/approvals.service.js';
import { DecisionsResolver } from './decisions/decisions.resolver.js';
import { PreviewResolver } from './preview/preview.resolver.js';
import { PreviewService } from './preview/preview.service.js';
import { FreeAppointmentResolver } from './free-games/free-appointment.resolver.js';
import { FreeAppointment } from './free-games/free-appointment.service.js';
import { FreePreviewResolver } from './free-games/free-preview.resolver.js';
import { FreePreviewService } from './free-games/free-preview.service.js';

const consequences = [ConsequencesService, ...fieldsOfConsequences, OldListRemovalService, OldListRemovalResolver];

const merging = [
  MergingResolver,
  MergeSavedResolver,
  PersonMergeResolver,
  MergesOfPersonResolver,
  MergingService,
  Recounting,
  FreeGamesOfPersons,
  MergingRepository,
  MergedRowsRepository,
  OldTrophiesRepository,
];

const queue = [QueueResolver, JuryDeskResolver, ...fieldsOfQueue, JuryQueueRepository];

const rulings = [PrecedentsResolver, PrecedentsRepository, RulingsResolver, RulingsService];

const seasonClosing = [SeasonClosingResolver, SeasonClosingService, Undecided, UndecidedRepository];

const seasonChecklist = [SeasonChecklistResolver, SeasonStepResolver, SeasonChecklistService, SeasonFactsRepository];

const appointment = [
  AppointmentResolver,
  ...fieldsOfAppointment,
  AppointmentService,
  EventAppointmentService,
  AppointmentsRepository,
];

const decisions = [DecisionsResolver, ApprovalsService];

const preview = [PreviewResolver, PreviewService];

const freeGames = [FreePreviewResolver, FreePreviewService, FreeAppointmentResolver, FreeAppointment];

/** What the jury decides, and what it is shown before. */
@Module({
  imports: [IdentityModule, RegistryModule, CompetitionsModule, MatchesModule],
  providers: [
    ...consequences,
    ...merging,
    ...queue,
    ...rulings,
    ...seasonClosing,
    ...seasonChecklist,
    ...appointment,
    ...decisions,
    ...preview,
    ...freeGames,
  ],
})
export class JuryModule {}
