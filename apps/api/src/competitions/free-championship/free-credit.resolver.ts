import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Language, say } from '@tarokk/rules';
import { groupedBy, loaderPerRequest } from '../../platform/graphql/loader.js';
import { LanguageEnum } from '../../platform/graphql/language.enum.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Match } from '../../matches/match.types.js';
import { MatchesLoader } from '../../matches/matches.loader.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { Trophy } from '../trophies/trophy.types.js';
import { FreeCredit, FreeGame } from '../../matches/free-games/free-game.types.js';
import { FreeGamesLoader } from '../../matches/free-games/free-games.loader.js';
import { FreeTableRepository } from './free-table.repository.js';
import { FreeYearOfPlayer } from './free-table.types.js';

@Resolver(() => FreeCredit)
export class FreeCreditResolver {
  constructor(
    private readonly people: PeopleLoader,
    private readonly matches: MatchesLoader,
    private readonly games: FreeGamesLoader,
  ) {}

  @ResolveField(() => Person, { description: 'The player.' })
  player(@Parent() { personId }: FreeCredit, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, personId);
  }

  @ResolveField(() => Match, { nullable: true, description: 'The match of pairs; null for a game that is none.' })
  match(@Parent() { matchId }: FreeCredit, @Context() context: RequestContext): Promise<Match | null> | null {
    return matchId === null ? null : this.matches.match(context, matchId);
  }

  @ResolveField(() => FreeGame, { nullable: true, description: 'The game; null for a match of pairs.' })
  game(@Parent() { gameId }: FreeCredit, @Context() context: RequestContext): Promise<FreeGame | null> | null {
    return gameId === null ? null : this.games.game(context, gameId);
  }

  @ResolveField(() => String, { description: 'How the points come about, in words (D43–D46).' })
  reason(
    @Parent() { sentence }: FreeCredit,
    @Context() { caller }: RequestContext,
    @Args('lang', { type: () => LanguageEnum, nullable: true, description: "The request's language if left out." })
    lang?: Language | null,
  ): string {
    return say(sentence, lang ?? caller.language);
  }
}

@Resolver(() => Person)
export class FreeYearsOfPersonResolver {
  private readonly loader = loaderPerRequest<string, FreeYearOfPlayer[]>(async (ids) =>
    groupedBy(ids, await this.repository.yearsOf(ids), ({ personId }) => personId),
  );

  constructor(private readonly repository: FreeTableRepository) {}

  @ResolveField(() => [FreeYearOfPlayer], {
    description: 'What he has in the free championship, year by year, the latest first (12).',
  })
  freeYears(@Parent() { id }: Person, @Context() context: RequestContext): Promise<FreeYearOfPlayer[]> {
    return this.loader(context).load(id);
  }
}

@Resolver(() => Trophy)
export class FreeGameOfTrophyResolver {
  constructor(private readonly games: FreeGamesLoader) {}

  @ResolveField(() => FreeGame, {
    nullable: true,
    description: 'The variant in which it was won (14, D47); null for a trophy of a match or an old list.',
  })
  freeGame(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<FreeGame | null> | null {
    return entry.freeGameId === null ? null : this.games.game(context, entry.freeGameId);
  }
}
