import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { PeopleModule } from '../people/people.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { Answering } from './answering.service.js';
import { Forgetting } from './forgetting.js';
import { Inviting } from './inviting.service.js';
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
    ...[TeamInvitationsResolver, InvitationsOfTeamResolver, TeamInvitationFieldsResolver],
    ...[TeamInvitationOfferResolver, TeamInvitationMadeResolver],
    ...[Inviting, Answering, Forgetting, TeamInvitationsRepository],
  ],
})
export class TeamInvitationsModule {}
