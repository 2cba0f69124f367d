import { Injectable } from '@nestjs/common';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { type VenueRow, VenuesRepository } from './venues.repository.js';
import { venueKey } from './venue-key.js';

/** Venues of the jury's list by name, fetched together for a request. */
@Injectable()
export class VenuesLoader {
  private readonly loader = loaderPerRequest<string, VenueRow | null>(async (keys) =>
    inOrderOf(keys, await this.repository.findByKeys(null, keys), ({ nameKey }) => nameKey),
  );

  constructor(private readonly repository: VenuesRepository) {}

  /** Null for a place that is not on the list. */
  named(context: RequestContext, name: string): Promise<VenueRow | null> {
    return this.loader(context).load(venueKey(name));
  }
}
