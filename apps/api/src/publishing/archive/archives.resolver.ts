import { Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { Year } from '../../registry/seasons/year-argument.js';
import { ArchivesService } from './archives.service.js';

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

/** What making an archive costs beside a value that is there. */
const COST = 1000;

@Resolver()
export class ArchivesResolver {
  constructor(private readonly service: ArchivesService) {}

  @Allows('anyone')
  @Query(() => SeasonArchive, {
    nullable: true,
    complexity: COST,
    description:
      'The public archive of a season, by which anybody can recount it; null while the season is open (D25), and of a year of which there is nothing. It is made for the answer, so it takes its time.',
  })
  async seasonArchive(@Year() year: number): Promise<SeasonArchive | null> {
    const manifest = await this.service.manifestDigest(year);
    return manifest === null ? null : { file: `/archives/season-${year}.zip`, manifest };
  }
}
