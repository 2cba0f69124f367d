import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { PairsLoader } from './pairs.loader.js';
import { PairsRepository } from './pairs.repository.js';
import {
  PairOfSideResolver,
  PairPlayerResolver,
  PairSavedResolver,
  PairsOfPersonResolver,
  PairsResolver,
} from './pairs.resolver.js';
import { PairsService } from './pairs.service.js';

/** Pairs, as sides of the cup and of events. */
@Module({
  imports: [PeopleModule, SeasonsModule, TeamsModule],
  providers: [
    PairsResolver,
    PairPlayerResolver,
    PairSavedResolver,
    PairsOfPersonResolver,
    PairOfSideResolver,
    PairsService,
    PairsLoader,
    PairsRepository,
  ],
  exports: [PairsService, PairsLoader, PairsRepository],
})
export class PairsModule {}
