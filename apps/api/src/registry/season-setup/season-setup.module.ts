import { Module } from '@nestjs/common';
import { PairsModule } from '../pairs/pairs.module.js';
import { PeopleModule } from '../people/people.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { SeasonSetupResolver } from './season-setup.resolver.js';
import { SeasonSetupService } from './season-setup.service.js';

@Module({
  imports: [PairsModule, PeopleModule, SeasonsModule, TeamsModule],
  providers: [SeasonSetupResolver, SeasonSetupService],
  exports: [SeasonSetupService],
})
export class SeasonSetupModule {}
