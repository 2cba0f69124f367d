import { Module } from '@nestjs/common';
import { CountingModule } from '../counting/counting.module.js';
import { PeopleModule } from '../people/people.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { OldListsResolver } from './old-lists.resolver.js';
import { OldListsService } from './old-lists.service.js';
import { RankingRepository } from './ranking.repository.js';
import { TrophiesOfPersonResolver, TrophiesOfSideResolver } from './trophies-of.resolver.js';
import { TrophiesRepository } from './trophies.repository.js';
import { TrophiesResolver } from './trophies.resolver.js';
import { TrophiesService } from './trophies.service.js';
import { RankedPlayerResolver, TrophyResolver } from './trophy.resolver.js';

@Module({
  imports: [CountingModule, PeopleModule, TeamsModule],
  providers: [
    TrophiesResolver,
    TrophyResolver,
    RankedPlayerResolver,
    TrophiesOfPersonResolver,
    TrophiesOfSideResolver,
    OldListsResolver,
    OldListsService,
    TrophiesService,
    TrophiesRepository,
    RankingRepository,
  ],
  exports: [TrophiesRepository],
})
export class TrophiesModule {}
