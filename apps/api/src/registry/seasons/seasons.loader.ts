import { Injectable } from '@nestjs/common';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { type SeasonRow, SeasonsRepository } from './seasons.repository.js';

/** Seasons by year, fetched together for a request. */
@Injectable()
export class SeasonsLoader {
  private readonly loader = loaderPerRequest<number, SeasonRow | null>(async (years) =>
    inOrderOf(years, await this.repository.findByYears(null, years), ({ year }) => year),
  );

  constructor(private readonly repository: SeasonsRepository) {}

  /** Null for a year without a season. */
  load(context: RequestContext, year: number): Promise<SeasonRow | null> {
    return this.loader(context).load(year);
  }
}
