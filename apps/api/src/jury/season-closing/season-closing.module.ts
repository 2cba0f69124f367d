import { Module } from '@nestjs/common';
import { CupFactsModule } from '../../competitions/cup/storage/cup-facts.module.js';
import { SeasonsModule } from '../../registry/seasons/seasons.module.js';
import { SeasonClosingResolver } from './season-closing.resolver.js';
import { SeasonClosingService } from './season-closing.service.js';
import { UndecidedRepository } from './undecided.repository.js';
import { Undecided } from './undecided.service.js';

@Module({
  imports: [CupFactsModule, SeasonsModule],
  providers: [SeasonClosingResolver, SeasonClosingService, Undecided, UndecidedRepository],
  exports: [Undecided],
})
export class SeasonClosingModule {}
