import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { sayOrdinal } from '@tarokk/competition';
import { type Language, say } from '@tarokk/rules';
import { LanguageEnum } from '../../platform/graphql/language.enum.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { Side } from '../../registry/teams/side.types.js';
import { SidesLoader } from '../../registry/teams/sides.loader.js';
import { RankedPlayer } from './ranking.types.js';
import { Trophy } from './trophy.types.js';

const languageArgument = {
  type: () => LanguageEnum,
  nullable: true,
  description: "The request's language if left out.",
} as const;

@Resolver(() => Trophy)
export class TrophyResolver {
  constructor(
    private readonly people: PeopleLoader,
    private readonly sides: SidesLoader,
  ) {}

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
  ordinal(
    @Parent() { entry }: Trophy,
    @Context() { caller }: RequestContext,
    @Args('lang', languageArgument) lang?: Language | null,
  ): string {
    return say(sayOrdinal(entry), lang ?? caller.language);
  }

  @ResolveField(() => Person, { description: 'Who announced it, substitutes and guests too (D47).' })
  announcer(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, entry.announcer);
  }

  @ResolveField(() => Person, { nullable: true, description: 'His partner in that game.' })
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
}

@Resolver(() => RankedPlayer)
export class RankedPlayerResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Person, { description: 'The player.' })
  player(@Parent() { playerId }: RankedPlayer, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, playerId);
  }
}
