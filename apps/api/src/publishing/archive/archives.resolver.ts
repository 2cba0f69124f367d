import { Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { Year } from '../../registry/seasons/year-argument.js';
import { SeasonArchive } from './archive.types.js';
import { ArchivesService } from './archives.service.js';

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
