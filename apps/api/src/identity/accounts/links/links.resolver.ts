import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import type { Type } from '@nestjs/common';
import { Allows } from '../../../platform/requests/allows.js';
import type { Caller } from '../../../platform/requests/caller.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import { inOrderOf, loaderPerRequest } from '../../../platform/graphql/loader.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { setLogin } from '../logins/set-login.js';
import { LoggedIn, LoginResult } from '../logins/login.types.js';
import { Passwords } from '../passwords/passwords.service.js';
import { Invitations } from './invitations.service.js';
import {
  AccountInvitation,
  InvitationMade,
  InviteResult,
  MakeResetLinkResult,
  OneTimeLink,
  PasswordResetRequested,
  RequestPasswordResetResult,
  ResetLinkMade,
} from './link.types.js';
import { Newcomers } from './newcomers.service.js';
import { type OneTimeLinkRow, OneTimeLinksRepository } from './one-time-links.repository.js';
import { ResetLinks } from './reset-links.service.js';
import {
  InviteInput,
  AcceptInvitationInput,
  BecomeFirstAdminInput,
  RequestPasswordResetInput,
  MakeResetLinkInput,
  ResetPasswordInput,
} from './links.inputs.js';

const ofLink = { type: () => String, description: 'The part of the link behind `#`.' };

@Resolver()
export class InvitationsResolver {
  constructor(
    private readonly invitations: Invitations,
    private readonly newcomers: Newcomers,
  ) {}

  @Allows('anyone')
  @Query(() => AccountInvitation, {
    nullable: true,
    description: 'Whom the link of an invitation is for; null when it is not known or cannot be used any more.',
  })
  invitation(@CurrentCaller() caller: Caller, @Args('token', ofLink) token: string): Promise<AccountInvitation | null> {
    return this.invitations.find(caller, token);
  }

  @Allows('jury-or-setup')
  @Mutation(() => InviteResult, {
    description:
      'Invites a person to an account, or again if they have not accepted: by mail where the office can, else by a link for the inviter to hand on. The link works once, for 14 days.',
  })
  invite(
    @CurrentCaller() caller: AccountCaller,
    @Context() { request }: RequestContext,
    @Input() input: InviteInput,
  ): Promise<InvitationMade | Refused> {
    return this.invitations.invite(caller, input, request);
  }

  @Allows('anyone')
  @Mutation(() => LoginResult, {
    description:
      'Accepts an invitation: the account can be used, and is logged in. A link works once, so there is no idempotency key.',
  })
  async acceptInvitation(
    @CurrentCaller() caller: Caller,
    @Context() context: RequestContext,
    @Input() input: AcceptInvitationInput,
  ): Promise<LoggedIn | Refused> {
    return setLogin(context, await this.newcomers.acceptInvitation(caller, input));
  }

  @Allows('anyone')
  @Mutation(() => LoginResult, {
    description:
      'Makes the first admin, with the link that the terminal of the server shows while there is none, and of the jury too if they are. It works once, so there is no idempotency key.',
  })
  async becomeFirstAdmin(
    @CurrentCaller() caller: Caller,
    @Context() context: RequestContext,
    @Input() input: BecomeFirstAdminInput,
  ): Promise<LoggedIn | Refused> {
    return setLogin(context, await this.newcomers.becomeFirstAdmin(caller, input));
  }
}

@Resolver()
export class ResetsResolver {
  constructor(
    private readonly resets: ResetLinks,
    private readonly passwords: Passwords,
  ) {}

  @Allows('anyone')
  @Mutation(() => RequestPasswordResetResult, {
    description:
      'Asks for a letter with a link for a new password; refused where the office sends no mail. Whether there is such an account nobody learns. Three an hour; without an idempotency key, for the last link counts.',
  })
  requestPasswordReset(
    @CurrentCaller() caller: Caller,
    @Input() input: RequestPasswordResetInput,
  ): Promise<PasswordResetRequested | Refused> {
    return this.resets.request(caller, input);
  }

  @Allows('admin')
  @Mutation(() => MakeResetLinkResult, {
    description:
      'Makes a link for a new password of somebody else: mailed where the office sends mail, else shown to the admin. The person is told at their next login. Admins get one for themselves on the server only.',
  })
  makeResetLink(
    @CurrentCaller() caller: AccountCaller,
    @Context() { request }: RequestContext,
    @Input() input: MakeResetLinkInput,
  ): Promise<ResetLinkMade | Refused> {
    return this.resets.make(caller, input, request);
  }

  @Allows('anyone')
  @Mutation(() => LoginResult, {
    description:
      'Sets a new password with a link and logs in; all other logins and all API tokens end. A link works once, so there is no idempotency key.',
  })
  async resetPassword(
    @CurrentCaller() caller: Caller,
    @Context() context: RequestContext,
    @Input() input: ResetPasswordInput,
  ): Promise<LoggedIn | Refused> {
    return setLogin(context, await this.passwords.reset(caller, input));
  }
}

/** The link that an answer names, as it is now. */
function linkOf(answer: Type<{ readonly linkId: string }>): Type {
  @Resolver(() => answer)
  class LinkOfAnswer {
    private readonly loader = loaderPerRequest<string, OneTimeLinkRow | null>(async (ids) =>
      inOrderOf(ids, await this.links.findByIds(ids), ({ id }) => id),
    );

    constructor(private readonly links: OneTimeLinksRepository) {}

    @ResolveField(() => OneTimeLink, { description: 'The link.' })
    link(
      @Parent() { linkId }: { readonly linkId: string },
      @Context() context: RequestContext,
    ): Promise<OneTimeLink | null> {
      return this.loader(context).load(linkId);
    }
  }
  return LinkOfAnswer;
}

export const linksOfAnswers: readonly Type[] = [InvitationMade, ResetLinkMade].map(linkOf);
