import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { ActingRepository } from './sides/acting.repository.js';
import { ActingSides } from './sides/acting-sides.js';
import { CarryOverRepository } from './carry-over/carry-over.repository.js';
import { CarriedTeamResolver, CarryOverResolver } from './carry-over/carry-over.resolver.js';
import { CarryOverService } from './carry-over/carry-over.service.js';
import { EnteringService } from './entering.service.js';
import { LeavingService } from './members/leaving.service.js';
import { MembersResolver } from './members/members.resolver.js';
import { MembersService } from './members/members.service.js';
import { MembershipsRepository } from './members/memberships.repository.js';
import { Newcomers } from './members/newcomers.service.js';
import { SidesLoader } from './sides/sides.loader.js';
import { SidesRepository } from './sides/sides.repository.js';
import { TeamChanges } from './team-changes.service.js';
import {
  ProposedMemberResolver,
  TeamFieldsResolver,
  TeamMemberResolver,
  TeamOfSideResolver,
  TeamsOfPersonResolver,
} from './team-fields.resolver.js';
import { TeamsLoader } from './teams.loader.js';
import { TeamsRepository } from './teams.repository.js';
import { TeamSavedResolver, TeamsResolver } from './teams.resolver.js';
import { TeamsService } from './teams.service.js';

@Module({
  imports: [PeopleModule, SeasonsModule],
  providers: [
    SidesLoader,
    SidesRepository,
    ActingSides,
    ActingRepository,
    TeamsResolver,
    TeamSavedResolver,
    TeamsService,
    TeamsLoader,
    TeamsRepository,
    EnteringService,
    TeamChanges,
    TeamFieldsResolver,
    TeamMemberResolver,
    ProposedMemberResolver,
    TeamsOfPersonResolver,
    TeamOfSideResolver,
    MembersResolver,
    MembersService,
    LeavingService,
    Newcomers,
    MembershipsRepository,
    CarryOverResolver,
    CarriedTeamResolver,
    CarryOverService,
    CarryOverRepository,
  ],
  exports: [
    SidesLoader,
    SidesRepository,
    ActingSides,
    ActingRepository,
    TeamsLoader,
    TeamsService,
    EnteringService,
    TeamChanges,
    MembersService,
    MembershipsRepository,
    Newcomers,
  ],
})
export class TeamsModule {}
