import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import {
  Account,
  AccountClosed,
  AccountConnection,
  AccountReopened,
  CloseAccountResult,
  type OfficeHeld,
  OfficeHeldEnum,
  OfficesSet,
  ReopenAccountResult,
  SetOfficesResult,
} from './account.types.js';
import { AccountsLoader } from './accounts.loader.js';
import { Accounts } from './accounts.service.js';
import { Closing } from './closing.service.js';
import { InvitationMade, ResetLinkMade } from './links/link.types.js';
import { Offices } from './offices.service.js';

const whose = { type: () => UuidScalar, description: 'Which account.' };
const why = { type: () => WordsScalar, description: 'Why, for the log.' };

@Resolver(() => Account)
export class AdministrationResolver {
  constructor(
    private readonly service: Accounts,
    private readonly offices: Offices,
    private readonly closing: Closing,
  ) {}

  @Allows('jury-or-admin')
  @Query(() => AccountConnection, { description: 'The accounts, the oldest first.' })
  accounts(
    @Args() page: PageArguments,
    @Args('office', { type: () => OfficeHeldEnum, nullable: true, description: 'Only of those who hold this office.' })
    office: OfficeHeld | null = null,
  ): Promise<Connection<Account>> {
    return this.service.list(sliceOf(page), office);
  }

  @Allows('admin')
  @Mutation(() => SetOfficesResult, {
    description:
      'Gives and takes the offices of an account. The last admin stays one. The person is told at his next login.',
  })
  setOffices(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('accountId', whose) accountId: string,
    @Args('jury', { type: () => Boolean, description: 'Whether he is a member of the jury.' }) jury: boolean,
    @Args('admin', { type: () => Boolean, description: 'Whether he is an admin.' }) admin: boolean,
    @Args('reason', why) reason: string,
  ): Promise<OfficesSet | Refused> {
    return this.offices.set(caller, key, accountId, { jury, admin }, reason);
  }

  @Allows('admin')
  @Mutation(() => CloseAccountResult, {
    description: 'Closes an account: its logins, API tokens and links are revoked. What the person did stays.',
  })
  closeAccount(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('accountId', whose) accountId: string,
    @Args('reason', why) reason: string,
  ): Promise<AccountClosed | Refused> {
    return this.closing.close(caller, key, accountId, reason);
  }

  @Allows('admin')
  @Mutation(() => ReopenAccountResult, {
    description: 'Reopens an account: its password holds again, its tokens do not.',
  })
  reopenAccount(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('accountId', whose) accountId: string,
    @Args('reason', why) reason: string,
  ): Promise<AccountReopened | Refused> {
    return this.closing.reopen(caller, key, accountId, reason);
  }
}

/** The account that an answer names, as it is now. */
function accountOf<T extends { readonly accountId: string }>(answer: Type<T>): Type {
  @Resolver(() => answer)
  class AccountOfAnswer {
    constructor(private readonly loader: AccountsLoader) {}

    @ResolveField(() => Account, { description: 'The account.' })
    account(@Parent() { accountId }: T, @Context() context: RequestContext): Promise<Account> {
      return this.loader.get(context, accountId);
    }
  }
  return AccountOfAnswer;
}

export const accountsOfAnswers: readonly Type[] = [
  OfficesSet,
  AccountClosed,
  AccountReopened,
  InvitationMade,
  ResetLinkMade,
].map((answer) => accountOf<{ readonly accountId: string }>(answer));
