import { Module } from '@nestjs/common';
import { MatchesModule } from '../../matches/matches.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { AnnouncedGameResolver, AnnouncedResolver, AnnouncerResolver } from './announced.resolver.js';
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
  imports: [MatchesModule, PeopleModule, TeamsModule],
  providers: [
    HeadToHeadResolver,
    AnnouncedResolver,
    AnnouncerResolver,
    AnnouncedGameResolver,
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
