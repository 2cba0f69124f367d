import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { NameScalar, UuidScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { SaveVenueResult, Venue, VenueConnection, VenueSaved } from './venue.types.js';
import { VenuesRepository } from './venues.repository.js';
import { VenuesService } from './venues.service.js';

@Resolver(() => Venue)
export class VenuesResolver {
  constructor(private readonly service: VenuesService) {}

  @Allows('anyone')
  @Query(() => VenueConnection, {
    description: "The jury's list of venues, by name; its private places for the jury alone (D59).",
  })
  venues(
    @Args() page: PageArguments,
    @Context() { caller, source }: RequestContext,
    @Args('withClosed', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Also those that are no longer offered.',
    })
    withClosed: boolean,
  ): Promise<Connection<Venue>> {
    return this.service.list(source, sliceOf(page), { withClosed, withPrivate: caller.account?.jury ?? false });
  }

  @Allows('jury')
  @Mutation(() => SaveVenueResult, { description: 'Adds a venue to the list, or changes it.' })
  saveVenue(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('name', { type: () => NameScalar, description: 'Its name.' }) name: string,
    @Args('public', { type: () => Boolean, description: 'Whether the place is public (9).' }) isPublic: boolean,
    @Args('id', { type: () => UuidScalar, nullable: true, description: 'The venue to change; a new one if left out.' })
    id: string | null = null,
    @Args('closed', { type: () => Boolean, defaultValue: false, description: 'No longer offered.' })
    closed: boolean = false,
  ): Promise<VenueSaved | Refused> {
    return this.service.save(caller, key, id, { name, public: isPublic, closed });
  }
}

@Resolver(() => VenueSaved)
export class VenueSavedResolver {
  private readonly loader = loaderPerRequest<string, Venue | null>(async (ids) =>
    inOrderOf(ids, await this.venues.findByIds(ids), ({ id }) => id),
  );

  constructor(private readonly venues: VenuesRepository) {}

  @ResolveField(() => Venue, { description: 'The venue.' })
  venue(@Parent() { venueId }: VenueSaved, @Context() context: RequestContext): Promise<Venue | null> {
    return this.loader(context).load(venueId);
  }
}
