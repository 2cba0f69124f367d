import { Module } from '@nestjs/common';
import { CountedRepository } from './counted.repository.js';
import { Counting } from './counting.service.js';
import { TrophyEntriesRepository } from './trophy-entries.repository.js';

@Module({
  providers: [Counting, CountedRepository, TrophyEntriesRepository],
  exports: [Counting, TrophyEntriesRepository],
})
export class CountingModule {}
