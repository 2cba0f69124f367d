import { Module } from '@nestjs/common';
import { CountingModule } from '../../competitions/counting/counting.module.js';
import { FreeGameFilesModule } from '../../matches/free-games/lifecycle/free-game-files.module.js';
import { MatchesModule } from '../../matches/matches.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { FreeGamesOfPersons } from './free-games-of-persons.service.js';
import { MergingRepository } from './merging.repository.js';
import {
  MergesOfPersonResolver,
  MergeSavedResolver,
  MergingResolver,
  PersonMergeResolver,
} from './merging.resolver.js';
import { MergingService } from './merging.service.js';
import { MergedRowsRepository } from './merged-rows.repository.js';
import { OldTrophiesRepository } from './old-trophies.repository.js';
import { Recounting } from './recounting.service.js';

@Module({
  imports: [CountingModule, FreeGameFilesModule, MatchesModule, PeopleModule],
  providers: [
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
  ],
})
export class MergingModule {}
