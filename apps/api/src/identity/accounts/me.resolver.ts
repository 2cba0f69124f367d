import { Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../platform/inputs/input.js';
import { type Language, languages } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import type { Caller } from '../../platform/requests/caller.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Account } from './account.types.js';
import { AccountsLoader } from './accounts.loader.js';
import { Accounts } from './accounts.service.js';
import { ChangePasswordResult, LanguageSet, Me, PasswordChanged, SetLanguageResult } from './me.types.js';
import { Passwords } from './passwords/passwords.service.js';
import { SetLanguageInput, ChangePasswordInput } from './me.inputs.js';

@Resolver(() => Me)
export class MeResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly loader: AccountsLoader,
    private readonly passwords: Passwords,
  ) {}

  @Allows('anyone')
  @Query(() => Me, { nullable: true, description: 'Who sends the request; null without a login or token.' })
  me(@CurrentCaller() { account }: Caller): Me | null {
    return account === null ? null : { accountId: account.id };
  }

  @ResolveField(() => Account, { description: 'The account.' })
  account(@Parent() { accountId }: Me, @Context() context: RequestContext): Promise<Account> {
    return this.loader.get(context, accountId);
  }

  @ResolveField(() => String, { description: 'The name to log in with.', nullable: true })
  async username(@Parent() { accountId }: Me, @Context() context: RequestContext): Promise<string | null> {
    return (await this.loader.get(context, accountId)).username;
  }

  @ResolveField(() => LanguageEnum, { description: 'The language of letters to them.' })
  async language(@Parent() { accountId }: Me, @Context() context: RequestContext): Promise<Language> {
    const { language } = await this.loader.get(context, accountId);
    return languages.find((each) => each === language) ?? 'en';
  }

  @Allows('login')
  @Mutation(() => SetLanguageResult, { description: 'Says in which language letters are written to the account.' })
  setLanguage(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: SetLanguageInput,
  ): Promise<LanguageSet | Refused> {
    return this.accounts.setLanguage(caller, input);
  }

  @Allows('login')
  @Mutation(() => ChangePasswordResult, {
    description:
      'Changes the password, and ends all other logins of the account and every API token that is not named. The idempotency key says nothing of the passwords: repeated with others it is answered as the first time.',
  })
  changePassword(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: ChangePasswordInput,
  ): Promise<PasswordChanged | Refused> {
    return this.passwords.change(caller, input);
  }
}

@Resolver(() => LanguageSet)
export class LanguageSetResolver {
  @ResolveField(() => Me, { description: 'The account.' })
  me(@Parent() { accountId }: LanguageSet): Me {
    return { accountId };
  }
}
