import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { possibleGameMoves, withPersons, type FreeState, type RoyalVariant } from '@tarokk/competition';
import { type Language, sessionResultDocument, type SessionResultDocument } from '@tarokk/rules';
import { type Problem, ProblemType } from '../../platform/problems/refused.types.js';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { Season } from '../../registry/seasons/season.types.js';
import { SeasonsLoader } from '../../registry/seasons/seasons.loader.js';
import { VerifiedSession } from '../verification/sessions/verified-session.types.js';
import { RulesetIdEnum } from '../../registry/rulesets/ruleset.enums.js';
import { freeActorsOf, freeConditionsOf } from './lifecycle/free-game-file.js';
import { FreeStateEnum, RoyalVariantEnum } from '../../competitions/free-championship/free-game.enums.js';
import { FreeCredit } from '../../competitions/free-championship/free-credit.types.js';
import { FreeGame } from './free-game.types.js';
import { FreeGamesLoader } from './free-games.loader.js';
import type { SeenFreeGame } from './free-games.repository.js';
import { freeProblemOf } from './free-problems.js';

/** What it takes to read what was handed in and judge it. */
const JUDGING = 50;
/** The cost of a session, of which every deal is verified and put into words. */
const VERIFYING = 1000;

@Resolver(() => FreeGame)
export class FreeGameFieldsResolver {
  constructor(
    private readonly loader: FreeGamesLoader,
    private readonly people: PeopleLoader,
    private readonly seasons: SeasonsLoader,
  ) {}

  @ResolveField(() => Season, { description: 'The season in which it counts (D9).' })
  season(@Parent() { season }: SeenFreeGame, @Context() context: RequestContext): Promise<Season | null> {
    return this.seasons.load(context, season);
  }

  @ResolveField(() => RoyalVariantEnum, {
    nullable: true,
    description: 'Which variant of Royal; null for other kinds.',
  })
  variant(@Parent() { kind, subject }: SeenFreeGame): RoyalVariant | null {
    return kind === 'variant' ? (subject as RoyalVariant) : null;
  }

  @ResolveField(() => RulesetIdEnum, { nullable: true, description: 'The game of a session; null for other kinds.' })
  ruleset(@Parent() { kind, subject }: SeenFreeGame): string | null {
    return kind === 'session' ? subject : null;
  }

  @ResolveField(() => [Person], { description: 'Who played, by seat where there are seats.', complexity: JUDGING })
  async players(@Parent() game: SeenFreeGame, @Context() context: RequestContext): Promise<Person[]> {
    const { judged } = await this.loader.file(context, game);
    return this.people.loadAll(context, judged.players);
  }

  @ResolveField(() => Person, {
    nullable: true,
    description: 'Who handed it in; null for who is neither of the game nor of the jury.',
  })
  async enteredBy(@Parent() game: SeenFreeGame, @Context() context: RequestContext): Promise<Person | null> {
    return game.inside ? this.loader.holder(context, game.enteredBy) : null;
  }

  @ResolveField(() => [FreeCredit], {
    description:
      'What its players get for it, or would get once it is admitted (D44, D46); nothing while the points are not set.',
    complexity: JUDGING,
  })
  async credits(@Parent() game: SeenFreeGame, @Context() context: RequestContext): Promise<FreeCredit[]> {
    const { judged } = await this.loader.file(context, game);
    return judged.credits.map(({ player, points, sentence }) => ({
      personId: player,
      sentence,
      gameId: game.id,
      points,
      kind: game.kind,
      date: game.date,
      matchId: null,
    }));
  }

  @ResolveField(() => [ProblemType], {
    description: 'What keeps the jury from admitting it: a factor that is not fixed, points that are not set.',
    complexity: JUDGING,
  })
  async problems(@Parent() game: SeenFreeGame, @Context() context: RequestContext): Promise<Problem[]> {
    const { judged, knowledge } = await this.loader.file(context, game);
    return judged.problems.map((problem) => freeProblemOf(problem, knowledge.names));
  }

  @ResolveField(() => JsonScalar, {
    description: 'What was handed in, with the names as they are now; of a session its record, tarock-session/1.',
    complexity: JUDGING,
  })
  async document(@Parent() game: SeenFreeGame, @Context() context: RequestContext): Promise<unknown> {
    const { document, knowledge } = await this.loader.file(context, game);
    return withPersons(document, (id) => knowledge.names.get(id) ?? id);
  }

  @ResolveField(() => VerifiedSession, {
    nullable: true,
    description: 'Every deal of a session proved or refuted and settled; null for other kinds.',
    complexity: VERIFYING,
  })
  async verification(
    @Parent() game: SeenFreeGame,
    @Context() context: RequestContext,
    @InLanguage() language?: Language | null,
  ): Promise<SessionResultDocument | null> {
    const { session } = (await this.loader.file(context, game)).judged;
    return session === null ? null : sessionResultDocument(session, language ?? context.caller.language);
  }

  @ResolveField(() => [FreeStateEnum], {
    description: 'Where you may move it now, if you give the reason or revision that is needed.',
    complexity: JUDGING,
  })
  async possibleMoves(@Parent() game: SeenFreeGame, @Context() context: RequestContext): Promise<FreeState[]> {
    const { account } = context.caller;
    if (account === null || !game.inside) return [];
    const file = await this.loader.file(context, game);
    const conditions = { ...freeConditionsOf(file, 'given'), newRevision: true };
    const moves = freeActorsOf(account, file).flatMap((actor) => possibleGameMoves(game.state, actor, conditions));
    return [...new Set(moves)];
  }
}
