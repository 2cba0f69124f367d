import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Language, say } from '@tarokk/rules';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import { Consequences, FreeChange, MilestoneChange, TableChange } from './consequences.types.js';

@Resolver(() => Consequences)
export class ConsequencesResolver {
  @ResolveField(() => [String], { description: 'All of it in words.' })
  sentences(
    @Parent() { sentences }: Consequences,
    @Context() { caller }: RequestContext,
    @Args('language', { type: () => LanguageEnum, nullable: true, description: "The request's language if left out." })
    lang?: Language | null,
  ): string[] {
    return sentences.map((sentence) => say(sentence, lang ?? caller.language));
  }
}

@Resolver(() => TableChange)
export class TableChangeResolver {
  constructor(private readonly sides: SidesLoader) {}

  @ResolveField(() => Side, { description: 'The team.' })
  team(@Parent() { teamId }: TableChange, @Context() context: RequestContext): Promise<Side | null> {
    return this.sides.load(context, teamId);
  }
}

@Resolver(() => MilestoneChange)
export class MilestoneChangeResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Person, { description: 'The player.' })
  player(@Parent() { playerId }: MilestoneChange, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, playerId);
  }
}

@Resolver(() => FreeChange)
export class FreeChangeResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Person, { description: 'The player.' })
  player(@Parent() { playerId }: FreeChange, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, playerId);
  }
}
