import { Module } from '@nestjs/common';
import { SeasonsModule } from '../../registry/seasons/seasons.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { ChampionshipRepository } from './championship.repository.js';
import { ChampionshipResolver, ChampionshipRowResolver } from './championship.resolver.js';
import { ChampionshipService } from './championship.service.js';

@Module({
  imports: [SeasonsModule, TeamsModule],
  providers: [ChampionshipResolver, ChampionshipRowResolver, ChampionshipService, ChampionshipRepository],
  exports: [ChampionshipService],
})
export class ChampionshipModule {}
