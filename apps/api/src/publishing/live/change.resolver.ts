import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ChampionshipService } from '../../competitions/championship/championship.service.js';
import { ChampionshipTable, championshipView } from '../../competitions/championship/championship.types.js';
import { Cup } from '../../competitions/cup/cup.types.js';
import { CupsLoader } from '../../competitions/cup/cups.loader.js';
import { FreeTableService } from '../../competitions/free-championship/free-table.service.js';
import { FreeTable, freeTableRow } from '../../competitions/free-championship/free-table.types.js';
import { GrandPrixLoader } from '../../competitions/grand-prix/grand-prix.loader.js';
import { GrandPrix } from '../../competitions/grand-prix/grand-prix.types.js';
import { eventView } from '../../competitions/grand-prix/event-view.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Match } from '../../matches/match/match.types.js';
import { MatchesLoader } from '../../matches/match/matches.loader.js';
import { JuryRequest } from '../../matches/requests/request.types.js';
import { RequestsLoader } from '../../matches/requests/requests.loader.js';
import { Season } from '../../registry/seasons/season.types.js';
import { SeasonsLoader } from '../../registry/seasons/seasons.loader.js';
import { Change } from './change.types.js';

/** From a change to the object, by the same ways and with the same eyes as in a query. */
@Resolver(() => Change)
export class ChangeResolver {
  constructor(
    private readonly seasons: SeasonsLoader,
    private readonly championship: ChampionshipService,
    private readonly matches: MatchesLoader,
    private readonly requests: RequestsLoader,
    private readonly events: GrandPrixLoader,
    private readonly cups: CupsLoader,
    private readonly free: FreeTableService,
  ) {}

  @ResolveField(() => Season, { nullable: true, description: 'The season.' })
  season(@Parent() { year }: Change, @Context() context: RequestContext): Promise<Season | null> | null {
    return year === null ? null : this.seasons.load(context, year);
  }

  @ResolveField(() => ChampionshipTable, { nullable: true, description: 'Of standings: the championship table (9).' })
  async standings(
    @Parent() { topic, year }: Change,
    @Context() context: RequestContext,
  ): Promise<ChampionshipTable | null> {
    if (topic !== 'standings' || year === null) return null;
    const [season, table] = await Promise.all([
      this.seasons.load(context, year),
      this.championship.table(context.source, year),
    ]);
    return season === null ? null : championshipView(season, null, table);
  }

  @ResolveField(() => Cup, { nullable: true, description: 'Of the cup: as it stands (10).' })
  cup(@Parent() { topic, year }: Change, @Context() context: RequestContext): Promise<Cup | null> | null {
    return topic === 'cup' && year !== null ? this.cups.load(context, year) : null;
  }

  @ResolveField(() => GrandPrix, { nullable: true, description: 'The Grand Prix.' })
  async grandPrix(@Parent() { topic, id }: Change, @Context() context: RequestContext): Promise<GrandPrix | null> {
    const event = topic === 'grand-prix' && id !== null ? await this.events.load(context, id) : null;
    return event && eventView(event);
  }

  @ResolveField(() => FreeTable, { nullable: true, description: 'Of the free championship: its table (12).' })
  async freeTable(@Parent() { topic, year }: Change, @Context() context: RequestContext): Promise<FreeTable | null> {
    if (topic !== 'free-championship' || year === null) return null;
    const [season, table] = await Promise.all([
      this.seasons.load(context, year),
      this.free.table(context.source, year, null),
    ]);
    return season === null ? null : { season, asOf: null, rows: table.map(freeTableRow) };
  }

  @ResolveField(() => Match, {
    nullable: true,
    description: 'The match; null if it is not, or no longer, for you to see.',
  })
  match(@Parent() { topic, id }: Change, @Context() context: RequestContext): Promise<Match | null> | null {
    return topic === 'match' && id !== null ? this.matches.match(context, id) : null;
  }

  @ResolveField(() => JuryRequest, { nullable: true, description: 'The request to the jury.' })
  request(@Parent() { topic, id }: Change, @Context() context: RequestContext): Promise<JuryRequest | null> | null {
    return topic === 'request' && id !== null ? this.requests.load(context, id) : null;
  }
}
