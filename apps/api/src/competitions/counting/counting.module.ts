import { Module } from '@nestjs/common';
import { CountedRepository } from './counted.repository.js';
import { Counting } from './counting.service.js';
import { FreeCreditsRepository } from './free-credits.repository.js';
import { TrophyEntriesRepository } from './trophy-entries.repository.js';

@Module({
  providers: [Counting, CountedRepository, FreeCreditsRepository, TrophyEntriesRepository],
  exports: [Counting, CountedRepository, FreeCreditsRepository, TrophyEntriesRepository],
})
export class CountingModule {}
