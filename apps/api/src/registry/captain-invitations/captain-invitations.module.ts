import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { PeopleModule } from '../people/people.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { CaptainInvitationsResolver } from './captain-invitations.resolver.js';
import { CaptainInvitationsService } from './captain-invitations.service.js';
import { CaptainsRepository } from './captains.repository.js';

/** The jury and admins give the captains of a season their accounts. */
@Module({
  imports: [AccountsModule, PeopleModule, TeamsModule],
  providers: [CaptainInvitationsResolver, CaptainInvitationsService, CaptainsRepository],
})
export class CaptainInvitationsModule {}
