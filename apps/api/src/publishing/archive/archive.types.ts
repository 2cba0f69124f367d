import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'The archive of a season as it is now: it changes with the season, its names and its log.' })
export class SeasonArchive {
  @Field(() => String, { description: 'Where it is to be had, below the address of the office.' })
  file!: string;

  @Field(() => String, {
    description:
      'SHA-256 of its manifest in hexadecimal digits, which stands for every byte of it: `tarokk season verify --manifest` holds an archive against it.',
  })
  manifest!: string;
}
