import { Module } from '@nestjs/common';
import { CupModule } from '../../competitions/cup/cup.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { PlannedMatchesModule } from '../planned-matches/planned-matches.module.js';
import { SeasonsModule } from '../../registry/seasons/seasons.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { AskingService } from './asking.service.js';
import { ConcernService } from './deciding/concern.service.js';
import { DecidingService } from './deciding/deciding.service.js';
import { JuryRepository } from './deciding/jury.repository.js';
import { GrantedRequests } from './deciding/granted-requests.service.js';
import { MatchRequestsService } from './match-requests.service.js';
import { JuryRequestSavedResolver, RequestFieldsResolver } from './request-fields.resolver.js';
import {
  LapsedRequestsResolver,
  LapsingRequestsResolver,
  NeededApprovalRequestResolver,
} from './requests-of-plans.resolver.js';
import { RequestsLoader } from './requests.loader.js';
import { RequestsRepository } from './requests.repository.js';
import { RequestsResolver } from './requests.resolver.js';
import { TeamRequestsService } from './team-requests.service.js';

/** What the sides ask the jury in advance, and its decisions. */
@Module({
  imports: [CupModule, PeopleModule, PlannedMatchesModule, SeasonsModule, TeamsModule],
  providers: [
    RequestsResolver,
    RequestFieldsResolver,
    JuryRequestSavedResolver,
    NeededApprovalRequestResolver,
    LapsedRequestsResolver,
    LapsingRequestsResolver,
    AskingService,
    DecidingService,
    GrantedRequests,
    ConcernService,
    MatchRequestsService,
    TeamRequestsService,
    RequestsLoader,
    RequestsRepository,
    JuryRepository,
  ],
  exports: [JuryRepository, RequestsLoader],
})
export class RequestsModule {}
