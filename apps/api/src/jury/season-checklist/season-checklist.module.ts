import { Module } from '@nestjs/common';
import { CupFactsModule } from '../../competitions/cup/storage/cup-facts.module.js';
import { PairsModule } from '../../registry/pairs/pairs.module.js';
import { SeasonsModule } from '../../registry/seasons/seasons.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { SeasonClosingModule } from '../season-closing/season-closing.module.js';
import { SeasonChecklistResolver, SeasonStepResolver } from './season-checklist.resolver.js';
import { SeasonChecklistService } from './season-checklist.service.js';
import { SeasonFactsRepository } from './season-facts.repository.js';

@Module({
  imports: [CupFactsModule, PairsModule, SeasonClosingModule, SeasonsModule, TeamsModule],
  providers: [SeasonChecklistResolver, SeasonStepResolver, SeasonChecklistService, SeasonFactsRepository],
})
export class SeasonChecklistModule {}
