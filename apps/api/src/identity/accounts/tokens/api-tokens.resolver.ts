import { ArgsType, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../../platform/graphql/connection.js';
import { inOrderOf, loaderPerRequest } from '../../../platform/graphql/loader.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { Me } from '../me.types.js';
import {
  ApiToken,
  ApiTokenConnection,
  ApiTokenMade,
  ApiTokenRevoked,
  CreateApiTokenResult,
  RevokeApiTokenResult,
} from './api-token.types.js';
import { type ApiTokenRow, ApiTokensRepository } from './api-tokens.repository.js';
import { ApiTokens } from './api-tokens.service.js';
import { CreateApiTokenInput, RevokeApiTokenInput } from './api-tokens.inputs.js';
import { Flag } from '../../../platform/inputs/fields.js';

@ArgsType()
class MeApiTokensArguments extends PageArguments {
  @Flag('Only those that can be used: neither revoked nor past their end.', { defaultValue: false })
  usable: boolean = false;
}

@Resolver(() => Me)
export class ApiTokensResolver {
  constructor(private readonly service: ApiTokens) {}

  @ResolveField(() => ApiTokenConnection, { description: 'The API tokens of the account, the latest first.' })
  apiTokens(@Parent() { accountId }: Me, @Arguments() args: MeApiTokensArguments): Promise<Connection<ApiTokenRow>> {
    return this.service.list(accountId, sliceOf(args), args.usable);
  }

  @Allows('login')
  @Mutation(() => CreateApiTokenResult, {
    description:
      'Makes an API token, with the password of the account, which is told at its next login. Only a login does so: no token makes others, or does anything else with the account.',
  })
  createApiToken(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: CreateApiTokenInput,
  ): Promise<ApiTokenMade | Refused> {
    return this.service.create(caller, input);
  }

  @Allows('login')
  @Mutation(() => RevokeApiTokenResult, { description: 'Revokes one of the own API tokens.' })
  revokeApiToken(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: RevokeApiTokenInput,
  ): Promise<ApiTokenRevoked | Refused> {
    return this.service.revoke(caller, input);
  }
}

@Resolver(() => ApiTokenMade)
export class ApiTokenMadeResolver {
  private readonly loader = loaderPerRequest<string, ApiTokenRow | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(ids), ({ id }) => id),
  );

  constructor(private readonly repository: ApiTokensRepository) {}

  @ResolveField(() => ApiToken, { description: 'The token, without its secret.' })
  apiToken(@Parent() { tokenId }: ApiTokenMade, @Context() context: RequestContext): Promise<ApiTokenRow | null> {
    return this.loader(context).load(tokenId);
  }
}
