import { Module } from '@nestjs/common';
import { PeopleModule } from '../../registry/people/people.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { AnnouncementsOfSeasonResolver, LastMadeResolver } from './announcements-of-season.resolver.js';
import { ProfilesRepository } from './profiles.repository.js';
import {
  CompanionResolver,
  HeadToHeadResolver,
  SideResolver,
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
    AnnouncementsOfSeasonResolver,
    LastMadeResolver,
    SideResolver,
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
