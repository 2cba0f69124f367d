import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { AnnouncementsOfSeason, LastMade } from './profile.types.js';
import { ProfilesService } from './profiles.service.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

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

export const fieldsOfAnnouncementsOfSeason = [
  fieldOf(LastMade, 'person', () => Person, 'Who.').from(PeopleLoader, (people, { personId }, context) =>
    people.load(context, personId),
  ),
];
