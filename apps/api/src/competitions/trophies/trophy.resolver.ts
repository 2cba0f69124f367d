import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Ordinals, sayOrdinal, type TrophyEntry } from '@tarokk/competition';
import { type Language, say } from '@tarokk/rules';
import { loaderPerRequest } from '../../platform/graphql/loader.js';
import { LanguageEnum } from '../../platform/graphql/language.enum.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { Side } from '../../registry/teams/side.types.js';
import { SidesLoader } from '../../registry/teams/sides.loader.js';
import { RankedPlayer } from './ranking.types.js';
import { TrophyList } from './trophy-list.service.js';
import { Trophy, TrophyNumbers } from './trophy.types.js';

const languageArgument = {
  type: () => LanguageEnum,
  nullable: true,
  description: "The request's language if left out.",
} as const;

@Resolver(() => Trophy)
export class TrophyResolver {
  private readonly numbers = loaderPerRequest<TrophyEntry, Ordinals>((entries) => this.trophyList.ordinalsOf(entries));

  constructor(
    private readonly people: PeopleLoader,
    private readonly sides: SidesLoader,
    private readonly trophyList: TrophyList,
  ) {}

  @ResolveField(() => TrophyNumbers, {
    nullable: true,
    description: 'Which of its kind, of all that were ever won (D49).',
  })
  async ofKind(@Parent() shown: Trophy, @Context() context: RequestContext): Promise<TrophyNumbers | null> {
    return (await this.ordinalsOf(shown, context)).ofKind;
  }

  @ResolveField(() => TrophyNumbers, { description: "Which of its announcer's trophies (D49)." })
  async ofAnnouncer(@Parent() shown: Trophy, @Context() context: RequestContext): Promise<TrophyNumbers> {
    return (await this.ordinalsOf(shown, context)).ofAnnouncer;
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'As players say it, with its suit or cards where they are known; null for an unknown kind.',
  })
  name(
    @Parent() { entry }: Trophy,
    @Context() { caller }: RequestContext,
    @Args('lang', languageArgument) lang?: Language | null,
  ): string | null {
    return entry.name?.[lang ?? caller.language] ?? null;
  }

  @ResolveField(() => String, { description: 'Which of its kind, in words: the 4th Golgotha ever (D49).' })
  async ordinal(
    @Parent() shown: Trophy,
    @Context() context: RequestContext,
    @Args('lang', languageArgument) lang?: Language | null,
  ): Promise<string> {
    const { ofKind } = await this.ordinalsOf(shown, context);
    return say(sayOrdinal({ ...shown.entry, ofKind }), lang ?? context.caller.language);
  }

  @ResolveField(() => Person, { description: 'Who announced it, substitutes and guests too (D47).' })
  announcer(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, entry.announcer);
  }

  @ResolveField(() => Person, { nullable: true, description: 'Their partner in that game.' })
  partner(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<Person | null> | null {
    return entry.partner === null ? null : this.people.load(context, entry.partner);
  }

  @ResolveField(() => [Person], { description: 'Who played against them in that game.' })
  opponents(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<Person[]> {
    return this.people.loadAll(context, entry.opponents);
  }

  @ResolveField(() => Side, { nullable: true, description: 'The team or pair for which it was won.' })
  side(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<Side | null> | null {
    return entry.side === null ? null : this.sides.load(context, entry.side);
  }

  @ResolveField(() => Side, { nullable: true, description: 'The team or pair against which it was won.' })
  opposingSide(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<Side | null> | null {
    return entry.opposingSide === null ? null : this.sides.load(context, entry.opposingSide);
  }

  private ordinalsOf({ entry, ordinals }: Trophy, context: RequestContext): Promise<Ordinals> {
    return ordinals === null ? this.numbers(context).load(entry) : Promise.resolve(ordinals);
  }
}

@Resolver(() => RankedPlayer)
export class RankedPlayerResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Person, { description: 'The player.' })
  player(@Parent() { playerId }: RankedPlayer, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, playerId);
  }
}
