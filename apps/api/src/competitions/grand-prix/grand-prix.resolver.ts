import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { grandPrixEventOf, grandPrixYear, isPublic as isPublicVenue, privatePlace } from '@tarokk/competition';
import { Allows } from '../../platform/requests/allows.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Season } from '../../registry/seasons/season.types.js';
import { SeasonsLoader } from '../../registry/seasons/seasons.loader.js';
import { ActingSides } from '../../registry/teams/sides/acting-sides.js';
import { VenuesLoader } from '../../registry/venues/venues.loader.js';
import { GrandPrixLoader } from './grand-prix.loader.js';
import {
  GrandPrix,
  GrandPrixPairing,
  GrandPrixPlayer,
  GrandPrixTable,
  GrandPrixVenue,
  GrandPrixYear,
} from './grand-prix.types.js';
import { eventView, pairingView, rowView } from './event-view.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';

/** Where Grand Prix stand: nothing of it is kept, all of it follows from schedule and sheets. */
@Resolver(() => GrandPrix)
export class GrandPrixResolver {
  constructor(
    private readonly loader: GrandPrixLoader,
    private readonly seasons: SeasonsLoader,
    private readonly venues: VenuesLoader,
    private readonly acting: ActingSides,
  ) {}

  @Allows('anyone')
  @Query(() => GrandPrix, {
    nullable: true,
    description: 'A Grand Prix (11) by id; null when there is none.',
    complexity: 20,
  })
  async grandPrix(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }, ID_ARGUMENT) id: string,
  ): Promise<GrandPrix | null> {
    const event = await this.loader.load(context, id);
    return event && eventView(event);
  }

  @ResolveField(() => Season, { description: 'Its season.' })
  season(@Parent() { year }: GrandPrix, @Context() context: RequestContext): Promise<Season | null> {
    return this.seasons.load(context, year);
  }

  @ResolveField(() => GrandPrixVenue, { description: 'Where.' })
  async venue(
    @Parent() { event: { venue, entries } }: GrandPrix,
    @Context() context: RequestContext,
  ): Promise<GrandPrixVenue> {
    const listed = await this.venues.named(context, venue.name);
    const isPublic = isPublicVenue(venue, listed === null ? [] : [listed]);
    const pairs = entries.map(({ id }) => id);
    if (isPublic || (await this.acting.readsPlace(context, pairs))) return { ...venue, hidden: false };
    return { name: privatePlace[context.caller.language], public: false, hidden: true };
  }

  @ResolveField(() => [GrandPrixPairing], { description: 'The schedule, slot by slot; empty before the draw.' })
  async schedule(@Parent() { event }: GrandPrix): Promise<GrandPrixPairing[]> {
    return (await this.loader.standing(event)).pairings.map(pairingView);
  }

  @ResolveField(() => GrandPrixTable, {
    description: 'The table (11.3), during the event with what is played so far (D42).',
  })
  async table(@Parent() { event }: GrandPrix): Promise<GrandPrixTable> {
    const { table } = await this.loader.standing(event);
    return { final: table.final, rows: table.rows.map(rowView) };
  }
}

@Resolver(() => GrandPrixYear)
export class GrandPrixYearResolver {
  constructor(
    private readonly loader: GrandPrixLoader,
    private readonly people: PeopleLoader,
    private readonly seasons: SeasonsLoader,
  ) {}

  @Allows('anyone')
  @Query(() => GrandPrixYear, {
    nullable: true,
    description: 'All Grand Prix of a year, and what became of each player in them; null for a year without a season.',
    complexity: 50,
  })
  async grandPrixYear(
    @Context() context: RequestContext,
    @Args('seasonYear', { type: () => Int, description: 'The year of the season.' }) year: number,
  ): Promise<GrandPrixYear | null> {
    if ((await this.seasons.load(context, year)) === null) return null;
    const standings = await this.loader.year(year);
    return { year, standings, events: standings.map(({ event }) => eventView(event)) };
  }

  @ResolveField(() => [GrandPrixPlayer], { description: 'All who took part, by name.' })
  async players(
    @Parent() { standings }: GrandPrixYear,
    @Context() context: RequestContext,
  ): Promise<GrandPrixPlayer[]> {
    const ids = standings.flatMap(({ event }) => event.entries.flatMap(({ players }) => players));
    const persons = await this.people.loadAll(context, [...new Set(ids)]);
    const names = new Map(persons.map(({ id, name }) => [id, name]));
    const { players } = grandPrixYear(
      standings.map(({ event, table }) => ({ event: grandPrixEventOf(event), table })),
      (player) => names.get(player)!,
    );
    return players.map(({ player, appearances, wins, best }) => ({
      personId: player.id,
      wins,
      best,
      appearances: appearances.map(({ event, pair, partner, rank, total }) => ({
        grandPrixId: event,
        pairId: pair,
        partnerId: partner,
        rank,
        total,
      })),
    }));
  }
}
