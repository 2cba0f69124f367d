import { Module } from '@nestjs/common';
import { SeasonsLoader } from './seasons.loader.js';
import { SeasonsRepository } from './seasons.repository.js';
import { SeasonSavedResolver, SeasonsResolver } from './seasons.resolver.js';
import { SeasonsService } from './seasons.service.js';

@Module({
  providers: [SeasonsResolver, SeasonSavedResolver, SeasonsService, SeasonsLoader, SeasonsRepository],
  exports: [SeasonsService, SeasonsLoader, SeasonsRepository],
})
export class SeasonsModule {}
