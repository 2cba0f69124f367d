import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { FreeCredit } from '../../../competitions/free-championship/free-credit.types.js';
import { Trophy } from '../../../competitions/trophies/trophy.types.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { Match } from '../../match/match.types.js';
import { MatchesLoader } from '../../match/matches.loader.js';
import { FreeGame } from '../free-game.types.js';
import { FreeGamesLoader } from '../free-games.loader.js';
import { fieldOf } from '../../../platform/graphql/field-of.js';

/** From what counts in the free championship to the match or game for which it counts. */
@Resolver(() => FreeCredit)
export class CreditedGameResolver {
  constructor(
    private readonly matches: MatchesLoader,
    private readonly games: FreeGamesLoader,
  ) {}

  @ResolveField(() => Match, { nullable: true, description: 'The match of pairs; null for a game that is none.' })
  match(@Parent() { matchId }: FreeCredit, @Context() context: RequestContext): Promise<Match | null> | null {
    return matchId === null ? null : this.matches.match(context, matchId);
  }

  @ResolveField(() => FreeGame, { nullable: true, description: 'The game; null for a match of pairs.' })
  game(@Parent() { gameId }: FreeCredit, @Context() context: RequestContext): Promise<FreeGame | null> | null {
    return gameId === null ? null : this.games.game(context, gameId);
  }
}

export const fieldsOfCreditedGames = [
  fieldOf(
    Trophy,
    'freeGame',
    () => FreeGame,
    'The variant in which it was won (14, D47); null for a trophy of a match or an old list.',
    { nullable: true },
  ).from(FreeGamesLoader, (games, { entry }, context) =>
    entry.freeGameId === null ? null : games.game(context, entry.freeGameId),
  ),
];
