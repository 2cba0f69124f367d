import { Module } from '@nestjs/common';
import { SeasonsModule } from '../../registry/seasons/seasons.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { VenuesModule } from '../../registry/venues/venues.module.js';
import { NeedsService } from './needs.service.js';
import { PlanRequestsRepository } from './plan-requests.repository.js';
import {
  NeededApprovalResolver,
  PlannedMatchFieldsResolver,
  PlannedMatchSavedResolver,
} from './planned-match-fields.resolver.js';
import { PlannedMatchesLoader } from './planned-matches.loader.js';
import { PlannedMatchesRepository } from './planned-matches.repository.js';
import { PlannedMatchesResolver } from './planned-matches.resolver.js';
import { PlannedMatchesService } from './planned-matches.service.js';
import { PlanningService } from './planning.service.js';
import { PlanningSidesRepository } from './planning-sides.repository.js';

/** Matches that are to be played, and what the jury must allow for them. */
@Module({
  imports: [SeasonsModule, TeamsModule, VenuesModule],
  providers: [
    PlannedMatchesResolver,
    PlannedMatchFieldsResolver,
    PlannedMatchSavedResolver,
    NeededApprovalResolver,
    PlannedMatchesService,
    PlanningService,
    NeedsService,
    PlannedMatchesLoader,
    PlannedMatchesRepository,
    PlanningSidesRepository,
    PlanRequestsRepository,
  ],
  exports: [PlannedMatchesLoader, PlannedMatchesRepository, NeedsService],
})
export class PlannedMatchesModule {}
