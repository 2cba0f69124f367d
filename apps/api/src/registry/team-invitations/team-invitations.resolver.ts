import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import type { Caller } from '../../platform/requests/caller.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { hashOfSecret } from '../../identity/access/secrets.js';
import { setLogin } from '../../identity/accounts/logins/set-login.js';
import { type LoggedIn, LoginResult } from '../../identity/accounts/logins/login.types.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { SaveTeamResult, type TeamSaved } from '../teams/team.types.js';
import { InvitationAnswersService } from './invitation-answers.service.js';
import { TeamInvitationsService } from './team-invitations.service.js';
import { InviteToTeamResult, type TeamInvitationMade, TeamInvitationOffer } from './team-invitation.types.js';
import { TeamInvitationsRepository } from './team-invitations.repository.js';
import {
  InviteToTeamInput,
  WithdrawTeamInvitationInput,
  AcceptTeamInvitationInput,
  JoinTeamInput,
} from './team-invitations.inputs.js';

const ofLink = { type: () => String, description: 'The part of the link behind `#`.' };

@Resolver()
export class TeamInvitationsResolver {
  constructor(
    private readonly service: TeamInvitationsService,
    private readonly answers: InvitationAnswersService,
    private readonly invitations: TeamInvitationsRepository,
  ) {}

  @Allows('side')
  @Mutation(() => InviteToTeamResult, {
    description:
      'The captain invites somebody to their team, by name and address, while there is a place (9), or a member who has no account to one. Whoever has the link answers within 14 days; nobody is a member before. Ten a day.',
  })
  inviteToTeam(
    @CurrentCaller() caller: AccountCaller,
    @Context() { request }: RequestContext,
    @Input() input: InviteToTeamInput,
  ): Promise<TeamInvitationMade | Refused> {
    return this.service.invite(caller, input, request);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description: 'Takes back an invitation that was not answered: the captain or the jury.',
  })
  withdrawTeamInvitation(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: WithdrawTeamInvitationInput,
  ): Promise<TeamSaved | Refused> {
    return this.service.withdraw(caller, input);
  }

  @Allows('login')
  @Mutation(() => SaveTeamResult, {
    description:
      'A person who was invited joins with their own account, under the rules of membership (9, D20). A link works once, so there is no idempotency key.',
  })
  acceptTeamInvitation(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: AcceptTeamInvitationInput,
  ): Promise<TeamSaved | Refused> {
    return this.answers.accept(caller, input);
  }

  @Allows('anyone')
  @Mutation(() => LoginResult, {
    description:
      'Whoever was invited and has no account opens one, joins with it and is logged in. A link works once, so there is no idempotency key.',
  })
  async joinTeam(
    @CurrentCaller() caller: Caller,
    @Context() context: RequestContext,
    @Input() input: JoinTeamInput,
  ): Promise<LoggedIn | Refused> {
    return setLogin(context, await this.answers.acceptAsNewcomer(caller, input));
  }

  @Allows('anyone')
  @Query(() => TeamInvitationOffer, {
    nullable: true,
    description: 'What the link of an invitation offers; null when it is not known or waits for no answer any more.',
  })
  teamInvitation(@Args('token', ofLink) token: string): Promise<TeamInvitationOffer | null> {
    return this.invitations.find(hashOfSecret(token)).then((row) => row && offerOf(row));
  }
}

function offerOf(row: {
  readonly teamId: string;
  readonly personId: string | null;
  readonly name: string | null;
  readonly invitedBy: string;
  readonly expiresAt: Date;
}): TeamInvitationOffer {
  const { teamId, personId, name, invitedBy: inviterId, expiresAt } = row;
  return { teamId, personId, name, inviterId, expiresAt, ofMember: personId !== null };
}
