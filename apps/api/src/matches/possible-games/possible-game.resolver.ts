import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { GameOnSheet } from '../match/match-games.types.js';
import { PossibleGame } from './possible-game.types.js';
import { PossibleGamesLoader } from './possible-games.loader.js';

/** A row is read, and a job may be put into the queue. */
const COMPLEXITY = 10;

@Resolver(() => GameOnSheet)
export class PossibleGameOfSheetResolver {
  constructor(private readonly loader: PossibleGamesLoader) {}

  @ResolveField(() => PossibleGame, {
    nullable: true,
    description:
      'For the jury: whether it could have been played so. Null for everybody else, for a game whose every card is on record, for a sheet that was corrected since, and beside SHEET_AUCTION and SHEET_CONSOLATION, where there is nothing to be found out.',
    complexity: COMPLEXITY,
  })
  async possible(@Parent() { forJury }: GameOnSheet, @Context() context: RequestContext): Promise<PossibleGame | null> {
    if (forJury === null) return null;
    const [possible] = await this.loader.load(context, [forJury]);
    return possible!;
  }
}

@Resolver(() => PossibleGame)
export class PossibleGameResolver {
  @ResolveField(() => String, {
    nullable: true,
    description: 'Which entries exclude each other, in words; null unless it is IMPOSSIBLE.',
  })
  message(
    @Parent() { sentence }: PossibleGame,
    @Context() { caller }: RequestContext,
    @Args('language', { type: () => LanguageEnum, nullable: true, description: "The request's language if left out." })
    language: Language | null,
  ): string | null {
    return sentence === null ? null : sentence[language ?? caller.language];
  }
}
