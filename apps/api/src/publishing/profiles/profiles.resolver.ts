import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import {
  Companion,
  HeadToHead,
  OpposingSide,
  PlayerProfile,
  SidePlayer,
  SideProfile,
  SidesHeadToHead,
} from './profile.types.js';
import { firstOf } from './first-of.js';
import { ProfilesService } from './profiles.service.js';
import { HeadToHeadArguments, SidesHeadToHeadArguments } from './profiles.arguments.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';
import { Arguments } from '../../platform/inputs/input.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

const seasonArgument = { type: () => Int, nullable: true, description: 'Of this year alone.' } as const;
const IN_ORDER = 'Those of the most matches first, of as many by name.';
const firstArgument = { type: () => Int, defaultValue: 10, description: 'How many, 0–100.' } as const;

@Resolver()
export class SideResolver {
  constructor(private readonly loader: SidesLoader) {}

  @Allows('anyone')
  @Query(() => Side, { nullable: true, description: 'A team or pair by id; null when there is none.' })
  side(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }, ID_ARGUMENT) id: string,
  ): Promise<Side | null> {
    return this.loader.load(context, id);
  }
}

@Resolver()
export class HeadToHeadResolver {
  constructor(private readonly service: ProfilesService) {}

  @Allows('anyone')
  @Query(() => HeadToHead, {
    nullable: true,
    description: 'Two players against each other and as partners; null when one of them is unknown, or both are one.',
  })
  headToHead(@Arguments() args: HeadToHeadArguments): Promise<HeadToHead | null> {
    return this.service.headToHead(args.personId, args.otherId, args.seasonYear);
  }

  @Allows('anyone')
  @Query(() => SidesHeadToHead, { description: 'Two teams or pairs against each other; zeros when they never met.' })
  sidesHeadToHead(@Arguments() args: SidesHeadToHeadArguments): Promise<SidesHeadToHead> {
    return this.service.sidesHeadToHead(args.sideId, args.otherId);
  }
}

@Resolver(() => Person)
export class ProfileOfPersonResolver {
  constructor(private readonly service: ProfilesService) {}

  @ResolveField(() => PlayerProfile, { description: 'The figures of the player.' })
  profile(
    @Parent() { id }: Person,
    @Args('seasonYear', seasonArgument) season: number | null = null,
  ): Promise<PlayerProfile> {
    return this.service.ofPerson(id, season);
  }
}

@Resolver(() => PlayerProfile)
export class PlayerProfileResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => [Companion], { description: `Their partners. ${IN_ORDER}` })
  partners(
    @Parent() { companions }: PlayerProfile,
    @Args('first', firstArgument) first: number,
    @Context() context: RequestContext,
  ): Promise<readonly Companion[]> {
    return this.mostFrequent(context, companions.partners, first);
  }

  @ResolveField(() => [Companion], { description: `Their opponents. ${IN_ORDER}` })
  opponents(
    @Parent() { companions }: PlayerProfile,
    @Args('first', firstArgument) first: number,
    @Context() context: RequestContext,
  ): Promise<readonly Companion[]> {
    return this.mostFrequent(context, companions.opponents, first);
  }

  private async mostFrequent(
    context: RequestContext,
    companions: readonly Companion[],
    first: number,
  ): Promise<readonly Companion[]> {
    return firstOf(await this.people.inOrder(context, companions, (a, b) => b.matches - a.matches), first);
  }
}

export const fieldsOfProfiles = [
  fieldOf(Side, 'profile', () => SideProfile, 'Its figures.').from(ProfilesService, (service, { id }) =>
    service.ofSide(id),
  ),
  fieldOf(Companion, 'person', () => Person, 'The person.').from(PeopleLoader, (people, { personId }, context) =>
    people.load(context, personId),
  ),
  fieldOf(SidePlayer, 'person', () => Person, 'The person.').from(PeopleLoader, (people, { personId }, context) =>
    people.load(context, personId),
  ),
  fieldOf(OpposingSide, 'side', () => Side, 'The team or pair.').from(SidesLoader, (sides, { sideId }, context) =>
    sides.load(context, sideId),
  ),
];
