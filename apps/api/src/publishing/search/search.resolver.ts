import { Context, Query, Resolver } from '@nestjs/graphql';
import { Arguments } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { SearchArguments } from './search.arguments.js';
import { SearchService } from './search.service.js';
import { Found } from './search.types.js';

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Allows('anyone')
  @Query(() => Found, {
    description:
      'Players, teams, pairs, matches, announcements, trophies and chapters of the rules, as everybody sees them.',
    complexity: 50,
  })
  search(@Context() context: RequestContext, @Arguments() args: SearchArguments): Promise<Found> {
    return this.service.search(context, args);
  }
}
