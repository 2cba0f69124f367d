import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { AnnouncementsOfSeason, LastMade } from './profile.types.js';
import { ProfilesService } from './profiles.service.js';

@Resolver()
export class AnnouncementsOfSeasonResolver {
  constructor(private readonly service: ProfilesService) {}

  @Allows('anyone')
  @Query(() => AnnouncementsOfSeason, {
    nullable: true,
    description:
      'How often each announcement was made and failed in a season, and who made it last; null before anything is approved.',
    complexity: 50,
  })
  announcementsOfSeason(
    @Args('seasonYear', {
      type: () => Int,
      nullable: true,
      description: 'The latest season in which something was approved, if left out.',
    })
    year: number | null = null,
  ): Promise<AnnouncementsOfSeason | null> {
    return this.service.announcementsOfSeason(year);
  }
}

@Resolver(() => LastMade)
export class LastMadeResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Person, { description: 'Who.' })
  person(@Parent() { personId }: LastMade, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, personId);
  }
}
