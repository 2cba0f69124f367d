import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import type { Caller } from '../../platform/requests/caller.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { hashOfSecret } from '../../identity/access/secrets.js';
import { letIn } from '../../identity/accounts/logins/let-in.js';
import { type LoggedIn, LoginResult } from '../../identity/accounts/logins/login.types.js';
import { LanguageEnum } from '../../platform/graphql/language.enum.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { NameScalar, UuidScalar } from '../../platform/graphql/scalars.js';
import { TeamId } from '../teams/team-arguments.js';
import { SaveTeamResult, type TeamSaved } from '../teams/team.types.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { Answering } from './answering.service.js';
import { Inviting } from './inviting.service.js';
import {
  InviteToTeamResult,
  TeamInvitationInput,
  type TeamInvitationMade,
  TeamInvitationOffer,
} from './team-invitation.types.js';
import { TeamInvitationsRepository } from './team-invitations.repository.js';

const ofLink = { type: () => String, description: 'The part of the link behind `#`.' };

@Resolver()
export class TeamInvitationsResolver {
  constructor(
    private readonly inviting: Inviting,
    private readonly answering: Answering,
    private readonly invitations: TeamInvitationsRepository,
  ) {}

  @Allows('side')
  @Mutation(() => InviteToTeamResult, {
    description:
      'The captain invites somebody to his team, by name and address, while there is a place (9), or a member who has no account to one. Whoever has the link answers within 14 days; nobody is a member before. Ten a day.',
  })
  inviteToTeam(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Context() { request }: RequestContext,
    @TeamId() teamId: string,
    @Args('whom', { type: () => TeamInvitationInput, description: 'Whom.' }) whom: TeamInvitationInput,
    @Args('language', {
      type: () => LanguageEnum,
      nullable: true,
      description: 'Of the letter; as of the request if left out.',
    })
    language: Language | null = null,
  ): Promise<TeamInvitationMade | Refused> {
    return this.inviting.invite(caller, key, { teamId, whom, language: language ?? caller.language }, request);
  }

  @Allows('side-or-jury')
  @Mutation(() => SaveTeamResult, {
    description: 'Takes back an invitation that was not answered: the captain or the jury.',
  })
  withdrawTeamInvitation(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @TeamId() teamId: string,
    @Args('id', { type: () => UuidScalar, description: 'Which.' }) id: string,
  ): Promise<TeamSaved | Refused> {
    return this.inviting.withdraw(caller, key, teamId, id);
  }

  @Allows('login')
  @Mutation(() => SaveTeamResult, {
    description:
      'Whoever was invited joins with his own account, under the rules of membership (9, D20). A link works once, so there is no idempotency key.',
  })
  acceptTeamInvitation(
    @CurrentCaller() caller: AccountCaller,
    @Args('token', ofLink) token: string,
  ): Promise<TeamSaved | Refused> {
    return this.answering.accept(caller, token);
  }

  @Allows('anyone')
  @Mutation(() => LoginResult, {
    description:
      'Whoever was invited and has no account opens one, joins with it and is logged in. A link works once, so there is no idempotency key.',
  })
  async joinTeam(
    @CurrentCaller() caller: Caller,
    @Context() context: RequestContext,
    @Args('token', ofLink) token: string,
    @Args('username', {
      type: () => NameScalar,
      description: '3 to 64 letters a–z, digits, `.`, `-` and `_`; case says nothing.',
    })
    username: string,
    @Args('password', {
      type: () => String,
      description: '10 to 200 characters, not the username, none of the commonest.',
    })
    password: string,
  ): Promise<LoggedIn | Refused> {
    return letIn(context, await this.answering.acceptAsNewcomer(caller, token, { username, password }));
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
