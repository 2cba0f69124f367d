import { Module } from '@nestjs/common';
import { CountingModule } from '../counting/counting.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PeopleModule } from '../people/people.module.js';
import { MergingRepository } from './merging.repository.js';
import {
  MergesOfPersonResolver,
  MergeSavedResolver,
  MergingResolver,
  PersonMergeResolver,
} from './merging.resolver.js';
import { MergingService } from './merging.service.js';
import { MovingRepository } from './moving.repository.js';
import { OldTrophiesRepository } from './old-trophies.repository.js';
import { Recounting } from './recounting.service.js';

@Module({
  imports: [CountingModule, MatchesModule, PeopleModule],
  providers: [
    ...[MergingResolver, MergeSavedResolver, PersonMergeResolver, MergesOfPersonResolver],
    ...[MergingService, Recounting, MergingRepository, MovingRepository, OldTrophiesRepository],
  ],
})
export class MergingModule {}
