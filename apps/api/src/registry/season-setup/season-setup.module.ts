import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { SeasonSetupResolver } from './season-setup.resolver.js';
import { SeasonSetupService } from './season-setup.service.js';

@Module({
  imports: [PeopleModule, SeasonsModule, TeamsModule],
  providers: [SeasonSetupResolver, SeasonSetupService],
})
export class SeasonSetupModule {}
