import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { ProfilesRepository } from './profiles.repository.js';
import {
  CompanionResolver,
  HeadToHeadResolver,
  OpposingSideResolver,
  PlayerProfileResolver,
  ProfileOfPersonResolver,
  ProfileOfSideResolver,
  SidePlayerResolver,
} from './profiles.resolver.js';
import { ProfilesService } from './profiles.service.js';

@Module({
  imports: [PeopleModule, TeamsModule],
  providers: [
    HeadToHeadResolver,
    ProfileOfPersonResolver,
    ProfileOfSideResolver,
    PlayerProfileResolver,
    CompanionResolver,
    SidePlayerResolver,
    OpposingSideResolver,
    ProfilesService,
    ProfilesRepository,
  ],
  exports: [ProfilesRepository],
})
export class ProfilesModule {}
