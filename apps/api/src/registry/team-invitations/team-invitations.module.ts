import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { PeopleModule } from '../people/people.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { InvitationAnswersService } from './invitation-answers.service.js';
import { ExpiredInvitations } from './expired-invitations.service.js';
import { TeamInvitationsService } from './team-invitations.service.js';
import {
  InvitationsOfTeamResolver,
  TeamInvitationFieldsResolver,
  TeamInvitationMadeResolver,
  TeamInvitationOfferResolver,
} from './team-invitation-fields.resolver.js';
import { TeamInvitationsRepository } from './team-invitations.repository.js';
import { TeamInvitationsResolver } from './team-invitations.resolver.js';

/** Captains invite people to their own team, and these join it. */
@Module({
  imports: [AccountsModule, PeopleModule, TeamsModule],
  providers: [
    TeamInvitationsResolver,
    InvitationsOfTeamResolver,
    TeamInvitationFieldsResolver,
    TeamInvitationOfferResolver,
    TeamInvitationMadeResolver,
    TeamInvitationsService,
    InvitationAnswersService,
    ExpiredInvitations,
    TeamInvitationsRepository,
  ],
})
export class TeamInvitationsModule {}
