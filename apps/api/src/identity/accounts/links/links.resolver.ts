import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';
import type { Language } from '@tarokk/rules';
import { Allows } from '../../../platform/requests/allows.js';
import type { Caller } from '../../../platform/requests/caller.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import { LanguageEnum } from '../../../platform/graphql/language.enum.js';
import { inOrderOf, loaderPerRequest } from '../../../platform/graphql/loader.js';
import type { Refused } from '../../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { EmailScalar, NameScalar, UuidScalar } from '../../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../../platform/writes/idempotency-key.js';
import { letIn } from '../logins/let-in.js';
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
import { type LinkRow, OneTimeLinksRepository } from './one-time-links.repository.js';
import { ResetLinks } from './reset-links.service.js';

const ofLink = { type: () => String, description: 'The part of the link behind `#`.' };
const chosenName = {
  type: () => NameScalar,
  description: '3 to 64 letters a–z, digits, `.`, `-` and `_`; case says nothing.',
};
const chosenPassword = {
  type: () => String,
  description: '10 to 200 characters, not the username, none of the commonest.',
};

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

  @Allows('jury-or-admin')
  @Mutation(() => InviteResult, {
    description:
      'Invites a person to an account, or again if he has not accepted: by mail where the office can, else by a link for the inviter to hand on. The link works once, for 14 days.',
  })
  invite(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Context() { request }: RequestContext,
    @Args('personId', { type: () => UuidScalar, description: 'Whom.' }) personId: string,
    @Args('email', { type: () => EmailScalar, nullable: true, description: 'His e-mail address, if it is new.' })
    email: string | null = null,
    @Args('language', {
      type: () => LanguageEnum,
      nullable: true,
      description: 'Of the letter; as of the request if left out.',
    })
    language: Language | null = null,
  ): Promise<InvitationMade | Refused> {
    return this.invitations.invite(caller, key, { personId, email, language: language ?? caller.language }, request);
  }

  @Allows('anyone')
  @Mutation(() => LoginResult, {
    description:
      'Accepts an invitation: the account can be used, and is logged in. A link works once, so there is no idempotency key.',
  })
  async acceptInvitation(
    @CurrentCaller() caller: Caller,
    @Context() context: RequestContext,
    @Args('token', ofLink) token: string,
    @Args('username', chosenName) username: string,
    @Args('password', chosenPassword) password: string,
  ): Promise<LoggedIn | Refused> {
    return letIn(context, await this.newcomers.acceptInvitation(caller, token, { username, password }));
  }

  @Allows('anyone')
  @Mutation(() => LoginResult, {
    description:
      'Makes the first admin, with the link that the terminal of the server shows while there is none. It works once, so there is no idempotency key.',
  })
  async becomeFirstAdmin(
    @CurrentCaller() caller: Caller,
    @Context() context: RequestContext,
    @Args('token', ofLink) token: string,
    @Args('name', { type: () => NameScalar, description: 'The name of the person.' }) name: string,
    @Args('username', chosenName) username: string,
    @Args('password', chosenPassword) password: string,
  ): Promise<LoggedIn | Refused> {
    return letIn(context, await this.newcomers.becomeFirstAdmin(caller, token, name, { username, password }));
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
    @Args('name', { type: () => NameScalar, description: 'Username or e-mail address.' }) name: string,
  ): Promise<PasswordResetRequested | Refused> {
    return this.resets.request(caller, name);
  }

  @Allows('admin')
  @Mutation(() => MakeResetLinkResult, {
    description:
      'Makes a link for a new password of somebody else: mailed where the office sends mail, else shown to the admin. The person is told at his next login. An admin gets one for himself on the server only.',
  })
  makeResetLink(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Context() { request }: RequestContext,
    @Args('accountId', { type: () => UuidScalar, description: 'Whose.' }) accountId: string,
  ): Promise<ResetLinkMade | Refused> {
    return this.resets.make(caller, key, accountId, request);
  }

  @Allows('anyone')
  @Mutation(() => LoginResult, {
    description:
      'Sets a new password with a link and logs in; all other logins end. A link works once, so there is no idempotency key.',
  })
  async resetPassword(
    @CurrentCaller() caller: Caller,
    @Context() context: RequestContext,
    @Args('token', ofLink) token: string,
    @Args('password', chosenPassword) password: string,
  ): Promise<LoggedIn | Refused> {
    return letIn(context, await this.passwords.reset(caller, token, password));
  }
}

/** The link that an answer names, as it is now. */
function linkOf(answer: Type<{ readonly linkId: string }>): Type {
  @Resolver(() => answer)
  class LinkOfAnswer {
    private readonly loader = loaderPerRequest<string, LinkRow | null>(async (ids) =>
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
