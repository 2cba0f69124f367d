import { Module } from '@nestjs/common';
import { CupFactsModule } from '../../competitions/cup/cup-facts.module.js';
import { SeasonsLoader } from './seasons.loader.js';
import { SeasonsRepository } from './seasons.repository.js';
import { SeasonSavedResolver, SeasonsResolver } from './seasons.resolver.js';
import { SeasonsService } from './seasons.service.js';
import { UndecidedRepository } from '../../jury/season-closing/undecided.repository.js';
import { Undecided } from '../../jury/season-closing/undecided.service.js';

@Module({
  imports: [CupFactsModule],
  providers: [
    ...[SeasonsResolver, SeasonSavedResolver, SeasonsService, SeasonsLoader, SeasonsRepository],
    ...[Undecided, UndecidedRepository],
  ],
  exports: [SeasonsService, SeasonsLoader, SeasonsRepository],
})
export class SeasonsModule {}
