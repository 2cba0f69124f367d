import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { CountingModule } from '../counting/counting.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { ListEffectsService } from './old-lists/list-effects.service.js';
import { OldListsRepository } from './old-lists/old-lists.repository.js';
import { OldListCheckedResolver, OldListsResolver } from './old-lists/old-lists.resolver.js';
import { OldListsService } from './old-lists/old-lists.service.js';
import { RankingService } from './ranking/ranking.service.js';
import { RankingRepository } from './ranking/ranking.repository.js';
import { TrophiesOfPersonResolver, TrophiesOfSideResolver } from './trophies-of.resolver.js';
import { TrophiesRepository } from './trophies.repository.js';
import { TrophiesResolver } from './trophies.resolver.js';
import { TrophyList } from './trophy-list.service.js';
import { TrophiesService } from './trophies.service.js';
import { HundredthsService } from './milestones/hundredths.service.js';
import { RankedPlayerResolver, TrophyHundredthResolver, TrophyResolver } from './trophy.resolver.js';

@Module({
  imports: [AccountsModule, CountingModule, PeopleModule, TeamsModule],
  providers: [
    TrophiesResolver,
    TrophyResolver,
    RankedPlayerResolver,
    TrophyHundredthResolver,
    TrophiesOfPersonResolver,
    TrophiesOfSideResolver,
    OldListsResolver,
    OldListCheckedResolver,
    OldListsService,
    OldListsRepository,
    ListEffectsService,
    TrophiesService,
    HundredthsService,
    TrophyList,
    RankingService,
    TrophiesRepository,
    RankingRepository,
  ],
  exports: [ListEffectsService, OldListsRepository, OldListsService, TrophiesRepository, TrophiesService],
})
export class TrophiesModule {}
