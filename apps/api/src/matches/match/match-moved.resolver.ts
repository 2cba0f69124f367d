import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Match } from './match.types.js';
import { MatchesLoader } from './matches.loader.js';
import { MatchMoved } from '../lifecycle/move.types.js';

@Resolver(() => MatchMoved)
export class MatchMovedResolver {
  constructor(private readonly loader: MatchesLoader) {}

  @ResolveField(() => Match, { nullable: true, description: 'The match as it is now.' })
  match(@Parent() { matchId }: MatchMoved, @Context() context: RequestContext): Promise<Match | null> {
    return this.loader.match(context, matchId);
  }
}
