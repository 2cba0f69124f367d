import { ArgsType, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { SaveVenueResult, Venue, VenueConnection, VenueSaved } from './venue.types.js';
import { VenuesRepository } from './venues.repository.js';
import { VenuesService } from './venues.service.js';
import { SaveVenueInput } from './venues.inputs.js';
import { Flag } from '../../platform/inputs/fields.js';

@ArgsType()
class VenuesArguments extends PageArguments {
  @Flag('Also those that are no longer offered.', { defaultValue: false })
  withClosed: boolean = false;
}

@Resolver(() => Venue)
export class VenuesResolver {
  constructor(private readonly service: VenuesService) {}

  @Allows('anyone')
  @Query(() => VenueConnection, {
    description: "The jury's list of venues, by name; its private places for the jury alone (D59).",
  })
  venues(
    @Arguments() args: VenuesArguments,
    @Context() { caller, source }: RequestContext,
  ): Promise<Connection<Venue>> {
    return this.service.list(source, sliceOf(args), {
      withClosed: args.withClosed,
      withPrivate: caller.account?.jury ?? false,
    });
  }

  @Allows('jury')
  @Mutation(() => SaveVenueResult, { description: 'Adds a venue to the list, or changes it.' })
  saveVenue(@CurrentCaller() caller: AccountCaller, @Input() input: SaveVenueInput): Promise<VenueSaved | Refused> {
    return this.service.save(caller, input);
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
