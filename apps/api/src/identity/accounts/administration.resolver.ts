import { ArgsType, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../platform/inputs/input.js';
import type { Type } from '@nestjs/common';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
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
import { AccountClosingService } from './account-closing.service.js';
import { InvitationMade, ResetLinkMade } from './links/link.types.js';
import { RolesService } from './roles.service.js';
import { SetOfficesInput, CloseAccountInput, ReopenAccountInput } from './administration.inputs.js';
import { Choice } from '../../platform/inputs/fields.js';

@ArgsType()
class AccountsArguments extends PageArguments {
  @Choice(OfficeHeldEnum, 'Only of those who hold this office.', { nullable: true })
  office: OfficeHeld | null = null;
}

@Resolver(() => Account)
export class AdministrationResolver {
  constructor(
    private readonly service: Accounts,
    private readonly roles: RolesService,
    private readonly closing: AccountClosingService,
  ) {}

  @Allows('jury-or-setup')
  @Query(() => AccountConnection, { description: 'The accounts, the oldest first.' })
  accounts(@Arguments() args: AccountsArguments): Promise<Connection<Account>> {
    return this.service.list(sliceOf(args), args.office);
  }

  @Allows('setup')
  @Mutation(() => SetOfficesResult, {
    description:
      'Gives and takes the offices of an account. The last admin stays one. The person is told at their next login. By an API token nobody becomes an admin, and no admin ceases to be one.',
  })
  setOffices(@CurrentCaller() caller: AccountCaller, @Input() input: SetOfficesInput): Promise<OfficesSet | Refused> {
    return this.roles.set(caller, input);
  }

  @Allows('admin')
  @Mutation(() => CloseAccountResult, {
    description: 'Closes an account: its logins, API tokens and links are revoked. What the person did stays.',
  })
  closeAccount(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: CloseAccountInput,
  ): Promise<AccountClosed | Refused> {
    return this.closing.close(caller, input);
  }

  @Allows('admin')
  @Mutation(() => ReopenAccountResult, {
    description: 'Reopens an account: its password holds again, its tokens do not.',
  })
  reopenAccount(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ReopenAccountInput,
  ): Promise<AccountReopened | Refused> {
    return this.closing.reopen(caller, input);
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
